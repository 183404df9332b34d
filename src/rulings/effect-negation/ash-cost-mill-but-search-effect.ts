import { ruling } from '../language';

export default ruling(
  'ash-cost-mill-but-search-effect',
  {
    covers: ['effect-negation', 'hand-triggers', 'costs'],
    title: { en: 'A cost from the Deck beside a search', ko: '코스트로 덱에서 보내지만 서치도 하는 효과' },
    statement: {
      en: 'Charge of the Light Brigade sends cards from the Deck as a cost, but its effect adds a card from the Deck: Ash Blossom & Joyous Spring answers it for that. What was paid stays paid.',
      ko: '빛의 원군은 코스트로 덱에서 카드를 묘지로 보내지만, 효과로 덱에서 카드를 패에 넣으므로 하루 우라라를 체인할 수 있다. 지불한 코스트는 돌아오지 않는다.',
    },
    doubtful: {
      en: 'No published example shows this; the answer follows from the texts of the two cards.',
      ko: '공개된 예는 아니며, 두 카드의 텍스트에서 이끌어 낸 것이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Charge of the Light Brigade')
      .hasInDeck('Celtic Guardian', 'Gemini Elf', 'Mystical Elf', 'Lumina, Lightsworn Summoner', 'Battle Ox');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Charge of the Light Brigade');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Charge of the Light Brigade', 'effectNegated');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Mystical Elf', 'gy', turnPlayer);
    then.isIn('Lumina, Lightsworn Summoner', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
