import { ruling } from '../language';

export default ruling(
  'ce-rule2-prohibition-wins',
  {
    covers: ['continuous-effects', 'banish'],
    title: { en: 'What forbids wins', ko: '금지하는 효과가 이긴다' },
    statement: {
      en: 'Whatever began first, an effect that forbids something beats one that would do it: under Imperial Iron Wall, Macro Cosmos banishes nothing.',
      ko: '시작된 순서와 상관없이, 무언가를 금지하는 효과가 그것을 하려는 효과보다 우선한다. 왕궁의 철벽이 있으면 매크로 코스모스는 아무것도 제외하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    inCase({ en: 'With Imperial Iron Wall', ko: '왕궁의 철벽이 있을 때' }, () => {
      given(opponent).controls('Macro Cosmos');
      given(turnPlayer).hasSet('Imperial Iron Wall').controls('Celtic Guardian').hasInHand('Dark Hole');
      turnPlayer.activates('Imperial Iron Wall');
      turnPlayer.activates('Dark Hole');
      then.linkWas('Dark Hole', 'resolved');
      then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', reasons: 'destroyed' } });
      then.isNotIn('Celtic Guardian', 'banished');
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
      then.isIn('Dark Hole', 'gy', turnPlayer);
    });
    inCase({ en: 'Without it', ko: '없을 때', contrast: 1 }, () => {
      given(opponent).controls('Macro Cosmos');
      given(turnPlayer).controls('Celtic Guardian').hasInHand('Dark Hole');
      turnPlayer.activates('Dark Hole');
      then.isIn('Celtic Guardian', 'banished', turnPlayer);
      then.isIn('Dark Hole', 'banished', turnPlayer);
    });
  },
);
