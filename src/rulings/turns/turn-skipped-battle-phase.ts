import { ruling } from '../language';

export default ruling(
  'turn-skipped-battle-phase',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'A skipped Battle Phase', ko: '스킵되는 배틀 페이즈' },
    statement: {
      en: 'Great Long Nose makes the opponent skip the next Battle Phase. That player cannot enter it, nor Main Phase 2, which only follows a Battle Phase. The skip is then used up: in the turn after, the Battle Phase is there again.',
      ko: '위대한 탱구의 효과로 스킵되는 배틀 페이즈에는 들어갈 수 없고, 배틀 페이즈가 없으므로 메인 페이즈 2도 없다. 스킵은 그 한 번뿐이며, 다음 자신 턴에는 배틀 페이즈를 실행할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Great Long Nose').hasInDeck('Kuriboh', 'Kuriboh');
    given(opponent).controls('Battle Ox').hasInHand('Vorse Raider').hasInDeck('Kuriboh', 'Kuriboh');
    turnPlayer.attacks('Great Long Nose', 'Battle Ox');
    then.lpIs(opponent, 7800);
    turnPlayer.movesTo('end');
    then.cannotMoveTo(opponent, 'battle', { because: 'phase-skipped' });
    then.cannotMoveTo(opponent, 'main2', { because: 'wrong-phase' });
    opponent.movesTo('end');
    then.didNotHappen('phaseBegan', { seat: 'opponent', where: { phase: 'battle' } });
    turnPlayer.movesTo('end');
    then.canMoveTo(opponent, 'battle');
  },
);
