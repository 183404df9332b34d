import { cards } from '@/catalogue';
import type { DuelStore } from '@/store/duel';

/** Puts the duel of a link on the table. False, and a notice, when it cannot be read; nothing stored is touched then. */
export async function openLink(store: DuelStore, text: string): Promise<boolean> {
  const { answerOf, decodeReplay, playRecord, setupOf } = await import('@/replay');
  const decoded = await decodeReplay(text);
  const { tell, adopt } = store.getState();
  if (!decoded.ok) {
    tell({ what: 'badLink', error: decoded.error, diverged: null });
    return false;
  }
  const { record } = decoded;
  const played = playRecord(record, cards, { snapshots: true });
  if (!played.duel || !played.snapshots) {
    tell({ what: 'badLink', error: null, diverged: played.diverged });
    return false;
  }
  const decisions = played.snapshots
    .slice(0, -1)
    .map(({ prompt }, i) => (prompt ? (answerOf(prompt, record.decisions[i]!) ?? 0) : 0));
  const { diverged, differs, snapshots } = played;
  const notable = diverged !== null || differs.rules !== undefined || differs.cards !== undefined;
  const step = record.anchor?.decision ?? decisions.length;
  adopt(setupOf(record), { decisions, snapshots }, step, notable ? { what: 'link', differs, diverged } : null);
  return true;
}
