import { ruling } from '../language';

export default ruling(
  'ash-vs-foolish-burial-under-dimensional-fissure',
  {
    covers: ['effect-negation', 'redirect'],
    title: { en: 'Foolish Burial under Dimensional Fissure', ko: '차원의 틈이 적용 중인 어리석은 매장' },
    statement: {
      en: 'What counts is what the effect says it does. Foolish Burial sends a card from the Deck to the GY even while Dimensional Fissure would banish that monster, so Ash Blossom & Joyous Spring can answer it.',
      ko: '중요한 것은 효과의 처리 내용이다. 차원의 틈 때문에 몬스터가 제외된다 하더라도 어리석은 매장은 덱에서 묘지로 카드를 보내는 효과이므로 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dimensional Fissure').hasInHand('Foolish Burial').hasInDeck('Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Foolish Burial');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Foolish Burial', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Foolish Burial', 'effectNegated');

    then.isIn('Gemini Elf', 'deck', turnPlayer);
    then.didNotHappen('moved', { card: 'Gemini Elf' });
    then.isIn('Foolish Burial', 'gy', turnPlayer);
    then.isIn('Ash Blossom & Joyous Spring', 'banished', opponent);
  },
);
