/** What every part of the page can reach: the duel, the settings and the words of the language chosen. */
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { DecksState, DecksStore } from '@/store/decks';
import type { DuelState, DuelStore } from '@/store/duel';
import type { SettingsState, SettingsStore } from '@/store/settings';
import type { Shelf } from '@/store/shelf';
import { STRINGS, type Strings } from '../strings';

export interface Stores {
  duel: DuelStore;
  settings: SettingsStore;
  shelf: Shelf;
  decks: DecksStore;
}

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing');
  return stores;
}

export function useDuel<T>(select: (state: DuelState) => T): T {
  return useStore(useStores().duel, select);
}

export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(useStores().settings, select);
}

export function useDecks<T>(select: (state: DecksState) => T): T {
  return useStore(useStores().decks, select);
}

export const useLang = () => useSettings((settings) => settings.lang);

export const useStrings = (): Strings => STRINGS[useLang()];
