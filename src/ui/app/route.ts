/** Routes live after the number sign, so nothing of a duel reaches a host. */
import { useSyncExternalStore } from 'react';

export type Route = { page: 'home' } | { page: 'duel' } | { page: 'link'; code: string };

export function routeOf(hash: string): Route {
  if (hash.startsWith('#/d/')) return { page: 'link', code: hash };
  if (hash === '#/duel') return { page: 'duel' };
  return { page: 'home' };
}

export const HOME = '#/';
export const DUEL = '#/duel';

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
