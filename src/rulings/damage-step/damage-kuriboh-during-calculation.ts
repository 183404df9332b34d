import { ruling } from '../language';

export default ruling(
  'damage-kuriboh-during-calculation',
  {
    covers: ['damage-step', 'hand-triggers', 'damage-calculation'],
    title: { en: "Kuriboh's one moment", ko: '크리보를 쓸 수 있는 단 한 순간' },
    statement: {
      en: 'Kuriboh may be discarded during damage calculation only. It is refused at the declaration, in the Battle Step and at the earlier moments of the Damage Step, and possible once the calculation has come.',
      ko: '크리보는 데미지 계산시에만 버리고 쓸 수 있다. 그래서 공격 선언시, 배틀 스텝, 데미지 스텝의 그 이전 타이밍에는 쓸 수 없고, 데미지 계산시가 되면 쓸 수 있다.',
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
