import { ruling } from '../language';

export default ruling(
  'attack-ends-when-attacker-leaves',
  {
    covers: ['attack-stop'],
    title: { en: 'The attacker leaves the field', ko: '공격하는 몬스터가 필드를 벗어나면' },
    statement: {
      en: 'Without its attacker an attack cannot go on: if the attacker leaves the field in the Battle Step, the attack ends with no Damage Step. There is no replay either, for a replay lets the attacking monster choose again, and it is gone.',
      ko: '공격하는 몬스터가 없으면 공격을 계속할 수 없으므로, 배틀 스텝에 그 몬스터가 필드를 벗어나면 공격은 끝나고 데미지 스텝도 없다. 전투의 되감기는 공격 몬스터가 대상을 다시 고르는 것이므로 그것도 생기지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).controls('Celtic Guardian').hasSet('Compulsory Evacuation Device');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Compulsory Evacuation Device', { targets: ['Gemini Elf'] });
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
    then.didNotHappen('momentBegan');
    then.didNotHappen('battled');
    then.neverAsked('attackTarget');
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
