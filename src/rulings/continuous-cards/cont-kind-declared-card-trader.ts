import { ruling } from '../language';

export default ruling(
  'cont-kind-declared-card-trader',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Card Trader is used by its player', ko: '카드 트레이더는 플레이어가 사용한다' },
    statement: {
      en: 'Some Continuous Spells have an effect that their player declares and that makes a Chain Link, such as Card Trader in the Standby Phase.',
      ko: '지속 마법 중에는 카드 트레이더처럼 플레이어가 선언하여 체인 블록을 만드는 효과를 가진 것이 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).controls('Card Trader').hasInHand('Gemini Elf').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Card Trader', { effect: 1, cost: ['Gemini Elf'] });
    then.chainsWere(['turnPlayer: Card Trader']);
    then.linkWas('Card Trader', 'resolved');
    then.happenedInOrder(
      { event: 'moved', card: 'Gemini Elf', where: { to: 'deck' } },
      { event: 'activated', card: 'Card Trader' },
      { event: 'drawn', seat: 'turnPlayer' },
    );
    then.countIs(turnPlayer, 'hand', 1);
    then.countIs(turnPlayer, 'deck', 2);
  },
);
