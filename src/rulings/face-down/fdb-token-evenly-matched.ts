import { card, ruling } from '../language';

export default ruling(
  'fdb-token-evenly-matched',
  {
    covers: ['face-down-banish', 'tokens'],
    title: { en: 'Tokens stay: Evenly Matched', ko: '토큰은 남는다: 길항승부' },
    statement: {
      en: 'A Token cannot be banished face-down. Against Evenly Matched a player with Tokens has to banish other cards.',
      ko: '토큰은 뒷면 표시로 제외할 수 없다. 길항승부를 받은 플레이어는 토큰 대신 다른 카드를 제외해야 한다.',
    },
    doubtful: {
      en: 'The ledger does not say what happens when the Tokens alone are more than the cards that may be kept; as many cards as possible are banished here.',
      ko: '토큰만으로도 남길 수 있는 수보다 많은 경우는 원문에 없다. 여기서는 제외할 수 있는 만큼 제외한다.',
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
