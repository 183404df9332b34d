import { ruling } from '../language';

export default ruling(
  'multi-right-lost-stops-second-attack',
  {
    covers: ['several-attacks', 'effect-negation', 'damage-step'],
    title: { en: 'Losing the right to attack twice', ko: '2회 공격할 권리를 잃었을 때' },
    statement: {
      en: 'If a monster loses its right to a second attack in the Battle Step of that attack, the attack stops. Lost only in the Damage Step, it is carried out.',
      ko: '두 번째 공격을 하는 배틀 스텝에 그 권리를 잃으면 공격은 거기서 끝난다. 데미지 스텝에 들어간 뒤라면 공격은 그대로 진행된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Mataza the Zapper').hasInHand('Battle Ox');
    given(opponent).hasSet('Forbidden Chalice');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 6700);
    then.happened('attackDeclared', { card: 'Mataza the Zapper', times: 2 });
    inCase({ en: 'in the Battle Step', ko: '배틀 스텝에' }, () => {
      opponent.activates('Forbidden Chalice', { targets: ['Mataza the Zapper'] });
      bothPass();
      then.linkWas('Forbidden Chalice', 'resolved');
      then.atkIs('Mataza the Zapper', 1700);
      then.happened('attackStopped', { card: 'Mataza the Zapper' });
      then.phaseIs('main2');
      then.lpIs(opponent, 6700);
    });
    inCase({ en: 'in the Damage Step', ko: '데미지 스텝에' }, () => {
      opponent.passes();
      opponent.passes();
      then.timingIs('battlePhase.damageStep.start');
      opponent.activates('Forbidden Chalice', { targets: ['Mataza the Zapper'] });
      bothPass();
      then.linkWas('Forbidden Chalice', 'resolved');
      then.didNotHappen('attackStopped');
      then.happened('damage', { seat: 'opponent', where: { amount: 1700, how: 'battle' } });
      then.lpIs(opponent, 5000);
    });
  },
);
