import type { DuelStore } from '@/store/duel';
import { whenPressed } from './lazy';
import { DUEL, goTo } from './route';

/** Brings a duel of this browser to the table. Where it cannot be, a notice says why. */
export async function resumeDuel(store: DuelStore, id: string): Promise<void> {
  const isDone = await whenPressed(store, () => store.getState().resume(id));
  if (isDone && store.getState().game) goTo(DUEL);
}
