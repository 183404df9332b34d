/** The same chart compiled to a table, for players and checks that need speed. A test plays duels both ways. */
import type { Duel, TimingNode, TurnNode } from '../state/duel';
import { GUARDS, type Node, type Outcome } from './config';

interface Rule {
  guard: ((d: Duel) => boolean) | null;
  name: string | null;
  to: string;
  region: 'turn' | 'timing';
}
export type Table = Map<string, Map<Outcome, Rule[]>>;

interface Flat {
  path: string[];
  node: Node;
}

const flatten = (node: Node, path: string[], out: Flat[]): Flat[] => {
  out.push({ path, node });
  for (const [k, n] of Object.entries(node.states ?? {})) flatten(n, [...path, k], out);
  return out;
};

/** Every transition of the chart, for docs, checks and the table: leaf nodes inherit those of their ancestors. */
export const compileTable = (chart: Node): Table => {
  const all = flatten(chart, [], []);
  const byId = new Map(all.map((f) => [f.node.id ?? '', f]));
  const leafOf = (f: Flat): Flat => {
    const { initial } = f.node;
    if (!initial) return f;
    const path = [...f.path, initial].join('.');
    const child = all.find((x) => x.path.join('.') === path);
    if (!child) throw new Error(`chart: ${f.path.join('.')} has no initial state ${initial}`);
    return leafOf(child);
  };
  const find = (from: Flat, target: string): Flat => {
    if (target.startsWith('#')) {
      const f = byId.get(target.slice(1));
      if (!f) throw new Error(`chart: no node with id ${target}`);
      return leafOf(f);
    }
    const path = [...from.path.slice(0, -1), ...target.split('.')].join('.');
    const f = all.find((x) => x.path.join('.') === path);
    if (!f) throw new Error(`chart: ${from.path.join('.')} has a transition to unknown ${path}`);
    return leafOf(f);
  };
  const table: Table = new Map();
  for (const leaf of all) {
    if (leaf.node.states || leaf.path.length < 2) continue;
    const region = leaf.path[0] as 'turn' | 'timing';
    const rules = new Map<Outcome, Rule[]>();
    for (let depth = leaf.path.length; depth >= 2; depth--) {
      const at = all.find((x) => x.path.join('.') === leaf.path.slice(0, depth).join('.')) as Flat;
      for (const [event, to] of Object.entries(at.node.on ?? {})) {
        const list = (Array.isArray(to) ? to : [typeof to === 'string' ? { target: to } : to]).map((t) => {
          const guard = 'guard' in t ? t.guard : undefined;
          return {
            guard: guard ? GUARDS[guard] : null,
            name: guard ?? null,
            to: find(at, t.target as string)
              .path.slice(1)
              .join('.'),
            region,
          };
        });
        rules.set(event as Outcome, [...(rules.get(event as Outcome) ?? []), ...list]);
      }
    }
    // The end of the duel leaves any node.
    if (chart.on?.duelEnded) rules.set('duelEnded', [{ guard: null, name: null, to: 'over', region }]);
    table.set(leaf.path.join('.'), rules);
  }
  return table;
};

/**
 * Takes the transition for an outcome: each region moves if it has one.
 * @throws when neither region has a transition: an outcome the chart does not know is a fault
 */
export const takeTransition = (table: Table, duel: Duel, outcome: Outcome): Duel['at'] => {
  const go = (region: 'turn' | 'timing', node: string): string | null => {
    const rules = table.get(`${region}.${node}`)?.get(outcome);
    if (!rules) return null;
    for (const r of rules) if (!r.guard || r.guard(duel)) return r.to;
    return null;
  };
  const turn = go('turn', duel.at.turn);
  const timing = go('timing', duel.at.timing);
  if (turn === null && timing === null)
    throw new Error(`no transition for "${outcome}" in ${duel.at.turn} / ${duel.at.timing}`);
  return { turn: (turn ?? duel.at.turn) as TurnNode, timing: (timing ?? duel.at.timing) as TimingNode };
};
