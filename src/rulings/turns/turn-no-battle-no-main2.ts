import { ruling } from '../language';

export default ruling(
  'turn-no-battle-no-main2',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'No Battle Phase, no Main Phase 2', ko: '배틀 페이즈가 없으면 메인 페이즈 2도 없다' },
    statement: {
      en: 'Main Phase 2 is what follows a Battle Phase. So a player who skips the battle cannot go from Main Phase 1 to Main Phase 2, only to the End Phase.',
      ko: '메인 페이즈 2는 배틀 페이즈 뒤에만 있다. 그래서 배틀 페이즈를 실행하지 않으면 메인 페이즈 1에서 메인 페이즈 2로 갈 수 없고 엔드 페이즈로만 갈 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    then.cannotMoveTo(turnPlayer, 'main2', { because: 'wrong-phase' });
    turnPlayer.movesTo('end');
    then.happened('phaseBegan', { seat: 'turnPlayer', where: { phase: 'end' } });
    then.didNotHappen('phaseBegan', { where: { phase: 'main2' } });
    then.didNotHappen('phaseBegan', { where: { phase: 'battle' } });
    then.happened('turnBegan', { seat: 'opponent' });
  },
);
