import { useCallback, useEffect, useState } from 'react';
import { cards } from '@/catalogue';
import type { Game } from '@/store/game';
import type { Sharing } from '@/store/linked';
import { type Trouble, troubleOf } from '../share/trouble';

/** The link where the browser would not copy it, or why there is none. */
export interface NotCopied {
  link: string;
  trouble: Trouble | null;
}

export interface CopyLink {
  /** Shown for a moment after copying. */
  copied: boolean;
  failed: NotCopied | null;
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
  const [failed, setFailed] = useState<NotCopied | null>(null);
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
        setFailed({ link, trouble: null });
      }
    }, setError);
    function setError(error: unknown): void {
      setFailed({ link: '', trouble: troubleOf(error) });
    }
  }, [game]);
  return { copied, failed, copy, dismiss: () => setFailed(null) };
}
