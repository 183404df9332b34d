import { ruling } from '../language';

export default ruling(
  'turn-skipped-battle-phase',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'A skipped Battle Phase', ko: '스킵되는 배틀 페이즈' },
    statement: {
      en: 'A Battle Phase that an effect makes a player skip is not entered: after Main Phase 1 only the End Phase is left, for without a Battle Phase there is no Main Phase 2 either. The skip is used up with that turn.',
      ko: '효과에 의해 스킵되는 배틀 페이즈에는 들어갈 수 없다. 배틀 페이즈가 없으므로 메인 페이즈 2도 없이, 메인 페이즈 1에서 엔드 페이즈로 간다. 스킵은 그 턴으로 끝나며 다음 자신 턴에는 배틀 페이즈를 실행할 수 있다.',
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
