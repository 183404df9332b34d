import { ruling } from '../language';

export default ruling(
  'turn-start-step-opponent-may-act',
  {
    covers: ['turn-structure', 'priority', 'attack-limits'],
    title: { en: 'Acting in the Start Step', ko: '스타트 스텝에 상대가 발동하면' },
    statement: {
      en: 'Both players must pass before the Start Step of the Battle Phase ends, so the opponent can act there, before any attack. Threatening Roar used then stops every attack declaration of the turn.',
      ko: '배틀 페이즈의 스타트 스텝은 두 플레이어가 모두 패스해야 끝난다. 따라서 상대는 공격 선언 전에 행동할 수 있고, 이때 위협하는 포효를 발동하면 그 턴에는 공격 선언을 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Threatening Roar');
    turnPlayer.movesTo('battle');
    then.phaseIs('main1');
    opponent.passes();
    then.timingIs('battlePhase.startStep');
    then.isAsked(opponent, 'phaseEnd');
    then.can(opponent).activate('Threatening Roar');
    opponent.activates('Threatening Roar');
    then.linkWas('Threatening Roar', 'resolved');
    // With no attack to declare, the Battle Phase ends by itself.
    then.phaseIs('main2');
    then.wasNeverOffered('Gemini Elf', 'attack');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'cannot-attack' });
    then.didNotHappen('attackDeclared');
    then.lpIs(opponent, 8000);
  },
);
