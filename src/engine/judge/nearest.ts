/** What stands between a player and a Summon by an effect that finds no monster it may Summon. */
import type { Step } from '../definition';
import { refusalBy } from '../operations/specialSummon/refusal';
import { candidates } from '../selectors/match';
import { payRefusal } from './paying';
import type { Rule, Use } from './query';
import { because, refused } from './query';

type Summoning = Extract<Step, { op: 'specialSummon' }>;

/** Cards a step would choose from if every one of them could be Summoned. */
const choices = (q: Use, { what }: Summoning): number[] => {
  if (what === 'self') return [q.card.id];
  const slot = typeof what === 'string' ? q.e.effect.target?.find(({ as }) => what === `$${as}`) : what;
  return slot && typeof slot === 'object' ? candidates(q.board, slot, q.ask) : [];
};

/**
 * Where there is no target or nothing to do because none of the monsters there may be Summoned, the rule that says so is a
 * reason of its own: without it a player would look for a missing card.
 */
export const notToBeSummoned: Rule<Use> = (q) => {
  const missing = payRefusal(q);
  if (missing?.rule !== 'no-target' && missing?.rule !== 'nothing-to-do') return null;
  for (const step of q.e.effect.do) {
    if (step.op !== 'specialSummon' || step.may) continue;
    const there = choices(q, step);
    const found = there.map((id) => refusalBy(q.board, step, q.ask, id));
    const [first] = found;
    if (!first || found.includes(null)) continue;
    return first.source === undefined && there[0] !== q.card.id
      ? because(first.rule, { case: 'named', source: there[0]! })
      : refused(first);
  }
  return null;
};
