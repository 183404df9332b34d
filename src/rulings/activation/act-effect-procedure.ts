import { ruling } from '../language';

export default ruling(
  'act-effect-procedure',
  {
    covers: ['activation', 'costs', 'targeting'],
    title: { en: 'Activating an effect, step by step', ko: '효과를 발동하는 순서' },
    statement: {
      en: 'To activate an effect, its player names the card, pays the cost and chooses targets; then the players may chain. Without a response it resolves at once, otherwise after all links above it.',
      ko: '효과를 발동할 때에는 카드를 정하고, 코스트를 지불하고, 대상을 고른 뒤에 체인을 확인한다. 체인이 없으면 그대로 처리하고, 있으면 그 위에 쌓인 것을 모두 처리한 뒤에 처리한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Unending Nightmare', 'The Dark Door');
    given(opponent).controls('Card Trader').hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Unending Nightmare', { targets: ['Card Trader'] });
    then.isAsked(opponent, 'chain');
    then.lpIs(turnPlayer, 7000);
    then.happened('targeted');
    opponent.activates('Mystical Space Typhoon', { targets: ['The Dark Door'] });
    then.chainsWere(['turnPlayer: Unending Nightmare', 'opponent: Mystical Space Typhoon']);
    then.happenedInOrder(
      { event: 'lpPaid', seat: 'turnPlayer' },
      { event: 'activated', card: 'Unending Nightmare' },
      { event: 'targeted' },
      { event: 'activated', card: 'Mystical Space Typhoon' },
      { event: 'moved', card: 'The Dark Door', where: { to: 'gy' } },
      { event: 'moved', card: 'Card Trader', where: { to: 'gy' } },
    );
  },
);
