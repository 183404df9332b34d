import { ruling } from '../language';

export default ruling(
  'ash-general',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'What Ash Blossom answers', ko: '하루 우라라가 체인할 수 있는 효과' },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers the activation of a Spell, Trap or monster effect that includes adding a card from the Deck to the hand, Special Summoning from the Deck or sending a card from the Deck to the GY.',
      ko: '하루 우라라는 덱에서 카드를 패에 넣는 효과, 덱에서 특수 소환하는 효과, 덱에서 카드를 묘지로 보내는 효과 중 어느 하나를 포함하는 마법 / 함정 / 몬스터의 효과의 발동에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    inCase({ en: 'Adding from the Deck', ko: '덱에서 패에 넣는 효과' }, () => {
      given(turnPlayer).hasInHand('Reinforcement of the Army').hasInDeck('Celtic Guardian');
      turnPlayer.activates('Reinforcement of the Army');
      opponent.activates('Ash Blossom & Joyous Spring');
      bothPass();
      then.linkWas('Reinforcement of the Army', 'effectNegated');
      then.isIn('Celtic Guardian', 'deck');
    });
    inCase({ en: 'Special Summoning from the Deck', ko: '덱에서 특수 소환하는 효과' }, () => {
      given(turnPlayer).hasInHand('Tour Guide From the Underworld').hasInDeck('Sangan');
      turnPlayer.normalSummons('Tour Guide From the Underworld');
      turnPlayer.usesTrigger('Tour Guide From the Underworld');
      opponent.activates('Ash Blossom & Joyous Spring');
      bothPass();
      then.linkWas('Tour Guide From the Underworld', 'effectNegated');
      then.isIn('Sangan', 'deck');
    });
    inCase({ en: 'Sending from the Deck to the GY', ko: '덱에서 묘지로 보내는 효과', contrast: 2 }, () => {
      given(turnPlayer).hasInHand('Foolish Burial').hasInDeck('Sangan');
      turnPlayer.activates('Foolish Burial');
      opponent.activates('Ash Blossom & Joyous Spring');
      bothPass();
      then.linkWas('Foolish Burial', 'effectNegated');
      then.isIn('Sangan', 'deck');
    });
  },
);
