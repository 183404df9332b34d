import type { PresetDeck } from '@/catalogue/decks';
import type { DeckList, DuelSetup } from '@/engine';
import { DEFAULT_OPTIONS, type Seat, type Switch } from '@/engine/basics';

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

const repeated = (pile: readonly (readonly [number, number])[]): number[] =>
  pile.flatMap(([passcode, copies]) => Array.from({ length: copies }, () => passcode));

const deckList = ({ main, extra }: PresetDeck): DeckList => ({ main: repeated(main), extra: repeated(extra) });

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
