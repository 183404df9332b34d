import { ruling } from '../language';

export default ruling(
  'segoc-direct-chain-required',
  {
    covers: ['activation-negation', 'chain'],
    title: { en: 'A negation answers the link right below', ko: '발동 무효는 그 발동에 직접 체인해야 한다' },
    statement: {
      en: 'A card that negates an activation must be chained directly to it. Mystical Space Typhoon lies above Dark Hole, so Solemn Judgment on top answers Mystical Space Typhoon, and Dark Hole is out of its reach.',
      ko: '발동을 무효로 하는 카드는 그 발동에 직접 체인해야 한다. 블랙홀 위에 싸이크론이 쌓였으므로 그 위의 신의 심판은 싸이크론에 대한 것이며, 블랙홀에는 미치지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole').hasSet('Call of the Haunted');
    given(opponent).hasSet('Mystical Space Typhoon', 'Solemn Judgment').controls('Celtic Guardian');
    turnPlayer.activates('Dark Hole');
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    then.isAsked(opponent, 'chain');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.chainIs('turnPlayer: Dark Hole', 'opponent: Mystical Space Typhoon', 'opponent: Solemn Judgment');
    then.linkAnswers('Solemn Judgment', 2);
    then.linkWas('Mystical Space Typhoon', 'activationNegated');
    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Celtic Guardian', 'gy', opponent);
  },
);
