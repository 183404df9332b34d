import { ruling } from '../language';

export default ruling(
  'turn-hand-limit-six',
  {
    covers: ['turn-structure', 'hand-limit'],
    title: { en: 'Six cards at the end of the turn', ko: '턴 종료시 패는 6장까지' },
    statement: {
      en: 'When nothing else is left to do in the End Phase, the turn player discards down to six cards and chooses which. It is no effect, it starts no Chain, and the other player’s hand does not matter.',
      ko: '자신의 엔드 페이즈의 마지막에 턴 플레이어는 패가 6장이 되도록 원하는 카드를 버린다. 이는 효과가 아니므로 체인을 만들지 않으며, 상대의 패와는 관계없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Gemini Elf', 'Celtic Guardian', 'Vorse Raider', 'Battle Ox')
      .hasInHand('Luster Dragon', 'Summoned Skull', 'Mystical Elf', 'Dark Hole');
    given(opponent)
      .hasInHand('Kuriboh', 'Kuriboh', 'Kuriboh', 'Kuriboh', 'Kuriboh', 'Kuriboh', 'Kuriboh', 'Kuriboh')
      .hasInDeck('Celtic Guardian');
    turnPlayer.movesTo('end');
    then.isAsked(turnPlayer, 'pick');
    then.canPick('Gemini Elf');
    turnPlayer.picks('Dark Hole', 'Mystical Elf');
    then.countIs(turnPlayer, 'hand', 6);
    then.countIs(turnPlayer, 'gy', 2);
    then.isIn('Dark Hole', 'gy', turnPlayer);
    then.isIn('Mystical Elf', 'gy', turnPlayer);
    then.happened('moved', { card: 'Dark Hole', where: { to: 'gy', cause: 'rule', reasons: 'discarded' } });
    then.noChain();
    then.countIs(opponent, 'hand', 8, 'Kuriboh');
    then.countIs(opponent, 'gy', 0);
  },
);
