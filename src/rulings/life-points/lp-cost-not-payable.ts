import { ruling } from '../language';

export default ruling(
  'lp-cost-not-payable',
  {
    covers: ['cost-cannot-be-paid', 'lp', 'costs'],
    title: { en: 'Not enough LP for the cost', ko: 'LP가 모자라면 발동할 수 없다' },
    statement: {
      en: 'A cost in LP higher than what the player has cannot be paid, so the card is not activated at all.',
      ko: '가진 LP보다 큰 LP 코스트는 지불할 수 없으므로 그 카드는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Delinquent Duo').hasLP(900);
    given(opponent).hasInHand('Kuriboh');
    then.isAsked(turnPlayer, 'open');
    then.cannot(turnPlayer).activate('Delinquent Duo', { because: 'cost-cannot-be-paid' });
    then.offersOnly('Delinquent Duo', 'set');
  },
);
