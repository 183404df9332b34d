import { ruling } from '../language';

export default ruling(
  'act-activating-card-is-on-field',
  {
    covers: ['activation-negation', 'last-place'],
    title: {
      en: 'Until its activation is negated, the card is on the field',
      ko: '발동이 무효가 되기 전까지는 필드의 카드다',
    },
    statement: {
      en: 'While the negation still waits to resolve, the card that was activated is on the field. If a later Chain Link destroys it first, a card on the field was destroyed, and Blue-Eyes Jet Dragon can be Special Summoned.',
      ko: '발동을 무효로 하는 효과가 처리되기 전까지 발동한 카드는 필드의 카드다. 그 뒤에 체인한 카드가 먼저 그 카드를 파괴하면 필드의 카드가 파괴된 것이므로, 푸른 눈의 제트 드래곤을 특수 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Geartown');
    given(opponent)
      .controls('Baronne de Fleur')
      .hasSet('Mystical Space Typhoon')
      .hasInHand('Blue-Eyes Jet Dragon')
      .hasInGY('Blue-Eyes White Dragon');
    turnPlayer.activates('Geartown');
    opponent.activates('Baronne de Fleur', { effect: 2 });
    opponent.activates('Mystical Space Typhoon', { targets: ['Geartown'] });
    bothPass();
    then.chainIs('turnPlayer: Geartown', 'opponent: Baronne de Fleur', 'opponent: Mystical Space Typhoon');
    then.happened('moved', {
      card: 'Geartown',
      where: { 'before.place': 'fieldZone', to: 'gy', reasons: 'destroyed' },
    });
    opponent.usesTrigger('Blue-Eyes Jet Dragon');
    bothPass();
    then.controls(opponent, 'Blue-Eyes Jet Dragon');
  },
);
