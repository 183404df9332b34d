import { ruling } from '../language';

export default ruling(
  'position-not-in-the-summon-turn',
  {
    covers: ['position-change', 'normal-summon', 'special-summon'],
    title: { en: 'Not in the turn of the Summon', ko: '소환한 턴에는 변경할 수 없다' },
    statement: {
      en: 'A monster that was Normal Summoned or Special Summoned this turn cannot be turned by its player in that turn.',
      ko: '일반 소환 또는 특수 소환한 몬스터는 그 턴에 플레이어가 표시 형식을 변경할 수 없다.',
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
