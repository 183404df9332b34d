/** What is asked of the judge, and the shape of his rules. */
import type { ActivatedEffect } from '../definition';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';
import type { CompiledCard, CompiledEffect } from '../state/cards';
import type { CardState, Duel, Link } from '../state/duel';
import type { Asked, Reason } from '../state/reason';
import type { Seat } from '../terms';
import type { RuleId } from './ruleIds';

/** The window a player may act in: a box of the Fast Effect Timing chart. */
export type Window = 'open' | 'fast' | 'chain' | 'end' | 'summonNegation' | 'trigger' | 'none';

export const windowOf = (duel: Duel): Window => {
  switch (duel.at.timing) {
    case 'openGameState':
      return 'open';
    case 'turnPlayerFastEffect':
    case 'opponentFastEffect':
      return 'fast';
    case 'chain.building':
      return 'chain';
    case 'turnPlayerPassed':
      return 'end';
    case 'summonPending':
      return 'summonNegation';
    case 'triggerCheck':
      return 'trigger';
    default:
      return 'none';
  }
};

/** One use of one effect by one player. Rules may fill in the events or the link it answers. */
export interface Use {
  board: Board;
  seat: Seat;
  card: CardState;
  info: CompiledCard;
  e: CompiledEffect<ActivatedEffect>;
  /** Passcode of the card the effect is written on. */
  def: number;
  window: Window;
  ask: Asker & { values: Record<string, string | number>; events?: number[]; answers?: number };
  /** Placed as a trigger (ranks 1 to 4) or due as a mandatory Quick Effect: speed and event are settled. */
  due: boolean;
  /** Asked by a person: a reason is told as exactly as it can be, which takes longer. */
  explains?: true;
}
export type Rule<Q> = (q: Q) => Reason | null;

/** The first rule against it, or null. */
export const first = <Q>(rules: readonly Rule<Q>[], q: Q): Reason | null => {
  for (const r of rules) {
    const reason = r(q);
    if (reason) return reason;
  }
  return null;
};
/** Every rule against it, each once. */
export const all = <Q>(rules: readonly Rule<Q>[], q: Q): Reason[] => {
  const out: Reason[] = [];
  for (const r of rules) {
    const reason = r(q);
    if (reason && !out.some((o) => o.rule === reason.rule)) out.push(reason);
  }
  return out;
};
export const because = (rule: RuleId, params?: Record<string, string | number>): Reason =>
  params ? { rule, params } : { rule };

/** Why somebody is not to act at this moment: who is, or what is going on instead. */
export const notToAct = ({ duel: { prompt } }: Board, seat: Seat): Reason => {
  if (!prompt) return because('not-your-priority', { case: 'carriedOut' });
  if (prompt.seat !== seat) return because('not-your-priority', { case: 'otherAsked' });
  return because('not-your-priority', { case: prompt.kind === 'trigger' ? 'askedForTriggers' : 'askedElse' });
};

/** Because of what the text itself asks for. */
export const asked = (rule: RuleId, asks: Asked): Reason => ({ rule, asks });
/** The text of the effect that is asked about. */
export const textOf = ({ def, e }: Pick<Use, 'def' | 'e'>): Asked => ({ def, effect: e.index });

/** A rule of Special Summons as a reason: a lock with its source, and how long it lasts. */
export const refused = ({
  rule,
  source,
  until = null,
}: {
  rule: RuleId;
  source?: number;
  until?: string | null;
}): Reason => (source === undefined ? because(rule) : because(rule, { source, until: until ?? '' }));

/** The last link of the Chain. */
export const top = (q: Use): Link | undefined => q.board.duel.chain[q.board.duel.chain.length - 1];
