import { ruling } from '../language';

export default ruling(
  'ce-rule2-both-negating-falls-back',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Two that forbid: the earlier one', ko: '둘 다 금지한다면 먼저 것' },
    statement: {
      en: 'Negating and being unaffected both count as forbidding, so neither beats the other by its kind and the earlier one prevails: under Skill Drain, Elemental HERO Wildheart is negated; there first, it is unaffected by Skill Drain.',
      ko: '무효로 하는 것과 효과를 받지 않는 것은 둘 다 금지로 취급하여 종류로는 우열이 없으므로, 먼저 적용된 쪽이 우선한다. 스킬 드레인이 먼저면 와일드맨은 무효가 되고, 와일드맨이 먼저면 그 효과를 받지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Skill Drain first', ko: '스킬 드레인이 먼저' }, () => {
      given(opponent).controls('Skill Drain');
      given(turnPlayer).controls('Elemental HERO Wildheart').hasSet('Raigeki Break').hasInHand('Gemini Elf');
      turnPlayer.activates('Raigeki Break', { targets: ['Elemental HERO Wildheart'], cost: ['Gemini Elf'] });
      bothPass();
      then.isIn('Elemental HERO Wildheart', 'gy', turnPlayer);
    });
    inCase({ en: 'Wildheart first', ko: '와일드맨이 먼저' }, () => {
      given(turnPlayer).controls('Elemental HERO Wildheart').hasSet('Raigeki Break').hasInHand('Gemini Elf');
      given(opponent).controls('Skill Drain');
      turnPlayer.activates('Raigeki Break', { targets: ['Elemental HERO Wildheart'], cost: ['Gemini Elf'] });
      bothPass();
      then.linkWas('Raigeki Break', 'withoutEffect');
      then.controls(turnPlayer, 'Elemental HERO Wildheart');
    });
  },
);
