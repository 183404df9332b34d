import { ruling } from '../language';

export default ruling(
  'zone-field-spell-replaced',
  {
    covers: ['zones', 'field-spells'],
    title: { en: 'A new Field Spell replaces the old one', ko: '새 필드 마법은 전의 것을 대신한다' },
    statement: {
      en: 'A player may activate or Set a Field Spell over their own, for the Field Zone holds one card. The old one is sent to the GY by the rules, not destroyed. Each player has a Field Zone of their own, so the opponent’s stays.',
      ko: '필드 존에는 카드를 1장만 놓을 수 있으므로, 새 필드 마법을 발동하거나 세트하면 전의 카드는 파괴되지 않고 룰에 의해 묘지로 보내진다. 필드 존은 플레이어마다 따로 있어 상대의 것은 그대로이다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).controls('Mountain').hasInHand('Umi', 'Luster Dragon');
    given(opponent).controls('The Sanctuary in the Sky');
    then.can(turnPlayer).activate('Umi');
    then.can(turnPlayer).set('Umi');
    inCase({ en: 'It is activated', ko: '발동한다' }, () => {
      turnPlayer.activates('Umi');
      then.linkWas('Umi', 'resolved');
      then.isIn('Umi', 'fieldZone', turnPlayer);
      then.isFaceUp('Umi');
      then.isIn('Mountain', 'gy', turnPlayer);
      then.didNotHappen('moved', { card: 'Mountain', where: { reasons: 'destroyed' } });
      then.isIn('The Sanctuary in the Sky', 'fieldZone', opponent);
    });
    inCase({ en: 'It is Set', ko: '세트한다', contrast: 1 }, () => {
      turnPlayer.sets('Umi');
      then.isFaceDown('Umi');
      then.isIn('Mountain', 'gy', turnPlayer);
      then.didNotHappen('moved', { card: 'Mountain', where: { reasons: 'destroyed' } });
      then.isIn('The Sanctuary in the Sky', 'fieldZone', opponent);
    });
  },
);
