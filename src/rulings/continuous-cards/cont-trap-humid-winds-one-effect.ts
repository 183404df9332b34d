import { ruling } from '../language';

export default ruling(
  'cont-trap-humid-winds-one-effect',
  {
    covers: ['continuous-cards', 'activation'],
    title: {
      en: 'One of two effects with the activation: Humid Winds',
      ko: '카드의 발동과 함께 쓰는 효과는 하나: 촉촉한 바람',
    },
    statement: {
      en: 'A Set Continuous Trap with two effects is activated with one of them or with none, never with both: one activation is one Chain Link.',
      ko: '두 효과를 가진 세트된 지속 함정은 발동할 때 그 중 1개의 효과만 함께 사용하거나, 효과 없이 발동한다. 하나의 발동은 하나의 체인 블록이므로 둘 다 사용할 수는 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer).hasSet('Humid Winds').hasInDeck('Aromage Jasmine').hasLP(5000);
    inCase({ en: 'Activated with the search', ko: '패에 넣는 효과와 함께' }, () => {
      turnPlayer.activates('Humid Winds', { effect: 1 });
      bothPass();
      then.chainsWere(['turnPlayer: Humid Winds']);
      then.lpIs(turnPlayer, 4000);
      then.isIn('Aromage Jasmine', 'hand', turnPlayer);
      then.didNotHappen('lpGained', { seat: 'turnPlayer' });
    });
    inCase({ en: 'Activated with the gain of LP', ko: '회복하는 효과와 함께' }, () => {
      turnPlayer.activates('Humid Winds', { effect: 2 });
      bothPass();
      then.chainsWere(['turnPlayer: Humid Winds']);
      then.lpIs(turnPlayer, 5500);
      then.isIn('Aromage Jasmine', 'deck', turnPlayer);
    });
  },
);
