import { ruling } from '../language';

export default ruling(
  'hand-not-to-counter-trap',
  {
    covers: ['hand-triggers', 'counter-traps', 'spell-speed'],
    title: { en: 'Not on a Counter Trap', ko: '카운터 함정에는 체인할 수 없다' },
    statement: {
      en: 'A trigger in the hand is used when its player may answer, like a fast effect (Spell Speed 2 or higher). But a Counter Trap has Spell Speed 3, and only a Counter Trap can be chained to it.',
      ko: '패의 유발 효과는 유발 즉시 효과처럼 자신이 체인할 수 있을 때에 발동한다. 그러나 스펠 스피드 3인 카운터 함정에는 카운터 함정만 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasSet('Divine Wrath').hasInHand('Gemini Elf');
    given(turnPlayer).hasSet('Seven Tools of the Bandit');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'A Counter Trap on top', ko: '카운터 함정이 위에 있을 경우' }, () => {
      opponent.activates('Divine Wrath');
      then.isAsked(turnPlayer, 'chain');
      then.chainIs('turnPlayer: Dandylion', 'opponent: Divine Wrath');
      then.spellSpeedWas('Divine Wrath', 3);
      then.cannot(turnPlayer).activate('Astrograph Sorcerer', { because: 'counter-trap-only', effect: 1 });
      bothPass();
      then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion', 'opponent: Divine Wrath']);
      then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    });
    inCase({ en: 'Nothing on top', ko: '위에 아무것도 없을 경우', contrast: 1 }, () => {
      opponent.passes();
      then.isAsked(turnPlayer, 'chain');
      then.chainIs('turnPlayer: Dandylion');
      then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
      bothPass();
      then.linkWas('Dandylion', 'resolved');
    });
  },
);
