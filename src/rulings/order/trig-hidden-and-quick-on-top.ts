import { ruling } from '../language';

export default ruling(
  'trig-hidden-and-quick-on-top',
  {
    covers: ['trigger-order', 'hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Hidden triggers go on top of public ones', ko: '비공개 유발 효과는 공개된 유발 효과 위에' },
    statement: {
      en: 'When the triggers of public places are on the Chain, triggers in the hand and Quick Effects follow on top as priority passes, even a trigger of Spell Speed 1.',
      ko: '공개된 장소의 유발 효과를 먼저 쌓은 뒤, 우선권에 따라 비공개 장소의 유발 효과와 유발 즉시 효과를 그 위에 체인한다. 스펠 스피드 1인 패의 유발 효과도 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'chain');
    then.chainIs('turnPlayer: Dandylion');
    then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    opponent.passes();
    then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    bothPass();
    then.spellSpeedWas('Dandylion', 1);
    then.spellSpeedWas('Astrograph Sorcerer', 1);
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion', 'turnPlayer: Astrograph Sorcerer']);
    then.controls(turnPlayer, 'Astrograph Sorcerer', 'Fluff Token');
  },
);
