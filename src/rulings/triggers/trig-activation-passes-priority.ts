import { card, ruling } from '../language';

export default ruling(
  'trig-activation-passes-priority',
  {
    covers: ['priority', 'chain'],
    title: { en: 'Activating hands the turn to speak over', ko: '발동하면 우선권이 넘어간다' },
    statement: {
      en: 'Each activation and each pass gives the other player the right to act next, so nobody adds two links in a row before the other has answered.',
      ko: '무언가를 발동하거나 패스할 때마다 다음에 움직일 권리는 다른 플레이어에게 넘어간다. 상대가 답하기 전에 혼자 두 링크를 연달아 쌓을 수는 없다.',
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
