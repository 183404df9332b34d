import { ruling } from '../language';

export default ruling(
  'position-once-per-turn',
  {
    covers: ['position-change'],
    title: { en: 'One position change a turn', ko: '표시 형식의 변경은 한 턴에 한 번' },
    statement: {
      en: 'In an open state of their Main Phase, when nothing waits to resolve, a player may change the position of each of their monsters once a turn. Gemini Elf has been changed, so a second change in this turn is refused.',
      ko: '플레이어는 자신 메인 페이즈에 체인 등이 없는 오픈 상태에서 각 몬스터의 표시 형식을 1턴에 1번 변경할 수 있다. 쌍둥이 자매 엘프는 이미 변경했으므로 이 턴에 다시 변경할 수 없다.',
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
