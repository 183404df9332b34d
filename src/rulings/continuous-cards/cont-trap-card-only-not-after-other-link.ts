import { ruling } from '../language';

export default ruling(
  'cont-trap-card-only-not-after-other-link',
  {
    covers: ['continuous-cards', 'chain'],
    title: {
      en: 'Activated alone: not after another link either',
      ko: '카드만 발동한 지속 함정: 다른 카드가 체인되어도 마찬가지',
    },
    statement: {
      en: 'A Continuous Trap that was activated without an effect cannot use one later in that Chain, even after the opponent has chained something: until its activation resolves, its effects are not available.',
      ko: '효과를 사용하지 않고 카드만 발동한 지속 함정의 효과는, 상대가 다른 카드를 체인한 뒤에도 그 체인에서는 발동할 수 없다. 발동이 처리되기 전에는 그 효과를 사용할 수 없기 때문이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Humid Winds', 'Jar of Greed')
      .controls('The Dark Door')
      .hasInDeck('Kuriboh', 'Aromage Jasmine');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Humid Winds', { effect: 0 });
    opponent.activates('Mystical Space Typhoon', { targets: ['The Dark Door'] });
    then.isAsked(turnPlayer, 'chain');
    then.cannot(turnPlayer).activate('Humid Winds', { effect: 1, because: 'already-on-chain' });
    bothPass();
    then.chainIs('turnPlayer: Humid Winds', 'opponent: Mystical Space Typhoon');
    then.isIn('The Dark Door', 'gy', turnPlayer);
    then.isIn('Aromage Jasmine', 'deck', turnPlayer);
  },
);
