import { ruling } from '../language';

export default ruling(
  'cont-on-activation-mandatory-gateway-illegal',
  {
    covers: ['activation', 'continuous-cards'],
    title: {
      en: 'Nothing to add, no activation: Gateway to Chaos',
      ko: '반드시 할 처리를 할 수 없으면 발동할 수 없다: 카오스 필드',
    },
    statement: {
      en: 'What Gateway to Chaos does at its activation is not optional. With no card left in the Deck that it could add, that cannot be done, so the card cannot be activated at all.',
      ko: '카오스 필드의 발동시의 효과 처리는 반드시 해야 한다. 패에 넣을 수 있는 카드가 덱에 없으면 그 처리를 할 수 없으므로, 카드 자체를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInHand('Gateway to Chaos').hasInDeck('Gemini Elf');
    then.cannot(turnPlayer).activate('Gateway to Chaos', { because: 'nothing-to-do' });
  },
);
