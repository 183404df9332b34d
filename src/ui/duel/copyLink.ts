import { useCallback, useEffect, useState } from 'react';
import { cards } from '@/catalogue';
import { current, type Game } from '@/store/game';

export interface CopyLink {
  /** Shown for a moment after copying. */
  copied: boolean;
  /** The link, where the browser would not copy it. */
  failed: string | null;
  copy(): void;
  dismiss(): void;
}

const SHOWN_MS = 2500;

/** The address that holds the whole duel and opens at the step on the table. */
async function linkOf(game: Game): Promise<string> {
  const { encodeReplay, LINK_ROUTE, recordOf } = await import('@/replay');
  const duel = current(game);
  const record = recordOf({ setup: game.opening, answers: game.decisions, snapshots: game.snapshots }, cards, {
    anchor: { decision: game.cursor, event: duel.pastCount + duel.log.length },
  });
  const page = window.location.href.split('#')[0] ?? '';
  return `${page}${LINK_ROUTE}${await encodeReplay(record)}`;
}

export function useCopyLink(game: Game): CopyLink {
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(() => {
    linkOf(game).then(async (link) => {
      try {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      } catch {
        setFailed(link);
      }
    }, setError);
    function setError(error: unknown): void {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  }, [game]);
  return { copied, failed, copy, dismiss: () => setFailed(null) };
}
