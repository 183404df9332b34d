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
      en: 'Humid Winds that was activated together with its first effect cannot chain its second one: until its activation resolves, the card offers no further effect.',
      ko: '①의 효과와 함께 카드를 발동한 촉촉한 바람은, 그 체인에서 ②의 효과를 체인할 수 없다. 카드의 발동이 처리되기 전에는 다른 효과를 사용할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Humid Winds', 'Jar of Greed').hasInDeck('Kuriboh', 'Aromage Jasmine').hasLP(5000);
    turnPlayer.activates('Humid Winds', { effect: 1 });
    then.lpIs(turnPlayer, 4000);
    then.cannot(turnPlayer).activate('Humid Winds', { effect: 2, because: 'already-on-chain' });
  },
);
