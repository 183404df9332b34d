import { ruling } from '../language';

export default ruling(
  'position-change-at-end-of-battle-phase',
  {
    covers: ['position-change', 'turn-structure'],
    title: { en: 'Goblin Attack Force after its attack', ko: '공격한 뒤의 고블린의 돌격 부대' },
    statement: {
      en: 'Goblin Attack Force turns to Defense Position at the end of the Battle Phase in which it attacked. Its own effect keeps it there until the end of its player’s next turn, so only in the turn after that can it be turned again.',
      ko: '고블린의 돌격 부대는 공격하면 배틀 페이즈 종료시에 수비 표시가 된다. 그 효과로 다음 자신 턴의 종료시까지 표시 형식을 변경할 수 없으므로, 그 다음 자신 턴에야 변경할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Goblin Attack Force').hasInHand('Luster Dragon').hasInDeck('Gemini Elf', 'Gemini Elf');
    given(opponent).hasInDeck('Gemini Elf', 'Gemini Elf');
    turnPlayer.attacks('Goblin Attack Force', 'directly');
    then.lpIs(opponent, 5700);
    then.phaseIs('main2');
    then.positionIs('Goblin Attack Force', 'defense');
    then.happenedInOrder(
      { event: 'battlePhaseEnded' },
      { event: 'positionChanged', card: 'Goblin Attack Force', where: { position: 'defense' } },
    );
    then.noChain();
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.cannot(turnPlayer).changePosition('Goblin Attack Force', { because: 'locked' });
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.can(turnPlayer).changePosition('Goblin Attack Force');
  },
);
