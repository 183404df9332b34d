import { ruling } from '../language';

export default ruling(
  'ash-negated-normal-trap-to-gy',
  {
    covers: ['effect-negation', 'last-place'],
    title: { en: 'A negated Normal Trap goes to the GY', ko: '효과가 무효가 된 일반 함정은 묘지로' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect and does not destroy the card. So a Normal Trap whose effect was negated is sent to the GY after the Chain as always.',
      ko: '하루 우라라는 효과를 무효로 할 뿐 카드를 파괴하지 않는다. 그래서 효과가 무효가 된 일반 함정 카드도 체인 처리가 끝나면 평소처럼 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Jar of Greed').hasInDeck('Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Jar of Greed');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Jar of Greed', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Jar of Greed', 'effectNegated');

    then.isIn('Jar of Greed', 'gy', turnPlayer);
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Jar of Greed' },
      { event: 'moved', card: 'Jar of Greed', where: { to: 'gy' } },
    );
    then.didNotHappen('moved', { card: 'Jar of Greed', where: { reasons: 'destroyed' } });
    then.isIn('Gemini Elf', 'deck', turnPlayer);
  },
);
