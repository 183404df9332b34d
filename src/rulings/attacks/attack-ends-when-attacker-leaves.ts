import { ruling } from '../language';

export default ruling(
  'attack-ends-when-attacker-leaves',
  {
    covers: ['attack-stop'],
    title: { en: 'The attacker leaves the field', ko: '공격하는 몬스터가 필드를 벗어나면' },
    statement: {
      en: 'If the attacker leaves the field in the Battle Step, the attack is over: no replay, no Damage Step.',
      ko: '배틀 스텝에 공격하는 몬스터가 필드를 벗어나면 공격은 끝난다. 공격을 다시 고르지 않으며 데미지 스텝도 없다.',
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
