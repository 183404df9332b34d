import { ruling } from '../language';

export default ruling(
  'multi-right-lost-stops-second-attack',
  {
    covers: ['several-attacks', 'effect-negation', 'damage-step'],
    title: { en: 'Losing the right to attack twice', ko: '2회 공격할 권리를 잃었을 때' },
    statement: {
      en: 'Mataza the Zapper makes its second attack by its own effect, which Forbidden Chalice negates. In the Battle Step it must still be allowed to attack, so the attack stops; in the Damage Step that is no longer asked, and it is carried out.',
      ko: '기습 공격 마타자는 자신의 효과로 두 번째 공격을 하고, 금지된 성배가 그 효과를 무효로 한다. 배틀 스텝에는 아직 공격할 수 있어야 하므로 공격이 멈추고, 데미지 스텝에 들어간 뒤라면 그대로 진행된다.',
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
