import { ruling } from '../language';

export default ruling(
  'act-effect-example-zoma',
  {
    covers: ['activation', 'trap-monster', 'counter-traps'],
    title: { en: 'A Trap Monster that was destroyed', ko: '파괴된 함정 몬스터의 효과' },
    statement: {
      en: 'The damage of Zoma the Spirit after it was destroyed by battle is the activation of an effect: what negates the activation of a Trap Card cannot answer it.',
      ko: '전투로 파괴된 사령 조마가 주는 데미지는 효과의 발동이므로, 함정 카드의 발동을 무효로 하는 카드는 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet('Zoma the Spirit').hasInDeck('Kuriboh');
    given(turnPlayer).controls('Gemini Elf').hasSet('Seven Tools of the Bandit');
    turnPlayer.movesTo('battle');
    opponent.activates('Zoma the Spirit');
    bothPass();
    then.positionIs('Zoma the Spirit', 'defense');
    then.defIs('Zoma the Spirit', 500);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'Zoma the Spirit');
    then.chainIs('opponent: Zoma the Spirit');
    then.linkWas('Zoma the Spirit', 'resolved');
    then.chainsWere(['opponent: Zoma the Spirit'], ['opponent: Zoma the Spirit']);
    then.firstOfferedOn('Seven Tools of the Bandit', 'activate', 'opponent: Zoma the Spirit');
    then.isFaceDown('Seven Tools of the Bandit');
    then.lpIs(turnPlayer, 6100);
  },
);
