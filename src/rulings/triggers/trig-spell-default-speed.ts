import { ruling } from '../language';

export default ruling(
  'trig-spell-default-speed',
  {
    covers: ['spell-speed'],
    title: { en: 'A Normal Spell cannot answer', ko: '일반 마법은 체인할 수 없다' },
    statement: {
      en: 'Only effects of Spell Speed 2 or higher can be chained. Dark Hole, like all Normal, Continuous and Equip Spells and most effects of face-up Spells, has Spell Speed 1, so it cannot answer Mystical Space Typhoon; the Quick-Play Forbidden Chalice can.',
      ko: '체인할 수 있는 것은 스펠 스피드 2 이상의 효과이다. 일반·지속·장착 마법과 앞면 표시 마법의 효과 대부분은 스펠 스피드 1이므로 블랙홀은 싸이크론에 체인할 수 없고, 속공 마법인 금지된 성배는 체인할 수 있다.',
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
