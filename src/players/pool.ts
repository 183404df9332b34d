/** The catalogue as machine checks draw from it: which cards go where, and which belong together. */
import type { CardDefinition, Cards, CompiledCard, Operation, WhenEvent } from '../engine';
import { EXTRA_DECK_FRAMES } from '../engine';
import { isNarrow, listOf, means, namesOf, type Part, partsOf } from './parts';

/** Whether a card belongs in the Extra Deck. */
export const isExtra = ({ frame }: CardDefinition): boolean => EXTRA_DECK_FRAMES.includes(frame);

interface Companions {
  /** Cards its definition names by name or archetype, and cards whose definitions name it. */
  named: number[];
  /** Cards a selector of its definition can mean. Empty where the selectors leave open which cards. */
  described: number[];
  /** Cards that can bring about what it answers. */
  causes: number[];
}

/** Operations that bring about an event which does not happen by itself in nearly every duel. */
const BRINGS_ABOUT: Partial<Record<WhenEvent, Operation['op'][]>> = {
  attackNegated: ['negateAttack'],
  coinTossed: ['tossCoin'],
  returned: ['returnToHand', 'returnToDeck'],
  addedToHand: ['addToHand', 'returnToHand'],
  banished: ['banish'],
  destroyed: ['destroy'],
  discarded: ['discard'],
  drawn: ['draw'],
  flipped: ['changePosition'],
  leavesField: ['returnToHand', 'banish', 'destroy'],
  positionChanged: ['changePosition'],
  sentToGY: ['sendToGY', 'destroy'],
  set: ['set'],
  tributed: ['tribute'],
  wouldBeSummoned: ['specialSummon'],
};

export interface Pool {
  cards: Cards;
  /** Every card but Tokens, by passcode: the same for every order of the card files. */
  all: CompiledCard[];
  main: number[];
  extra: number[];
  companions(id: number): Companions;
}

const made = new WeakMap<Cards, Pool>();

export function poolOf(cards: Cards): Pool {
  let pool = made.get(cards);
  if (!pool) {
    pool = makePool(cards);
    made.set(cards, pool);
  }
  return pool;
}

function makePool(cards: Cards): Pool {
  const all = cards.list.filter((card) => !card.token).sort((a, b) => a.id - b.id);
  const known = new Map<number, Companions>();
  return {
    cards,
    all,
    main: all.filter(({ def }) => !isExtra(def)).map(({ id }) => id),
    extra: all.filter(({ def }) => isExtra(def)).map(({ id }) => id),
    companions(id) {
      let found = known.get(id);
      if (!found) {
        found = companionsOf(cards.get(id), all);
        known.set(id, found);
      }
      return found;
    },
  };
}

function companionsOf(card: CompiledCard, all: readonly CompiledCard[]): Companions {
  const own = partsOf(card.def);
  const names = new Set(own.flatMap(namesOf));
  for (const other of all) if (partsOf(other.def).flatMap(namesOf).includes(card.id)) names.add(other.id);
  const sets = own.flatMap(({ archetype }) => listOf(archetype)) as string[];
  const narrow = own.filter((part) => !('op' in part || 'mod' in part) && isNarrow(part));
  const events = own.filter(({ event }) => BRINGS_ABOUT[event as WhenEvent] !== undefined);
  const among = (fits: (other: CompiledCard) => boolean): number[] =>
    all.filter((other) => other.id !== card.id && fits(other)).map(({ id }) => id);
  return {
    named: among((other) => names.has(other.id) || sets.some((name) => other.archetypes.has(name))),
    described: among((other) => narrow.some((selector) => means(selector, other))),
    causes:
      events.length === 0
        ? []
        : among(({ def }) => {
            const parts = partsOf(def);
            return parts.some((part) => events.some((event) => brings(part, event, card, parts)));
          }),
  };
}

/** What a `$name` of a step was chosen as, where the card says so. */
function chosenAs(name: unknown, parts: readonly Part[]): Part | null {
  const found = parts.find((part) => typeof name === 'string' && part.as === name.slice(1));
  const what = found?.op === undefined ? found : found.what;
  return typeof what === 'object' && what !== null ? (what as Part) : null;
}

/** Whether a step brings about such an event; of the card itself, whether it can be meant by what the step says. */
function brings(step: Part, event: Part, card: CompiledCard, parts: readonly Part[]): boolean {
  const ops: readonly unknown[] = BRINGS_ABOUT[event.event as WhenEvent] ?? [];
  if (!ops.includes(step.op)) return false;
  if (event.card !== 'self') return true;
  const what = typeof step.what === 'object' && step.what !== null ? (step.what as Part) : chosenAs(step.what, parts);
  if (!what) return false;
  const [from, places] = [listOf(what.from), listOf(event.from)];
  return (
    means(what, card) && (places.length === 0 || (from.length === 0 ? ['field'] : from).some((p) => places.includes(p)))
  );
}
