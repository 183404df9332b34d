import { moveAll } from '../../continuous/move';
import type { Operation } from '../../definition';
import { tributeLock } from '../../facts/locks';
import { isPossible, ritualPlan, usableAs } from '../../facts/materials';
import { specialSummonRefusal } from '../../facts/summoning';
import { freeMonsterZones } from '../../facts/zones';
import type { Asker } from '../../selectors/match';
import { candidates } from '../../selectors/match';
import type { Board } from '../../state/board';
import { askZoneAndPosition } from '../placing';
import type { OperationRow } from '../row';
import { summonWithMaterials } from '../withMaterials';

type Ritual = Extract<Operation, { op: 'ritualSummon' }>;

const tributesFor = (board: Board, op: Ritual, ask: Asker, without?: ReadonlySet<number>): number[] =>
  candidates(board, { ...op.using, kind: 'monster', from: op.from, of: 'you' }, ask, without).filter(
    (id) => usableAs(board, id, 'ritual') && (op.send || tributeLock(board, id, false) === null),
  );
const plan = (board: Board, op: Ritual, id: number, ask: Asker, pool: readonly number[]) =>
  ritualPlan(board, id, pool, op.total, (tributes) => freeMonsterZones(board, ask.seat, tributes).length > 0);
const summonable = (board: Board, op: Ritual, ask: Asker, pool: readonly number[]) => (id: number) =>
  specialSummonRefusal(board, id, ask.seat, { procedure: true, materials: true, source: ask.card }) === null &&
  isPossible(plan(board, op, id, ask, pool));

/** Ritual Summons: the Tributes leave first, the Summon is what happened last. */
export const row: OperationRow<'ritualSummon'> = {
  possible: (board, op, ask, without) => {
    const fits = summonable(board, op, ask, tributesFor(board, op, ask, without));
    return candidates(board, { from: 'hand', of: 'you', ...op.what, frame: 'ritual' }, ask, without).some(fits);
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const pool = tributesFor(board, op, ctx);
    const chosen = run.pick(
      'monster',
      { from: 'hand', of: 'you', ...op.what, frame: 'ritual' },
      { filter: summonable(board, op, ctx, pool) },
    );
    if (!chosen) return 'ask';
    const [card] = chosen;
    if (card === undefined) return 'nothing';
    const ids = run.pickPlan('tributes', plan(board, op, card, ctx, pool), 'material:ritual', card);
    if (!ids) return 'ask';
    const placing = askZoneAndPosition(run, card, ctx.seat, 'any', [], new Set(ids));
    if (placing === null) return 'ask';
    if (!placing) return 'nothing';
    return summonWithMaterials(run, placing, 'ritual', ids, () => {
      // OCG rules, Rituals: a monster Tributed in the GY is banished.
      const inGY = ids.filter((id) => board.card(id).place === 'gy');
      const others = ids.filter((id) => !inGY.includes(id));
      const reasons = [op.send ? ('material' as const) : ('tributed' as const)];
      const away = { reasons, act: run.act, way: 'ritual' as const };
      moveAll(board, others, { ...away, to: 'gy' });
      moveAll(board, inGY, { ...away, to: 'banished' });
    });
  },
};
