/** Which transitions of the statechart were taken. */
import { type ChartNode, compileTable, type Duel, NAMED_CHART, type Outcome } from '../engine';

type At = Duel['at'];
const REGIONS = ['turn', 'timing'] as const;

const table = compileTable(NAMED_CHART);

/** The node that declares a transition: the node itself, or the closest one around it. */
function declaring(leaf: string, outcome: Outcome): string {
  const path = leaf.split('.');
  for (let length = path.length; length > 0; length--) {
    let node: ChartNode | undefined = NAMED_CHART;
    for (const name of path.slice(0, length)) node = node?.states?.[name];
    if (node?.on?.[outcome]) return path.slice(0, length).join('.');
  }
  return 'duel';
}

const keyOf = (leaf: string, outcome: Outcome, to: string) => `${declaring(leaf, outcome)}: ${outcome} -> ${to}`;

/** Every transition of the chart as `node: outcome -> node`. */
function allTransitions(): string[] {
  const keys = new Set<string>();
  for (const [leaf, rules] of table) {
    for (const [outcome, list] of rules) for (const { to } of list) keys.add(keyOf(leaf, outcome, to));
  }
  return [...keys];
}

export class TransitionUse {
  private readonly used = new Set<string>();

  /** To be handed to `watchTransitions`. */
  readonly note = (from: At, outcome: Outcome, to: At): void => {
    for (const region of REGIONS) {
      const leaf = `${region}.${from[region]}`;
      if (table.get(leaf)?.has(outcome)) this.used.add(keyOf(leaf, outcome, to[region]));
    }
  };

  unused(): string[] {
    return allTransitions().filter((key) => !this.used.has(key));
  }
}
