import { card, ruling } from '../language';

export default ruling(
  'fd-targeting-link-severed',
  {
    covers: ['face-down', 'equips'],
    title: { en: 'Turned face-down, the bond is cut', ko: '뒷면 표시가 되면 관계가 끊긴다' },
    statement: {
      en: 'Cards that hold on to a monster they targeted lose it at once when it is turned face-down. An Equip Card without a monster is destroyed.',
      ko: '대상으로 한 몬스터와 관계를 맺고 있는 카드는 그 몬스터가 뒷면 표시가 되면 바로 관계를 잃는다. 장착 몬스터가 없어진 장착 카드는 파괴된다.',
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
