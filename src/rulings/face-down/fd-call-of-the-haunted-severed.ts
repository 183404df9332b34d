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
      en: 'Call of the Haunted destroys the monster it revived when it leaves the field, but only while that monster is tied to it. Turned face-down, a monster loses all such ties: it survives the destruction of Call of the Haunted.',
      ko: '리빙 데드가 부르는 소리가 필드에서 벗어나면 그 효과로 특수 소환한 몬스터를 파괴하지만, 그것은 둘의 관계가 이어져 있는 동안이다. 몬스터가 뒷면 표시가 되면 그런 관계가 모두 끊어지므로, 리빙 데드가 부르는 소리가 파괴되어도 파괴되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    // The revival is played, so that the two are tied to each other by the effect itself.
    given(opponent).hasSet('Call of the Haunted').hasInGY('Gemini Elf');
    given(turnPlayer).hasInHand('Mystical Space Typhoon', 'Book of Moon');
    turnPlayer.movesTo('battle');
    opponent.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    then.wasSummonedBy('Gemini Elf', opponent, 'special');
    inCase({ en: 'Turned face-down', ko: '뒷면 표시가 되었을 경우' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      bothPass();
      then.isIn('Call of the Haunted', 'gy', opponent);
      then.controls(opponent, 'Gemini Elf');
      then.positionIs('Gemini Elf', 'defense', { faceDown: true });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시인 경우' }, () => {
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      bothPass();
      then.isIn('Call of the Haunted', 'gy', opponent);
      then.isIn('Gemini Elf', 'gy', opponent);
      then.happened('moved', { card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } });
    });
  },
);
