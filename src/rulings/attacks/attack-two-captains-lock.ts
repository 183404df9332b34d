import { ruling } from '../language';

export default ruling(
  'attack-two-captains-lock',
  {
    covers: ['attack-targets', 'attack-limits'],
    title: { en: 'Two Marauding Captains', ko: '선봉 대장 2장' },
    statement: {
      en: 'Each Marauding Captain keeps other Warriors from being chosen for an attack, so with two each protects the other. Gemini Elf has no monster left to attack and, as there are monsters, cannot attack directly; the Battle Phase can be entered and left.',
      ko: '선봉 대장 2장은 서로를 공격 대상으로 선택할 수 없게 한다. 쌍둥이 자매 엘프는 공격할 수 있는 몬스터가 없고, 몬스터가 있으므로 직접 공격도 할 수 없다. 배틀 페이즈를 실행하고 끝낼 수는 있다.',
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
