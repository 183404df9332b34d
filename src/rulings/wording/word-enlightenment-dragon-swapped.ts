import { ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-swapped',
  {
    covers: ['special-summon-procedure', 'names'],
    title: { en: 'Enlightenment Dragon: the other way round', ko: '엔라이트멘트 드래곤: 서로 바꾼 경우' },
    statement: {
      en: 'Which of the two dragons comes from the Monster Zone and which from the GY does not matter.',
      ko: '두 장 중 어느 쪽이 몬스터 존에 있고 어느 쪽이 묘지에 있는지는 상관없다.',
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
