import { ruling } from '../language';

export default ruling(
  'ce-macro-cosmos-iron-wall',
  {
    covers: ['continuous-effects', 'banish'],
    title: { en: 'Macro Cosmos and Imperial Iron Wall', ko: '매크로 코스모스와 왕궁의 철벽' },
    statement: {
      en: 'A prohibition beats an effect that would do the thing, whichever began first. With Imperial Iron Wall and Macro Cosmos both face-up, no card is banished.',
      ko: '금지하는 효과는 어느 쪽이 먼저 적용되었든 그것을 실행하려는 효과보다 우선한다. 그러므로 왕궁의 철벽과 매크로 코스모스가 모두 앞면 표시이면 카드는 제외되지 않는다.',
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
