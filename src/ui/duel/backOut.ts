import type { Prompt } from '@/engine';
import { current, type Game } from '@/store/game';

/** Prompts at which a player begins something. */
const BEGINS: ReadonlySet<Prompt['kind']> = new Set([
  'open',
  'fastEffect',
  'chain',
  'phaseEnd',
  'summonNegation',
  'trigger',
]);

/**
 * The step to go back to when the player does not want the activation, Summon or attack whose details are being asked
 * for. Null where the question comes from something that already happens.
 */
export function backOutStep(game: Game): number | null {
  const duel = current(game);
  const { prompt } = duel;
  if (!prompt || BEGINS.has(prompt.kind)) return null;
  for (let step = game.cursor - 1; step >= 0; step--) {
    const before = game.snapshots[step]!;
    if (before.prompt?.seat !== prompt.seat || before.turn !== duel.turn) return null;
    const taken = before.prompt.options[game.decisions[step] ?? -1];
    if (!BEGINS.has(before.prompt.kind)) continue;
    // A pass led here: what is asked now is part of what resolves.
    if (!taken || taken.do === 'pass' || taken.do === 'decline' || taken.do === 'toPhase') return null;
    return sameMoment(duel.log.length + duel.pastCount, before) || !resolvedSince(game, step) ? step : null;
  }
  return null;
}

const sameMoment = (length: number, before: { log: unknown[]; pastCount: number }): boolean =>
  length === before.log.length + before.pastCount;

/** Whether a link has begun to resolve, or a coin was tossed, since: then it is no longer only an announcement. */
function resolvedSince(game: Game, step: number): boolean {
  const from = game.snapshots[step]!;
  const start = from.pastCount + from.log.length;
  return current(game).log.some(
    (event) =>
      event.id >= start && (event.type === 'linkResolving' || event.type === 'coinTossed' || event.type === 'passed'),
  );
}
