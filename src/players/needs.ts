/** What a card needs together on the table: read from its selectors, so that random positions have it in the right places. */
import type { CardDefinition, CompiledCard, PlaceName } from '../engine';
import type { Chance } from './chance';
import { listOf, means, type Part, partsOf } from './parts';

/** Where cards of a random position lie; `extraDeck` is face-up, `asSpell` a monster that is a Continuous Spell. */
export type Where = 'hand' | 'deck' | 'field' | 'gy' | 'banished' | 'extraDeck' | 'pendulumZone' | 'asSpell';

interface Need {
  /** Cards that will do. */
  ids: readonly number[];
  places: readonly Where[];
  whose: 'own' | 'other';
  n: number;
}

const PLACES: Partial<Record<PlaceName, Where>> = {
  hand: 'hand',
  deck: 'deck',
  extraDeck: 'extraDeck',
  gy: 'gy',
  banished: 'banished',
  field: 'field',
  monsterZone: 'field',
  spellTrapZone: 'field',
  fieldZone: 'field',
};
/** Keys of which at least one makes an object a description of cards. */
const DESCRIBING = [
  'from',
  'kind',
  'name',
  'archetype',
  'type',
  'attribute',
  'level',
  'rank',
  'frame',
  'pendulum',
  'tuner',
  'effectMonster',
  'ability',
  'property',
];
/** Keys of objects that are something else: steps, modifiers, conditions, events, effects. */
const OTHERWISE = ['op', 'mod', 'cond', 'event', 'rule', 'do', 'apply', 'slots', 'effects', 'per'];
const isDescription = (part: Part): boolean =>
  DESCRIBING.some((key) => part[key] !== undefined) && !OTHERWISE.some((key) => key in part);

/** So many of them at most: as many as there are zones. */
const MOST = 5;
const COPIES = 3;

/** What a condition counts, as a description with the number it asks for. */
const counted = (part: Part): Part =>
  typeof part.cards === 'object' && part.cards !== null && typeof part.min === 'number'
    ? { ...(part.cards as Part), n: part.min, of: part.who ?? (part.cards as Part).of }
    : part;

/** Cards its text asks for, where it asks for them. */
export function needsOf(card: CompiledCard, all: readonly CompiledCard[]): Need[] {
  const described = partsOf(card.def)
    .map(counted)
    .filter(isDescription)
    .flatMap((part): Need[] => {
      const places = listOf(part.from ?? 'field').flatMap((place) => PLACES[place as PlaceName] ?? []);
      const zone = part.pendulumZone ? (['pendulumZone'] as const) : places;
      const fits = (other: CompiledCard): boolean =>
        other.id !== card.id && means(part, other) && (!part.pendulumZone || other.def.pendulum !== undefined);
      const ids = all.filter(fits).map(({ id }) => id);
      const n = typeof part.n === 'number' ? part.n : typeof part.min === 'number' ? part.min : 1;
      if (ids.length === 0 || zone.length === 0) return [];
      // Monsters that lie where Spells do are Spells there.
      const spells = part.from === 'spellTrapZone' && !part.pendulumZone ? (['asSpell'] as const) : zone;
      const copies = part.differentNames ? ids : Array.from({ length: COPIES }, () => ids).flat();
      return [
        {
          ids: copies,
          places: spells,
          whose: part.of === 'opponent' ? 'other' : 'own',
          n: Math.min(Math.max(n, 1), MOST),
        },
      ];
    });
  return [...described, ...scalesFor(card.def, all)];
}

/** A Pendulum Summon needs two Scales and monsters between them. */
function scalesFor(def: CardDefinition, all: readonly CompiledCard[]): Need[] {
  const summons = partsOf(def).some(({ op }) => op === 'pendulumSummonNow');
  if (!summons && !def.pendulum) return [];
  const cards = (fits: (scale: number, level: number) => boolean): number[] =>
    all.flatMap(({ id, def: other }) => (other.pendulum && fits(other.pendulum.left, other.level ?? 0) ? [id] : []));
  const own = { whose: 'own', n: 1 } as const;
  return [
    { ...own, ids: cards((scale) => scale <= 2), places: ['pendulumZone'] },
    { ...own, ids: cards((scale) => scale >= 7), places: ['pendulumZone'] },
    { ...own, ids: cards((_, level) => level > 2 && level < 7), places: ['hand', 'extraDeck'], n: 2 },
  ];
}

/** Ritual Monster and monsters of which two add up to its Level, for what performs a Ritual Summon. */
export function ritualWith(
  card: CompiledCard,
  all: readonly CompiledCard[],
  chance: Chance,
): { summoned: number; materials: number[]; from: Where } | null {
  const step = partsOf(card.def).find(({ op }) => op === 'ritualSummon');
  if (!step) return null;
  const oneOf = <T>(list: readonly T[]): T | undefined => list[chance.below(list.length || 1)];
  const summoned = oneOf(all.filter((other) => other.def.frame === 'ritual' && means(step.what as Part, other)));
  const using = (step.using ?? {}) as Part;
  const others = all
    .filter(({ def }) => def.frame === 'normal' || def.frame === 'effect')
    .filter((o) => means(using, o));
  const first = oneOf(others.filter(({ def }) => (def.level ?? 0) < (summoned?.def.level ?? 0)));
  const second = oneOf(others.filter(({ def }) => (def.level ?? 0) + (first?.def.level ?? 0) === summoned?.def.level));
  if (!summoned || !first || !second) return null;
  const from = PLACES[listOf(step.from)[0] as PlaceName] ?? 'hand';
  return { summoned: summoned.id, materials: [first.id, second.id], from };
}
