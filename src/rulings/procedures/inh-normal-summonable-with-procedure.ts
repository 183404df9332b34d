import { ruling } from '../language';

export default ruling(
  'inh-normal-summonable-with-procedure',
  {
    covers: ['special-summon-procedure', 'tribute-summon'],
    title: { en: 'A procedure of its own is an extra, not a must', ko: '스스로의 특수 소환 방법은 덤이다' },
    statement: {
      en: 'A monster such as Cyber Dragon may Special Summon itself by its own text, but can be Normal Summoned like any other.',
      ko: '사이버 드래곤처럼 스스로 특수 소환할 수 있는 몬스터도 다른 몬스터와 똑같이 일반 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Cyber Dragon').hasInDeck('Kuriboh');
    then.can(turnPlayer).normalSummon('Cyber Dragon');
    turnPlayer.tributeSummons('Cyber Dragon', 'Sangan');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'normal');
    then.isIn('Sangan', 'gy', turnPlayer);
  },
);
