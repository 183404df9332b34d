import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-banished',
  {
    covers: ['continuous-cards', 'banish'],
    title: { en: 'Call of the Haunted when the monster is banished', ko: '몬스터가 제외된 리빙 데드' },
    statement: {
      en: 'Call of the Haunted is destroyed when the monster it revived is destroyed. Dimensional Prison banishes that monster, which is no destruction, so Call of the Haunted stays on the field, though it does nothing more.',
      ko: '리빙 데드가 부르는 소리는 특수 소환한 몬스터가 파괴되었을 때 파괴된다. 차원 유폐로 제외된 것은 파괴된 것이 아니므로, 더 이상 하는 일이 없어도 필드에 그대로 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Gemini Elf');
    given(opponent).hasSet('Dimensional Prison');
    turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Dimensional Prison');
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Call of the Haunted');
  },
);
