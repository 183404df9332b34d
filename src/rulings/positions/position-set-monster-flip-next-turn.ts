import { ruling } from '../language';

export default ruling(
  'position-set-monster-flip-next-turn',
  {
    covers: ['position-change', 'set', 'flip-summon'],
    title: { en: 'A Set monster waits for the next turn', ko: '세트한 몬스터는 다음 턴부터' },
    statement: {
      en: 'A monster Set this turn cannot be Flip Summoned in that turn. In the next turn of its player it can.',
      ko: '세트한 턴에는 그 몬스터를 반전 소환할 수 없다. 다음 자신 턴부터 반전 소환할 수 있다.',
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
