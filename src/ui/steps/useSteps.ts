import { useCallback, useMemo, useState } from 'react';
import { cards } from '@/catalogue';
import type { Game } from '@/store/game';
import { useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { type Held, makeTable, type Table } from '../duel/table';
import { type Frame, framesOf, lengthOf } from './frames';
import { lastSpan } from './span';
import { toldTo } from './told';
import { type Player, usePlayer } from './usePlayer';

export interface Steps extends Player {
  frames: readonly Frame[];
  frame: Frame;
  /** The table as it was then, and one frame earlier. */
  table: Table;
  was: Table;
}

interface Stepping {
  steps: Steps | null;
  /** Null where there is nothing to step through. */
  open: (() => void) | null;
  close(): void;
}

interface Opened {
  of: Game;
  frames: readonly Frame[];
  held: Held;
}

/**
 * Stepping through what has just happened. It is a way of looking: the duel stays where it is, and its next decision ends
 * it. What is seen is what this viewer was told.
 */
export function useSteps(game: Game, live: Table): Stepping {
  const texts = useTexts();
  const lang = useSettings((settings) => settings.lang);
  const speed = useSettings((settings) => settings.speed);
  const [opened, setOpened] = useState<Opened | null>(null);
  const now = opened?.of === game ? opened : null;
  const player = usePlayer(now?.frames.length ?? 1, speed);
  const { at, go } = player;
  const span = useMemo(() => lastSpan(game, live.view.chain.length > 0 || live.pastChain.length > 0), [game, live]);
  const open = useCallback(() => {
    if (!texts || !span) return;
    const frames = framesOf(game, span, cards, toldTo(live, texts));
    if (frames.length < 2) return;
    const { view, bottom } = live;
    setOpened({ of: game, frames, held: { viewer: view.viewer, bottom, reader: view.prompt?.seat ?? bottom } });
    go(0);
  }, [game, live, texts, span, go]);
  const close = useCallback(() => setOpened(null), []);
  const tables = useMemo(() => {
    if (!now) return null;
    const since = lengthOf(now.frames[0]!.duel);
    const tableAt = (frame: Frame): Table => makeTable(frame.duel, { lang, ...HELD }, NONE, null, since, now.held);
    return { table: tableAt(now.frames[at]!), was: tableAt(now.frames[Math.max(0, at - 1)]!) };
  }, [now, at, lang]);
  const steps = now && tables ? { ...player, ...tables, frames: now.frames, frame: now.frames[at]! } : null;
  return { steps, open: texts && span ? open : null, close };
}

const NONE: readonly number[] = [];
/** Who looks and from where is held: what the settings say of it does not count. */
const HELD = { openHands: false, near: 'first' } as const;
