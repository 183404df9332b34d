import { allHold } from '../../conditions/index';
import { moveAll, moveCard } from '../../continuous/move';
import type { Materials, Operation } from '../../definition';
import { isPossible, type Plan, planFor, usableAs } from '../../facts/materials';
import { specialSummonRefusal } from '../../facts/summoning';
import { summonZones } from '../../facts/zones';
import type { Asker } from '../../selectors/match';
import { candidates } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { Option } from '../../state/duel';
import { askZoneAndPosition } from '../placing';
import type { OperationRow } from '../row';
import { summonWithMaterials } from '../withMaterials';

type Fusion = Extract<Operation, { op: 'fusionSummon' }>;

const materialsFrom = (board: Board, op: Fusion, ask: Asker, without?: ReadonlySet<number>): number[] => {
  const from = [...op.from, ...(op.also && allHold(board, op.also.if, ask) ? op.also.from : [])];
  const list = candidates(board, { ...op.using, kind: 'monster', from, of: 'you' }, ask, without);
  return list.filter((id) => usableAs(board, id, 'fusion'));
};

const plan = (board: Board, id: number, recipe: Materials, ask: Asker, pool: readonly number[]): Plan =>
  planFor(board, id, ask.seat, 'fusion', recipe, pool, (m) => summonZones(board, id, ask.seat, m).length > 0);

/** Fusion Monsters that can be Summoned with these materials, each with the ways its text allows. */
const summonable = (board: Board, op: Fusion, ask: Asker, pool: readonly number[]): Option[] =>
  candidates(board, { kind: 'monster', ...op.what, frame: 'fusion', from: 'extraDeck', of: 'you' }, ask)
    .filter(
      (id) =>
        specialSummonRefusal(board, id, ask.seat, { procedure: true, materials: true, source: ask.card }) === null,
    )
    .flatMap((card) =>
      board
        .info(card)
        .recipes.flatMap((recipe, i): Option[] =>
          isPossible(plan(board, card, recipe, ask, pool)) ? [{ do: 'materialSummon', card, recipe: i }] : [],
        ),
    );

/** Fusion Summons: the materials leave first, the Summon is what happened last. */
export const row: OperationRow<'fusionSummon'> = {
  possible: (board, op, ask, without) => summonable(board, op, ask, materialsFrom(board, op, ask, without)).length > 0,
  apply: (run, op) => {
    const { board, ctx } = run;
    const { seat } = ctx;
    const pool = materialsFrom(board, op, ctx);
    const options = summonable(board, op, ctx, pool);
    if (options.length === 0) return 'nothing';
    const chosen = run.choose('monster', seat, 'choose', options, 'fusionSummon');
    if (chosen?.do !== 'materialSummon') return 'ask';
    const { card } = chosen;
    const recipe = board.info(card).recipes[chosen.recipe] as Materials;
    const ids = run.pickPlan('materials', plan(board, card, recipe, ctx, pool), 'material:fusion', card);
    if (!ids) return 'ask';
    const placing = askZoneAndPosition(run, card, seat, 'any', [], new Set(ids));
    if (placing === null) return 'ask';
    if (!placing) return 'nothing';
    return summonWithMaterials(run, placing, 'fusion', ids, () => {
      const away = { reasons: ['material' as const], act: run.act, way: 'fusion' as const };
      if (op.to === 'deck') for (const id of ids) moveCard(board, id, { ...away, to: 'deck', deck: 'bottom' });
      else moveAll(board, ids, { ...away, to: op.to ?? 'gy' });
    });
  },
};
