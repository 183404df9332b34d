import { ruling } from '../language';

export default ruling(
  'position-once-per-turn',
  {
    covers: ['position-change'],
    title: { en: 'One position change a turn', ko: '표시 형식의 변경은 한 턴에 한 번' },
    statement: {
      en: 'A player may change the battle position of each of their monsters once a turn, in an open state of their Main Phase.',
      ko: '플레이어는 자신 메인 페이즈의 오픈 상태에 각 몬스터의 표시 형식을 1턴에 1번 변경할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    turnPlayer.changesPosition('Gemini Elf');
    then.positionIs('Gemini Elf', 'defense');
    then.happened('positionChanged', { card: 'Gemini Elf', where: { manual: true } });
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'position-changed-this-turn' });
  },
);
