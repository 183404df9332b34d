import { ruling } from '../language';

export default ruling(
  'ash-possible-when-outcome-open',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'It may depend on what happens', ko: '결과를 알 수 없는 효과' },
    statement: {
      en: 'It is enough that an effect may add, Special Summon or send a card from the Deck. Only its resolution shows whether Reasoning Special Summons, but it may, so Ash Blossom & Joyous Spring can be chained.',
      ko: '덱에서 패에 넣기, 특수 소환, 묘지로 보내기 중 하나가 일어날 수 있는 효과이면 된다. 명추리가 실제로 특수 소환할지는 처리해 보아야 알 수 있지만, 일어날 수 있으므로 하루 우라라를 체인할 수 있다.',
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
  },
);
