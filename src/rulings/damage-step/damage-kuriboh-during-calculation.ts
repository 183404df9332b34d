import { ruling } from '../language';

export default ruling(
  'damage-kuriboh-during-calculation',
  {
    covers: ['damage-step', 'hand-triggers', 'damage-calculation'],
    title: { en: "Kuriboh's one moment", ko: '크리보를 쓸 수 있는 단 한 순간' },
    statement: {
      en: 'Kuriboh names damage calculation: it can be discarded then, and neither at the declaration, nor in the Battle Step, nor at the earlier moments of the Damage Step.',
      ko: '크리보는 데미지 계산시에 쓰는 효과다. 공격 선언시에도, 배틀 스텝에도, 데미지 스텝의 그 이전 타이밍에도 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).hasInHand('Kuriboh').hasSet('Rush Recklessly');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.timingIs('opponentFastEffect');
    then.cannot(opponent).activate('Kuriboh', { because: 'event-not-happened' });
    opponent.passes();
    then.timingIs('turnPlayerPassed');
    then.cannot(opponent).activate('Kuriboh', { because: 'event-not-happened' });
    opponent.passes();
    then.timingIs('battlePhase.damageStep.start');
    then.cannot(opponent).activate('Kuriboh', { because: 'event-not-happened' });
    opponent.passes();
    then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
    then.cannot(opponent).activate('Kuriboh', { because: 'event-not-happened' });
    opponent.passes();
    then.timingIs('battlePhase.damageStep.performDamageCalculation');
    then.can(opponent).activate('Kuriboh');
    opponent.activates('Kuriboh');
    bothPass();
    then.chainsWere(['opponent: Kuriboh']);
    then.linkWas('Kuriboh', 'resolved');
    then.isIn('Kuriboh', 'gy', opponent);
    then.didNotHappen('damage');
    then.lpIs(opponent, 8000);
  },
);
