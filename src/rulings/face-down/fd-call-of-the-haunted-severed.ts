import { ruling } from '../language';

export default ruling(
  'fd-call-of-the-haunted-severed',
  {
    covers: ['face-down', 'continuous-cards'],
    title: {
      en: 'Turned face-down, it is free of Call of the Haunted',
      ko: '뒷면 표시가 되면 리빙 데드와의 관계가 끊어진다',
    },
    statement: {
      en: 'A monster revived by Call of the Haunted and then turned face-down survives the destruction of that card.',
      ko: '리빙 데드가 부르는 소리로 특수 소환된 뒤 뒷면 표시가 된 몬스터는, 리빙 데드가 부르는 소리가 파괴되어도 파괴되지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasSet('Call of the Haunted')
      .hasInGY('Gemini Elf')
      .hasInHand('Book of Moon', 'Mystical Space Typhoon');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    inCase({ en: 'Turned face-down', ko: '뒷면 표시가 되었을 경우' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      bothPass();
      then.isIn('Call of the Haunted', 'gy', turnPlayer);
      then.positionIs('Gemini Elf', 'defense', { faceDown: true });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시인 경우' }, () => {
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      bothPass();
      then.isIn('Call of the Haunted', 'gy', turnPlayer);
      then.isIn('Gemini Elf', 'gy', turnPlayer);
    });
  },
);
