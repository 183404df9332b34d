/** The catalogue as machine checks draw from it: which cards go where, and which belong together. */
import type { CardDefinition, Cards, CompiledCard, Operation, WhenEvent } from '../engine';
import { EXTRA_DECK_FRAMES } from '../engine';

/** Whether a card belongs in the Extra Deck. */
export const isExtra = ({ frame }: CardDefinition): boolean => EXTRA_DECK_FRAMES.includes(frame);

export interface Companions {
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
  const wanted = new Set(own.flatMap(({ event }) => BRINGS_ABOUT[event as WhenEvent] ?? []) as unknown[]);
  const among = (fits: (other: CompiledCard) => boolean): number[] =>
    all.filter((other) => other.id !== card.id && fits(other)).map(({ id }) => id);
  return {
    named: among((other) => names.has(other.id) || sets.some((name) => other.archetypes.has(name))),
    described: among((other) => narrow.some((selector) => means(selector, other))),
    causes: wanted.size === 0 ? [] : among(({ def }) => partsOf(def).some(({ op }) => wanted.has(op))),
  };
}

type Part = Record<string, unknown>;

/** Every object inside a definition. Tokens are described there too, but no card is one. */
function partsOf({ tokens: _tokens, name: _name, short: _short, ...def }: CardDefinition): Part[] {
  const found: Part[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      found.push(value as Part);
      for (const part of Object.values(value)) walk(part);
    }
  };
  for (const part of Object.values(def)) walk(part);
  return found;
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const namesOf = (part: Part): number[] =>
  [part.name, part.exceptName, part.tributing].filter((value): value is number => typeof value === 'number');

/** Says something of the cards that most cards are not. */
const NARROW = ['archetype', 'type', 'attribute', 'level', 'property', 'ability', 'tuner', 'atk', 'def', 'frame'];
const isNarrow = (part: Part): boolean => NARROW.some((key) => key in part && part[key] !== undefined);

function means(part: Part, { def, printed, archetypes }: CompiledCard): boolean {
  const fits = (key: string, ...values: unknown[]): boolean => {
    const wanted = listOf(part[key]);
    return wanted.length === 0 || values.some((value) => wanted.includes(value));
  };
  const isMonster = def.kind === 'monster';
  return (
    fits('kind', def.kind) &&
    fits('property', def.property) &&
    fits('type', def.type) &&
    fits('attribute', def.attribute) &&
    fits('frame', def.frame) &&
    fits('ability', ...(def.abilities ?? [])) &&
    (part.tuner !== true || (def.abilities ?? []).includes('tuner')) &&
    fits('archetype', ...archetypes) &&
    within(part.level, printed.level, isMonster) &&
    within(part.atk, printed.atk, isMonster) &&
    within(part.def, printed.def, isMonster)
  );
}

function within(range: unknown, value: number, isMonster: boolean): boolean {
  if (typeof range !== 'object' || range === null) return true;
  const { min, max } = range as { min?: unknown; max?: unknown };
  if (typeof min !== 'number' && typeof max !== 'number') return true;
  return isMonster && (typeof min !== 'number' || value >= min) && (typeof max !== 'number' || value <= max);
}
