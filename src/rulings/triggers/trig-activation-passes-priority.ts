import { card, ruling } from '../language';

export default ruling(
  'trig-activation-passes-priority',
  {
    covers: ['priority', 'chain'],
    title: { en: 'Activating hands the turn to speak over', ko: '발동하면 우선권이 넘어간다' },
    statement: {
      en: 'Each activation and each pass gives the other player the right to act next. So the turn player cannot add a second Mystical Space Typhoon to the first before the opponent has answered or passed.',
      ko: '발동하거나 패스할 때마다 다음에 행동할 권리가 다른 플레이어에게 넘어간다. 그래서 턴 플레이어는 상대가 체인하거나 패스하기 전에 싸이크론 2장을 연달아 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet(card('Mystical Space Typhoon', 'A'), card('Mystical Space Typhoon', 'B'));
    given(opponent).hasSet('Call of the Haunted', card('Mystical Space Typhoon', 'C'));
    turnPlayer.activates('Mystical Space Typhoon#A', { targets: ['Call of the Haunted'] });
    then.isAsked(opponent, 'chain');
    then.cannot(turnPlayer).activate('Mystical Space Typhoon#B', { because: 'not-your-priority' });
    opponent.passes();
    then.can(turnPlayer).activate('Mystical Space Typhoon#B');
    turnPlayer.activates('Mystical Space Typhoon#B', { targets: ['Mystical Space Typhoon#C'] });
    then.chainIs('turnPlayer: Mystical Space Typhoon#A', 'turnPlayer: Mystical Space Typhoon#B');
  },
);
