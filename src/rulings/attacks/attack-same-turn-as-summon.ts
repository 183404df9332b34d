import { ruling } from '../language';

export default ruling(
  'attack-same-turn-as-summon',
  {
    covers: ['attack-declaration', 'normal-summon', 'special-summon'],
    title: { en: 'Attacking in the turn of the Summon', ko: '소환한 턴의 공격' },
    statement: {
      en: 'A monster may attack in the very turn it was Normal Summoned or Special Summoned.',
      ko: '일반 소환 또는 특수 소환한 몬스터는 그 턴에 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf', 'Monster Reborn', 'Jar of Greed').hasInGY('Celtic Guardian');
    turnPlayer.normalSummons('Gemini Elf');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.positionIs('Celtic Guardian', 'attack');
    turnPlayer.movesTo('battle');
    then.can(turnPlayer).attack('Gemini Elf');
    then.can(turnPlayer).attack('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.lpIs(opponent, 4700);
  },
);
