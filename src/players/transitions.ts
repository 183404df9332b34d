/** Which transitions of the statechart were taken. */
import { compileTable, type Duel, NAMED_CHART, type Outcome } from '../engine';

type At = Duel['at'];
const REGIONS = ['turn', 'timing'] as const;

const table = compileTable(NAMED_CHART);
/** The duel can end anywhere, so that is one transition, not one for each node. */
const keyOf = (node: string, outcome: Outcome, to: string) =>
  outcome === 'duelEnded' ? 'duelEnded' : `${node} ${outcome} ${to}`;

/** Every transition of the chart as `region.node outcome target`. */
export function allTransitions(): string[] {
  const keys = new Set<string>();
  for (const [node, rules] of table) {
    for (const [outcome, list] of rules) for (const { to } of list) keys.add(keyOf(node, outcome, to));
  }
  return [...keys];
}

export class TransitionUse {
  private readonly used = new Set<string>();

  /** To be handed to `watchTransitions`. */
  readonly note = (from: At, outcome: Outcome, to: At): void => {
    for (const region of REGIONS) {
      const node = `${region}.${from[region]}`;
      if (table.get(node)?.has(outcome)) this.used.add(keyOf(node, outcome, to[region]));
    }
  };

  unused(): string[] {
    return allTransitions().filter((key) => !this.used.has(key));
  }
}
