import { ruling } from '../language';

export default ruling(
  'turn-normal-spell-main-phase-only',
  {
    covers: ['wrong-phase', 'turn-structure', 'spell-speed'],
    title: { en: 'Normal Spells belong to the Main Phases', ko: '일반 마법은 메인 페이즈에만' },
    statement: {
      en: 'A Normal Spell is activated in a Main Phase only, a Quick-Play Spell in any Phase. So in the Battle Phase Book of Moon can be activated and Dark Hole cannot.',
      ko: '일반 마법은 메인 페이즈에만, 속공 마법은 어느 페이즈에나 발동할 수 있다. 그래서 배틀 페이즈에 달의 서는 발동할 수 있고 블랙홀은 발동할 수 없다.',
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
