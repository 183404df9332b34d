import { ruling } from '../language';

export default ruling(
  'damage-after-calculation-optional',
  {
    covers: ['damage-step', 'trigger-order', 'battle-destruction'],
    title: { en: 'D.D. Warrior Lady takes both along', ko: '이차원의 여전사는 둘 다 제외한다' },
    statement: {
      en: 'After damage calculation D.D. Warrior Lady may banish herself and her opponent in battle, no matter which of them won. Nothing is left to be sent to the GY at the end.',
      ko: '이차원의 여전사는 승패에 관계없이 데미지 계산 후에 자신과 전투한 상대 몬스터를 제외할 수 있다. 그러면 데미지 스텝 종료시에 묘지로 보낼 몬스터가 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Blue-Eyes White Dragon').hasInHand('Battle Ox');
    given(opponent).controls('D.D. Warrior Lady');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'D.D. Warrior Lady');
    then.timingIs('battlePhase.damageStep.afterDamageCalculation');
    then.isAsked(opponent, 'trigger');
    then.lpIs(opponent, 6500);
    opponent.usesTrigger('D.D. Warrior Lady');
    then.chainsWere(['opponent: D.D. Warrior Lady']);
    then.linkWas('D.D. Warrior Lady', 'resolved');
    then.isIn('Blue-Eyes White Dragon', 'banished', turnPlayer);
    then.isIn('D.D. Warrior Lady', 'banished', opponent);
    then.didNotHappen('moved', { where: { to: 'gy' } });
    then.lpIs(opponent, 6500);
  },
);
