import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-faceup-again',
  {
    covers: ['continuous-cards', 'face-down'],
    title: { en: 'Face-up again, still free', ko: '다시 앞면이 되어도 관계는 돌아오지 않는다' },
    statement: {
      en: 'A monster that was turned face-down once no longer depends on Call of the Haunted, also when it is face-up again.',
      ko: '한 번 뒷면 표시가 된 몬스터는 다시 앞면 표시가 되어도 리빙 데드가 부르는 소리와 관계가 없다.',
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
