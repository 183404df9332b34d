import { ruling } from '../language';

export default ruling(
  'inh-normal-summonable-with-procedure',
  {
    covers: ['special-summon-procedure', 'tribute-summon'],
    title: { en: 'A procedure of its own is an extra, not a must', ko: '스스로의 특수 소환 방법은 덤이다' },
    statement: {
      en: 'Cyber Dragon’s text adds a way to Special Summon it and takes no other away. So it can be Normal Summoned like any Level 5 monster, with one Tribute.',
      ko: '사이버 드래곤의 텍스트는 특수 소환하는 방법을 더할 뿐 다른 방법을 막지 않는다. 그래서 다른 레벨 5 몬스터처럼 1장을 릴리스하여 일반 소환할 수도 있다.',
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
