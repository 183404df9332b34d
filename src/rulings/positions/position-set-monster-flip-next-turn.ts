import { ruling } from '../language';

export default ruling(
  'position-set-monster-flip-next-turn',
  {
    covers: ['position-change', 'set', 'flip-summon'],
    title: { en: 'A Set monster waits for the next turn', ko: '세트한 몬스터는 다음 턴부터' },
    statement: {
      en: 'A player does not turn a monster in the turn it came to the field. So a monster Set this turn cannot be Flip Summoned yet; in the next turn of its player it can.',
      ko: '필드에 나온 턴에는 플레이어가 그 몬스터의 표시 형식을 바꿀 수 없다. 그래서 세트한 몬스터는 그 턴에 반전 소환할 수 없고, 다음 자신 턴부터 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf').hasInDeck('Luster Dragon');
    given(opponent).hasInDeck('Luster Dragon');
    turnPlayer.setsMonster('Gemini Elf');
    then.cannot(turnPlayer).flipSummon('Gemini Elf', { because: 'summoned-this-turn' });
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.can(turnPlayer).flipSummon('Gemini Elf');
    turnPlayer.flipSummons('Gemini Elf');
    then.wasSummonedBy('Gemini Elf', turnPlayer, 'flip');
    then.positionIs('Gemini Elf', 'attack');
  },
);
