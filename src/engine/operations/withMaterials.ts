/** How a Fusion or Ritual Summon by an effect ends: the materials leave first, the Summon is what happens last. */
import { usedNow } from '../continuous/move';
import { settle } from '../continuous/settle';
import { tick } from '../log/emit';
import { shuffleDeck } from '../procedures/decks';
import type { Placing } from '../procedures/place';
import { placeSummoned } from '../procedures/place';
import type { Seat, SummonWay } from '../terms';
import type { Run } from './row';

/**
 * Carries it out; the monster is properly Summoned.
 * @param leave moves the materials; a Deck they come from or go to is shuffled
 */
export const summonWithMaterials = (
  run: Run,
  placing: Placing,
  way: SummonWay,
  materials: readonly number[],
  leave: () => void,
): 'done' => {
  const { board, ctx, act, step } = run;
  const used = usedNow(board, materials);
  const decks = new Set<Seat>();
  const noteDecks = (): void => {
    for (const id of materials) if (board.card(id).place === 'deck') decks.add(board.card(id).owner);
  };
  noteDecks();
  leave();
  noteDecks();
  for (const seat of decks) shuffleDeck(board, seat);
  settle(board);
  tick(board);
  placeSummoned(board, [placing], {
    method: 'special',
    way,
    seat: ctx.seat,
    act,
    tributes: [...materials],
    used,
  });
  board.editCard(placing.card).properlySummoned = true;
  if (step.as) run.bind(step.as, [placing.card]);
  return 'done';
};
