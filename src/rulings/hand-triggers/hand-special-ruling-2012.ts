import { ruling } from '../language';

export default ruling(
  'hand-special-ruling-2012',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'Since 2012: after all public triggers', ko: '2012년부터: 공개된 유발 효과가 모두 쌓인 뒤' },
    statement: {
      en: 'Hidden triggers wait until all simultaneous public triggers are on the Chain and are then used like Spell Speed 2.',
      ko: '비공개 장소의 유발 효과는 동시에 조건을 채운 공개된 장소의 유발 효과가 모두 쌓인 뒤에, 스펠 스피드 2처럼 우선권에 따라 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Sangan')
      .hasInHand('Dark Hole', 'Astrograph Sorcerer')
      .hasInDeck('Gemini Elf', 'Giant Germ');
    given(opponent).controls('Sangan').hasInDeck('Gemini Elf', 'Giant Germ');
    turnPlayer.activates('Dark Hole');
    then.neverAsked('trigger');
    then.neverAsked('fastEffect');
    then.isAsked(turnPlayer, 'chain');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    then.spellSpeedWas('Astrograph Sorcerer', 1);
    then.chainsWere(
      ['turnPlayer: Dark Hole'],
      ['turnPlayer: Sangan', 'opponent: Sangan', 'turnPlayer: Astrograph Sorcerer'],
    );
  },
);
