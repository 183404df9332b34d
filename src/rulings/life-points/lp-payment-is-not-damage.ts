import { ruling } from '../language';

export default ruling(
  'lp-payment-is-not-damage',
  {
    covers: ['lp', 'costs', 'damage-halving'],
    title: { en: 'Paying is not damage', ko: '지불은 데미지가 아니다' },
    statement: {
      en: 'LP that are paid are no damage. So Damage Diet, which halves damage, halves the 800 of Ookazi but leaves the 1000 LP for Toon World as they are.',
      ko: '지불하는 LP는 데미지가 아니다. 그래서 데미지를 절반으로 하는 데미지 다이어트는 대화재의 데미지 800은 절반으로 하지만, 툰 월드를 위해 지불하는 1000 LP에는 영향을 주지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'a payment', ko: '지불' }, () => {
      given(turnPlayer).hasSet('Damage Diet').hasInHand('Toon World');
      turnPlayer.activates('Damage Diet', { effect: 1 });
      bothPass();
      then.linkWas('Damage Diet', 'resolved');
      // In the GY it could be used once more.
      turnPlayer.passes();
      turnPlayer.activates('Toon World');
      bothPass();
      then.linkWas('Toon World', 'resolved');
      then.happened('lpPaid', { seat: 'turnPlayer', where: { amount: 1000 } });
      then.didNotHappen('damage');
      then.lpIs(turnPlayer, 7000);
    });
    inCase({ en: 'damage', ko: '데미지' }, () => {
      given(turnPlayer).hasInHand('Ookazi');
      given(opponent).hasSet('Damage Diet');
      turnPlayer.movesTo('battle');
      opponent.activates('Damage Diet', { effect: 1 });
      bothPass();
      turnPlayer.activates('Ookazi');
      bothPass();
      then.linkWas('Ookazi', 'resolved');
      then.happened('damage', { seat: 'opponent', where: { amount: 400, how: 'effect' } });
      then.lpIs(opponent, 7600);
    });
  },
);
