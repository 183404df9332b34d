import type { DuelStore } from '@/store/duel';
import { withLater } from './lazy';

/** `missing`: what reads links could not be fetched. */
export type Opened = 'opened' | 'refused' | 'missing';

/**
 * Puts the duel of a link on the table. Where it cannot be read, or the rules cannot be fetched, a notice says so and
 * nothing stored is touched.
 */
export async function openLink(store: DuelStore, text: string): Promise<Opened> {
  const { tell, adopt } = store.getState();
  const replay = await Promise.all([import('@/replay'), import('@/store/linked')]).catch(() => null);
  if (!replay) {
    tell({ what: 'notLoaded' });
    return 'missing';
  }
  const [{ decodeReplay, setupOf }, { openedRecord }] = replay;
  const decoded = await decodeReplay(text);
  if (!decoded.ok) {
    tell({ what: 'badLink', error: decoded.error, diverged: null });
    return 'refused';
  }
  const { record } = decoded;
  let isOpened = false;
  const isThere = await withLater(store, ({ cards }) => {
    const { played, line, step, lost } = openedRecord(record, cards);
    const { diverged, differs } = played;
    if (!line) {
      tell({ what: 'badLink', error: null, diverged });
      return;
    }
    const isNotable = diverged !== null || lost > 0 || Object.keys(differs).length > 0;
    adopt(setupOf(record), line, step, isNotable ? { what: 'link', differs, diverged, lost } : null);
    isOpened = true;
  });
  if (!isThere) return 'missing';
  return isOpened ? 'opened' : 'refused';
}
