import { ruling } from '../language';

export default ruling(
  'cont-trap-card-only-no-own-chain',
  {
    covers: ['continuous-cards', 'chain'],
    title: {
      en: 'A Continuous Trap activated alone: not in that Chain',
      ko: '카드만 발동한 지속 함정: 그 체인에서는 효과를 쓸 수 없다',
    },
    statement: {
      en: 'A Continuous Trap may be activated without using an effect. It is on the Chain then, and none of its effects can be chained to its own activation: they are available only once that activation has resolved.',
      ko: '지속 함정은 효과를 사용하지 않고 카드만 발동할 수 있다. 그러면 그 카드는 체인에 올라 있으며, 발동이 처리될 때까지 그 카드의 효과를 자신의 발동에 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasSet('Humid Winds', 'Jar of Greed').hasInDeck('Kuriboh', 'Aromage Jasmine');
    turnPlayer.activates('Humid Winds', { effect: 0 });
    then.cannot(turnPlayer).activate('Humid Winds', { effect: 1, because: 'already-on-chain' });
    bothPass();
    then.linkWas('Humid Winds', 'resolved');
    then.lpIs(turnPlayer, 8000);
    then.can(turnPlayer).activate('Humid Winds', { effect: 1 });
  },
);
