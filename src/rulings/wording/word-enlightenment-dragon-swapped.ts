import { ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-swapped',
  {
    covers: ['special-summon-procedure', 'names'],
    title: { en: 'Enlightenment Dragon: the other way round', ko: '엔라이트멘트 드래곤: 서로 바꾼 경우' },
    statement: {
      en: 'Enlightenment Dragon asks for one of the two dragons from the field and the other from the GY, without saying which is where. So Punishment Dragon may be on the field and Judgment Dragon in the GY.',
      ko: '엔라이트멘트 드래곤은 두 드래곤을 필드와 묘지에서 1장씩 요구할 뿐, 어느 쪽이 어디에 있는지는 정하지 않는다. 퍼니시먼트 드래곤이 몬스터 존에, 저지먼트 드래곤이 묘지에 있어도 된다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Punishment Dragon').hasInGY('Judgment Dragon').hasInExtraDeck('Enlightenment Dragon');
    turnPlayer.specialSummons('Enlightenment Dragon');

    then.wasSummonedBy('Enlightenment Dragon', turnPlayer, 'special');
    then.isIn('Judgment Dragon', 'banished', turnPlayer);
    then.isIn('Punishment Dragon', 'banished', turnPlayer);
  },
);
