import { ruling } from '../language';

export default ruling(
  'proc-ojama-trio-who-summons',
  {
    covers: ['special-summon-effect', 'summoning-player'],
    title: { en: 'Whose Summon Ojama Trio is', ko: '방해꾼 트리오로 소환한 사람' },
    statement: {
      en: 'A Special Summon is made by the player whose effect makes it, wherever the monster goes. The Tokens of Ojama Trio were Summoned by its player, so for Maxx "C" of the player who gets them it was an opponent’s Summon.',
      ko: '특수 소환을 한 것은 몬스터가 놓인 필드와 관계없이 그 효과를 쓴 플레이어다. 방해꾼 트리오의 토큰은 그 카드를 쓴 플레이어가 소환했으므로, 토큰을 받은 쪽의 증식의 G는 상대의 특수 소환으로 센다.',
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
