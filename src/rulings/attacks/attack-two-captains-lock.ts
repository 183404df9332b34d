import { ruling } from '../language';

export default ruling(
  'attack-two-captains-lock',
  {
    covers: ['attack-targets', 'attack-limits'],
    title: { en: 'Two Marauding Captains', ko: '선봉 대장 2장' },
    statement: {
      en: 'Two Marauding Captains forbid attacks on each other. No legal target is left, so the opponent cannot attack at all, though the opponent may enter and leave the Battle Phase.',
      ko: '선봉 대장 2장이 서로를 공격 대상으로 할 수 없게 하면 공격할 수 있는 대상이 없다. 상대는 공격할 수 없지만 배틀 페이즈를 실행하고 끝낼 수는 있다.',
    },
    basis: 'Official FAQ 13181',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).controls('Marauding Captain', 'Marauding Captain');
    then.canMoveTo(turnPlayer, 'battle');
    turnPlayer.movesTo('battle');
    // Nothing can be attacked, so the Battle Phase passes by.
    then.happened('phaseBegan', { where: { phase: 'battle' } });
    then.phaseIs('main2');
    then.wasNeverOffered('Gemini Elf', 'attack');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'no-attack-target' });
    then.didNotHappen('attackDeclared');
    then.lpIs(opponent, 8000);
  },
);
