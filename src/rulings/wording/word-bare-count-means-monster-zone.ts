import { card, ruling } from '../language';

export default ruling(
  'word-bare-count-means-monster-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: 'Monsters counted as cards', ko: '매수로 세는 몬스터' },
    statement: {
      en: 'Where a text counts monsters of the field as so many cards, only Monster Zones are meant: a Monster Card in the Spell & Trap Zone is no material for an Xyz Summon.',
      ko: '필드의 몬스터를 매수로 세는 텍스트도 몬스터 존만을 가리킨다. 마법 & 함정 존의 몬스터 카드는 엑시즈 소재로 할 수 없다.',
    },
    doubtful: {
      en: 'The board is derived: the source gives no example of its own.',
      ko: '원문에 독자적인 예가 없어 보드는 규칙에서 도출한 것이다.',
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
