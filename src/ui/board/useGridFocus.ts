import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** A button the arrows can reach. Rows 0 to 4 are the field, -1 and 5 the hands; columns may be fractions. */
export interface Stop {
  key: string;
  row: number;
  col: number;
}

const MOVES: Record<string, [row: number, col: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Roving focus over the field and both hands. Tab visits what can be done now and the stop last visited; arrows walk
 * everything. A focused card that leaves hands its focus to the nearest stop.
 */
export function useGridFocus(stops: readonly Stop[], start: string) {
  const elements = useRef(new Map<string, HTMLElement>());
  const [active, setActive] = useState(start);
  const focused = useRef<Stop | null>(null);
  const home = stops.some((stop) => stop.key === active) ? active : (nearest(stops, focused.current) ?? start);

  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || stops.some((stop) => stop.key === lost.key)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    elements.current.get(nearest(stops, lost) ?? start)?.focus();
  }, [stops, start]);

  return {
    elements: elements.current,
    /** Ref of the button at a stop. */
    ref: (key: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      return () => {
        if (elements.current.get(key) === element) elements.current.delete(key);
      };
    },
    tabIndex: (key: string, actionable: boolean): 0 | -1 => (actionable || key === home ? 0 : -1),
    onFocus: (key: string) => {
      focused.current = stops.find((stop) => stop.key === key) ?? null;
      setActive(key);
    },
    onBlur: () => {
      // A button removed from the page blurs too, but its stop is gone by the next render and the effect finds it.
      const key = focused.current?.key;
      if (key && elements.current.has(key)) focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent, key: string) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const from = stops.find((stop) => stop.key === key);
      const to = from && destination(stops, from, event.key);
      if (!to) return;
      event.preventDefault();
      elements.current.get(to.key)?.focus();
    },
  };
}

/** The stop a key leads to, or null if it leads nowhere. */
function destination(stops: readonly Stop[], from: Stop, key: string): Stop | null {
  const row = stops.filter((stop) => stop.row === from.row).toSorted((a, b) => a.col - b.col);
  if (key === 'Home') return row[0] ?? null;
  if (key === 'End') return row.at(-1) ?? null;
  const move = MOVES[key];
  if (!move) return null;
  const [down, right] = move;
  if (right !== 0) return row[row.findIndex((stop) => stop.key === from.key) + right] ?? null;
  const rows = [...new Set(stops.map((stop) => stop.row))].toSorted((a, b) => a - b);
  const next = rows[rows.indexOf(from.row) + down];
  const inNext = stops.filter((stop) => stop.row === next);
  return closest(inNext, from);
}

function closest(stops: readonly Stop[], to: Stop): Stop | null {
  return stops.reduce<Stop | null>((best, stop) => {
    const near = Math.abs(stop.col - to.col);
    return best && Math.abs(best.col - to.col) <= near ? best : stop;
  }, null);
}

function nearest(stops: readonly Stop[], to: Stop | null): string | null {
  if (!to) return null;
  const sameRow = stops.filter((stop) => stop.row === to.row);
  return closest(sameRow.length > 0 ? sameRow : stops, to)?.key ?? null;
}
