import { card, ruling } from '../language';

export default ruling(
  'attack-after-position-change',
  {
    covers: ['attack-declaration', 'position-change', 'flip-summon'],
    title: { en: 'Attacking after a position change', ko: '표시 형식을 변경한 턴의 공격' },
    statement: {
      en: 'Only the position at the time of the attack counts. Gemini Elf, turned by hand in Main Phase 1, and Celtic Guardian, Flip Summoned, are in face-up Attack Position in the Battle Phase, so both may attack in this turn.',
      ko: '공격할 때 앞면 공격 표시이면 된다. 메인 페이즈 1에 표시 형식을 변경한 쌍둥이 자매 엘프도 반전 소환한 엘프 검사도 공격 표시이므로 그 턴에 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls(card('Gemini Elf', { position: 'defense' }))
      .hasSet('Celtic Guardian')
      .hasInHand('Luster Dragon');
    turnPlayer.changesPosition('Gemini Elf');
    turnPlayer.flipSummons('Celtic Guardian');
    turnPlayer.movesTo('battle');
    then.can(turnPlayer).attack('Gemini Elf');
    then.can(turnPlayer).attack('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.lpIs(opponent, 4700);
  },
);
