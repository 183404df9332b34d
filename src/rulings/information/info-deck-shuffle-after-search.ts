import { ruling } from '../language';

export default ruling(
  'info-deck-shuffle-after-search',
  {
    covers: ['hidden-information', 'search'],
    title: { en: 'Searched and shuffled', ko: '덱을 본 다음에는 셔플한다' },
    statement: {
      en: 'Whoever searches a Deck sees the order of its cards. So the Deck is shuffled after the search, and nobody knows the order any more.',
      ko: '덱에서 카드를 찾으면 덱의 순서를 보게 된다. 그래서 찾은 다음에는 반드시 덱을 셔플하여, 아무도 순서를 모르게 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Terraforming').hasInDeck('Gemini Elf', 'Umi', 'Mystical Elf', 'Sangan', 'Kuriboh');
    turnPlayer.activates('Terraforming');
    bothPass();
    then.isIn('Umi', 'hand', turnPlayer);
    then.happenedInOrder(
      { event: 'moved', card: 'Umi', where: { to: 'hand' } },
      { event: 'shuffled', seat: 'turnPlayer' },
    );
    then.doesNotSee(turnPlayer, 'Gemini Elf');
    then.doesNotSee(opponent, 'Gemini Elf');
    then.seesCount(turnPlayer, turnPlayer, 'deck', 4);
  },
);
