/** Effects that last beyond their resolution. */
import type { Modifier, Until } from '../definition';
import type { Run } from './row';

const add = (run: Run, apply: Modifier[], until: Until, reacts: boolean, ids?: readonly number[]): void => {
  const { board } = run;
  const d = board.touch();
  board.list('lingering').push({
    id: d.ids++,
    ctx: { ...run.ctx, link: 0 },
    apply,
    path: run.path,
    reacts,
    until,
    turn: d.turn,
    ...(ids ? { affects: ids.map((id) => ({ card: id, stay: board.card(id).stay, face: board.card(id).face })) } : {}),
  });
};

/** On these cards, as long as they stay face-up where they are. */
export const lingerOn = (run: Run, ids: readonly number[], apply: Modifier[], until: Until): void =>
  add(run, apply, until, false, ids);
/** On whatever fits, or on players. */
export const lingerOpen = (run: Run, apply: Modifier[], reacts: boolean, until: Until): void =>
  add(run, apply, until, reacts);
