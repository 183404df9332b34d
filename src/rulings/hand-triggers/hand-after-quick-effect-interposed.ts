import { ruling } from '../language';

export default ruling(
  'hand-after-quick-effect-interposed',
  {
    covers: ['hand-triggers', 'spell-speed'],
    title: { en: 'On top of a Quick Effect', ko: '유발 즉시 효과 위에도' },
    statement: {
      en: 'Even if a Spell Speed 2 link came meanwhile, a hidden trigger of Spell Speed 1 whose condition was met may be chained to it.',
      ko: '그 사이에 스펠 스피드 2의 효과가 체인되었더라도, 조건을 채운 비공개 장소의 스펠 스피드 1 유발 효과를 그 위에 체인할 수 있다.',
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
