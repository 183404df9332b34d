import type { LinkError } from '@/replay';
import { isLink } from '@/replay/isLink';
import type { DuelStore } from '@/store/duel';
import { withLater } from './lazy';

/** `missing`: what reads links could not be fetched. `left`: nobody wants it any more, and nothing was done. */
export type Opened = 'opened' | 'refused' | 'missing' | 'left';

/**
 * Puts the duel of a link on the table. Where it cannot be read, or the rules cannot be fetched, a notice says so and
 * nothing stored is touched.
 * @param isWanted false once somebody has gone elsewhere while it was fetched and read
 */
export async function openLink(store: DuelStore, text: string, isWanted = () => true): Promise<Opened> {
  const { tell, adopt } = store.getState();
  const replay = await Promise.all([import('@/replay'), import('@/store/linked')]).catch(() => null);
  if (!replay) {
    tell({ what: 'notLoaded' });
    return 'missing';
  }
  const [{ decodeReplay, setupOf }, { openedRecord }] = replay;
  const decoded = await decodeReplay(text);
  if (!isWanted()) return 'left';
  if (!decoded.ok) {
    const error: LinkError = text.trim() === '' || isLink(text) ? decoded.error : { code: 'notALink' };
    tell({ what: 'badLink', error, diverged: null });
    return 'refused';
  }
  const { record } = decoded;
  let opened: Opened = 'refused';
  const isThere = await withLater(store, ({ cards }) => {
    if (!isWanted()) {
      opened = 'left';
      return;
    }
    const { played, line, step, lost } = openedRecord(record, cards);
    const { diverged, differs } = played;
    if (!line) {
      tell({ what: 'badLink', error: null, diverged });
      return;
    }
    const isNotable = diverged !== null || lost > 0 || Object.keys(differs).length > 0;
    adopt(setupOf(record), line, step, isNotable ? { what: 'link', differs, diverged, lost } : null);
    opened = 'opened';
  });
  return isThere ? opened : 'missing';
}
