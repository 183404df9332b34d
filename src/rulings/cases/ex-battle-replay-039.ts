import { ruling } from '../language';

export default ruling(
  'ex-battle-replay-039',
  {
    covers: ['replay', 'attack-targets', 'tokens'],
    title: { en: 'Scapegoat in the middle of an attack', ko: '공격 도중의 희생양' },
    statement: {
      en: 'When monsters join the defender before the Damage Step, the attack is chosen anew or stopped. The new choice is no declaration, so the chance for Mirror Force has passed; stopping uses up the attack.',
      ko: '데미지 스텝 전에 공격받는 쪽의 몬스터가 늘어나면 공격 대상을 다시 고르거나 공격을 그만둔다. 다시 고르는 것은 공격 선언이 아니므로 성스러운 방어막 거울의 힘을 발동할 기회는 지나갔다. 그만두어도 그 공격은 쓴 것이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    // Battle Ox does not attack, so that the Battle Step goes on.
    given(turnPlayer).controls('Gemini Elf', 'Battle Ox');
    given(opponent).controls('Kuriboh').hasSet('Scapegoat', 'Mirror Force');
    turnPlayer.attacks('Gemini Elf', 'Kuriboh');
    then.can(opponent).activate('Mirror Force');
    opponent.activates('Scapegoat');
    bothPass();
    then.linkWas('Scapegoat', 'resolved');
    then.countIs(opponent, 'monsterZone', 4, 'Sheep Token');
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Kuriboh', 'Sheep Token', 'Sheep Token', 'Sheep Token', 'Sheep Token');
    inCase({ en: 'another target', ko: '다른 대상을 고른다' }, () => {
      turnPlayer.replays('Gemini Elf', 'Sheep Token#1');
      // Had Mirror Force been offered, the opponent would be asked now.
      then.isAsked(turnPlayer, 'open');
      then.cannot(opponent).activate('Mirror Force', { because: 'event-not-happened' });
      then.happened('attackDeclared', { times: 1 });
      then.happened('battled', { times: 1 });
      then.countIs(opponent, 'monsterZone', 3, 'Sheep Token');
      then.controls(opponent, 'Kuriboh');
      then.controls(turnPlayer, 'Gemini Elf');
    });
    inCase({ en: 'the attack is stopped', ko: '공격을 그만둔다', contrast: 1 }, () => {
      turnPlayer.declines();
      then.happened('attackStopped', { card: 'Gemini Elf' });
      then.phaseIs('battle');
      then.can(turnPlayer).attack('Battle Ox');
      then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
    });
  },
);
