import { ruling } from '../language';

export default ruling(
  'cont-trap-humid-winds-no-second',
  {
    covers: ['continuous-cards', 'chain'],
    title: {
      en: 'The other effect cannot be chained: Humid Winds',
      ko: '같은 체인에서 다른 효과는 쓸 수 없다: 촉촉한 바람',
    },
    statement: {
      en: 'Humid Winds was activated together with its first effect, so the card itself waits on the Chain. Until that activation has resolved none of its effects can be activated, so its second one cannot be chained to it.',
      ko: '촉촉한 바람을 ①의 효과와 함께 발동하면 카드 자체가 체인에 올라 있다. 그 발동이 처리될 때까지는 그 카드의 효과를 발동할 수 없으므로, 그 체인에서 ②의 효과를 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Humid Winds', 'Jar of Greed').hasInDeck('Kuriboh', 'Aromage Jasmine').hasLP(5000);
    turnPlayer.activates('Humid Winds', { effect: 1 });
    then.lpIs(turnPlayer, 4000);
    then.cannot(turnPlayer).activate('Humid Winds', { effect: 2, because: 'already-on-chain' });
  },
);
