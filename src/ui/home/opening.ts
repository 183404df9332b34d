import { FIRST_HAND } from '@/catalogue/decklist/piles';
import type { PresetDeck } from '@/catalogue/decks';
import type { DeckList, DuelSetup } from '@/engine';
import { DEFAULT_OPTIONS, type Seat, type Switch } from '@/engine/basics';
import { pilesOf } from '../deck/presets';

export type First = Seat | 'coin';

/** What is chosen before the duel. */
export interface Chosen {
  decks: readonly [PresetDeck, PresetDeck];
  first: First;
  seed: number;
  lp: number;
  /** As the players wrote them; empty for one that goes without. */
  names?: readonly [string, string];
  /** Rule switches. */
  switches?: readonly Switch[];
}

/** As long as a name may be on the board. */
export const MAX_NAME = 20;

export const MAX_SEED = 0xffff_ffff;
export const MAX_LP = 999_999;

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

const UNNAMED = DEFAULT_OPTIONS.names;

function deckList(deck: PresetDeck): DeckList {
  const { main, extra } = pilesOf(deck);
  return { main: [...main], extra: [...extra] };
}

/** The toss is part of the setup, so that a link or a seed gives the same duel again. */
export function setupFrom({ decks, first, seed, lp, names, switches = [] }: Chosen): DuelSetup {
  const toss: Seat = seed % 2 === 0 ? 0 : 1;
  const named = (names ?? []).map((name) => name.trim().slice(0, MAX_NAME));
  return {
    decks: [deckList(decks[0]), deckList(decks[1])],
    options: {
      first: first === 'coin' ? toss : first,
      seed,
      lp,
      ...(switches.length > 0 && { switches: [...switches] }),
      ...(named.some((name) => name !== '') && { names: [named[0] || UNNAMED[0], named[1] || UNNAMED[1]] }),
    },
  };
}

/** A whole number in a range, or null. */
export function readNumber(text: string, min: number, max: number): number | null {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}

/** Why a duel cannot begin with a deck: cards nobody knows here, or too few for a first hand. */
export function refusedDeck(deck: PresetDeck, isKnown: (card: number) => boolean): DeckRefusal | null {
  const { main, extra } = pilesOf(deck);
  const unknown = [...main, ...extra].filter((card) => !isKnown(card)).length;
  return unknown > 0 || main.length < FIRST_HAND ? { unknown, least: FIRST_HAND } : null;
}
export interface DeckRefusal {
  /** Copies of cards that are not known. */
  unknown: number;
  /** Cards of the Main Deck it needs. */
  least: number;
}
