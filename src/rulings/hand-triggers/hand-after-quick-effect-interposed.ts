import { ruling } from '../language';

export default ruling(
  'hand-after-quick-effect-interposed',
  {
    covers: ['hand-triggers', 'spell-speed'],
    title: { en: 'On top of a Quick Effect', ko: '유발 즉시 효과 위에도' },
    statement: {
      en: 'A trigger in the hand, a hidden place, is used as if it had Spell Speed 2. So Astrograph Sorcerer, whose condition was met, may even be chained to D.D. Crow, a Quick Effect that came meanwhile, although its own Spell Speed is 1.',
      ko: '비공개 장소인 패의 유발 효과는 스펠 스피드 2처럼 발동한다. 그래서 조건을 채운 아스트로그래프 매지션은 스펠 스피드 1이지만, 그 사이에 체인된 유발 즉시 효과인 D.D. 크로우 위에도 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    opponent.activates('D.D. Crow', { targets: ['Dandylion'] });
    then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    then.spellSpeedWas('D.D. Crow', 2);
    then.spellSpeedWas('Astrograph Sorcerer', 1);
    then.chainsWere(
      ['turnPlayer: Dark Hole'],
      ['turnPlayer: Dandylion', 'opponent: D.D. Crow', 'turnPlayer: Astrograph Sorcerer'],
    );
  },
);
