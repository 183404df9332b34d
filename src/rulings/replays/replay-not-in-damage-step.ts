import { card, ruling } from '../language';

export default ruling(
  'replay-not-in-damage-step',
  {
    covers: ['replay', 'damage-step', 'attack-stop'],
    title: { en: 'No replay in the Damage Step', ko: '데미지 스텝에는 다시 고르지 않는다' },
    statement: {
      en: 'A replay, choosing the target anew, exists only in the Battle Step. Drillroid destroys its target in the Damage Step, so the battle just ends; the attack was declared, so Drillroid cannot attack Kuriboh nor be turned by hand.',
      ko: '공격 대상을 다시 고르는 것은 배틀 스텝에서만 할 수 있다. 드릴로이드는 데미지 스텝에 공격 대상을 파괴했으므로 전투는 그대로 끝난다. 공격은 한 것이므로 크리보를 공격할 수 없고 표시 형식도 변경할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Drillroid', 'Luster Dragon');
    given(opponent).controls(card('Celtic Guardian', { position: 'defense' }), 'Kuriboh');
    turnPlayer.attacks('Drillroid', 'Celtic Guardian');
    then.chainIs('turnPlayer: Drillroid');
    then.linkWas('Drillroid', 'resolved');
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.happened('attackTargeted', { times: 1 });
    then.didNotHappen('attackTargeted', { card: 'Kuriboh' });
    then.didNotHappen('battled');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
    then.controls(opponent, 'Kuriboh');
    // Luster Dragon can still attack, so the Battle Phase goes on.
    then.phaseIs('battle');
    then.cannot(turnPlayer).attack('Drillroid', { because: 'already-attacked' });
    then.cannot(turnPlayer).changePosition('Drillroid', { because: 'attacked-this-turn' });
  },
);
