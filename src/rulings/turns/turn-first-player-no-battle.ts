import { ruling } from '../language';

export default ruling(
  'turn-first-player-no-battle',
  {
    covers: ['turn-structure', 'first-turn', 'phases'],
    title: { en: 'No Battle Phase in the first turn', ko: '선공 첫 턴에는 배틀 페이즈가 없다' },
    statement: {
      en: 'The first turn of the Duel has no Battle Phase, and without one there is no Main Phase 2 either: from Main Phase 1 its player can only go on to the End Phase.',
      ko: '듀얼의 첫 턴에는 배틀 페이즈를 실행할 수 없고, 배틀 페이즈가 없으면 메인 페이즈 2도 없다. 그래서 메인 페이즈 1에서 엔드 페이즈로만 갈 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.duelBegins();
    // Jar of Greed can still be Set after the Summon, so that the question where to go is put at all.
    given(turnPlayer).hasInHand('Gemini Elf', 'Jar of Greed').hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.normalSummons('Gemini Elf');
    then.cannotMoveTo(turnPlayer, 'battle', { because: 'first-turn-no-battle' });
    then.cannotMoveTo(turnPlayer, 'main2', { because: 'wrong-phase' });
    then.canMoveTo(turnPlayer, 'end');
    turnPlayer.movesTo('end');
    then.happened('phaseBegan', { seat: 'turnPlayer', where: { phase: 'end' } });
    then.didNotHappen('phaseBegan', { seat: 'turnPlayer', where: { phase: 'battle' } });
  },
);
