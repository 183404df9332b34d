import { useCallback, useEffect, useState } from 'react';
import { cards } from '@/catalogue';
import type { Game } from '@/store/game';
import type { Sharing } from '@/store/linked';

export interface CopyLink {
  /** Shown for a moment after copying. */
  copied: boolean;
  /** The link, where the browser would not copy it. */
  failed: string | null;
  copy(): void;
  dismiss(): void;
}

const SHOWN_MS = 2500;

/** The address that holds the duel. What makes links comes in a chunk of its own. */
export async function linkOf(game: Game, sharing: Sharing, alone = false): Promise<string> {
  const [{ encodeReplay, LINK_ROUTE }, { recordFor }] = await Promise.all([
    import('@/replay'),
    import('@/store/linked'),
  ]);
  const page = window.location.href.split('#')[0] ?? '';
  return `${page}${LINK_ROUTE}${await encodeReplay(recordFor(game, cards, sharing, alone))}`;
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
    linkOf(game, 'here').then(async (link) => {
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
