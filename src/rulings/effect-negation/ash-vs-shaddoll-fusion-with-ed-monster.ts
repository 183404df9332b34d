import { ruling } from '../language';

export default ruling(
  'ash-vs-shaddoll-fusion-with-ed-monster',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Shaddoll Fusion with the Deck open', ko: '덱의 몬스터를 소재로 할 수 있는 섀도르 퓨전' },
    statement: {
      en: 'The effect of Shaddoll Fusion may use monsters of the Deck as material, and with a monster of the opponent that was Special Summoned from the Extra Deck it really could. Ash Blossom & Joyous Spring answers it, and nothing leaves the Deck.',
      ko: '섀도르 퓨전은 덱의 몬스터를 소재로 할 수도 있는 효과이며, 상대 필드에 엑스트라 덱에서 특수 소환된 몬스터가 있으면 실제로 그럴 수 있다. 하루 우라라를 체인할 수 있고, 무효가 되면 덱에서는 아무것도 보내지 않는다.',
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
