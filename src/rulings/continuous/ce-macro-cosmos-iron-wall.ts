import { ruling } from '../language';

export default ruling(
  'ce-macro-cosmos-iron-wall',
  {
    covers: ['continuous-effects', 'banish'],
    title: { en: 'Macro Cosmos and Imperial Iron Wall', ko: '매크로 코스모스와 왕궁의 철벽' },
    statement: {
      en: 'With both face-up no card is banished, whichever was activated first.',
      ko: '둘 다 앞면 표시라면, 어느 쪽을 먼저 발동했든 카드는 제외되지 않는다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    const sent = () => {
      turnPlayer.activates('Dark Hole');
      then.linkWas('Dark Hole', 'resolved');
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
      then.isNotIn('Celtic Guardian', 'banished');
    };
    inCase({ en: 'Macro Cosmos first', ko: '매크로 코스모스가 먼저' }, () => {
      given(turnPlayer).controls('Macro Cosmos', 'Celtic Guardian').hasSet('Imperial Iron Wall').hasInHand('Dark Hole');
      turnPlayer.activates('Imperial Iron Wall');
      sent();
    });
    inCase({ en: 'Imperial Iron Wall first', ko: '왕궁의 철벽이 먼저' }, () => {
      given(turnPlayer).controls('Imperial Iron Wall', 'Celtic Guardian').hasSet('Macro Cosmos').hasInHand('Dark Hole');
      turnPlayer.activates('Macro Cosmos');
      sent();
    });
  },
);
