import { ruling } from '../language';

export default ruling(
  'turn-battle-step-no-window-before-attack',
  {
    covers: ['turn-structure', 'priority', 'attack-declaration'],
    title: { en: 'Nobody acts before the attack is declared', ko: '공격 선언 전에는 상대가 행동할 수 없다' },
    statement: {
      en: 'On entering the Battle Step the turn player comes first, and the opponent gets no chance to act before an attack is declared. The first chance is the answer to the declaration.',
      ko: '배틀 스텝에 들어가면 턴 플레이어가 먼저 행동하며, 공격이 선언되기 전에 상대는 행동할 수 없다. 상대의 첫 기회는 공격 선언에 대한 대응이다.',
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
