import type { Modifier, Operation, Ref } from '../../definition';
import { amongPointedTo, freeMonsterZones, summonZones } from '../../facts/zones';
import { shuffleDeck } from '../../procedures/decks';
import type { Placing } from '../../procedures/place';
import { placeSummoned } from '../../procedures/place';
import type { Asker } from '../../selectors/match';
import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { Seat } from '../../terms';
import { attachAll, enough, notSearched } from '../helpers';
import { askZoneAndPosition } from '../placing';
import type { OperationRow } from '../row';
import { fieldOf, refusalBy, summonerOf } from './refusal';

type Op = Extract<Operation, { op: 'specialSummon' }>;

/** What is attached to the monster as material leaves its zone; null before it is chosen. */
const freedBy = (board: Board, op: Op, ask: Asker): ReadonlySet<number> | undefined | null => {
  if (!op.material) return undefined;
  const ids = resolve(board, op.material, ask);
  return ids.length > 0 ? new Set(ids) : null;
};
/** Zones the monster can be Summoned to. */
const zonesFor = (
  board: Board,
  op: Op,
  ask: Asker,
  id: number,
  seat: Seat,
  freed?: ReadonlySet<number> | null,
): number[] => {
  const zones = summonZones(board, id, seat, freed ?? undefined);
  return op.linked ? amongPointedTo(board, ask.card, seat, zones) : zones;
};
const allowed =
  (board: Board, ask: Asker, op: Op, freed = freedBy(board, op, ask)) =>
  (id: number) =>
    refusalBy(board, op, ask, id) === null &&
    board.card(id).place !== 'monsterZone' &&
    (freed === null || zonesFor(board, op, ask, id, fieldOf(op, ask), freed).length > 0);

/** Zones a fixed number of monsters needs. */
const needed = (what: Ref): number =>
  typeof what === 'object' && !what.all && what.min === undefined && what.max === undefined ? (what.n ?? 1) : 1;

/** Special Summons monsters by an effect: zone and position are the player's choice. */
export const row: OperationRow<'specialSummon'> = {
  possible: (board, op, ask, without) => {
    const fits = allowed(board, ask, op, freedBy(board, op, ask) ?? (op.material ? null : without));
    const n = needed(op.what);
    const seat = fieldOf(op, ask);
    return enough(board, op.what, ask, without, fits) && (n < 2 || freeMonsterZones(board, seat, without).length >= n);
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const seat = fieldOf(op, ctx);
    const freed = freedBy(board, op, ctx);
    if (freed === null) return 'nothing';
    const zones = new Set(resolve(board, op.what, ctx).flatMap((id) => zonesFor(board, op, ctx, id, seat, freed)));
    const ids = run.pick('what', op.what, { filter: allowed(board, ctx, op), cap: zones.size });
    if (!ids) return 'ask';
    const list: Placing[] = [];
    for (const id of ids) {
      const placing = askZoneAndPosition(run, id, seat, op.position ?? 'any', list, freed, op.linked);
      if (placing === null) return 'ask';
      if (placing) list.push(placing);
    }
    if (list.length === 0) return 'nothing';
    const found = notSearched(run, ids);
    const decks = new Set(list.filter((p) => p.from === 'deck' && !found).map((p) => board.card(p.card).owner));
    const attached = attachAll(board, [...(freed ?? [])], run.act);
    placeSummoned(board, list, {
      method: 'special',
      seat: summonerOf(op, ctx),
      act: run.act,
      ...(op.becomes ? { becomes: op.becomes } : {}),
      ...(op.treatedAs ? { way: op.treatedAs, tributes: attached } : {}),
    });
    for (const p of list)
      if (op.treatedAs || (p.card === ctx.card && board.info(p.card).rules.has('mustFirstBeSummonedByItsOwnEffect')))
        board.editCard(p.card).properlySummoned = true;
    for (const p of list) {
      board.editField(p.card).kept = ctx.values;
      const attach: Modifier[] = [
        ...(op.leaving ? [{ mod: 'redirect' as const, to: 'self' as const, place: op.leaving }] : []),
        ...(op.attach ?? []),
      ];
      if (attach.length > 0)
        board.editField(p.card).attached = attach.map((apply) => ({
          apply,
          turn: 0,
          seat: ctx.seat,
          source: ctx.card,
          face: board.card(p.card).face,
        }));
    }
    for (const d of decks) shuffleDeck(board, d);
    const cards = list.map((p) => p.card);
    if (run.step.as) run.bind(run.step.as, cards);
    if (op.bind && board.card(ctx.card).field)
      board.editField(ctx.card).bound = {
        ...board.card(ctx.card).field?.bound,
        [op.bind]: cards.map((id) => ({ card: id, stay: board.card(id).stay, face: board.card(id).face })),
      };
    return 'done';
  },
};
