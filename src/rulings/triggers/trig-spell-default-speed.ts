import { ruling } from '../language';

export default ruling(
  'trig-spell-default-speed',
  {
    covers: ['spell-speed'],
    title: { en: 'A Normal Spell cannot answer', ko: '일반 마법은 체인에 올릴 수 없다' },
    statement: {
      en: 'Normal, Continuous and Equip Spells, and most effects of face-up ones, have Spell Speed 1 and cannot be chained to anything.',
      ko: '일반·지속·장착 마법과 앞면 표시로 있는 그 효과의 대부분은 스펠 스피드 1이라 다른 발동에 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    // Forbidden Chalice is there so that the turn player is asked at all on the Chain.
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Dark Hole', 'Mystical Space Typhoon', 'Forbidden Chalice');
    given(opponent).hasSet('Call of the Haunted');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Forbidden Chalice');
    then.cannot(turnPlayer).activate('Dark Hole', { because: 'spell-speed' });
    turnPlayer.passes();
    then.chainsWere(['turnPlayer: Mystical Space Typhoon']);
    then.isAsked(turnPlayer, 'fastEffect');
    turnPlayer.passes();
    then.isAsked(turnPlayer, 'open');
    then.can(turnPlayer).activate('Dark Hole');
  },
);
