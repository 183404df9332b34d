import { explained } from '../language';

export default explained(
  'ce-rule4-simultaneous-turn-player',
  {
    covers: ['continuous-effects'],
    title: { en: 'At one moment: the turn player’s first', ko: '동시라면 턴 플레이어부터' },
    statement: {
      en: 'Continuous effects that begin at exactly the same moment are applied in this order: first those of the turn player, then those of the opponent.',
      ko: '완전히 동시에 적용되기 시작하는 지속 효과는 턴 플레이어의 것부터, 그 다음에 상대의 것을 적용한다.',
    },
  },
  ['ce-ultimate-falcon-turn-player', 'ce-ultimate-falcon-opponent-turn'],
);
