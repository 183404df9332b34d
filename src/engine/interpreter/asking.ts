/**
 * Questions of frames. A handler runs from its start each time: questions already answered return their answer from
 * `frame.local`, the first unanswered one becomes the prompt. Handlers therefore ask before they change anything.
 */
import type { Ref, Selector } from '../definition';
import { nextPicks, type Plan } from '../facts/materials';
import { togetherPlan } from '../facts/together';
import type { PickOptions } from '../operations/row';
import { amountOf, topOf } from '../selectors/description';
import type { Asker } from '../selectors/match';
import { candidates, mostOf, resolve } from '../selectors/match';
import type { Board } from '../state/board';
import type { Frame, Json, Option, Prompt, PromptKind } from '../state/duel';
import { draw } from '../state/random';
import type { Seat } from '../terms';

type Who = { card: number; effect: number; def?: number };

const byAge = (a: number, b: number): number => a - b;

/** The frame that runs. */
export const topFrame = (board: Board): Frame => {
  const f = board.duel.frames[board.duel.frames.length - 1];
  if (!f) throw new Error('no frame runs');
  return f;
};

const ask = (board: Board, key: string, prompt: Prompt): null => {
  board.editFrame().local.$ask = key;
  board.edit().prompt = prompt;
  return null;
};

/** The effect that asks: which card's, and where it is written if it was gained or taken from another card. */
const asker = (board: Board, who: Who): Pick<Prompt, 'card' | 'effect' | 'def'> => ({
  card: who.card,
  effect: who.effect,
  ...(who.def && who.def !== board.card(who.card).def ? { def: who.def } : {}),
});

/** One option of several. A question with one option answers itself. */
export const choose = (
  board: Board,
  who: Who,
  key: string,
  seat: Seat,
  kind: PromptKind,
  options: Option[],
  purpose?: string,
  about?: number,
): Option | null => {
  const known = topFrame(board).local[key];
  if (known !== undefined) return known as unknown as Option;
  const only = options[0];
  if (options.length === 1 && only) return only;
  return ask(board, key, {
    seat,
    kind,
    options,
    ...asker(board, who),
    ...(purpose ? { purpose } : {}),
    ...(about === undefined ? {} : { about }),
  });
};

/**
 * A run of single picks from a list, ascending, each offered only if the rest can still be completed.
 * @param nameOf where no two cards may have the same name: the name of a card
 */
export const pickFrom = (
  board: Board,
  who: Who,
  key: string,
  seat: Seat,
  list: readonly number[],
  amount: { min: number; max: number },
  purpose: string,
  nameOf?: (id: number) => number,
): number[] | null => {
  const local = topFrame(board).local;
  const done = local[`${key}:done`];
  let picked = (local[key] as number[] | undefined) ?? [];
  if (done) return picked;
  const sorted = list.toSorted(byAge);
  const different = (ids: readonly number[]): number => (nameOf ? new Set(ids.map(nameOf)).size : ids.length);
  const most = different(sorted);
  const min = Math.min(amount.min, most);
  const max = Math.min(amount.max, most);
  for (;;) {
    if (picked.length >= max) return keep(board, key, picked);
    const last = picked[picked.length - 1];
    const names = nameOf ? new Set(picked.map(nameOf)) : null;
    const rest = (last === undefined ? sorted : sorted.filter((id) => id > last)).filter(
      (id) => !(nameOf && names?.has(nameOf(id))),
    );
    const need = min - picked.length;
    const options: Option[] = [];
    rest.forEach((card, i) => {
      if (different(rest.slice(i)) >= need) options.push({ do: 'pick', card });
    });
    if (need <= 0) options.push({ do: 'done' });
    const only = options[0];
    if (options.length === 0 || (options.length === 1 && only?.do === 'done')) return keep(board, key, picked);
    if (options.length === 1 && only?.do === 'pick') {
      picked = [...picked, only.card];
      continue;
    }
    if (picked !== local[key]) board.editFrame().local[key] = picked;
    return ask(board, `pick:${key}`, {
      seat,
      kind: 'pick',
      options,
      purpose,
      ...asker(board, who),
      group: { min, max, picked },
    });
  }
};
/**
 * A run of single picks after a plan (materials, monsters of a Pendulum Summon). The last possible choice makes itself.
 * @param about the monster it is for
 */
export const pickPlan = (
  board: Board,
  who: Who,
  key: string,
  seat: Seat,
  plan: Plan,
  purpose: string,
  about?: number,
): number[] | null => {
  const { local } = topFrame(board);
  let picked = (local[key] as number[] | undefined) ?? [];
  if (local[`${key}:done`]) return picked;
  for (;;) {
    const next = nextPicks(plan, picked);
    const [only] = next.cards;
    if (only === undefined) return keep(board, key, picked);
    if (next.cards.length === 1 && !next.done) {
      picked = [...picked, only];
      continue;
    }
    if (picked !== local[key]) board.editFrame().local[key] = picked;
    const options: Option[] = next.cards.map((card) => ({ do: 'pick', card }));
    if (next.done) options.push({ do: 'done' });
    return ask(board, `pick:${key}`, {
      seat,
      kind: 'pick',
      options,
      purpose,
      ...asker(board, who),
      group: { min: plan.min ?? 1, max: plan.max, picked, ...alongOf(plan, picked, next.cards) },
      ...(about === undefined ? {} : { about }),
    });
  }
};

/** What each card offered brings along, because nothing else completes the choice: a player must see what is spent. */
const alongOf = (
  plan: Plan,
  picked: readonly number[],
  offered: readonly number[],
): Pick<NonNullable<Prompt['group']>, 'along'> => {
  const along: Record<number, number[]> = {};
  for (const card of offered) {
    const forced: number[] = [];
    for (;;) {
      const { cards, done } = nextPicks(plan, [...picked, card, ...forced]);
      const [only] = cards;
      if (only === undefined || cards.length > 1 || done) break;
      forced.push(only);
    }
    if (forced.length > 0) along[card] = forced;
  }
  return Object.keys(along).length > 0 ? { along } : {};
};

const keep = (board: Board, key: string, picked: number[]): number[] => {
  const f = board.editFrame();
  f.local[key] = picked;
  f.local[`${key}:done`] = true;
  return picked;
};

/** Stores the player's answer with the frame that asked. */
export const answerFrame = (board: Board, option: Option): void => {
  const f = board.editFrame();
  const key = f.local.$ask as string;
  delete f.local.$ask;
  if (!key.startsWith('pick:')) {
    f.local[key] = option as unknown as Json;
    return;
  }
  const name = key.slice(5);
  if (option.do === 'pick') f.local[name] = [...((f.local[name] as number[] | undefined) ?? []), option.card];
  else f.local[`${name}:done`] = true;
};

/** Cards a reference means, chosen by a player where it leaves a choice. */
export const pickRef = (
  board: Board,
  who: Asker & Who,
  key: string,
  ref: Ref,
  purpose: string,
  o: PickOptions = {},
): number[] | null => {
  if (typeof ref === 'string') {
    const ids = resolve(board, ref, who);
    return o.filter ? ids.filter(o.filter) : ids;
  }
  const local = topFrame(board).local;
  if (local[`${key}:done`]) return local[key] as number[];
  let list = candidates(board, ref, who);
  if (o.filter) list = list.filter(o.filter);
  if (ref.top) return keep(board, key, topOf(list, ref));
  const amount = amountOf(ref, list.length, mostOf(board, ref, who));
  if (o.cap !== undefined) amount.max = Math.min(amount.max, o.cap);
  amount.min = Math.min(amount.min, amount.max);
  if (ref.random) return keep(board, key, randomly(board, list, Math.min(amount.max, list.length)));
  const { accepts } = o;
  const together = togetherPlan(board, ref, who, list);
  if (accepts || together) {
    const free: Plan = together ?? {
      pool: list.toSorted(byAge),
      max: amount.max,
      accepts: (set) => set.length >= amount.min,
    };
    const plan: Plan = { ...free, accepts: (set) => free.accepts(set) && (!accepts || accepts(set)) };
    return pickPlan(board, who, key, o.seat ?? who.seat, plan, o.purpose ?? purpose);
  }
  return pickFrom(board, who, key, o.seat ?? who.seat, list, amount, o.purpose ?? purpose, nameFor(board, ref));
};

/** How cards are told apart, where no two of one name may be chosen. */
export const nameFor = (board: Board, sel: Selector): ((id: number) => number) | undefined =>
  sel.differentNames ? (id) => board.now(id).name : undefined;

const randomly = (board: Board, list: readonly number[], n: number): number[] => {
  const from = list.slice();
  const out: number[] = [];
  while (out.length < n) {
    const r = draw(board.duel.random, from.length);
    board.touch().random = r.state;
    out.push(...from.splice(r.value, 1));
  }
  return out.toSorted(byAge);
};
