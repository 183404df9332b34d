import { ruling } from '../language';

export default ruling(
  'fd-no-equip',
  {
    covers: ['face-down', 'equips', 'targeting'],
    title: { en: 'No Equip Card on a face-down monster', ko: '뒷면 표시 몬스터에는 장착할 수 없다' },
    statement: {
      en: 'An Equip Spell must be equipped to a face-up monster. The only monster here is Set, so Black Pendant has no target and cannot be activated.',
      ko: '장착 마법은 앞면 표시 몬스터에만 장착할 수 있다. 여기에 있는 몬스터는 뒷면 표시뿐이므로, 검은 펜던트는 대상이 없어 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Mystical Elf').hasInHand('Black Pendant');
    then.cannot(turnPlayer).activate('Black Pendant', { because: 'no-target' });
  },
);
