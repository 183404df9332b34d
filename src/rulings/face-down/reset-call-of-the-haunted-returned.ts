import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-returned',
  {
    covers: ['continuous-cards', 'last-place'],
    title: { en: 'Call of the Haunted when the monster returns to the hand', ko: '몬스터가 패로 되돌아간 리빙 데드' },
    statement: {
      en: 'Call of the Haunted is destroyed when the monster it revived is destroyed. A return to the hand is no destruction, so the card stays on the field, though it does nothing more; after a destruction by Raigeki Break it goes, too.',
      ko: '리빙 데드가 부르는 소리는 특수 소환한 몬스터가 파괴되었을 때 파괴된다. 패로 되돌아간 것은 파괴가 아니므로 그대로 필드에 남고, 썬더 브레이크로 파괴되면 함께 파괴된다.',
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
