import { ruling } from '../language';

export default ruling(
  'act-field-spell-uses-field-zone',
  {
    covers: ['activation', 'zones', 'field-spells'],
    title: { en: 'Field Spells have a zone of their own', ko: '필드 마법은 필드 존에 놓는다' },
    statement: {
      en: 'A Field Spell is put in the Field Zone, so it can be activated with all five Spell & Trap Zones occupied.',
      ko: '필드 마법은 필드 존에 놓으므로, 5개의 마법 & 함정 존이 모두 차 있어도 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Card Trader', 'The Dark Door', 'Black Whirlwind', 'Fire Formation - Tenki', 'Card of Safe Return')
      .hasInHand('Umi');
    then.can(turnPlayer).activate('Umi');
    turnPlayer.activates('Umi');
    then.isIn('Umi', 'fieldZone', turnPlayer);
    then.countIs(turnPlayer, 'spellTrapZone', 5);
  },
);
