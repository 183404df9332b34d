/** Chains told from the log: the links as they were built, and what became of each when it resolved. */
import type { DuelEvent, LinkOutcome, LinkView, Place, Seat } from '@/engine';

/** A link of a Chain, live or over. */
export interface ChainLink {
  number: number;
  card: number;
  def: number | null;
  effect: number;
  seat: Seat;
  place: Place;
  index: number | null;
  /** The Spell or Trap Card itself was activated. */
  ofCard: boolean | null;
  mandatory: boolean;
  targets: readonly number[];
  cost: { cards: readonly number[]; lp: number };
  state: LinkView['state'];
  why: string | null;
}

export interface PastChain {
  /** Event that began it, and the one that ended it. */
  from: number;
  to: number;
  links: ChainLink[];
}

/** What a player or the turn does on its own: with it the last Chain is over and done. */
const NEXT_ACTIONS: ReadonlySet<DuelEvent['type']> = new Set([
  'turnBegan',
  'phaseBegan',
  'summonAttempted',
  'set',
  'attackDeclared',
  'activated',
  'duelEnded',
]);

export const liveLink = (link: LinkView): ChainLink => ({ ...link });

/** The last Chain that has resolved, if nothing has been done since. */
export function lastChain(log: readonly DuelEvent[]): PastChain | null {
  const end = log.findLastIndex((event) => event.type === 'chainResolved');
  if (end < 0) return null;
  const since = log.slice(end + 1);
  if (since.some((event) => NEXT_ACTIONS.has(event.type) && event.link === undefined)) return null;
  return chainEnding(log, end);
}

/** The Chain whose end is at this place of the log. */
export function chainEnding(log: readonly DuelEvent[], end: number): PastChain | null {
  let start = end - 1;
  // Link 1 is where the Chain began; events of its cost come after its `activated`.
  for (; start >= 0; start--) {
    const event = log[start]!;
    if (event.type === 'chainResolved') return null;
    if (event.type === 'activated' && event.chain === 1) break;
  }
  if (start < 0) return null;
  const links: ChainLink[] = [];
  for (const event of log.slice(start, end)) read(event, links);
  return { from: log[start]!.id, to: log[end]!.id, links };
}

function read(event: DuelEvent, links: ChainLink[]): void {
  const at = (number: number | undefined): ChainLink | undefined => links[(number ?? 0) - 1];
  switch (event.type) {
    case 'activated':
      links[event.chain - 1] = {
        number: event.chain,
        card: event.card,
        def: event.def,
        effect: event.effect,
        seat: event.seat,
        place: event.place,
        index: null,
        ofCard: null,
        mandatory: false,
        targets: [],
        cost: { cards: [], lp: 0 },
        state: 'waiting',
        why: null,
      };
      return;
    case 'targeted': {
      const link = at(event.chain);
      if (link) link.targets = event.cards;
      return;
    }
    case 'linkResolving': {
      const link = at(event.chain);
      if (link && link.state === 'waiting') link.state = 'resolving';
      return;
    }
    case 'linkResolved': {
      const link = at(event.chain);
      if (link) {
        link.state = event.outcome;
        link.why = event.why ?? null;
      }
      return;
    }
    case 'activationNegated':
    case 'effectNegated': {
      const link = at(event.chain);
      if (link) link.state = event.type;
      return;
    }
    case 'moved': {
      const link = event.cause === 'cost' ? at(event.link) : undefined;
      if (link) link.cost = { ...link.cost, cards: [...link.cost.cards, event.card] };
      return;
    }
    case 'lpPaid': {
      const link = event.cause === 'cost' ? at(event.link) : undefined;
      if (link) link.cost = { ...link.cost, lp: link.cost.lp + event.amount };
      return;
    }
    default:
  }
}

/** Number of the link that negated this one, when the log says so. */
export function negatedBy(log: readonly DuelEvent[], chain: PastChain | null, number: number): number | null {
  const from = chain?.from ?? 0;
  const event = log.findLast(
    (e) => e.id >= from && (e.type === 'activationNegated' || e.type === 'effectNegated') && e.chain === number,
  );
  return event?.link !== undefined && event.link !== number ? event.link : null;
}

export const isOver = (state: ChainLink['state']): state is LinkOutcome =>
  state !== 'waiting' && state !== 'resolving';
