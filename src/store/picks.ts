/** Runs of picks: which cards go together, asked of the rules; what is chosen so far stays on the page as a draft. */
import type { Duel, Option } from '@/engine';
import { current, type Game } from './game';
import type { Rules } from './rules';

/**
 * Picks cards one after the other, ascending, and says the run is done. Null when the rules do not offer one of them
 * or ask for more: the draft cannot be sent like this.
 */
export function pickAll(rules: Rules, duel: Duel, cards: readonly number[]): { answers: number[]; duel: Duel } | null {
  const answers: number[] = [];
  let now = duel;
  const take = (matches: (option: Option) => boolean): boolean => {
    const index = now.prompt?.options.findIndex(matches) ?? -1;
    if (index < 0) return false;
    now = rules.advance(now, index);
    answers.push(index);
    return true;
  };
  const group = duel.prompt?.group;
  if (!group) return null;
  const wanted = new Set([...group.picked, ...cards]).size;
  if (wanted < group.min || wanted > group.max) return null;
  for (const card of [...cards].sort((a, b) => a - b)) {
    // Where only one answer is left the rules give it themselves: such a card is picked already, or the run is over.
    if (!inSameRun(duel, now)) return { answers, duel: now };
    const { picked = [], along } = now.prompt?.group ?? {};
    if (picked.includes(card)) continue;
    // Nothing is spent that was not chosen.
    if (along?.[card]?.some((other) => !cards.includes(other))) return null;
    if (!take((option) => option.do === 'pick' && option.card === card)) return null;
  }
  if (!inSameRun(duel, now)) return { answers, duel: now };
  if (now.prompt?.group?.picked.length !== wanted) return null;
  return take((option) => option.do === 'done') ? { answers, duel: now } : null;
}

/** Whether the prompt now still asks for the run that began with `start`. */
function inSameRun(start: Duel, now: Duel): boolean {
  const a = start.prompt;
  const b = now.prompt;
  if (!a?.group || !b?.group || a.kind !== b.kind || a.seat !== b.seat || a.purpose !== b.purpose) return false;
  if (start === now) return true;
  return b.group.picked.length > a.group.picked.length && a.group.picked.every((id) => b.group!.picked.includes(id));
}

/** What can come of a run of picks. */
interface Run {
  /** Cards that can be part of it at all, ascending. */
  cards: readonly number[];
  /** Each draft that can be completed is part of one of these; null where not all of them are known. */
  together: readonly ReadonlySet<number>[] | null;
  /** How many cards a complete choice has, at least and at most, where that is known. */
  bounds: { min: number; max: number } | null;
}

/** The same question is asked with every card that is added to a draft. */
const known = new WeakMap<Duel, Run>();

/**
 * Runs are offered ascending, so the first prompt leaves out cards that can only come later; following the smallest pick
 * each time finds those too. For most runs one line of them finds everything. Materials that only go with certain others
 * need more lines; those are few, and the number of questions asked is bounded in any case.
 */
function explore(rules: Rules, duel: Duel): Run {
  const found = new Set<number>();
  const together: Set<number>[] = [];
  const complete: number[] = [];
  const open = [duel];
  const seen = new Set<string>();
  for (let asked = 0; asked < MAX_LOOKS && open.length > 0; asked++) {
    const now = open.pop()!;
    const { options, group } = now.prompt!;
    const { picked = [], along = {} } = group ?? {};
    if (options.some((option) => option.do === 'done')) complete.push(picked.length);
    const picks = options.flatMap((option, index) => (option.do === 'pick' ? [{ card: option.card, index }] : []));
    const lines = isPlanned(duel) ? picks : picks.slice(0, 1);
    for (const { card } of picks) for (const one of [card, ...(along[card] ?? [])]) found.add(one);
    for (const card of picked) if (!duel.prompt?.group?.picked.includes(card)) found.add(card);
    for (const { card, index } of lines.toReversed()) {
      const set = new Set([...picked, card, ...(along[card] ?? [])]);
      const key = [...picked, card].join();
      if (seen.has(key)) continue;
      seen.add(key);
      together.push(set);
      const next = rules.advance(now, index);
      if (inSameRun(duel, next)) open.push(next);
      else complete.push(set.size);
    }
  }
  const whole = isPlanned(duel) && open.length === 0 && complete.length > 0;
  return {
    cards: [...found].sort((a, b) => a - b),
    together: whole ? together : null,
    bounds: whole ? { min: Math.min(...complete), max: Math.max(...complete) } : null,
  };
}
/** Questions put to the rules for one prompt at most. */
const MAX_LOOKS = 200;
/** Picks that depend on each other. */
const isPlanned = ({ prompt }: Duel): boolean => /^(material:|pendulumSummon)/.test(prompt?.purpose ?? '');

function runOf(rules: Rules, duel: Duel): Run {
  const run = known.get(duel);
  if (run) return run;
  const explored: Run = duel.prompt?.group ? explore(rules, duel) : { cards: [], together: null, bounds: null };
  known.set(duel, explored);
  return explored;
}

/** Cards that can be part of the run at all. */
export const pickable = (rules: Rules, duel: Duel): readonly number[] => runOf(rules, duel).cards;

/** How many cards a complete choice has; null where that is not known closer than the prompt says. */
export const boundsOf = (rules: Rules, duel: Duel): Run['bounds'] => runOf(rules, duel).bounds;

/** Cards that can still join these: together they are part of a choice the rules would take. */
export function joinable(rules: Rules, duel: Duel, draft: readonly number[]): readonly number[] {
  const { cards, together } = runOf(rules, duel);
  const others = cards.filter((card) => !draft.includes(card));
  if (together === null) return others;
  const sets = together.filter((set) => draft.every((card) => set.has(card)));
  return others.filter((card) => sets.some((set) => set.has(card)));
}

/** A question to the rules about the duel on the table. A draft the rules stumble over is one they do not take. */
export function tryRules<T>(game: Game | null, ask: (duel: Duel) => T, otherwise: T): T {
  if (!game) return otherwise;
  try {
    return ask(current(game));
  } catch {
    return otherwise;
  }
}
