import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-returned',
  {
    covers: ['continuous-cards', 'last-place'],
    title: { en: 'Call of the Haunted when the monster returns to the hand', ko: '몬스터가 패로 되돌아간 리빙 데드' },
    statement: {
      en: 'Call of the Haunted is destroyed when the revived monster is destroyed. If that monster is returned to the hand or Deck, Call of the Haunted stays on the field and does nothing more.',
      ko: '리빙 데드가 부르는 소리는 특수 소환된 몬스터가 파괴되었을 때 파괴된다. 몬스터가 패나 덱으로 되돌아간 경우에는 필드에 의미 없이 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Gemini Elf');
    given(opponent).hasSet('Compulsory Evacuation Device', 'Raigeki Break').hasInHand('Kuriboh');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.movesTo('battle');
    inCase({ en: 'Returned to the hand', ko: '패로 되돌아갔을 경우' }, () => {
      opponent.activates('Compulsory Evacuation Device', { targets: ['Gemini Elf'] });
      bothPass();
      then.isIn('Gemini Elf', 'hand', turnPlayer);
      then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
    });
    inCase({ en: 'Destroyed', ko: '파괴되었을 경우', contrast: 1 }, () => {
      opponent.activates('Raigeki Break', { targets: ['Gemini Elf'] });
      bothPass();
      then.isIn('Gemini Elf', 'gy', turnPlayer);
      then.isIn('Call of the Haunted', 'gy', turnPlayer);
    });
  },
);
