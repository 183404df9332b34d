import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-position-change',
  {
    covers: ['face-down', 'position-change'],
    title: { en: 'A changed position is remembered', ko: '표시 형식을 변경한 것은 기억된다' },
    statement: {
      en: 'A monster whose battle position its player changed this turn cannot be Flip Summoned after being turned face-down.',
      ko: '이 턴에 표시 형식을 변경한 몬스터는 뒷면 표시가 되어도 그 턴에 반전 소환할 수 없다.',
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
