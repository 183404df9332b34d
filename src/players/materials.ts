/** Monsters that make a Synchro, Xyz or Link Summon possible, for random positions. */
import type { CompiledCard, MaterialSlot } from '../engine';
import type { Chance } from './chance';
import { listOf, means, type Part, partsOf } from './parts';

const WAYS: readonly unknown[] = ['synchro', 'xyz', 'link'];
/** Choices tried before a monster is given up. */
const TRIES = 40;

export interface SummonPlan {
  summoned: number;
  materials: number[];
}
interface Wish {
  /** What is Summoned. */
  summoned: readonly CompiledCard[];
  /** Must be among the materials. */
  including?: CompiledCard;
  /** Only such materials. */
  using?: Part;
}

/**
 * A Summon this card is about: its own, one it is the material of, or one its effect performs.
 * @returns null if it is about none, or no materials were found
 */
export function summonWith(card: CompiledCard, all: readonly CompiledCard[], chance: Chance): SummonPlan | null {
  const wishes = wishesOf(card, all);
  const wish = wishes[chance.below(wishes.length || 1)];
  const summoned = wish?.summoned[chance.below(wish.summoned.length || 1)];
  if (!wish || !summoned) return null;
  const monsters = all.filter((o) => o.def.kind === 'monster' && (!wish.using || means(wish.using, o)));
  for (let n = 0; n < TRIES; n++) {
    const materials = materialsOf(summoned, monsters, wish.including, chance);
    if (materials) return { summoned: summoned.id, materials };
  }
  return null;
}

function wishesOf(card: CompiledCard, all: readonly CompiledCard[]): Wish[] {
  const ofFrames = (frames: readonly unknown[]): CompiledCard[] => all.filter(({ def }) => frames.includes(def.frame));
  const wishes: Wish[] = [];
  if (WAYS.includes(card.def.frame)) wishes.push({ summoned: [card] });
  for (const effect of card.def.effects) {
    const ways = effect.kind === 'asMaterial' ? effect.way : 'lent' in effect ? (effect.lent?.way ?? []) : [];
    if (ways.length > 0) wishes.push({ summoned: ofFrames(ways), including: card });
  }
  for (const step of partsOf(card.def).filter(({ op }) => op === 'summonNow')) {
    const summoned = ofFrames(WAYS).filter((other) => means((step.what ?? {}) as Part, other));
    wishes.push({
      summoned,
      ...(step.including === 'self' && { including: card }),
      ...(step.using !== undefined && { using: step.using as Part }),
    });
  }
  return wishes;
}

/** One try: any monsters for the slots, the last of which makes the Levels add up. */
function materialsOf(
  { def }: CompiledCard,
  monsters: readonly CompiledCard[],
  including: CompiledCard | undefined,
  chance: Chance,
): number[] | null {
  const [recipe] = listOf(def.materials) as { slots: MaterialSlot[] }[];
  const places = (recipe?.slots ?? []).flatMap((slot) =>
    Array.from({ length: Math.max(1, slot.n ?? slot.min ?? 1) }, () => slot.what as Part),
  );
  if (places.length === 0) return null;
  const own = including ? places.findIndex((what) => means(what, including)) : -1;
  if (including && own < 0) return null;
  const chosen: CompiledCard[] = including ? [including] : [];
  const left = places.filter((_, at) => at !== own);
  for (const [at, what] of left.entries()) {
    const rest = (def.level ?? 0) - chosen.reduce((sum, other) => sum + (other.def.level ?? 0), 0);
    const last = def.frame === 'synchro' && at === left.length - 1;
    const fits = monsters.filter((other) => means(what, other) && (!last || other.def.level === rest));
    const one = fits[chance.below(fits.length || 1)];
    if (!one) return null;
    chosen.push(one);
  }
  return chosen.map(({ id }) => id);
}
