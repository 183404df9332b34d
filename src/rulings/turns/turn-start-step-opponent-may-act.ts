import { ruling } from '../language';

export default ruling(
  'turn-start-step-opponent-may-act',
  {
    covers: ['turn-structure', 'priority', 'attack-limits'],
    title: { en: 'Acting in the Start Step', ko: '스타트 스텝에 상대가 발동하면' },
    statement: {
      en: 'The Start Step of the Battle Phase ends only when both players have passed, so the opponent can act before any attack. Threatening Roar forbids attack declarations for the turn, so used there it comes before all of them and Gemini Elf cannot attack.',
      ko: '배틀 페이즈의 스타트 스텝은 두 플레이어가 모두 패스해야 끝나므로 상대는 공격 선언 전에 행동할 수 있다. 그 턴의 공격 선언을 금지하는 위협하는 포효를 이때 발동하면 쌍둥이 자매 엘프는 공격할 수 없다.',
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
