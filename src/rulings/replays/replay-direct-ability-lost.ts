import { ruling } from '../language';

export default ruling(
  'replay-direct-ability-lost',
  {
    covers: ['replay', 'direct-attack', 'effect-negation'],
    title: { en: 'The right to attack directly is lost', ko: '직접 공격할 수 있는 효과를 잃으면' },
    statement: {
      en: 'Submarineroid attacks directly past Kuriboh by its effect, which Forbidden Chalice negates. In the Battle Step that attack is no longer possible, so the target is chosen anew; in the Damage Step there is no replay and it goes on.',
      ko: '서브마린로이드는 자신의 효과로 직접 공격하고 있다. 배틀 스텝에 금지된 성배로 그 효과를 잃으면 직접 공격할 수 없으므로 대상을 다시 고르거나 그만두고, 데미지 스텝에는 다시 고르지 않으므로 그대로 진행된다.',
    },
    basis: 'Official FAQ 14807',
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Submarineroid').hasInHand('Luster Dragon');
    given(opponent).controls('Kuriboh').hasSet('Forbidden Chalice');
    turnPlayer.attacks('Submarineroid', 'directly');
    inCase({ en: 'In the Battle Step', ko: '배틀 스텝에 잃는다' }, () => {
      opponent.activates('Forbidden Chalice', { targets: ['Submarineroid'] });
      then.linkWas('Forbidden Chalice', 'resolved');
      then.atkIs('Submarineroid', 1200);
      then.isAsked(turnPlayer, 'attackTarget');
      then.attackTargetsAre('Submarineroid', 'Kuriboh');
      turnPlayer.replays('Submarineroid', 'Kuriboh');
      then.isIn('Kuriboh', 'gy', opponent);
      then.lpIs(opponent, 7100);
    });
    inCase({ en: 'In the Damage Step', ko: '데미지 스텝에 잃는다' }, () => {
      opponent.passes();
      opponent.passes();
      then.timingIs('battlePhase.damageStep.start');
      opponent.activates('Forbidden Chalice', { targets: ['Submarineroid'] });
      then.linkWas('Forbidden Chalice', 'resolved');
      then.didNotHappen('attackTargeted');
      then.didNotHappen('attackStopped');
      then.controls(opponent, 'Kuriboh');
      then.lpIs(opponent, 6800);
    });
  },
);
