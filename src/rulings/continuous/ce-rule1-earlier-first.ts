import { ruling } from '../language';

export default ruling(
  'ce-rule1-earlier-first',
  {
    covers: ['continuous-effects', 'stat-changes'],
    title: { en: 'The earlier one first', ko: '먼저 시작된 것부터' },
    statement: {
      en: 'Continuous effects are applied in the order in which they began: The Wicked Dreadroot, already on the field, halves first, and then The Wicked Avatar, Summoned later, sets its own ATK and DEF.',
      ko: '지속 효과는 시작된 순서대로 적용한다. 먼저 필드에 있던 사신 드레드 루트가 절반으로 한 뒤에, 나중에 소환된 사신 아바타가 자신의 공격력 / 수비력을 정한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('The Wicked Dreadroot');
    given(turnPlayer)
      .controls('Celtic Guardian', 'Luster Dragon', 'Sangan', 'Gemini Elf')
      .hasInHand('The Wicked Avatar');
    // Halved already.
    then.atkIs('Gemini Elf', 950);
    turnPlayer.tributeSummons('The Wicked Avatar', 'Celtic Guardian', 'Luster Dragon', 'Sangan');
    then.wasSummonedBy('The Wicked Avatar', turnPlayer, 'normal');
    then.atkIs('The Wicked Avatar', 4100);
    then.defIs('The Wicked Avatar', 4100);
    then.atkIs('The Wicked Dreadroot', 4000);
    then.atkIs('Gemini Elf', 950);
  },
);
