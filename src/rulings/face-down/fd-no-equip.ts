import { ruling } from '../language';

export default ruling(
  'fd-no-equip',
  {
    covers: ['face-down', 'equips', 'targeting'],
    title: { en: 'No Equip Card on a face-down monster', ko: '뒷면 표시 몬스터에는 장착할 수 없다' },
    statement: {
      en: 'Equip Spells are equipped to face-up monsters. Without any on the field, the card has no target and cannot be activated.',
      ko: '장착 마법은 앞면 표시 몬스터에 장착한다. 필드에 앞면 표시 몬스터가 없으면 대상이 없어 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Mystical Elf').hasInHand('Black Pendant');
    then.cannot(turnPlayer).activate('Black Pendant', { because: 'no-target' });
  },
);
