import { card, ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-not-spell-trap-zone',
  {
    covers: ['special-summon-procedure', 'names', 'placed-as-spells'],
    title: { en: 'Not from the Spell & Trap Zone', ko: '마법 & 함정 존의 카드는 쓸 수 없다' },
    statement: {
      en: 'Enlightenment Dragon needs a Judgment Dragon on the field and a Punishment Dragon in the GY as its materials. Materials are monsters, and a Judgment Dragon in the Spell & Trap Zone is none there, so it cannot be banished for the Summon.',
      ko: '엔라이트멘트 드래곤은 필드와 묘지의 융합 소재를 제외하고 특수 소환한다. 소재는 몬스터여야 하는데 마법 & 함정 존의 저지먼트 드래곤은 그곳에서 몬스터가 아니므로 제외할 수 없다.',
    },
    doubtful: {
      en: 'A card name usually also means cards in the Spell & Trap Zone, so the Summon might be thought possible. Here the names stand for materials, which are monsters, and the stricter reading is followed.',
      ko: '카드명은 보통 마법 & 함정 존의 카드도 가리키므로 가능하다고 볼 수도 있다. 여기서는 카드명이 융합 소재인 몬스터를 가리킨다고 보아 엄격한 해석을 따른다.',
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
