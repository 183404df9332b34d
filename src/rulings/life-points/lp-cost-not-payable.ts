import { ruling } from '../language';

export default ruling(
  'lp-cost-not-payable',
  {
    covers: ['cost-cannot-be-paid', 'lp', 'costs'],
    title: { en: 'Not enough LP for the cost', ko: 'LP가 모자라면 발동할 수 없다' },
    statement: {
      en: 'What cannot pay its cost is not activated. Delinquent Duo costs 1000 LP and its player has 900, so it can only be Set.',
      ko: '코스트를 지불할 수 없으면 발동할 수 없다. 짓궂은 쌍둥이 악마는 1000 LP를 지불해야 하는데 LP가 900이므로, 발동할 수는 없고 세트만 할 수 있다.',
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
