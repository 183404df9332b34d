import { ruling } from '../language';

export default ruling(
  'hand-gorz-or-tragoedia',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'Gorz or Tragoedia', ko: '고즈와 트라고에디아 중 하나' },
    statement: {
      en: 'Gorz and Tragoedia both answer battle damage by Special Summoning themselves from the hand, and a player uses one such trigger per Chain. After Gorz’s Chain the damage is no longer what just happened, so Tragoedia stays; Gorz’s effect upon its Summon is a new Chain.',
      ko: '고즈와 트라고에디아는 모두 전투 데미지에 대응해 패에서 자신을 특수 소환하며, 그런 유발 효과는 1개의 체인에 1장만 발동할 수 있다. 그 체인이 끝나면 트라고에디아의 시점은 지났고, 고즈가 특수 소환된 뒤의 효과는 새 체인이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Summoned Skull').hasSet('Divine Wrath').hasInHand('Gemini Elf');
    given(opponent).hasInHand('Gorz the Emissary of Darkness', 'Tragoedia');
    turnPlayer.attacks('Summoned Skull', 'directly');
    then.can(opponent).activate('Gorz the Emissary of Darkness', { effect: 1 });
    then.can(opponent).activate('Tragoedia', { effect: 1 });
    then.lpIs(opponent, 5500);
    opponent.activates('Gorz the Emissary of Darkness', { effect: 1 });
    then.isAsked(turnPlayer, 'chain');
    then.cannot(opponent).activate('Tragoedia', { because: 'one-hand-trigger-per-chain', effect: 1 });
    turnPlayer.passes();
    turnPlayer.passes();
    then.controls(opponent, 'Gorz the Emissary of Darkness', 'Emissary of Darkness Token');
    then.isIn('Tragoedia', 'hand', opponent);
    then.chainsWere(['opponent: Gorz the Emissary of Darkness'], ['opponent: Gorz the Emissary of Darkness']);
    then.cannot(opponent).activate('Tragoedia', { because: 'event-not-happened', effect: 1 });
  },
);
