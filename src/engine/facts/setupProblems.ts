/**
 * What speaks against a position: everything a table could not look like (blocking), and what it could only look like
 * by a rare effect (not blocking). Sources: OCG rules on zones, positions and piles, as the rest of the engine plays them.
 */
import type { Cards } from '../state/cards';
import type { BoardSetup } from '../state/create';
import { phaseOfNode } from '../state/phase';
import { cardProblems } from './setupCards';
import { deedProblems, problemsOfUses } from './setupDeeds';
import { equipProblems } from './setupEquips';
import { type Found, type Problem, START_NODES, WARNINGS } from './setupProblem';
import { zoneProblems } from './setupZones';

/** Everything that is wrong with a position, the duel first, then card by card. */
export const problemsOf = (setup: BoardSetup, cards: Cards): Problem[] => {
  const unknown = setup.cards.flatMap(({ def }, card): Found[] =>
    cards.has(def) ? [] : [{ id: 'unknownCard', card }],
  );
  // Without knowing every card nothing more can be said of the rest.
  const found =
    unknown.length > 0
      ? [...duelProblems(setup), ...unknown]
      : [
          ...duelProblems(setup),
          ...zoneProblems(setup, cards),
          ...setup.cards.flatMap((_, i) => [...cardProblems(setup, i, cards), ...deedProblems(setup, i)]),
          ...equipProblems(setup, cards),
          ...problemsOfUses(setup, cards),
        ];
  return found.map((problem) => ({ ...problem, blocking: !WARNINGS.has(problem.id) }));
};

const duelProblems = ({ lp, turn = 3, at = 'mainPhase1', options }: BoardSetup): Found[] => {
  const found: Found[] = [];
  for (const seat of [0, 1] as const) if (lp && !(lp[seat] >= 1)) found.push({ id: 'lpGone', seat, n: lp[seat] });
  if (!Number.isInteger(turn) || turn < 0) found.push({ id: 'noSuchTurn', n: turn });
  if (!START_NODES.includes(at)) found.push({ id: 'noStart' });
  else if (turn === 0 && at !== 'endPhase.effects') found.push({ id: 'beforeTheDuel' });
  const phase = phaseOfNode(at);
  // OCG rules: the player who goes first cannot conduct a Battle Phase in that turn, nor what follows one.
  if (turn === 1 && options?.openingTurn && (phase === 'battle' || phase === 'main2'))
    found.push({ id: 'noBattleYet' });
  return found;
};
