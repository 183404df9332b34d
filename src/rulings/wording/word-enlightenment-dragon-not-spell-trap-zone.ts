import { card, ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-not-spell-trap-zone',
  {
    covers: ['special-summon-procedure', 'names', 'placed-as-spells'],
    title: { en: 'Not from the Spell & Trap Zone', ko: '마법 & 함정 존의 카드는 쓸 수 없다' },
    statement: {
      en: 'A Judgment Dragon or Punishment Dragon that lies in the Spell & Trap Zone cannot be banished for the Summon of Enlightenment Dragon.',
      ko: '마법 & 함정 존에 놓여 있는 저지먼트 드래곤이나 퍼니시먼트 드래곤은 엔라이트멘트 드래곤의 특수 소환을 위해 제외할 수 없다.',
    },
    doubtful: {
      en: 'Card names are otherwise found in the Spell & Trap Zone too; here they stand for materials, which are monsters, so the stricter reading is followed.',
      ko: '카드명은 보통 마법 & 함정 존에서도 찾지만, 여기서는 융합 소재인 몬스터를 가리키므로 엄격한 해석을 따른다.',
    },
    contrast: 'word-enlightenment-dragon-legal',
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls(card('Judgment Dragon', { inSpellTrapZone: true }))
      .hasInGY('Punishment Dragon')
      .hasInExtraDeck('Enlightenment Dragon');

    then.cannot(turnPlayer).specialSummon('Enlightenment Dragon', { because: 'procedure-cannot-be-done' });
  },
);
