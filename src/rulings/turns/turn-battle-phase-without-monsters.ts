import { ruling } from '../language';

export default ruling(
  'turn-battle-phase-without-monsters',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'A Battle Phase without an attacker', ko: '공격할 몬스터가 없는 배틀 페이즈' },
    statement: {
      en: 'A player may enter the Battle Phase without any monster to attack with. Main Phase 2 follows as usual.',
      ko: '공격할 수 있는 몬스터가 없어도 배틀 페이즈를 실행할 수 있다. 그 뒤에는 평소대로 메인 페이즈 2가 온다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    // The card in hand is one more thing to do in Main Phase 2, so that the turn player is asked there.
    given(turnPlayer).hasInHand('Jar of Greed');
    given(opponent).controls('Gemini Elf');
    then.canMoveTo(turnPlayer, 'battle');
    turnPlayer.movesTo('battle');
    then.happenedInOrder(
      { event: 'phaseBegan', where: { phase: 'battle' } },
      { event: 'phaseBegan', where: { phase: 'main2' } },
    );
    then.didNotHappen('attackDeclared');
    then.phaseIs('main2');
    then.isAsked(turnPlayer, 'open');
  },
);
