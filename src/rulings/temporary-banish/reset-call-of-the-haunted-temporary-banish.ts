import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-temporary-banish',
  {
    covers: ['banish', 'continuous-cards'],
    title: { en: 'Free of Call of the Haunted', ko: '리빙 데드와의 관계가 끊긴다' },
    statement: {
      en: 'A temporary banish ends the bond between Call of the Haunted and the monster it revived, as turning the monster face-down does. When the card is destroyed later, the monster that has returned stays.',
      ko: '일시적인 제외는 뒷면 표시가 되는 것과 마찬가지로 리빙 데드가 부르는 소리와 소생한 몬스터의 관계를 끊는다. 그 뒤에 리빙 데드가 파괴되어도 돌아온 몬스터는 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasSet('Call of the Haunted').hasInGY('Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    bothPass();
    then.isIn('Call of the Haunted', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Gemini Elf');
  },
);
