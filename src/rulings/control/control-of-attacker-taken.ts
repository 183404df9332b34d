import { ruling } from '../language';

export default ruling(
  'control-of-attacker-taken',
  {
    covers: ['control', 'attack-stop'],
    title: { en: 'The opponent takes the attacker', ko: '공격하는 몬스터의 컨트롤을 빼앗기면' },
    statement: {
      en: 'An attack is made by a monster of the turn player. If the opponent takes control of the attacker in the Battle Step, the attack ends there: no replay, no Damage Step.',
      ko: '공격은 턴 플레이어의 몬스터가 하는 것이다. 배틀 스텝에 공격하는 몬스터의 컨트롤을 상대가 얻으면 그 공격은 끝나며, 되감기도 데미지 스텝도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).controls('Kuriboh').hasSet('Enemy Controller');
    turnPlayer.attacks('Gemini Elf', 'Kuriboh');
    opponent.activates('Enemy Controller', { option: 2, cost: ['Kuriboh'], targets: ['Gemini Elf'] });
    then.linkWas('Enemy Controller', 'resolved');
    then.controls(opponent, 'Gemini Elf');
    then.isIn('Kuriboh', 'gy', opponent);
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
    then.neverAsked('attackTarget');
    then.didNotHappen('momentBegan');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
