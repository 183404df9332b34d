import { ruling } from '../language';

export default ruling(
  'ash-vs-reasoning',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Ash Blossom on Reasoning', ko: '명추리에 대한 하루 우라라' },
    statement: {
      en: 'Whether Reasoning Special Summons from the Deck depends on the Level declared. Ash Blossom & Joyous Spring answers it all the same.',
      ko: '명추리는 선언된 레벨에 따라 덱에서 특수 소환할지가 정해지지만, 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Reasoning').hasInDeck('Celtic Guardian', 'Summoned Skull', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Reasoning');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainIs('turnPlayer: Reasoning', 'opponent: Ash Blossom & Joyous Spring');
    then.linkWas('Reasoning', 'effectNegated');
    then.didNotHappen('summoned');
  },
);
