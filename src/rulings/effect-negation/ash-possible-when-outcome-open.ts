import { ruling } from '../language';

export default ruling(
  'ash-possible-when-outcome-open',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'It may depend on what happens', ko: '결과를 알 수 없는 효과' },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers an effect that may add, Summon or send a card from the Deck, even if only its resolution shows whether it does.',
      ko: '덱에서 패에 넣기, 특수 소환, 묘지로 보내기가 실제로 일어날지 효과를 처리해 보아야 알 수 있더라도, 일어날 수 있다면 하루 우라라를 체인할 수 있다.',
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
