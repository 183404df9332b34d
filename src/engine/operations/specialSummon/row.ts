import type { Modifier, Operation, Ref } from '../../definition';
import { specialSummonRefusal } from '../../facts/summoning';
import { freeMonsterZones, summonZones } from '../../facts/zones';
import { shuffleDeck } from '../../procedures/decks';
import type { Placing } from '../../procedures/place';
import { placeSummoned } from '../../procedures/place';
import type { Asker } from '../../selectors/match';
import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import { otherSeat } from '../../terms';
import { attachAll, enough, notSearched } from '../helpers';
import { askZoneAndPosition } from '../placing';
import type { OperationRow } from '../row';

type Op = Extract<Operation, { op: 'specialSummon' }>;
const allowed = (board: Board, ask: Asker, op: Op) => (id: number) =>
  specialSummonRefusal(board, id, ask.seat, {
    // Treated as a Summon of its own way, it is one its text asks for.
    procedure: op.treatedAs !== undefined,
    source: ask.card,
    to: op.to === 'opponent' ? otherSeat(ask.seat) : ask.seat,
    ...(op.ignoringConditions ? { ignoringConditions: true as const } : {}),
    ...(op.becomes ? { becomes: true as const } : {}),
  }) === null &&
  board.card(id).place !== 'monsterZone' &&
  (board.card(id).place !== 'extraDeck' || summonZones(board, id, ask.seat).length > 0);

/** Zones a fixed number of monsters needs. */
const needed = (what: Ref): number =>
  typeof what === 'object' && !what.all && what.min === undefined && what.max === undefined ? (what.n ?? 1) : 1;

/** Special Summons monsters by an effect: zone and position are the player's choice. */
export const row: OperationRow<'specialSummon'> = {
  possible: (board, op, ask, without) => {
    const seat = op.to === 'opponent' ? otherSeat(ask.seat) : ask.seat;
    return (
      freeMonsterZones(board, seat, without).length >= needed(op.what) &&
      enough(board, op.what, ask, without, allowed(board, ask, op))
    );
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const seat = op.to === 'opponent' ? otherSeat(ctx.seat) : ctx.seat;
    const ids = run.pick('what', op.what, {
      filter: allowed(board, ctx, op),
      cap: freeMonsterZones(board, seat).length,
    });
    if (!ids) return 'ask';
    const list: Placing[] = [];
    for (const id of ids) {
      const placing = askZoneAndPosition(run, id, seat, op.position ?? 'any', list);
      if (placing === null) return 'ask';
      if (placing) list.push(placing);
    }
    if (list.length === 0) return 'nothing';
    const found = notSearched(run, ids);
    const decks = new Set(list.filter((p) => p.from === 'deck' && !found).map((p) => board.card(p.card).owner));
    const materials = op.material ? resolve(board, op.material, ctx) : [];
    if (op.material && materials.length === 0) return 'nothing';
    const attached = attachAll(board, materials, run.act);
    placeSummoned(board, list, {
      method: 'special',
      seat: ctx.seat,
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
