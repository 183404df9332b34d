import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-attack-no-flip-summon',
  {
    covers: ['face-down', 'attacks', 'flip-summon'],
    title: { en: 'An attack is remembered', ko: '공격 선언은 기억된다' },
    statement: {
      en: 'A monster that declared an attack cannot be turned by its player for the rest of the turn, and a Flip Summon turns it too. That is kept when an effect turns it face-down, so it cannot be Flip Summoned in Main Phase 2.',
      ko: '공격 선언을 한 몬스터는 그 턴에 플레이어가 표시 형식을 변경할 수 없고, 반전 소환도 마찬가지이다. 이것은 효과로 뒷면 표시가 되어도 유지되므로, 메인 페이즈 2에 반전 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Book of Moon');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.phaseIs('main2');
    then.cannot(turnPlayer).flipSummon('Gemini Elf', { because: 'attacked-this-turn' });
  },
);
