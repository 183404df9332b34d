import { ruling } from '../language';

export default ruling(
  'attack-once-per-battle-phase',
  {
    covers: ['attack-limits', 'direct-attack'],
    title: { en: 'One attack for each monster', ko: '몬스터마다 공격은 한 번' },
    statement: {
      en: 'Each monster in face-up Attack Position may declare one attack in a Battle Phase. Gemini Elf has made its own and cannot attack again; Celtic Guardian still has its attack.',
      ko: '앞면 공격 표시 몬스터는 배틀 페이즈에 각각 1번씩 공격을 선언할 수 있다. 쌍둥이 자매 엘프는 이미 공격했으므로 다시 공격할 수 없고, 엘프 검사는 아직 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Celtic Guardian').hasInHand('Luster Dragon');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6100);
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
    then.can(turnPlayer).attack('Celtic Guardian');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.lpIs(opponent, 4700);
    then.happened('attackDeclared', { times: 2 });
  },
);
