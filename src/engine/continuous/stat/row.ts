import type { StatChange } from '../../definition';
import { evaluate } from '../../selectors/values';
import type { Board } from '../../state/board';
import type { Item, ModifierRow } from '../row';

const changed = (now: number, change: StatChange, board: Board, item: Item): number => {
  if ('add' in change) return now + evaluate(board, change.add, item.ask);
  if ('set' in change) return evaluate(board, change.set, item.ask);
  return 'double' in change ? now * 2 : Math.ceil(now / 2);
};
const STATS = ['atk', 'def', 'level'] as const;

/** Changes ATK, DEF or Level of face-up monsters; every change is kept as a line for the inspector. */
export const row: ModifierRow<'stat'> = {
  pass: 'stats',
  apply: ({ board, out, write }, mod, item, cards) => {
    for (const id of cards) {
      if (!board.card(id).faceUp) continue;
      for (const what of STATS) {
        const change = mod[what];
        if (!change) continue;
        const n = write(id);
        const before = n[what];
        n[what] = Math.max(0, changed(before, change, board, item));
        const line = {
          source: item.source,
          what,
          change: 'add' in change ? { add: n[what] - before } : { set: n[what] },
          after: n[what],
          until: item.until,
        };
        const lines = out.lines.get(id);
        if (lines) lines.push(line);
        else out.lines.set(id, [line]);
      }
    }
  },
};
