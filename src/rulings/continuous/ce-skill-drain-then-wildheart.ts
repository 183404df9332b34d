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
      en: 'The source names the pair under this rule without the outcome; it follows from the order.',
      ko: '원문은 이 규칙에서 두 카드를 들 뿐 결과를 적지 않았으며, 순서에서 나오는 결과이다.',
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
