import { ruling } from '../language';

export default ruling(
  'ce-wildheart-then-skill-drain',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Wildheart, then Skill Drain', ko: '와일드맨 다음에 스킬 드레인' },
    statement: {
      en: 'Negating and being unaffected are settled by which began first. Elemental HERO Wildheart that was there first is unaffected by Skill Drain as by other Traps.',
      ko: '무효로 하는 효과와 효과를 받지 않는 효과 사이에서는 먼저 적용된 쪽이 우선한다. 먼저 필드에 있던 엘리멘틀 히어로 와일드맨은 다른 함정처럼 나중에 발동한 스킬 드레인의 효과도 받지 않는다.',
    },
    doubtful: {
      en: 'No outcome is published for this pair; it follows from the rule that the one that began first prevails.',
      ko: '이 두 카드의 결과는 공식적으로 나와 있지 않으며, 먼저 적용된 쪽이 우선한다는 규칙에서 나온 결과이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Elemental HERO Wildheart');
    given(opponent).hasSet('Skill Drain', 'Raigeki Break').hasInHand('Gemini Elf');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Elemental HERO Wildheart', 'directly');
    opponent.activates('Skill Drain');
    bothPass();
    then.linkWas('Skill Drain', 'resolved');
    then.lpIs(opponent, 7000);
    opponent.activates('Raigeki Break', { targets: ['Elemental HERO Wildheart'], cost: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Raigeki Break', 'withoutEffect');
    then.controls(turnPlayer, 'Elemental HERO Wildheart');
    then.lpIs(opponent, 5500);
  },
);
