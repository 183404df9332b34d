import { useSyncExternalStore } from 'react';

/** `phone` and `tablet` have a sheet below the board; `two` and `three` have columns beside it. */
export type Layout = 'phone' | 'tablet' | 'two' | 'three';

const STEPS: readonly [string, Layout][] = [
  ['(min-width: 80rem)', 'three'],
  ['(min-width: 64rem)', 'two'],
  ['(min-width: 37.5rem)', 'tablet'],
];

function read(): Layout {
  if (typeof matchMedia !== 'function') return 'three';
  return STEPS.find(([query]) => matchMedia(query).matches)?.[1] ?? 'phone';
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const lists = STEPS.map(([query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);
