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
      en: 'The source names the pair under this rule without the outcome; it follows from the order.',
      ko: '원문은 이 규칙에서 두 카드를 들 뿐 결과를 적지 않았으며, 순서에서 나오는 결과이다.',
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
