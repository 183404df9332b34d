import { useCallback, useMemo, useState } from 'react';
import { cards } from '@/catalogue';
import type { Game } from '@/store/game';
import { useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { type Held, makeTable, type Table } from '../duel/table';
import { type Frame, framesOf, lengthOf, type Span } from './frames';
import { lastSpan, spanAround, stepOf } from './span';
import { toldTo } from './told';
import { type Player, usePlayer } from './usePlayer';

export interface Steps extends Player {
  frames: readonly Frame[];
  frame: Frame;
  span: Span;
  /** The table as it was then, and one frame earlier. */
  table: Table;
  was: Table;
  /** Opened from the timeline, which has the controls. */
  within: boolean;
}

export interface Stepping {
  steps: Steps | null;
  /** Null where there is nothing to step through. */
  open: (() => void) | null;
  /** Shows the state at an entry of the log. */
  openAt(event: number): void;
  /** From the timeline: shows the frame of a span that is chosen. False, and nothing happens, where none is. */
  openSpan(span: Span, choose: (frames: readonly Frame[]) => number | null): boolean;
  close(): void;
}

interface Opened {
  of: Game;
  span: Span;
  frames: readonly Frame[];
  held: Held;
  within: boolean;
}

/**
 * Stepping through what has happened. It is a way of looking: the duel stays where it is, and its next decision ends it.
 * What is seen is what this viewer was told.
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
  const show = useCallback(
    (part: Span, within: boolean, choose: (frames: readonly Frame[]) => number | null): boolean => {
      const end = game.snapshots[part.to];
      if (!texts || !end) return false;
      const { view, bottom } = live;
      const held: Held = { viewer: view.viewer, bottom, reader: view.prompt?.seat ?? bottom };
      // What was told up to the end of the part: it may lie beyond the step on the table.
      const told = toldTo(makeTable(end, { lang, ...HELD }, NONE, null, 0, held), texts);
      const frames = framesOf(game, part, cards, told);
      const chosen = choose(frames);
      if (chosen === null) return false;
      setOpened({ of: game, span: part, frames, held, within });
      go(chosen);
      return true;
    },
    [game, live, texts, lang, go],
  );
  const open = useCallback(() => {
    if (span) show(span, false, (frames) => (frames.length < 2 ? null : 0));
  }, [span, show]);
  const openAt = useCallback(
    (event: number) => {
      show(spanAround(game, stepOf(game, event)), false, (frames) =>
        Math.max(
          0,
          frames.findLastIndex(({ events }) => events.some(({ id }) => id <= event)),
        ),
      );
    },
    [game, show],
  );
  const openSpan = useCallback<Stepping['openSpan']>((part, choose) => show(part, true, choose), [show]);
  const close = useCallback(() => setOpened(null), []);
  const tables = useMemo(() => {
    if (!now) return null;
    const since = lengthOf(now.frames[0]!.duel);
    const tableAt = (frame: Frame): Table => makeTable(frame.duel, { lang, ...HELD }, NONE, null, since, now.held);
    const frame = now.frames[Math.min(at, now.frames.length - 1)]!;
    return { table: tableAt(frame), was: tableAt(now.frames[Math.max(0, at - 1)]!), frame };
  }, [now, at, lang]);
  const steps = now && tables ? { ...player, ...tables, frames: now.frames, span: now.span, within: now.within } : null;
  return { steps, open: texts && span ? open : null, openAt, openSpan, close };
}

const NONE: readonly number[] = [];
/** Who looks and from where is held: what the settings say of it does not count. */
const HELD = { openHands: false, near: 'first' } as const;
