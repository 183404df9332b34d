/** What a ruling is made of: the cards on its boards, the rules it shows to refuse something. */

import { isAction } from '@/rulings/actions';
import type { Ruling } from '@/rulings/all';
import type { Line, Scenario, ScenarioCase } from '@/rulings/schema';

/** The card of a reference such as "Sangan#2@opponent". */
export const nameIn = (ref: string): string => (/^[^#@]+/.exec(ref)?.[0] ?? ref).trim();

/** English names of the cards on the boards, each once. */
export function cardsOf({ cases }: Pick<Scenario, 'cases'>): string[] {
  return [...new Set(cases.flatMap(({ board }) => board.flatMap(namesOn)))];
}

const namesOn = (line: ScenarioCase['board'][number]): string[] =>
  'cards' in line
    ? line.cards
        .flatMap((card) =>
          typeof card === 'string'
            ? card
            : [card.card, ...(card.materials ?? []).map((one) => (typeof one === 'string' ? one : one.card))],
        )
        .map(nameIn)
    : [];

/** English names of the cards that its lines are about: played, asked about, or expected to end somewhere. */
export function actorsOf({ cases }: Pick<Scenario, 'cases'>): string[] {
  const names = cases.flatMap(({ steps }) =>
    steps.flatMap((line) => ('card' in line && line.card !== undefined ? nameIn(line.card) : [])),
  );
  return [...new Set(names)];
}

/** Cards that stand only once on each board: nobody has to tell their copies apart. */
export function loneNames({ cases }: Pick<Scenario, 'cases'>): ReadonlySet<string> {
  const lone = new Set<string>();
  const several = new Set<string>();
  for (const { board } of cases) {
    const here = new Set<string>();
    for (const name of board.flatMap(namesOn)) {
      (here.has(name) ? several : here).add(name);
      lone.add(name);
    }
  }
  return new Set([...lone].filter((name) => !several.has(name)));
}

/** Rules a line expects to speak against something, or to leave a Chain Link without effect. */
export const reasonsOf = (line: Line): readonly string[] =>
  'because' in line && line.because !== undefined ? [line.because].flat() : [];

const refusals = ({ steps }: ScenarioCase): Line[] => steps.filter((line) => reasonsOf(line).length > 0);

/** Rules that refuse something in it, each once. */
export const rulesOf = ({ cases }: Pick<Scenario, 'cases'>): string[] => [
  ...new Set(cases.flatMap((part) => refusals(part).flatMap(reasonsOf))),
];

/** What was refused: the ruling about the same thing explains it best. */
export interface Asked {
  /** English name of the card. */
  card?: string | undefined;
  /** As the engine calls it. */
  action?: string | undefined;
  /** English name of the card that forbids it. */
  by?: string | undefined;
}

/** How near a refusal in a ruling is to what was asked; a card that only lies on its board says nothing. */
function nearness(scenario: Scenario, line: Line, { card, action, by }: Asked): number {
  const same = card !== undefined && 'card' in line && line.card !== undefined && nameIn(line.card) === card;
  const acts = action !== undefined && 'action' in line && isAction(line.action, action);
  const forbidden = by !== undefined && cardsOf(scenario).includes(by);
  return (forbidden ? 2000 : 0) + (same ? 1000 : 0) + (acts ? 500 : 0);
}

interface Shown {
  /** Index of the case. */
  at: number;
  worth: number;
}

/** The case that shows a rule best for what was asked; null if none does. */
function bestCase(scenario: Scenario, rule: string, asked: Asked): Shown | null {
  const found = scenario.cases.flatMap((part, at): Shown[] =>
    refusals(part)
      .filter((line) => reasonsOf(line).includes(rule))
      .map((line) => {
        const alone = reasonsOf(line).length === 1 ? 100 : 0;
        return { at, worth: nearness(scenario, line, asked) + alone - part.steps.length };
      }),
  );
  return found.reduce<Shown | null>((best, one) => (best && best.worth >= one.worth ? best : one), null);
}

/** Index of the case that shows a rule. */
export const caseShowing = (scenario: Scenario, rule: string, asked: Asked = {}): number =>
  bestCase(scenario, rule, asked)?.at ?? 0;

/**
 * Rulings that show a rule, the plainest first: the same refusal, one that says it is about the rule, where the rule is the
 * only reason, without doubts, with few lines.
 */
export function showing(rulings: readonly Ruling[], rule: string, asked: Asked = {}): Ruling[] {
  return rulings
    .flatMap((ruling) => {
      const { scenario } = ruling;
      const best = bestCase(scenario, rule, asked);
      if (!best) return [];
      const about = scenario.covers?.includes(rule) ? 1200 : 0;
      const sure = !scenario.doubtful && !scenario.deviates ? 50 : 0;
      return { ruling, worth: best.worth + about + sure };
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ ruling }) => ruling);
}
