import { ruling } from '../language';

export default ruling(
  'damage-step-goes-on-after-the-battle-ended',
  {
    covers: ['damage-step', 'trigger-order'],
    title: { en: 'The step goes on without a battle', ko: '전투가 끝나도 데미지 스텝은 계속된다' },
    statement: {
      en: 'If the battle ends within the Damage Step because a monster is gone, no damage is calculated, but the moments that remain are still gone through, up to its end.',
      ko: '데미지 스텝 도중에 몬스터가 사라져 전투가 끝나더라도, 데미지 계산을 하지 않을 뿐 남은 타이밍은 데미지 스텝 종료시까지 차례로 지나간다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Spear Dragon').hasInHand('Battle Ox');
    given(opponent).controls('Neo-Spacian Grand Mole');
    turnPlayer.attacks('Spear Dragon', 'Neo-Spacian Grand Mole');
    then.timingIs('battlePhase.damageStep.start');
    then.isAsked(opponent, 'trigger');
    inCase({ en: 'Grand Mole returns both', ko: '그랜드 몰이 둘 다 되돌린다' }, () => {
      opponent.usesTrigger('Neo-Spacian Grand Mole');
      then.isIn('Spear Dragon', 'hand', turnPlayer);
      then.isIn('Neo-Spacian Grand Mole', 'hand', opponent);
      then.didNotHappen('battled');
      then.didNotHappen('damage');
      then.happenedInOrder(
        { event: 'momentBegan', where: { moment: 'start' } },
        { event: 'momentBegan', where: { moment: 'beforeDamageCalculation' } },
        { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
        { event: 'momentBegan', where: { moment: 'end' } },
      );
      then.lpIs(turnPlayer, 8000);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Grand Mole stays', ko: '그랜드 몰을 쓰지 않는다', contrast: 1 }, () => {
      opponent.declines('Neo-Spacian Grand Mole');
      then.noChain();
      then.lpIs(opponent, 7000);
      then.isIn('Neo-Spacian Grand Mole', 'gy', opponent);
      then.happenedInOrder(
        { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
        { event: 'positionChanged', card: 'Spear Dragon' },
      );
      then.positionIs('Spear Dragon', 'defense');
    });
  },
);
