import { ruling } from '../language';

export default ruling(
  'hand-one-special-summon-per-timing',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'One per Chain', ko: '1개의 체인에 1장만' },
    statement: {
      en: 'Trigger Effects in the hand that Special Summon their own card are not chained to each other: a player uses one of them in a Chain, here Tragoedia and not Gorz.',
      ko: '자신을 특수 소환하는 패의 유발 효과는 서로 체인할 수 없다. 플레이어는 1개의 체인에서 그중 1장만, 여기서는 고즈가 아니라 트라고에디아만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Summoned Skull').hasSet('Divine Wrath').hasInHand('Gemini Elf');
    given(opponent).hasInHand('Gorz the Emissary of Darkness', 'Tragoedia');
    turnPlayer.attacks('Summoned Skull', 'directly');
    then.can(opponent).activate('Gorz the Emissary of Darkness', { effect: 1 });
    then.can(opponent).activate('Tragoedia', { effect: 1 });
    then.lpIs(opponent, 5500);
    opponent.activates('Tragoedia', { effect: 1 });
    then.chainIs('opponent: Tragoedia');
    then.isAsked(turnPlayer, 'chain');
    then.cannot(opponent).activate('Gorz the Emissary of Darkness', {
      because: 'one-hand-trigger-per-chain',
      effect: 1,
    });
    bothPass();
    then.controls(opponent, 'Tragoedia');
    then.isIn('Gorz the Emissary of Darkness', 'hand', opponent);
  },
);
