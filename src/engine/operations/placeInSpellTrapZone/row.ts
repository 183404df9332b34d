import { freeSpellTrapZones } from '../../facts/zones';
import { enough, moveChosen } from '../helpers';
import { askSpellTrapZone } from '../placing';
import type { OperationRow } from '../row';

/** Places cards face-up in the player's Spell & Trap Zone, where monsters are treated as Continuous Spells. */
export const row: OperationRow<'placeInSpellTrapZone'> = {
  possible: (board, op, ask, without) =>
    freeSpellTrapZones(board, ask.seat, without).length > 0 && enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', op.what, { cap: freeSpellTrapZones(board, ctx.seat).length });
    if (!ids) return 'ask';
    const taken: number[] = [];
    for (const id of ids) {
      const index = askSpellTrapZone(run, id, ctx.seat, taken);
      if (index === null) return 'ask';
      if (index !== false) taken.push(index);
    }
    taken.forEach((index, i) => {
      const id = ids[i] as number;
      moveChosen(run, [id], { to: 'spellTrapZone', reasons: ['placed'], index, controller: ctx.seat, faceUp: true });
      board.editField(id).resolved = true;
    });
    if (run.step.as) run.bind(run.step.as, ids.slice(0, taken.length));
    return taken.length > 0 ? 'done' : 'nothing';
  },
};
