import { ruling } from '../language';

export default ruling(
  'replay-direct-ability-lost',
  {
    covers: ['replay', 'direct-attack', 'effect-negation'],
    title: { en: 'The right to attack directly is lost', ko: '직접 공격할 수 있는 효과를 잃으면' },
    statement: {
      en: 'A monster that attacks directly by its effect and loses that effect in the Battle Step gets a replay, with monsters to choose from or no attack. In the Damage Step the direct attack goes on.',
      ko: '효과로 직접 공격하던 몬스터가 배틀 스텝에 그 효과를 잃으면 몬스터를 공격 대상으로 다시 고르거나 공격을 그만둔다. 데미지 스텝에 잃었다면 직접 공격은 그대로 진행된다.',
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
