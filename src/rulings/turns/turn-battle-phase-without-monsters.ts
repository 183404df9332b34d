import { ruling } from '../language';

export default ruling(
  'turn-battle-phase-without-monsters',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'A Battle Phase without an attacker', ko: '공격할 몬스터가 없는 배틀 페이즈' },
    statement: {
      en: 'Entering the Battle Phase takes no monster that can attack. So a player without any may do so, and as there was a Battle Phase, Main Phase 2 follows.',
      ko: '배틀 페이즈를 실행하는 데 공격할 수 있는 몬스터가 필요한 것은 아니다. 몬스터가 없어도 실행할 수 있고, 배틀 페이즈를 실행했으므로 메인 페이즈 2도 온다.',
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
