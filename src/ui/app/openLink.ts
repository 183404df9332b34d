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
  const replay = await import('@/replay').catch(() => null);
  if (!replay) {
    tell({ what: 'notLoaded' });
    return 'missing';
  }
  const { answerOf, decodeReplay, playRecord, setupOf } = replay;
  const decoded = await decodeReplay(text);
  if (!decoded.ok) {
    tell({ what: 'badLink', error: decoded.error, diverged: null });
    return 'refused';
  }
  const { record } = decoded;
  let isOpened = false;
  const isThere = await withLater(store, ({ cards }) => {
    const played = playRecord(record, cards, { snapshots: true });
    if (!played.duel || !played.snapshots) {
      tell({ what: 'badLink', error: null, diverged: played.diverged });
      return;
    }
    const decisions = played.snapshots
      .slice(0, -1)
      .map(({ prompt }, i) => (prompt ? (answerOf(prompt, record.decisions[i]!) ?? 0) : 0));
    const { diverged, differs, snapshots } = played;
    const notable = diverged !== null || differs.rules !== undefined || differs.cards !== undefined;
    const step = record.anchor?.decision ?? decisions.length;
    adopt(setupOf(record), { decisions, snapshots }, step, notable ? { what: 'link', differs, diverged } : null);
    isOpened = true;
  });
  if (!isThere) return 'missing';
  return isOpened ? 'opened' : 'refused';
}
