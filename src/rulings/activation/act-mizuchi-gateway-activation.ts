import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-gateway-activation',
  {
    covers: ['activation', 'effect-negation', 'field-spells'],
    title: { en: 'Gateway to Chaos against the Mizuchi', ko: '카오스 필드와 어비스케일－미즈치' },
    statement: {
      en: 'Gateway to Chaos activated against Abyss-scale of the Mizuchi does not add a card: the processing of its activation is negated. It is not destroyed and stays in the Field Zone, and the Mizuchi is sent to the GY after the negation.',
      ko: '어비스케일－미즈치가 있을 때 발동한 카오스 필드는 발동시의 처리가 무효가 되어 카드를 패에 넣지 못한다. 그러나 파괴되지는 않으므로 필드 존에 남으며, 미즈치는 무효로 한 뒤에 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gateway to Chaos').hasInDeck('Kuriboh', 'Gaia The Fierce Knight');
    given(opponent).controls(
      'Mermail Abysspike',
      card('Abyss-scale of the Mizuchi', { equippedTo: 'Mermail Abysspike' }),
    );
    turnPlayer.activates('Gateway to Chaos');
    then.linkWas('Gateway to Chaos', 'effectNegated');
    then.isIn('Gaia The Fierce Knight', 'deck', turnPlayer);
    then.isIn('Gateway to Chaos', 'fieldZone', turnPlayer);
    then.isFaceUp('Gateway to Chaos');
    then.happenedInOrder(
      { event: 'effectNegated', card: 'Gateway to Chaos' },
      { event: 'moved', card: 'Abyss-scale of the Mizuchi', where: { to: 'gy' } },
    );
  },
);
