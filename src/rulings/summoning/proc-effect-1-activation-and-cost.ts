import { ruling } from '../language';

export default ruling(
  'proc-effect-1-activation-and-cost',
  {
    covers: ['special-summon-effect', 'cost'],
    title: { en: 'Activation and cost first', ko: '발동과 코스트가 먼저' },
    statement: {
      en: 'A Special Summon by an effect begins with the activation, at which the cost is paid: the LP for Instant Fusion are gone before the Chain resolves.',
      ko: '효과에 의한 특수 소환은 발동부터 시작하고, 코스트는 그때 지불한다. 인스턴트 퓨전의 LP는 체인을 처리하기 전에 이미 지불되어 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Instant Fusion').hasInExtraDeck('El Shaddoll Winda').hasLP(8000);
    given(opponent).hasInHand('D.D. Crow').hasInDeck('Sangan');
    given(turnPlayer).hasInGY('Celtic Guardian');
    turnPlayer.activates('Instant Fusion');
    then.isAsked(opponent);
    then.lpIs(turnPlayer, 7000);
    then.isIn('El Shaddoll Winda', 'extraDeck', turnPlayer);
    bothPass();
    then.wasSummonedBy('El Shaddoll Winda', turnPlayer, 'special');
  },
);
