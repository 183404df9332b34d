import { ruling } from '../language';

export default ruling(
  'damage-start-return-no-calculation',
  {
    covers: ['damage-step', 'trigger-order'],
    title: { en: 'Back to the hand before any calculation', ko: '계산 전에 패로 돌아간다' },
    statement: {
      en: 'Neo-Spacian Grand Mole acts at the start of the Damage Step. With both monsters gone nothing is calculated; the attack has been made all the same.',
      ko: '네오 스페이시언 그랜드 몰의 효과는 데미지 스텝 개시시에 발동한다. 두 몬스터가 필드를 떠났으므로 데미지 계산은 하지 않지만, 공격은 실행한 것이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Neo-Spacian Grand Mole');
    given(opponent).controls('Blue-Eyes White Dragon');
    turnPlayer.attacks('Neo-Spacian Grand Mole', 'Blue-Eyes White Dragon');
    then.timingIs('battlePhase.damageStep.start');
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.usesTrigger('Neo-Spacian Grand Mole');
    then.chainsWere(['turnPlayer: Neo-Spacian Grand Mole']);
    then.isIn('Neo-Spacian Grand Mole', 'hand', turnPlayer);
    then.isIn('Blue-Eyes White Dragon', 'hand', opponent);
    then.happened('attackDeclared', { card: 'Neo-Spacian Grand Mole' });
    then.didNotHappen('attackStopped');
    then.didNotHappen('battled');
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
