import type { Operation } from '../../definition';
import { isPossible, type MaterialLimits, materialPlan, wayOf } from '../../facts/materials';
import { specialSummonRefusal } from '../../facts/summoning';
import type { Asker } from '../../selectors/match';
import { candidates, resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { Option } from '../../state/duel';
import type { OperationRow } from '../row';

type Now = Extract<Operation, { op: 'summonNow' }>;

const limitsOf = (board: Board, op: Now, ask: Asker): { including?: number[]; oneOf?: number[]; pool?: number[] } => ({
  ...(typeof op.including === 'string' ? { including: resolve(board, op.including, ask) } : {}),
  ...(typeof op.including === 'object' ? { oneOf: resolve(board, op.including, ask) } : {}),
  ...(op.using ? { pool: candidates(board, { from: 'monsterZone', of: 'you', ...op.using }, ask) } : {}),
});

const summonable = (board: Board, op: Now, ask: Asker, limits: MaterialLimits): Option[] => {
  if (op.including && limits.including?.length === 0) return [];
  return candidates(board, { kind: 'monster', ...op.what, from: 'extraDeck', of: 'you' }, ask).flatMap((card) => {
    const way = wayOf(board, card);
    if (!way || specialSummonRefusal(board, card, ask.seat, { procedure: true, materials: true, source: ask.card }))
      return [];
    return board
      .info(card)
      .recipes.flatMap((recipe, i): Option[] =>
        isPossible(materialPlan(board, card, ask.seat, recipe, way, limits))
          ? [{ do: 'materialSummon', card, recipe: i }]
          : [],
      );
  });
};

/** A Summon from the Extra Deck by its own procedure, right after this effect resolves. */
export const row: OperationRow<'summonNow'> = {
  possible: (board, op, ask) => summonable(board, op, ask, limitsOf(board, op, ask)).length > 0,
  apply: (run, op) => {
    const { board, ctx } = run;
    const limits = limitsOf(board, op, ctx);
    const options = summonable(board, op, ctx, limits);
    if (options.length === 0) return 'nothing';
    const option = run.choose('monster', ctx.seat, 'choose', options, 'summonNow');
    if (!option) return 'ask';
    board.touch().granted = { seat: ctx.seat, option, limits };
    return 'done';
  },
};
