import { ruling } from '../language';

export default ruling(
  'cont-trap-effect-optional',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Only the card', ko: '카드만 발동할 수 있다' },
    statement: {
      en: 'A Continuous Trap can be activated as a card only, without its effect: nothing is paid and targeted, and the card lies face-up afterwards.',
      ko: '지속 함정은 효과를 사용하지 않고 카드만 발동할 수도 있다. 아무것도 지불하지 않고 대상도 고르지 않으며, 카드는 앞면 표시로 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Unending Nightmare');
    given(opponent).controls('Card Trader');
    turnPlayer.activates('Unending Nightmare', { effect: 0 });
    then.chainsWere(['turnPlayer: Unending Nightmare']);
    then.lpIs(turnPlayer, 8000);
    then.didNotHappen('targeted');
    then.isIn('Card Trader', 'spellTrapZone', opponent);
    then.isIn('Unending Nightmare', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Unending Nightmare');
  },
);
