import { card, ruling } from '../language';

export default ruling(
  'fdb-token-evenly-matched',
  {
    covers: ['face-down-banish', 'tokens'],
    title: { en: 'Tokens stay: Evenly Matched', ko: '토큰은 남는다: 길항승부' },
    statement: {
      en: 'Evenly Matched has cards banished face-down, and a Token has no back. So the player with the Token must banish other cards and keeps the Token.',
      ko: '길항승부는 카드를 뒷면 표시로 제외하게 하는데, 토큰에는 뒷면이 없어 제외할 수 없다. 그래서 플레이어는 다른 카드를 제외해야 하고 토큰은 남는다.',
    },
    doubtful: {
      en: 'What happens when the Tokens alone are more than the cards that may be kept is not settled; in that case as many cards as possible are banished here.',
      ko: '토큰만으로도 남길 수 있는 수보다 많을 때의 처리는 확실하지 않다. 그때 여기서는 제외할 수 있는 만큼만 제외한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(opponent).hasInHand('Evenly Matched');
    given(turnPlayer).controls(card('Sheep Token', { position: 'defense' }), 'Gemini Elf', 'Card Trader', 'Umi');
    turnPlayer.movesTo('main2');
    opponent.activates('Evenly Matched');
    bothPass();
    then.linkWas('Evenly Matched', 'resolved');
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    then.isFaceDown('Gemini Elf');
    then.isFaceDown('Card Trader');
    then.isFaceDown('Umi');
    then.countIs(turnPlayer, 'banished', 3);
    then.countIs(turnPlayer, 'field', 1);
    then.controls(turnPlayer, 'Sheep Token');
  },
);
