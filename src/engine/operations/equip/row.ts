import { freeSpellTrapZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import { enough, moveChosen } from '../helpers';
import { askSpellTrapZone } from '../placing';
import type { OperationRow } from '../row';

/** Cards become Equip Spells of a face-up monster, in Spell & Trap Zones of the player whose effect it is. */
export const row: OperationRow<'equip'> = {
  possible: (board, op, ask, without) =>
    freeSpellTrapZones(board, ask.seat, without).length > 0 &&
    enough(board, op.what, ask, without, (id) => !board.info(id).token) &&
    enough(board, op.to, ask, without),
  apply: (run, op) => {
    const { board, ctx } = run;
    const hosts = run.pick('to', op.to);
    if (!hosts) return 'ask';
    const to = hosts[0] === undefined ? null : board.card(hosts[0]);
    if (!to?.faceUp || to.place !== 'monsterZone') return 'nothing';
    const cap = freeSpellTrapZones(board, ctx.seat).length;
    const ids = run.pick('what', op.what, { cap, filter: (id) => id !== to.id && !board.info(id).token });
    if (!ids) return 'ask';
    const placed: { id: number; index: number }[] = [];
    for (const id of ids) {
      const index = askSpellTrapZone(
        run,
        id,
        ctx.seat,
        placed.map((p) => p.index),
      );
      if (index === null) return 'ask';
      if (index !== false) placed.push({ id, index });
    }
    for (const { id, index } of placed) {
      moveChosen(run, [id], { to: 'spellTrapZone', reasons: ['placed'], index, controller: ctx.seat, faceUp: true });
      const f = board.editField(id);
      f.resolved = true;
      f.equippedTo = { card: to.id, stay: to.stay, face: to.face };
      emit(board, { type: 'equipped', card: id, to: to.id }, run.act);
    }
    if (op.bind && board.card(ctx.card).field)
      board.editField(ctx.card).bound = {
        ...board.card(ctx.card).field?.bound,
        [op.bind]: placed.map(({ id }) => ({ card: id, stay: board.card(id).stay, face: board.card(id).face })),
      };
    if (run.step.as)
      run.bind(
        run.step.as,
        placed.map((p) => p.id),
      );
    return placed.length > 0 ? 'done' : 'nothing';
  },
};
