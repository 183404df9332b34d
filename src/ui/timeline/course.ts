/** The course of a duel as a timeline shows it: where turns and Phases begin, and where Chains are. */
import type { Duel } from '@/engine';

export interface Course {
  /** Steps at which a turn begins, with its number. */
  turns: readonly { step: number; turn: number; seat: 0 | 1 }[];
  /** Steps at which a Phase begins, the first of each turn included. */
  phases: readonly number[];
  /** From the first step with a Chain to the first without. */
  chains: readonly { from: number; to: number; links: number }[];
}

export function courseOf(snapshots: readonly Duel[]): Course {
  const turns: { step: number; turn: number; seat: 0 | 1 }[] = [];
  const phases: number[] = [];
  const chains: { from: number; to: number; links: number }[] = [];
  let before: Duel | null = null;
  for (const [step, duel] of snapshots.entries()) {
    const isNewTurn = duel.turn !== before?.turn;
    if (isNewTurn) turns.push({ step, turn: duel.turn, seat: duel.turnPlayer });
    if (isNewTurn || phaseOf(duel) !== phaseOf(before!)) phases.push(step);
    const links = Math.max(duel.chain.length, duel.resolvedChain.length);
    const open = chains.at(-1);
    if (duel.chain.length > 0 && (!open || open.to < step)) chains.push({ from: step, to: step + 1, links });
    else if (open?.to === step && (before?.chain.length ?? 0) > 0) {
      open.to = step + (duel.chain.length > 0 ? 1 : 0);
      open.links = Math.max(open.links, links);
    }
    before = duel;
  }
  return { turns, phases, chains };
}

/** The battle step within the Battle Phase is no Phase of its own. */
const phaseOf = ({ at }: Duel): string => at.turn.split('.')[0]!;

/** The nearest of these steps before or after one; null where there is none. */
export function nearest(steps: readonly number[], from: number, way: 1 | -1): number | null {
  return (way > 0 ? steps.find((step) => step > from) : steps.findLast((step) => step < from)) ?? null;
}
