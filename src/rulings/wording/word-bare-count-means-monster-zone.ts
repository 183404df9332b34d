import { card, ruling } from '../language';

export default ruling(
  'word-bare-count-means-monster-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: 'Monsters counted as cards', ko: '매수로 세는 몬스터' },
    statement: {
      en: 'A text that asks for a number of monsters on the field means those in Monster Zones. A Monster Card in the Spell & Trap Zone is treated as a Spell there, so it is no material for the Xyz Summon of Gagaga Cowboy.',
      ko: '필드의 몬스터를 몇 장이라고 세는 텍스트는 몬스터 존의 몬스터를 가리킨다. 마법 & 함정 존의 몬스터 카드는 그곳에서 마법 카드로 취급되므로 가가가 간맨의 엑시즈 소재로 할 수 없다.',
    },
    doubtful: {
      en: 'The general rule names no card. This board is built after it, with an Xyz Summon that asks for 2 monsters.',
      ko: '일반 규칙만 알려져 있고 카드의 예는 없다. 여기서는 그 규칙에 따라 몬스터 2장이 필요한 엑시즈 소환으로 보인다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInExtraDeck('Gagaga Cowboy');
    inCase({ en: 'One of the two in the Spell & Trap Zone', ko: '한 장이 마법 & 함정 존에 있는 경우' }, () => {
      given(turnPlayer).controls('Celtic Guardian', card('Mystical Elf', { inSpellTrapZone: true }));
      then.cannot(turnPlayer).specialSummon('Gagaga Cowboy', { because: 'materials-missing' });
    });
    inCase({ en: 'Both in Monster Zones', ko: '둘 다 몬스터 존에 있는 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Celtic Guardian', 'Mystical Elf');
      then.can(turnPlayer).specialSummon('Gagaga Cowboy');
    });
  },
);
