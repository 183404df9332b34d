import { ruling } from '../language';

export default ruling(
  'ce-skill-drain-then-wildheart',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Skill Drain, then Wildheart', ko: '스킬 드레인 다음에 와일드맨' },
    statement: {
      en: 'Negating and being unaffected are settled by which began first. Elemental HERO Wildheart Summoned under Skill Drain is negated before it is unaffected by Traps, so a Trap destroys it.',
      ko: '무효로 하는 효과와 효과를 받지 않는 효과 사이에서는 먼저 적용된 쪽이 우선한다. 스킬 드레인이 적용 중일 때 소환된 엘리멘틀 히어로 와일드맨은 함정의 효과를 받지 않게 되기 전에 무효가 되므로, 함정 카드로 파괴된다.',
    },
    doubtful: {
      en: 'No outcome is published for this pair; it follows from the rule that the one that began first prevails.',
      ko: '이 두 카드의 결과는 공식적으로 나와 있지 않으며, 먼저 적용된 쪽이 우선한다는 규칙에서 나온 결과이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Skill Drain').hasSet('Raigeki Break').hasInHand('Gemini Elf');
    given(turnPlayer).hasInHand('Elemental HERO Wildheart');
    turnPlayer.normalSummons('Elemental HERO Wildheart');
    opponent.activates('Raigeki Break', { targets: ['Elemental HERO Wildheart'], cost: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Raigeki Break', 'resolved');
    then.happened('moved', { card: 'Elemental HERO Wildheart', where: { reasons: 'destroyed' } });
    then.isIn('Elemental HERO Wildheart', 'gy', turnPlayer);
  },
);
