import { ruling } from '../language';

export default ruling(
  'cont-activation-jet-dragon',
  {
    covers: ['activation-negation', 'continuous-cards'],
    title: { en: 'Not protected: its activation was negated', ko: '보호받지 못한다: 발동이 무효가 된 카드' },
    statement: {
      en: 'Blue-Eyes Jet Dragon protects the other cards of its player on the field. A card whose activation was negated is no card on the field, so it is destroyed all the same.',
      ko: '푸른 눈의 제트 드래곤은 자신 필드의 다른 카드를 상대 효과로는 파괴되지 않게 한다. 발동이 무효가 된 카드는 필드의 카드가 아니므로 그대로 파괴된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Blue-Eyes Jet Dragon').hasInHand('The Dark Door');
    given(opponent).hasSet('Magic Jammer').hasInHand('Kuriboh');
    turnPlayer.activates('The Dark Door');
    opponent.activates('Magic Jammer', { cost: ['Kuriboh'] });
    bothPass();
    then.linkWas('The Dark Door', 'activationNegated');
    then.happened('moved', { card: 'The Dark Door', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('The Dark Door', 'gy', turnPlayer);
  },
);
