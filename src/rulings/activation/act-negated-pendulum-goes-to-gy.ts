import { ruling } from '../language';

export default ruling(
  'act-negated-pendulum-goes-to-gy',
  {
    covers: ['activation-negation', 'pendulum-zones'],
    title: { en: 'A negated Pendulum Card goes to the GY', ko: '발동이 무효가 된 펜듈럼 카드는 묘지로 보내진다' },
    statement: {
      en: 'A Pendulum Monster whose activation is negated counts as no card on the field when it is destroyed. Only from the field would it go face-up to the Extra Deck, so it goes to the GY.',
      ko: '발동이 무효가 되어 파괴되는 펜듈럼 몬스터는 필드의 카드로 취급하지 않는다. 앞면 표시로 엑스트라 덱에 더해지는 것은 필드에서 묘지로 보내질 때뿐이므로, 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Qliphort Scout');
    given(opponent).controls('Herald of Ultimateness').hasInHand('Winged Kuriboh');
    turnPlayer.activates('Qliphort Scout');
    opponent.activates('Herald of Ultimateness', { cost: ['Winged Kuriboh'] });
    bothPass();
    then.linkWas('Qliphort Scout', 'activationNegated');
    then.isIn('Qliphort Scout', 'gy', turnPlayer);
    then.countIs(turnPlayer, 'extraDeck', 0);
  },
);
