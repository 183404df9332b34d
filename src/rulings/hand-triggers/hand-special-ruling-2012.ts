import { ruling } from '../language';

export default ruling(
  'hand-special-ruling-2012',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'Since 2012: after all public triggers', ko: '2012년부터: 공개된 유발 효과가 모두 쌓인 뒤' },
    statement: {
      en: 'Triggers in hidden places such as the hand wait until all simultaneous triggers in public places (field, GY, banished) are on the Chain and are then used like Spell Speed 2. So Astrograph Sorcerer comes above both Sangan.',
      ko: '패 같은 비공개 장소의 유발 효과는 공개된 장소(필드, 묘지, 제외)의 유발 효과가 모두 쌓인 뒤에 스펠 스피드 2처럼 발동한다. 그래서 아스트로그래프 매지션은 두 크리터 위에 쌓인다.',
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
