import { explained } from '../language';

export default explained(
  'ce-pole-position-forbidden',
  {
    covers: ['continuous-effects'],
    title: { en: 'Pole Position', ko: '폴 포지션' },
    statement: {
      en: 'Pole Position is the model of such rulings: an action that would start its endless loop, in which one monster is the strongest only while it is affected by a Spell, is not allowed.',
      ko: '폴 포지션이 이러한 재정의 본보기이다. 마법의 효과를 받는 동안에만 공격력이 가장 높아지는 몬스터처럼, 끝없는 순환이 시작되는 행동은 할 수 없다.',
    },
    doubtful: {
      en: 'The source gives no board, and many rulings on this card are said to be unsettled.',
      ko: '원문에 국면이 없으며, 이 카드의 재정은 조정 중인 것이 많다고 한다.',
    },
  },
  ['ce-talisman-canceller-drain-forbidden'],
);
