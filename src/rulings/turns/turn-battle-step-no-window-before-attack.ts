import { ruling } from '../language';

export default ruling(
  'turn-battle-step-no-window-before-attack',
  {
    covers: ['turn-structure', 'priority', 'attack-declaration'],
    title: { en: 'Nobody acts before the attack is declared', ko: '공격 선언 전에는 상대가 행동할 수 없다' },
    statement: {
      en: 'In the Battle Step the turn player acts first, and in this Step the right to act does not pass over before an attack. So the opponent cannot use Compulsory Evacuation Device until an attack is declared, and can right after it.',
      ko: '배틀 스텝에서는 턴 플레이어가 먼저 행동하며, 공격 선언 전에는 상대에게 행동할 차례가 오지 않는다. 그래서 상대는 공격이 선언될 때까지 강제 탈출 장치를 발동할 수 없고, 선언된 직후에는 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Compulsory Evacuation Device');
    turnPlayer.movesTo('battle');
    opponent.passes();
    then.timingIs('battlePhase.startStep');
    opponent.passes();
    then.timingIs('battlePhase.battleStep');
    then.isAsked(turnPlayer, 'open');
    then.cannot(opponent).activate('Compulsory Evacuation Device', { because: 'not-your-priority' });
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Compulsory Evacuation Device');
  },
);
