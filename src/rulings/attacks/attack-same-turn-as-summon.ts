import { ruling } from '../language';

export default ruling(
  'attack-same-turn-as-summon',
  {
    covers: ['attack-declaration', 'normal-summon', 'special-summon'],
    title: { en: 'Attacking in the turn of the Summon', ko: '소환한 턴의 공격' },
    statement: {
      en: 'Nothing in the rules keeps a monster from attacking in the turn it was Summoned. So Gemini Elf, Normal Summoned, and Celtic Guardian, Special Summoned, may both attack.',
      ko: '소환한 턴의 공격을 막는 룰은 없다. 그래서 그 턴에 일반 소환한 쌍둥이 자매 엘프도 특수 소환한 엘프 검사도 공격할 수 있다.',
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
