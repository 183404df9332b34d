import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-facedown-stays',
  {
    covers: ['continuous-cards', 'face-down'],
    title: { en: 'Call of the Haunted stays without a purpose', ko: '몬스터가 뒷면이 된 뒤의 리빙 데드' },
    statement: {
      en: 'Turning the revived monster face-down does not destroy Call of the Haunted, nor does what becomes of the monster afterwards.',
      ko: '특수 소환된 몬스터가 뒷면 표시가 되어도, 그 뒤에 파괴되어도 리빙 데드가 부르는 소리는 그대로 남는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Gemini Elf').hasInHand('Book of Moon', 'Dark Hole');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
  },
);
