import { ruling } from '../language';

export default ruling(
  'proc-success-armageddon-ash',
  {
    covers: ['normal-summon', 'hand-triggers', 'effect-negation'],
    title: { en: 'Ash Blossom on a trigger of the Summon', ko: '소환 성공 시의 효과에 하루 우라라를 체인' },
    statement: {
      en: 'The success of the Summon triggers Armageddon Knight. Its effect sends a card from the Deck to the GY, which Ash Blossom & Joyous Spring answers, so the opponent can chain her to it.',
      ko: '소환에 성공하면 종말의 기사의 효과를 발동할 수 있다. 덱에서 카드를 묘지로 보내는 효과이므로, 상대는 여기에 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Armageddon Knight').hasInDeck('Sangan', 'Peten the Dark Clown');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.normalSummons('Armageddon Knight');
    turnPlayer.usesTrigger('Armageddon Knight');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.chainIs('turnPlayer: Armageddon Knight', 'opponent: Ash Blossom & Joyous Spring');
    then.linkWas('Armageddon Knight', 'effectNegated');
    then.countIs(turnPlayer, 'deck', 2);
    then.countIs(turnPlayer, 'gy', 0);
  },
);
