import { explained } from '../language';

export default explained(
  'ce-pole-position-forbidden',
  {
    covers: ['continuous-effects'],
    title: { en: 'Pole Position', ko: '폴 포지션' },
    statement: {
      en: 'Pole Position makes the monster with the highest ATK unaffected by Spells. If a monster is the strongest only while a Spell raises it, it would gain and lose that without end, so an action that would start this loop is not allowed.',
      ko: '폴 포지션은 공격력이 가장 높은 몬스터가 마법의 효과를 받지 않게 한다. 마법의 효과를 받는 동안에만 가장 강한 몬스터라면 끝없는 순환이 되므로, 그런 상황을 만드는 행동은 할 수 없다.',
    },
    doubtful: {
      en: 'Many rulings on Pole Position are still unsettled, so only the principle is given here and no board.',
      ko: '폴 포지션의 재정은 조정 중인 것이 많으므로, 여기서는 원칙만 보이고 실제 상황은 두지 않는다.',
    },
  },
  ['ce-talisman-canceller-drain-forbidden'],
);
