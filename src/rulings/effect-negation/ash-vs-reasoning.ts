import { ruling } from '../language';

export default ruling(
  'ash-vs-reasoning',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Ash Blossom on Reasoning', ko: '명추리에 대한 하루 우라라' },
    statement: {
      en: 'Reasoning Special Summons from the Deck or not, depending on the Level declared. As its effect includes that Summon, Ash Blossom & Joyous Spring can be chained, whatever the outcome would be.',
      ko: '명추리는 선언된 레벨에 따라 덱에서 특수 소환할지가 정해진다. 그 특수 소환이 효과에 포함되어 있으므로, 결과가 어떻게 되든 하루 우라라를 체인할 수 있다.',
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
