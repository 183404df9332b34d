/**
 * Which windows a player wants to be asked about. A window that is let pass here is an ordinary decision: the rules never
 * learn that nobody pressed the button.
 */
import type { Duel, Option } from '@/engine';
import { type Phase, phaseOf, type Seat } from '@/engine/basics';

/**
 * `always`: every window with an option. `auto`: only where the opponent acted, and in pinned Phases. `never`: only what
 * has to be chosen.
 */
export const PROMPT_MODES = ['auto', 'always', 'never'] as const;
export type PromptMode = (typeof PROMPT_MODES)[number];

/** A Phase in which `auto` asks: in the turn of this seat. */
export type Stop = `${Phase}${Seat}`;

/** An effect its player does not want to be asked about again in this turn. */
export interface Muted {
  turn: number;
  seat: Seat;
  /** Passcode: copies of a card are one and the same here. */
  def: number;
  effect: number;
  /** Step at which the player said so: going back before it takes it back. */
  step: number;
}

export interface Policy {
  modes: readonly [PromptMode, PromptMode];
  stops: readonly Stop[];
  muted: readonly Muted[];
}

const WINDOWS: ReadonlySet<string> = new Set(['fastEffect', 'phaseEnd', 'chain', 'summonNegation', 'trigger']);
/** Open game states in which there is nothing to do but to use an effect. */
const QUIET: ReadonlySet<string> = new Set(['drawPhase', 'standbyPhase', 'endPhase.effects']);

/** The option that lets this prompt pass, if the policy says so; null where the player is to be asked. */
export function passOf(duel: Duel, policy: Policy): number | null {
  const { prompt } = duel;
  if (!prompt || (!WINDOWS.has(prompt.kind) && !(prompt.kind === 'open' && QUIET.has(duel.at.turn)))) return null;
  // What is due has to be done, sooner or later: that is no window to skip.
  if (prompt.options.some((option) => option.do === 'process')) return null;
  const pass = prompt.options.findIndex((option) => option.do === 'pass' || option.do === 'decline');
  if (pass < 0) return null;
  const uses = prompt.options.filter((option) => option.do === 'activate');
  if (uses.length > 0 && uses.every((use) => isMuted(duel, policy.muted, prompt.seat, use))) return pass;
  switch (policy.modes[prompt.seat]) {
    case 'always':
      return null;
    case 'never':
      return pass;
    case 'auto':
      return isPinned(duel, policy.stops) || prompt.kind === 'trigger' || opponentActed(duel, prompt.seat)
        ? null
        : pass;
  }
}

export function isMuted(duel: Duel, muted: readonly Muted[], seat: Seat, use: Option): boolean {
  if (use.do !== 'activate') return false;
  const def = use.def ?? duel.cards[use.card]?.def;
  return muted.some((m) => m.turn === duel.turn && m.seat === seat && m.def === def && m.effect === use.effect);
}

const isPinned = (duel: Duel, stops: readonly Stop[]): boolean => stops.includes(`${phaseOf(duel)}${duel.turnPlayer}`);

/** Whether the last thing a player did was done by the other one. The beginning of a Phase ends what came before. */
function opponentActed(duel: Duel, seat: Seat): boolean {
  if (duel.chain.length > 0) return duel.chain.at(-1)!.ctx.seat !== seat;
  for (const event of duel.log.toReversed()) {
    switch (event.type) {
      case 'phaseBegan':
        return false;
      case 'summonAttempted':
      case 'summoned':
      case 'set':
      case 'activated':
      case 'attackDeclared':
        return event.seat !== seat;
      case 'positionChanged':
        if (event.manual) return event.by !== seat;
    }
  }
  return false;
}
