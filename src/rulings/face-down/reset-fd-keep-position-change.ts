import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-position-change',
  {
    covers: ['face-down', 'position-change'],
    title: { en: 'A changed position is remembered', ko: '표시 형식을 변경한 것은 기억된다' },
    statement: {
      en: 'A player changes a monster’s battle position once a turn, and a Flip Summon is such a change. That it was changed is remembered when the monster is turned face-down, so it cannot be Flip Summoned; one that was not changed can.',
      ko: '플레이어는 몬스터의 표시 형식을 1턴에 1번 변경할 수 있고, 반전 소환도 그 변경이다. 변경했다는 정보는 뒷면 표시가 되어도 남으므로 반전 소환할 수 없고, 변경하지 않은 몬스터라면 반전 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Book of Moon');
    inCase({ en: 'Changed before', ko: '먼저 변경했을 경우' }, () => {
      turnPlayer.changesPosition('Gemini Elf');
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      then.cannot(turnPlayer).flipSummon('Gemini Elf', { because: 'position-changed-this-turn' });
    });
    inCase({ en: 'Not changed', ko: '변경하지 않았을 경우', contrast: 1 }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      then.can(turnPlayer).flipSummon('Gemini Elf');
    });
  },
);
