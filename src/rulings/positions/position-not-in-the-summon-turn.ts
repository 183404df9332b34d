import { ruling } from '../language';

export default ruling(
  'position-not-in-the-summon-turn',
  {
    covers: ['position-change', 'normal-summon', 'special-summon'],
    title: { en: 'Not in the turn of the Summon', ko: '소환한 턴에는 변경할 수 없다' },
    statement: {
      en: 'The change of position a player may make each turn is not allowed in the turn the monster came to the field. So neither the Normal Summoned Gemini Elf nor the Special Summoned Celtic Guardian can be turned this turn.',
      ko: '플레이어는 몬스터가 필드에 나온 턴에는 그 표시 형식을 변경할 수 없다. 그래서 일반 소환한 쌍둥이 자매 엘프도 특수 소환한 엘프 검사도 이 턴에는 변경할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf', 'Monster Reborn').hasInGY('Celtic Guardian');
    turnPlayer.normalSummons('Gemini Elf');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.controls(turnPlayer, 'Gemini Elf', 'Celtic Guardian');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'summoned-this-turn' });
    then.cannot(turnPlayer).changePosition('Celtic Guardian', { because: 'summoned-this-turn' });
    then.wasNeverOffered('Gemini Elf', 'changePosition');
    then.wasNeverOffered('Celtic Guardian', 'changePosition');
  },
);
