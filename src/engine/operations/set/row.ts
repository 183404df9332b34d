import { moveCard } from '../../continuous/move';
import { setLock } from '../../facts/locks';
import { freeSpellTrapZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import { replaceFieldSpell, shuffleDeck } from '../../procedures/decks';
import { noteDeed } from '../../procedures/place';
import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import { onField } from '../../state/board';
import type { Seat } from '../../terms';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** What is on the field already is not Set but turned face-down. */
const allowed = (board: Board, seat: Seat) => (id: number) =>
  onField(board.card(id)) || setLock(board, seat, id) === null;

/** Sets Spells/Traps. A card already on the field is turned face-down where it is. */
export const row: OperationRow<'set'> = {
  possible: (board, op, ask, without) =>
    op.what === 'self' ||
    (enough(board, op.what, ask, without, allowed(board, ask.seat)) &&
      freeSpellTrapZones(board, ask.seat, without).length > 0),
  apply: (run, op) => {
    const { board, ctx } = run;
    const zones = freeSpellTrapZones(board, ctx.seat);
    // A Field Spell needs none of these zones.
    const needsZone = (id: number): boolean => !onField(board.card(id)) && board.info(id).def.property !== 'field';
    const cap =
      typeof op.what === 'object' && resolve(board, op.what, ctx).every(needsZone) ? { cap: zones.length } : {};
    const ids = run.pick('what', op.what, { ...cap, filter: allowed(board, ctx.seat) });
    if (!ids) return 'ask';
    const chosen: { id: number; index: number; field: boolean }[] = [];
    for (const id of ids) {
      if (onField(board.card(id))) continue;
      const field = board.info(id).def.property === 'field';
      const free = zones.filter((i) => !chosen.some((c) => !c.field && c.index === i));
      if (!field && free.length === 0) continue;
      const a = field
        ? ({ do: 'zone', index: 0 } as const)
        : run.choose(
            `zone:${id}`,
            ctx.seat,
            'zone',
            free.map((index) => ({ do: 'zone', seat: ctx.seat, place: 'spellTrapZone', index })),
            'set',
            id,
          );
      if (a?.do !== 'zone') return 'ask';
      chosen.push({ id, index: a.index, field });
    }
    const decks = new Set(chosen.filter((c) => board.card(c.id).place === 'deck').map((c) => board.card(c.id).owner));
    for (const { id, index, field } of chosen) {
      if (field) replaceFieldSpell(board, ctx.seat);
      moveCard(board, id, {
        to: field ? 'fieldZone' : 'spellTrapZone',
        reasons: ['set'],
        act: run.act,
        index,
        controller: ctx.seat,
        faceUp: false,
      });
      const f = board.editField(id);
      f.setTurn = board.duel.turn;
      f.setBy = ctx.def;
      noteDeed(board, ctx.seat, 'set', id);
      emit(board, { type: 'set', card: id, seat: ctx.seat }, run.act);
    }
    for (const owner of decks) shuffleDeck(board, owner);
    for (const id of ids) {
      if (!onField(board.card(id)) || chosen.some((c) => c.id === id)) continue;
      const c = board.editCard(id);
      c.faceUp = false;
      c.face++;
      const f = board.editField(id);
      f.setTurn = board.duel.turn;
      f.resolved = false;
      emit(board, { type: 'set', card: id, seat: ctx.seat }, run.act);
    }
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
