/** Effects that last beyond their resolution. */
import type { Modifier, Ref, Until } from '../definition';
import { ownColumn, resolve } from '../selectors/match';
import { evaluate } from '../selectors/values';
import type { Context } from '../state/duel';
import type { Run } from './row';

/** What speaks of the column of this card keeps that column. */
const columnKept = ({ board, ctx }: Run, apply: Modifier[]): Partial<Pick<Context, 'values'>> => {
  const speaks = apply.some((m) => 'to' in m && typeof m.to === 'object' && m.to.sameColumnAs === 'self');
  const column = speaks ? ownColumn(board, ctx.card) : null;
  return column === null ? {} : { values: { ...ctx.values, column } };
};

/** A number of attacks is the one found when the effect resolves. */
const counted = ({ board, ctx }: Run, mod: Modifier): Modifier =>
  mod.mod === 'attacks' && typeof mod.n !== 'number' ? { ...mod, n: evaluate(board, mod.n, ctx) } : mod;

const add = (run: Run, apply: Modifier[], until: Until, reacts: boolean, ids?: readonly number[]): void => {
  const { board } = run;
  const d = board.touch();
  board.list('lingering').push({
    id: d.ids++,
    ctx: { ...run.ctx, link: 0, ...columnKept(run, apply) },
    apply: apply.map((mod) => counted(run, mod)),
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
/**
 * On whatever fits, or on players. What is said of cards the effect knows applies to those cards, and ends when they are
 * turned face-down (rulings reset-fd-own-effect, fd-received-effects-cleared).
 */
export const lingerOpen = (run: Run, apply: Modifier[], reacts: boolean, until: Until): void => {
  const known = (mod: Modifier): mod is Modifier & { to: string } => 'to' in mod && typeof mod.to === 'string';
  for (const to of new Set(apply.filter(known).map((mod) => mod.to))) {
    const mods = apply.filter((mod) => known(mod) && mod.to === to);
    lingerOn(run, resolve(run.board, to as Ref, run.ctx), mods, until);
  }
  const open = apply.filter((mod) => !known(mod));
  if (open.length > 0 || reacts) add(run, open, until, reacts);
};
