import { matchesKnown, resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** What a monster was Summoned with, as it was then. Forgotten when it is turned face-down or banished for a time. */
export const row: ConditionRow<'summonedWith'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const used = board.card(id).field?.used ?? [];
        const fits = used.filter((u) => matchesKnown(board, u.card, u.known, c.what, ask)).length;
        return fits > 0 && (!c.all || fits === used.length);
      })
    );
  },
};
