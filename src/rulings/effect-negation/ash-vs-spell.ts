import { ruling } from '../language';

export default ruling(
  'ash-vs-spell',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Ash Blossom on a Spell', ko: '마법 카드에 대한 하루 우라라' },
    statement: {
      en: 'Ash Blossom & Joyous Spring can answer a Spell whose effect would add a card from the Deck. With its effect negated, nothing is added.',
      ko: '하루 우라라는 덱에서 카드를 패에 넣는 효과를 가진 마법 카드의 발동에 체인할 수 있다. 효과가 무효가 되면 아무것도 패에 넣지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Reinforcement of the Army').hasInDeck('Celtic Guardian', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Reinforcement of the Army');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Reinforcement of the Army', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Reinforcement of the Army', 'effectNegated');
    then.isIn('Celtic Guardian', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
    then.isIn('Reinforcement of the Army', 'gy', turnPlayer);
    then.isIn('Ash Blossom & Joyous Spring', 'gy', opponent);
  },
);
