/** How the lines of a ruling call cards, players, effects and places. */
import { attach } from '@/catalogue/text/korean/particle';
import { labelOf } from '@/catalogue/text/labels';
import type { Place, Seat } from '@/engine';
import type { Who } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import { circled } from '../../app/marks';

export interface Speaker {
  lang: Lang;
  names: Names;
  /** "Sangan (A)" for `Sangan#A`. */
  card(ref: string): string;
  cards(refs: readonly string[]): string;
  who(who: Who): string;
  seat(seat: Seat): string;
  /** " ①" or nothing. */
  no(effect: number | undefined): string;
  place(place: string): string;
}

/** A sentence in each language. */
export type Said<T> = readonly [en: (line: T, t: Speaker) => string, ko: (line: T, t: Speaker) => string];

export const spoken = <T>(said: Said<T>, line: T, t: Speaker): string => said[t.lang === 'en' ? 0 : 1](line, t);

/** How the players of a ruling are called: by whose turn it is, or, where the turn passes, by names that stay. */
export type Names = 'turn' | 'fixed';

const SEATS: Record<Names, Record<Lang, Record<Who, string>>> = {
  turn: {
    en: { turnPlayer: 'the turn player', opponent: 'the opponent' },
    ko: { turnPlayer: '턴 플레이어', opponent: '상대' },
  },
  fixed: {
    en: { turnPlayer: 'player A', opponent: 'player B' },
    ko: { turnPlayer: '플레이어 A', opponent: '플레이어 B' },
  },
};
const NO_NAMES: ReadonlySet<string> = new Set();
const LONGEST_LABEL = 2;
/** Effect 0 of a ruling: the card is activated, but none of its effects with it. */
const CARD_ALONE: Record<Lang, string> = { en: '(the card alone)', ko: '(카드의 발동만)' };
const FIELD: Record<Lang, string> = { en: 'field', ko: '필드' };
const DIRECTLY: Record<Lang, string> = { en: 'the player directly', ko: '플레이어에게 직접' };

/**
 * @param nameOf the name of a card in this language, by any of its names
 * @param lone names of cards of which there is one copy only
 */
export function speakerOf(
  lang: Lang,
  nameOf: (name: string) => string,
  names: Names = 'turn',
  lone: ReadonlySet<string> = NO_NAMES,
): Speaker {
  const seats = SEATS[names][lang];
  const labels = new Map<string, string[]>();
  /** Labels that are words are for those who write rulings: readers only need to tell copies apart. */
  const told = (name: string, label: string): string => {
    if (label.length <= LONGEST_LABEL) return label;
    const known = labels.get(name) ?? [];
    if (!known.includes(label)) known.push(label);
    labels.set(name, known);
    return String(known.indexOf(label) + 1);
  };
  const card = (ref: string): string => {
    if (ref === 'directly') return DIRECTLY[lang];
    const [, name = ref, label, seat] = /^(.+?)(?:#([^#@]+))?(?:@(turnPlayer|opponent))?$/.exec(ref) ?? [];
    const whose = seat ? `${seats[seat as Who]}${lang === 'en' ? "'s " : '의 '}` : '';
    return `${whose}${nameOf(name.trim())}${label && !lone.has(name.trim()) ? ` (${told(name, label)})` : ''}`;
  };
  return {
    lang,
    card,
    names,
    cards: (refs) => counted(refs.map(card)),
    who: (who) => seats[who],
    seat: (seat) => seats[seat === 0 ? 'turnPlayer' : 'opponent'],
    no: (effect) => (effect === undefined ? '' : `\u00a0${effect === 0 ? CARD_ALONE[lang] : circled(effect)}`),
    place: (place) => (place === 'field' ? FIELD[lang] : labelOf('places', place as Place, lang)),
  };
}

/** "30 × Celtic Guardian, Sangan": what is listed several times in a row is counted. */
export function counted(words: readonly string[]): string {
  const runs: { word: string; n: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.n++;
    else runs.push({ word, n: 1 });
  }
  return runs.map(({ word, n }) => (n > 1 ? `${n} × ${word}` : word)).join(', ');
}

/** "He passes (no fast effect)": nothing in brackets where there is nothing to say. */
export const noted = (text: string, note: string): string => (note === '' ? text : `${text} (${note})`);

export const i = (word: string): string => attach(word, '이/가');
export const eun = (word: string): string => attach(word, '은/는');
export const eul = (word: string): string => attach(word, '을/를');
export const ro = (word: string): string => attach(word, '으로/로');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
