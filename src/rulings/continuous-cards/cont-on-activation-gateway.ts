import { ruling } from '../language';

export default ruling(
  'cont-on-activation-gateway',
  {
    covers: ['activation', 'continuous-cards'],
    title: { en: 'Done as part of the activation: Gateway to Chaos', ko: '발동시의 효과 처리: 카오스 필드' },
    statement: {
      en: 'Gateway to Chaos adds a card when its own activation resolves. Its text does not say that its player can, so there is no way to leave it.',
      ko: '카오스 필드는 카드의 발동시의 효과 처리로서 덱에서 카드를 패에 넣는다. "넣을 수 있다"가 아니므로 반드시 해야 한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Gateway to Chaos').hasInDeck('Gaia The Fierce Knight');
    turnPlayer.activates('Gateway to Chaos');
    bothPass();
    then.neverAsked('yesNo', turnPlayer);
    then.chainsWere(['turnPlayer: Gateway to Chaos']);
    then.linkWas('Gateway to Chaos', 'resolved');
    then.isIn('Gaia The Fierce Knight', 'hand', turnPlayer);
  },
);
