/** What a ruling is made of: the cards on its boards, the rules it shows to refuse something. */

import type { Ruling } from '@/rulings/all';
import type { Line, Scenario, ScenarioCase } from '@/rulings/schema';

const nameIn = (ref: string): string => (/^[^#@]+/.exec(ref)?.[0] ?? ref).trim();

/** English names of the cards on the boards, each once. */
export function cardsOf({ cases }: Pick<Scenario, 'cases'>): string[] {
  const names = cases.flatMap(({ board }) =>
    board.flatMap((line) =>
      'cards' in line
        ? line.cards.flatMap((card) =>
            typeof card === 'string'
              ? card
              : [card.card, ...(card.materials ?? []).map((one) => (typeof one === 'string' ? one : one.card))],
          )
        : [],
    ),
  );
  return [...new Set(names.map(nameIn))];
}

/** Rules a line expects to speak against something, or to leave a Chain Link without effect. */
export const reasonsOf = (line: Line): readonly string[] =>
  'because' in line && line.because !== undefined ? [line.because].flat() : [];

const refusals = ({ steps }: ScenarioCase): Line[] => steps.filter((line) => reasonsOf(line).length > 0);

/** Rules that refuse something in it, each once. */
export const rulesOf = ({ cases }: Pick<Scenario, 'cases'>): string[] => [
  ...new Set(cases.flatMap((part) => refusals(part).flatMap(reasonsOf))),
];

/** Index of the first case that shows a rule. */
export const caseShowing = ({ cases }: Pick<Scenario, 'cases'>, rule: string): number =>
  Math.max(
    0,
    cases.findIndex((part) => refusals(part).some((line) => reasonsOf(line).includes(rule))),
  );

/**
 * Rulings that show a rule, the plainest first: with the card that was asked about, where the rule is the only reason,
 * which say they are about it, without doubts, with few lines.
 * @param card English name
 */
export function showing(rulings: readonly Ruling[], rule: string, card: string | null): Ruling[] {
  const rank = ({ scenario }: Ruling): number => {
    const part = scenario.cases[caseShowing(scenario, rule)];
    const alone = part ? refusals(part).some((line) => reasonsOf(line).join() === rule) : false;
    const named = card !== null && cardsOf(scenario).includes(card);
    const about = scenario.covers?.includes(rule) ?? false;
    const sure = !scenario.doubtful && !scenario.deviates;
    return (named ? 0 : 1000) + (alone ? 0 : 100) + (about ? 0 : 50) + (sure ? 0 : 50) + (part?.steps.length ?? 0);
  };
  return rulings.filter(({ scenario }) => rulesOf(scenario).includes(rule)).toSorted((a, b) => rank(a) - rank(b));
}
