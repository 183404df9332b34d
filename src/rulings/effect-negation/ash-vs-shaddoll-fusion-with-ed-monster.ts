import { ruling } from '../language';

export default ruling(
  'ash-vs-shaddoll-fusion-with-ed-monster',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Shaddoll Fusion with the Deck open', ko: '덱의 몬스터를 소재로 할 수 있는 섀도르 퓨전' },
    statement: {
      en: 'With a monster of the opponent that was Special Summoned from the Extra Deck it is the same: Ash Blossom & Joyous Spring answers Shaddoll Fusion, and nothing leaves the Deck.',
      ko: '상대 필드에 엑스트라 덱에서 특수 소환된 몬스터가 존재하는 경우에도 마찬가지로 하루 우라라를 체인할 수 있으며, 덱에서는 아무것도 보내지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Shaddoll Fusion')
      .hasInDeck('Shaddoll Dragon', 'Dark Magician')
      .hasInExtraDeck('El Shaddoll Winda');
    given(opponent).controls('Number 39: Utopia').hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Shaddoll Fusion');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Shaddoll Fusion', 'effectNegated');
    then.countIs(turnPlayer, 'deck', 2);
    then.isIn('El Shaddoll Winda', 'extraDeck', turnPlayer);
  },
);
