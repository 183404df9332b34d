import type { Operation, Step } from '../../definition';
import type { Asker } from '../../selectors/match';
import { candidates } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { CompiledCard } from '../../state/cards';
import type { Path } from '../../state/duel';
import { canDo } from '../possible';
import type { OperationRow } from '../row';

type Op = Extract<Operation, { op: 'applyEffect' }>;

const includes = (steps: readonly Step[], choice: NonNullable<Op['choice']>): boolean =>
  steps.some((s) => s.op === choice);

/** Where the steps to apply stand in the definition of the card; null where it has none. */
const stepsOf = (info: CompiledCard, op: Op): { effect: number; path: Path; steps: readonly Step[] } | null => {
  const e = info.activated.find((x) => x.effect.kind === 'activation');
  if (!e) return null;
  const path: Path = ['effects', e.index, 'do'];
  const { choice } = op;
  if (!choice) return { effect: e.index, path, steps: e.effect.do };
  for (const [at, step] of e.effect.do.entries()) {
    if (step.op !== 'chooseOne') continue;
    const index = step.of.findIndex((o) => includes(o.do, choice));
    const chosen = step.of[index];
    if (chosen) return { effect: e.index, path: [...path, at, 'of', index, 'do'], steps: chosen.do };
  }
  return null;
};

/** The cards meant, also where one of them has moved since it was named; null before it is named. */
const cardsOf = (board: Board, op: Op, ask: Asker): number[] | null =>
  typeof op.of === 'string' ? (ask.vars[op.of.slice(1)]?.map((r) => r.card) ?? null) : candidates(board, op.of, ask);

/** Does what the activation of another card does, as an effect of this card: nothing is activated again. */
export const row: OperationRow<'applyEffect'> = {
  possible: (board, op, ask) => {
    const ids = cardsOf(board, op, ask);
    return (
      ids === null ||
      ids.some((id) => {
        const found = stepsOf(board.info(id), op);
        return found !== null && canDo(board, found.steps, ask);
      })
    );
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const named = typeof op.of === 'string' ? cardsOf(board, op, ctx) : run.pick('of', op.of);
    if (!named) return 'ask';
    const [id] = named;
    const found = id === undefined ? null : stepsOf(board.info(id), op);
    if (id === undefined || !found || !canDo(board, found.steps, ctx)) return 'nothing';
    run.push(found.path, { ...ctx, def: board.info(id).id, effect: found.effect, link: 0 });
    return 'done';
  },
};
