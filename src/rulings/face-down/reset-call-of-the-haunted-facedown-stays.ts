import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-facedown-stays',
  {
    covers: ['continuous-cards', 'face-down'],
    title: { en: 'Call of the Haunted stays without a purpose', ko: '몬스터가 뒷면이 된 뒤의 리빙 데드' },
    statement: {
      en: 'Call of the Haunted is destroyed together with the monster it revived only while the two are tied. Turning the monster face-down cuts that tie, so the card stays, even when Dark Hole destroys the monster afterwards.',
      ko: '리빙 데드가 부르는 소리는 특수 소환한 몬스터와의 관계가 이어져 있을 때에만 함께 파괴된다. 몬스터가 뒷면 표시가 되면 그 관계가 끊어지므로, 그 뒤에 몬스터가 블랙홀로 파괴되어도 그대로 남는다.',
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
