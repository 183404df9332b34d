import { ruling } from '../language';

export default ruling(
  'attack-negate-attack-ends-battle-phase',
  {
    covers: ['attack-negation', 'turn-structure', 'counter-traps'],
    title: { en: 'Negate Attack ends the Battle Phase', ko: '공격 무력화는 배틀 페이즈를 끝낸다' },
    statement: {
      en: 'Negate Attack negates the attack and then ends the Battle Phase. Attacks are declared only there, so Vorse Raider cannot attack any more; Main Phase 2 follows, where its position can be changed.',
      ko: '공격 무력화는 공격을 무효로 하고 배틀 페이즈를 종료시킨다. 공격은 배틀 페이즈에만 선언할 수 있으므로 블러드 볼스는 더는 공격할 수 없고, 이어지는 메인 페이즈 2에 표시 형식을 변경할 수는 있다.',
    },
    contrast: 'attack-cannot-declare-does-not-stop-it',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider');
    given(opponent).hasSet('Negate Attack');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Negate Attack', { targets: ['Gemini Elf'] });
    then.linkWas('Negate Attack', 'resolved');
    then.lpIs(opponent, 8000);
    then.didNotHappen('momentBegan');
    then.happenedInOrder(
      { event: 'attackNegated', card: 'Gemini Elf' },
      { event: 'battlePhaseEnded' },
      { event: 'phaseBegan', where: { phase: 'main2' } },
    );
    then.phaseIs('main2');
    then.cannot(turnPlayer).attack('Vorse Raider', { because: 'wrong-phase' });
    then.can(turnPlayer).changePosition('Vorse Raider');
  },
);
