import { ruling } from '../language';

export default ruling(
  'act-effect-example-zoma',
  {
    covers: ['activation', 'trap-monster', 'counter-traps'],
    title: { en: 'A Trap Monster that was destroyed', ko: '파괴된 함정 몬스터의 효과' },
    statement: {
      en: 'Seven Tools of the Bandit can answer Zoma the Spirit being flipped, the activation of a Trap Card. The damage after Zoma is destroyed by battle is the activation of an effect only, which Seven Tools cannot answer.',
      ko: '사령 조마를 뒤집어 발동하는 것은 함정 카드의 발동이므로 도적의 7가지 도구를 체인할 수 있다. 전투로 파괴된 뒤 데미지를 주는 것은 효과의 발동일 뿐이므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet('Zoma the Spirit').hasInDeck('Kuriboh');
    given(turnPlayer).controls('Gemini Elf').hasSet('Seven Tools of the Bandit');
    turnPlayer.movesTo('battle');
    opponent.activates('Zoma the Spirit');
    then.can(turnPlayer).activate('Seven Tools of the Bandit');
    bothPass();
    then.positionIs('Zoma the Spirit', 'defense');
    then.defIs('Zoma the Spirit', 500);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'Zoma the Spirit');
    then.chainIs('opponent: Zoma the Spirit');
    then.cannot(turnPlayer).activate('Seven Tools of the Bandit', { because: 'other-activation' });
    then.linkWas('Zoma the Spirit', 'resolved');
    then.chainsWere(['opponent: Zoma the Spirit'], ['opponent: Zoma the Spirit']);
    then.isFaceDown('Seven Tools of the Bandit');
    then.lpIs(turnPlayer, 6100);
  },
);
