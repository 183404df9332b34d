/** Routes live after the number sign, so nothing of a duel reaches a host. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'home' }
  | { page: 'duel' }
  /** All duels of this browser. */
  | { page: 'duels' }
  | { page: 'link'; code: string }
  /** The list of rulings, or one of them; `at` counts its boards from 0. */
  | { page: 'rulebook'; id: string | null; at: number }
  | { page: 'editor' }
  /** The deck editor, with the deck of a link where the address holds one. */
  | { page: 'deck'; code: string | null }
  /** The ruling that shows a rule best, and best for what was refused. */
  | ({ page: 'rule'; rule: string } & RefusedAddress)
  /** Nothing is there. */
  | { page: 'unknown'; address: string };

interface RefusedAddress {
  /** Passcode of the card that was asked about. */
  card: number | null;
  /** What was asked for, as the engine calls it. */
  action: string | null;
  /** Passcode of the card that forbids it. */
  by: number | null;
}

export function routeOf(hash: string): Route {
  if (hash.startsWith('#/d/')) return { page: 'link', code: hash };
  const [, ruling, board] = /^#\/r(?:\/([a-z0-9-]+)(?:\/(\d{1,3}))?)?$/.exec(hash) ?? [];
  if (hash === RULEBOOK || ruling) {
    return { page: 'rulebook', id: ruling ?? null, at: board === undefined ? 0 : Math.max(0, Number(board) - 1) };
  }
  const [, rule, card, action, by] =
    /^#\/rule\/([a-z0-9-]+)(?:\/(\d{1,9})(?:\/([A-Za-z]{1,30})(?:\/(\d{1,9}))?)?)?$/.exec(hash) ?? [];
  if (rule) return { page: 'rule', rule, card: numberOf(card), action: action ?? null, by: numberOf(by) };
  if (hash === DUEL) return { page: 'duel' };
  if (hash === DUELS) return { page: 'duels' };
  if (hash === EDITOR) return { page: 'editor' };
  if (hash === DECK) return { page: 'deck', code: null };
  if (hash.startsWith(`${DECK}/`)) return { page: 'deck', code: hash.slice(DECK.length + 1) };
  return hash === '' || hash === '#' || hash === HOME ? { page: 'home' } : { page: 'unknown', address: hash };
}

/** The address of a ruling or a rule in a text that is one link of this page, and of nothing else; null where there is none. */
export function pageIn(text: string): string | null {
  const hash = /^\S*(#\/r\S*)$/.exec(text.trim())?.[1] ?? '';
  const { page } = routeOf(hash);
  return page === 'rulebook' || page === 'rule' ? hash : null;
}

const numberOf = (digits: string | undefined): number | null => (digits ? Number(digits) : null);

export const HOME = '#/';
export const DUEL = '#/duel';
export const DUELS = '#/duels';
export const RULEBOOK = '#/r';
export const EDITOR = '#/e';
export const DECK = '#/k';

export function goTo(hash: string): void {
  window.location.hash = hash;
}

/** The same, without a way back to where one was: an opened link gives its place to the duel it held. */
export function replaceWith(hash: string): void {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => window.location.hash));
}
