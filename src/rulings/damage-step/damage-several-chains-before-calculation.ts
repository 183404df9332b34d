import { ruling } from '../language';

export default ruling(
  'damage-several-chains-before-calculation',
  {
    covers: ['damage-step', 'chain', 'hand-triggers'],
    title: { en: 'Chain after Chain before the calculation', ko: '데미지 계산 전에는 체인을 거듭할 수 있다' },
    statement: {
      en: 'At the start of the Damage Step and before damage calculation a resolved Chain does not close the moment. Either player may begin another, so one Honest can be answered by a second in a new Chain.',
      ko: '데미지 스텝 개시시와 데미지 계산 전에는 체인이 하나 처리되어도 그 타이밍이 끝나지 않는다. 다시 새로운 체인을 만들 수 있으므로, 어니스트에 대해 다음 체인에서 어니스트를 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Blue-Eyes White Dragon').hasInHand('Honest', 'Battle Ox');
    given(opponent).controls('Cyber Dragon').hasInHand('Honest');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'Cyber Dragon');
    then.timingIs('battlePhase.damageStep.start');
    turnPlayer.passes();
    opponent.activates('Honest@opponent');
    bothPass();
    then.atkIs('Cyber Dragon', 5100);
    then.atkIs('Blue-Eyes White Dragon', 3000);
    then.timingIs('battlePhase.damageStep.start');
    then.can(turnPlayer).activate('Honest@turnPlayer');
    turnPlayer.activates('Honest@turnPlayer');
    bothPass();
    then.chainsWere(['opponent: Honest'], ['turnPlayer: Honest']);
    then.atkIs('Blue-Eyes White Dragon', 8100);
    then.happened('damage', { seat: 'opponent', where: { amount: 3000, how: 'battle' } });
    then.lpIs(opponent, 5000);
    then.lpIs(turnPlayer, 8000);
    then.isIn('Cyber Dragon', 'gy', opponent);
    then.isIn('Honest@turnPlayer', 'gy', turnPlayer);
    then.isIn('Honest@opponent', 'gy', opponent);
  },
);
