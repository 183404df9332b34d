/** What the front of a card shows, made from its definition, a Token's, or (for a passcode nobody knows) nothing. */
import type { CardDefinition } from '@/engine';
import type { Arrow, Attribute, Frame, MonsterType, Property } from '@/engine/terms';
import type { Emblem } from '../art/emblem';

export interface Face {
  name: { en: string; ko: string };
  /** Up to 7 letters or 4 syllables, for a zone on a phone. */
  short: { en: string; ko: string };
  frame: Frame | 'spell' | 'trap';
  /** Null for monsters. */
  property: Property | null;
  emblem: Emblem;
  printed: Stats;
  /** Of a Link Monster, as its controller sees it. */
  arrows: readonly Arrow[];
  /** Of a Pendulum Monster. */
  scales: { left: number; right: number } | null;
}

/** A value printed as "?" is null, and so is one a card does not have. */
export interface Stats {
  atk: number | null;
  def: number | null;
  level: number | null;
}

/** Level, Rank or Link Rating: the number in its corner. */
const levelOf = (card: CardDefinition): number | null => card.level ?? card.rank ?? card.link?.rating ?? null;

const PLAIN = { arrows: [], scales: null } satisfies Partial<Face>;

const faces = new WeakMap<CardDefinition, Face>();

export function faceOf(card: CardDefinition): Face {
  const known = faces.get(card);
  if (known) return known;
  const face: Face = {
    name: card.name,
    short: card.short,
    frame: card.kind === 'monster' ? (card.frame ?? 'effect') : card.kind,
    property: card.kind === 'monster' ? null : (card.property ?? 'normal'),
    emblem:
      card.kind === 'monster'
        ? {
            seed: card.id,
            ground: card.attribute ?? 'dark',
            sigil: card.type ?? 'warrior',
            stars: levelOf(card) ?? 0,
          }
        : { seed: card.id, ground: card.kind, sigil: card.property ?? 'normal', stars: 0 },
    printed: { atk: card.atk ?? null, def: card.def ?? null, level: levelOf(card) },
    arrows: card.link?.arrows ?? [],
    scales: card.pendulum ?? null,
  };
  faces.set(card, face);
  return face;
}

/** A Token has no passcode; its name takes the place of one. */
export function faceOfToken(
  name: { en: string; ko: string },
  facts: { type: MonsterType; attributes: readonly Attribute[]; printed: Stats },
): Face {
  let seed = 7;
  for (const letter of name.en) seed = (seed * 31 + letter.charCodeAt(0)) % 100_000_000;
  return {
    name,
    short: { en: name.en.split(' ')[0]!.slice(0, 7), ko: name.ko.replace(/ ?토큰$/, '').slice(0, 4) },
    frame: 'token',
    property: null,
    emblem: { seed, ground: facts.attributes[0] ?? 'earth', sigil: facts.type, stars: facts.printed.level ?? 0 },
    printed: facts.printed,
    ...PLAIN,
  };
}

/** A card of a replay or deck whose passcode is not in the catalogue. */
export function faceOfUnknown(passcode: number): Face {
  const name = `#${passcode}`;
  return {
    name: { en: name, ko: name },
    short: { en: '?', ko: '?' },
    frame: 'token',
    property: null,
    emblem: { seed: passcode, ground: 'earth', sigil: 'illusion', stars: 0 },
    printed: { atk: null, def: null, level: null },
    ...PLAIN,
  };
}
