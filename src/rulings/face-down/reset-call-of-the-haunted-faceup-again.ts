import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-faceup-again',
  {
    covers: ['continuous-cards', 'face-down'],
    title: { en: 'Face-up again, still free', ko: '다시 앞면이 되어도 관계는 돌아오지 않는다' },
    statement: {
      en: 'Being turned face-down ends the tie between a monster and the card that revived it, and the tie does not come back: also face-up again it no longer depends on Call of the Haunted.',
      ko: '뒷면 표시가 되면 몬스터와 그것을 특수 소환한 카드의 관계가 끊어지고 다시 이어지지 않는다. 그러므로 다시 앞면 표시가 되어도 리빙 데드가 부르는 소리와 관계가 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Gemini Elf').hasInHand('Book of Moon', 'Book of Taiyou');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
    bothPass();
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    bothPass();
    then.isIn('Call of the Haunted', 'gy', turnPlayer);
    then.positionIs('Gemini Elf', 'attack');
    then.isFaceUp('Gemini Elf');
  },
);
