import { ruling } from '../language';

export default ruling(
  'hand-gorz-or-tragoedia',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'Gorz or Tragoedia', ko: '고즈와 트라고에디아 중 하나' },
    statement: {
      en: 'With Gorz and Tragoedia both in the hand when battle damage is taken, only one of the two can be used. What Gorz does after its Summon is another Chain.',
      ko: '전투 데미지를 받았을 때 고즈와 트라고에디아가 모두 패에 있으면 한쪽만 발동할 수 있다. 고즈가 특수 소환된 뒤의 효과는 새로운 체인이 된다.',
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
