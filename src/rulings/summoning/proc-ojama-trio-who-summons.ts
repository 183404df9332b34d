import { ruling } from '../language';

export default ruling(
  'proc-ojama-trio-who-summons',
  {
    covers: ['special-summon-effect', 'summoning-player'],
    title: { en: 'Whose Summon Ojama Trio is', ko: '방해꾼 트리오로 소환한 사람' },
    statement: {
      en: 'Tokens that Ojama Trio puts on the opponent’s field were Special Summoned by the player of Ojama Trio, not by the player who gets them.',
      ko: '방해꾼 트리오로 상대 필드에 놓인 토큰은 그 카드를 쓴 플레이어가 특수 소환한 것이며, 받은 플레이어가 소환한 것이 아니다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasSet('Ojama Trio');
    given(opponent).hasInHand('Maxx "C"').hasInDeck('Kuriboh', 'Giant Germ');
    turnPlayer.passes();
    opponent.activates('Maxx "C"');
    bothPass();
    turnPlayer.activates('Ojama Trio');
    bothPass();
    then.countIs(opponent, 'monsterZone', 3, 'Ojama Token');
    then.wasSummonedBy('Ojama Token', turnPlayer, 'special');
    then.happened('drawn', { seat: 'opponent', times: 1 });
    then.countIs(opponent, 'hand', 1);
  },
);
