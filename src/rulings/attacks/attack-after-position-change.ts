import { card, ruling } from '../language';

export default ruling(
  'attack-after-position-change',
  {
    covers: ['attack-declaration', 'position-change', 'flip-summon'],
    title: { en: 'Attacking after a position change', ko: '표시 형식을 변경한 턴의 공격' },
    statement: {
      en: 'A monster turned to Attack Position in Main Phase 1, by hand or by a Flip Summon, may attack in the same turn.',
      ko: '메인 페이즈 1에 수동으로 또는 반전 소환으로 공격 표시가 된 몬스터는 그 턴에 공격할 수 있다.',
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
