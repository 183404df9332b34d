import { ruling } from '../language';

export default ruling(
  'turn-normal-spell-main-phase-only',
  {
    covers: ['wrong-phase', 'turn-structure', 'spell-speed'],
    title: { en: 'Normal Spells belong to the Main Phases', ko: '일반 마법은 메인 페이즈에만' },
    statement: {
      en: 'A Normal Spell can be activated in a Main Phase only. In the Battle Phase a Quick-Play Spell can be used, a Normal Spell cannot.',
      ko: '일반 마법 카드는 메인 페이즈에만 발동할 수 있다. 배틀 페이즈에 속공 마법은 발동할 수 있지만 일반 마법은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Dark Hole', 'Book of Moon');
    given(opponent).controls('Celtic Guardian');
    then.cannot(turnPlayer).activate('Dark Hole', { because: 'wrong-phase' });
    then.can(turnPlayer).activate('Book of Moon');
    turnPlayer.activates('Book of Moon', { targets: ['Celtic Guardian'] });
    then.linkWas('Book of Moon', 'resolved');
    then.positionIs('Celtic Guardian', 'defense', { faceDown: true });
    then.wasNeverOffered('Dark Hole', 'activate');
  },
);
