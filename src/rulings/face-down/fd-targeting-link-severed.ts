import { card, ruling } from '../language';

export default ruling(
  'fd-targeting-link-severed',
  {
    covers: ['face-down', 'equips'],
    title: { en: 'Turned face-down, the bond is cut', ko: '뒷면 표시가 되면 관계가 끊긴다' },
    statement: {
      en: 'A card that holds on to one monster loses it the moment that monster is turned face-down. Black Pendant is left without an equipped monster, and an Equip Card without one is destroyed by the rules.',
      ko: '특정 몬스터와 관계를 맺고 있는 카드는 그 몬스터가 뒷면 표시가 되는 순간 관계를 잃는다. 검은 펜던트는 장착 몬스터가 없어지고, 장착 몬스터가 없는 장착 카드는 룰에 의해 파괴된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Gemini Elf', card('Black Pendant', { equippedTo: 'Gemini Elf' }));
    given(turnPlayer).hasInHand('Book of Moon');
    then.atkIs('Gemini Elf', 2400);
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    then.isFaceDown('Gemini Elf');
    then.isIn('Black Pendant', 'gy', opponent);
    then.happened('moved', { card: 'Black Pendant', where: { to: 'gy', reasons: 'destroyed', cause: 'rule' } });
  },
);
