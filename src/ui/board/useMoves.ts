import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { View } from '@/engine';
import type { Seat } from '@/engine/terms';
import { atSpeed, EASE_MOVE, MOVE_MS, OUTLINE_MS, prefersReducedMotion } from '../theme/motion';
import { spotOf } from './layout';

interface Box {
  x: number;
  y: number;
  width: number;
}

interface Measured {
  cards: Map<number, Box & { stop: string }>;
  /** The card seen at each stop, for cards that come out of a pile. */
  stops: Map<string, Box>;
}

interface Options {
  view: View;
  bottom: Seat;
  speed: number;
  root: RefObject<HTMLElement | null>;
  /** Buttons by stop, to outline where a card came from. */
  buttons: ReadonlyMap<string, HTMLElement>;
}

/**
 * Cards slide from where they were (FLIP). Nothing waits for it: the page is already in its new state, and the next
 * view cuts what still runs. With reduced motion both ends are outlined instead.
 */
export function useMoves({ view, bottom, speed, root, buttons }: Options) {
  const tracked = useRef(new Map<number, { element: HTMLElement; stop: string }>());
  const running = useRef<Animation[]>([]);
  const last = useRef<{ view: View; bottom: Seat; measured: Measured } | null>(null);

  const measure = (): Measured => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const origin = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const measured: Measured = { cards: new Map(), stops: new Map() };
    for (const [id, { element, stop }] of tracked.current) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { x: left - origin.left + width / 2, y: top - origin.top + height / 2, width };
      measured.cards.set(id, { ...box, stop });
      measured.stops.set(stop, box);
    }
    return measured;
  };

  useLayoutEffect(() => {
    const before = last.current;
    const measured = measure();
    last.current = { view, bottom, measured };
    if (!before || before.view === view || before.bottom !== bottom || speed <= 0) return;
    const calm = prefersReducedMotion();
    for (const [id, { element, stop }] of tracked.current) {
      const from = cameFrom(id, before.view, bottom, before.measured);
      const to = measured.cards.get(id);
      if (!from || !to || from.stop === stop) {
        if (from && to && !calm) slide(element, from, to, speed, running.current);
        continue;
      }
      if (calm) for (const end of [from.stop, stop]) outline(buttons.get(end), running.current);
      else slide(element, from, to, speed, running.current);
    }
  }, [view, bottom, speed]);

  useEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (last.current) last.current.measured = measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** Ref of what shows a card. */
  return (id: number, stop: string) => (element: HTMLElement | null) => {
    if (element) tracked.current.set(id, { element, stop });
    return () => {
      if (tracked.current.get(id)?.element === element) tracked.current.delete(id);
    };
  };
}

/** Where a card was seen; a card out of a pile comes from the pile's top. */
function cameFrom(id: number, view: View, bottom: Seat, measured: Measured): (Box & { stop: string }) | null {
  const seen = measured.cards.get(id);
  if (seen) return seen;
  const card = view.cards.find((other) => other.id === id);
  const spot = card && spotOf(card.owner, card.place, card.index, bottom);
  const stop = spot && `${spot.row}:${spot.col}`;
  const box = stop ? measured.stops.get(stop) : undefined;
  return box && stop ? { ...box, stop } : null;
}

function slide(element: HTMLElement, from: Box, to: Box, speed: number, running: Animation[]): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < 2 || typeof element.animate !== 'function') return;
  const scale = from.width > 0 && to.width > 0 ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  running.push(
    element.animate(
      [
        { transform: start, zIndex: 10 },
        { transform: 'none', zIndex: 10 },
      ],
      { duration: atSpeed(MOVE_MS, speed), easing: EASE_MOVE },
    ),
  );
}

function outline(element: HTMLElement | undefined, running: Animation[]): void {
  if (!element || typeof element.animate !== 'function') return;
  const drawn = { outline: '2px dashed var(--line-strong)', outlineOffset: '1px' };
  running.push(element.animate([drawn, drawn], { duration: OUTLINE_MS }));
}
