import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { View } from '@/engine';
import type { Seat } from '@/engine/terms';
import { atSpeed, EASE_MOVE, MOVE_MS, OUTLINE_MS, prefersReducedMotion } from '../theme/motion';
import { spotOf } from './layout';

/** Centre and width of something drawn, from the corner of the board. */
interface Box {
  x: number;
  y: number;
  width: number;
}
type Seen = Box & { stop: string };

interface Moment {
  view: View;
  bottom: Seat;
  cards: ReadonlyMap<number, Seen>;
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
 * view cuts what still runs. With reduced motion both ends are outlined instead. Returns the ref of what shows a card.
 */
export function useMoves({ view, bottom, speed, root, buttons }: Options) {
  const [moves] = useState(() => new Moves());

  useLayoutEffect(() => {
    if (root.current) moves.show(root.current, view, bottom, speed, buttons);
  }, [moves, root, view, bottom, speed, buttons]);

  useEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => moves.measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [moves, root]);

  return moves.track;
}

class Moves {
  private readonly tracked = new Map<number, { element: HTMLElement; stop: string }>();
  private running: Animation[] = [];
  private last: Moment | null = null;

  readonly track = (id: number, stop: string) => (element: HTMLElement | null) => {
    if (element) this.tracked.set(id, { element, stop });
    return () => {
      if (this.tracked.get(id)?.element === element) this.tracked.delete(id);
    };
  };

  /** Measures again where everything is: the window changed. */
  measure(root: HTMLElement): void {
    if (this.last) this.last = { ...this.last, cards: this.boxes(root) };
  }

  show(root: HTMLElement, view: View, bottom: Seat, speed: number, buttons: ReadonlyMap<string, HTMLElement>): void {
    const before = this.last;
    if (before?.view === view && before.bottom === bottom) return;
    const cards = this.boxes(root);
    this.last = { view, bottom, cards };
    if (!before || before.bottom !== bottom || speed <= 0) return;
    const calm = prefersReducedMotion();
    for (const [id, { element, stop }] of this.tracked) {
      const from = cameFrom(id, before);
      const to = cards.get(id);
      if (!from || !to) continue;
      if (!calm) this.slide(element, from, to, speed);
      else if (from.stop !== stop) for (const end of [from.stop, stop]) this.outline(buttons.get(end));
    }
  }

  /** Where each card is drawn. Cuts what runs, or it would be measured in mid-air. */
  private boxes(root: HTMLElement): Map<number, Seen> {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    const corner = root.getBoundingClientRect();
    const boxes = new Map<number, Seen>();
    for (const [id, { element, stop }] of this.tracked) {
      const { left, top, width, height } = element.getBoundingClientRect();
      boxes.set(id, { x: left - corner.left + width / 2, y: top - corner.top + height / 2, width, stop });
    }
    return boxes;
  }

  private slide(element: HTMLElement, from: Box, to: Box, speed: number): void {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 2 || typeof element.animate !== 'function') return;
    const scale = from.width > 0 && to.width > 0 ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
    const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 10 };
    const end = { transform: 'none', zIndex: 10 };
    this.running.push(element.animate([start, end], { duration: atSpeed(MOVE_MS, speed), easing: EASE_MOVE }));
  }

  private outline(element: HTMLElement | undefined): void {
    if (!element || typeof element.animate !== 'function') return;
    const drawn = { outline: '2px dashed var(--line-strong)', outlineOffset: '1px' };
    this.running.push(element.animate([drawn, drawn], { duration: OUTLINE_MS }));
  }
}

/** Where a card was seen; a card out of a pile comes from the pile's top. */
function cameFrom(id: number, before: Moment): Seen | null {
  const seen = before.cards.get(id);
  if (seen) return seen;
  const card = before.view.cards.find((other) => other.id === id);
  const spot = card && spotOf(card.owner, card.place, card.index, before.bottom);
  const stop = spot && `${spot.row}:${spot.col}`;
  return [...before.cards.values()].find((box) => box.stop === stop) ?? null;
}
