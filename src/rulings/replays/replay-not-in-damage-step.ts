import { card, ruling } from '../language';

export default ruling(
  'replay-not-in-damage-step',
  {
    covers: ['replay', 'damage-step', 'attack-stop'],
    title: { en: 'No replay in the Damage Step', ko: '데미지 스텝에는 다시 고르지 않는다' },
    statement: {
      en: 'If the target disappears in the Damage Step, there is no replay: the battle is over, and the attacker has attacked.',
      ko: '데미지 스텝에 공격 대상이 사라지면 다시 고르지 않고 전투는 그대로 끝난다. 공격한 몬스터는 공격을 한 것이다.',
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
