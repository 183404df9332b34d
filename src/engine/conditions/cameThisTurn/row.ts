import type { Condition } from '../../definition';
import { destroyedBy } from '../../events/destroyedBy';
import { resolve } from '../../selectors/match';
import type { Duel } from '../../state/duel';
import type { DuelEvent } from '../../state/events';
import { otherSeat, type Seat } from '../../terms';
import type { ConditionRow } from '../row';

type Came = Extract<Condition, { cond: 'cameThisTurn' }>;

/** Whether the link this was paid for has resolved with its effect. */
const wasApplied = (log: readonly DuelEvent[], at: number, link: number | undefined): boolean => {
  const end = log.slice(at).find((e) => e.type === 'linkResolved' && e.chain === link);
  return end?.type === 'linkResolved' && end.outcome === 'resolved';
};

const byItself = (
  log: readonly DuelEvent[],
  e: Extract<DuelEvent, { type: 'moved' }>,
  at: number,
  by: 'ownEffect' | 'ownCost',
): boolean =>
  e.source === e.card &&
  (by === 'ownEffect' ? e.cause === 'effect' : e.cause === 'cost' && wasApplied(log, at, e.link));

/** The log of the duel is that of this turn. */
const cameSo = ({ log }: Duel, id: number, stay: number, c: Came, seat: Seat): boolean =>
  log.some(
    (e, at) =>
      e.type === 'moved' &&
      e.card === id &&
      e.stay === stay &&
      e.to === c.to &&
      (c.from === undefined || FIELD.has(e.before.place)) &&
      (c.destroyed === undefined || destroyedBy(e, c.destroyed)) &&
      (!c.faceUp || e.before.faceUp) &&
      (c.by === undefined || (c.by === 'opponent' ? e.by === otherSeat(seat) : byItself(log, e, at, c.by))),
  );
const FIELD: ReadonlySet<string> = new Set(['monsterZone', 'spellTrapZone', 'fieldZone']);

/** The card came to its place this turn, as it says. */
export const row: ConditionRow<'cameThisTurn'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return ids.length > 0 && ids.every((id) => cameSo(board.duel, id, board.card(id).stay, c, ask.seat));
  },
};
