import { ruling } from '../language';

export default ruling(
  'ash-negated-normal-spell-to-gy',
  {
    covers: ['effect-negation', 'last-place'],
    title: { en: 'A negated Normal Spell goes to the GY', ko: '효과가 무효가 된 일반 마법은 묘지로' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect and does not destroy the card. So a Normal Spell whose effect was negated is sent to the GY after the Chain as always.',
      ko: '하루 우라라는 효과를 무효로 할 뿐 카드를 파괴하지 않는다. 그래서 효과가 무효가 된 일반 마법 카드도 체인 처리가 끝나면 평소처럼 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Foolish Burial').hasInDeck('Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Foolish Burial');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Foolish Burial', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Foolish Burial', 'effectNegated');

    then.isIn('Foolish Burial', 'gy', turnPlayer);
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Foolish Burial' },
      { event: 'moved', card: 'Foolish Burial', where: { to: 'gy' } },
    );
    then.didNotHappen('moved', { card: 'Foolish Burial', where: { reasons: 'destroyed' } });
    then.isIn('Gemini Elf', 'deck', turnPlayer);
  },
);
