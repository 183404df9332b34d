/** The cards that can be put into a deck: what they are called, what they look like, where they belong. */
import { cardById, loadCards } from '@/catalogue';
import type { CardFinder } from '@/catalogue/decklist/read';
import type { CardDefinition } from '@/engine';
import { EXTRA_DECK_FRAMES } from '@/engine/terms';
import type { Lang } from '@/store/settings';
import { kindOf, statsLine } from '@/ui/inspector/lines';
import { type Face, faceOf, faceOfUnknown } from '../card/face';
import { type Findable, findable, plain } from '../search/words';
import { number } from '../strings/number';

export interface Entry extends Findable {
  card: CardDefinition;
}

let known: { entries: Entry[]; byName: Map<string, number | null> } | null = null;

function catalog() {
  if (known) return known;
  const entries = loadCards().map(
    (card): Entry => ({ card, ...findable([card.name.ko, card.name.en, card.name.ja, String(card.id)]) }),
  );
  const byName = new Map<string, number | null>();
  for (const { card } of entries) {
    // One card may be called the same in several languages, two cards may not.
    for (const name of new Set(Object.values(card.name).map(plain)))
      byName.set(name, byName.has(name) ? null : card.id);
  }
  known = { entries, byName };
  return known;
}

export const entries = (): readonly Entry[] => catalog().entries;

export const isExtra = (card: number): boolean | null => {
  const found = cardById(card);
  return found ? EXTRA_DECK_FRAMES.includes(found.frame) : null;
};

export const finder: CardFinder = {
  byName: (name) => catalog().byName.get(plain(name)) ?? null,
  isExtra,
};

export const faceFor = (card: number): Face => {
  const found = cardById(card);
  return found ? faceOf(found) : faceOfUnknown(card);
};

/** A card that is not known goes by its passcode. */
export const nameOf = (card: number, lang: Lang): string => cardById(card)?.name[lang] ?? `#${card}`;

/** "★7 · 2500/2000 Normal Pendulum Monster", "Quick-Play Spell". */
export function factsOf(card: CardDefinition, lang: Lang): string {
  const kind = kindOf(card, lang);
  if (card.kind !== 'monster') return kind;
  return `${statsLine(card, card.level ?? 0, number(card.atk ?? null), number(card.def ?? null))} · ${kind}`;
}

const KINDS = { monster: 0, spell: 1, trap: 2 } as const;

/** Monsters by Level from the highest, then Spells, then Traps; by name among equals; what is not known comes last. */
export function inOrder(pile: readonly number[], lang: Lang): number[] {
  const key = (card: number): readonly [number, number] => {
    const found = cardById(card);
    if (!found) return [9, 0];
    return [KINDS[found.kind], -(found.level ?? found.rank ?? found.link?.rating ?? 0)];
  };
  return pile.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x[0] - y[0] || x[1] - y[1] || nameOf(a, lang).localeCompare(nameOf(b, lang), lang) || a - b;
  });
}
