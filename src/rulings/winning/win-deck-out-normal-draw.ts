import { ruling } from '../language';

export default ruling(
  'win-deck-out-normal-draw',
  {
    covers: ['winning', 'deck-out', 'turn-structure'],
    title: { en: 'The draw that cannot be made', ko: '드로우할 수 없을 때 진다' },
    statement: {
      en: 'A Deck may be empty without harm. The player loses when there is no card for a draw that has to be made.',
      ko: '덱이 비어 있는 것만으로는 지지 않는다. 드로우해야 하는데 카드가 없을 때 패배한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    then.countIs(turnPlayer, 'deck', 0);
    then.countIs(opponent, 'deck', 0);
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6100);
    then.phaseIs('main2');
    then.isAsked(turnPlayer, 'open');
    then.didNotHappen('duelEnded');
    turnPlayer.movesTo('end');
    then.wonBy(turnPlayer);
    then.happened('duelEnded', { where: { winner: 0, reason: 'deckOut' } });
    then.didNotHappen('drawn');
  },
);
