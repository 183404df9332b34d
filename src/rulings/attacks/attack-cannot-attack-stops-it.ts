import { ruling } from '../language';

export default ruling(
  'attack-cannot-attack-stops-it',
  {
    covers: ['cannot-attack', 'attack-stop', 'attack-limits'],
    title: { en: '"Cannot attack" stops the attack', ko: '공격할 수 없게 되면 공격이 멈춘다' },
    statement: {
      en: 'If an attacker becomes unable to attack in the Battle Step, the attack stops as soon as the Chain has resolved. Fiendish Chain says so of Airknight Parshath: it gets to no Damage Step, and no new attack is possible.',
      ko: '배틀 스텝에 공격하는 몬스터가 공격할 수 없게 되면, 체인의 처리가 끝나는 대로 공격이 멈춘다. 데먼즈 체인은 공격 자체를 할 수 없게 하므로 천공기사 파샤스의 공격은 데미지 스텝에 들어가지 않고, 다시 공격할 수도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Airknight Parshath', 'Vorse Raider');
    given(opponent).controls('Celtic Guardian').hasSet('Fiendish Chain');
    turnPlayer.attacks('Airknight Parshath', 'Celtic Guardian');
    opponent.activates('Fiendish Chain', { targets: ['Airknight Parshath'] });
    then.linkWas('Fiendish Chain', 'resolved');
    then.happened('attackStopped', { card: 'Airknight Parshath', where: { why: 'gone' } });
    then.didNotHappen('momentBegan');
    then.controls(opponent, 'Celtic Guardian', 'Fiendish Chain');
    then.lpIs(opponent, 8000);
    // Vorse Raider can still attack, so the Battle Phase goes on.
    then.phaseIs('battle');
    then.cannot(turnPlayer).attack('Airknight Parshath', { because: 'cannot-attack' });
  },
);
