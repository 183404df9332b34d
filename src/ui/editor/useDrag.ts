import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Held } from './useHeld';

/** What is being dragged, and where the pointer is. */
export interface Dragged {
  held: Held;
  x: number;
  y: number;
}

interface Drag {
  /** What a press on this element would take; null where it takes nothing. */
  take(element: Element): Held | null;
  /** @param spot as the board writes its places; null outside of it */
  drop(held: Held, spot: string | null): void;
}

/** A mouse that moves this far drags; so does a finger that rests this long. */
const FAR_PX = 6;
const LONG_MS = 260;
const STRAY_PX = 10;
/** So near to the edge of what scrolls, dragging scrolls it, faster the nearer. */
const EDGE_PX = 56;
const MOST_SPEED_PX = 14;

/** What scrolls under a point, up and down: the nearest part of the page that can, or the page. */
function scrollerAt(x: number, y: number): Element | null {
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement;
}

/** @returns pixels to scroll in one frame, below 0 upwards */
function edgeSpeed(y: number, top: number, bottom: number): number {
  const into = y < top + EDGE_PX ? y - (top + EDGE_PX) : y > bottom - EDGE_PX ? y - (bottom - EDGE_PX) : 0;
  return Math.sign(into) * Math.min(1, Math.abs(into) / EDGE_PX) * MOST_SPEED_PX;
}

/** Dragging by pointer: a mouse at once, a finger after it has rested, so that the page can still be scrolled. */
export function useDrag(drag: Drag): {
  dragged: Dragged | null;
  onPointerDown(event: ReactPointerEvent): void;
} {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const current = useRef(drag);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => {
    current.current = drag;
  });
  useEffect(() => () => end.current?.(), []);
  const onPointerDown = (event: ReactPointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const held = current.current.take(event.target);
    if (!held) return;
    end.current?.();
    end.current = follow({ held, event, show: setDragged, drag: current });
  };
  return { dragged, onPointerDown };
}

interface Following {
  held: Held;
  event: ReactPointerEvent;
  show(dragged: Dragged | null): void;
  drag: RefObject<Drag>;
}

const spotAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-spot]') ?? null;

function follow({ held, event, show, drag }: Following): () => void {
  const { pointerId, clientX, clientY, pointerType } = event;
  const byTouch = pointerType === 'touch';
  let under: Element | null = null;
  let isDragging = false;
  const timer = byTouch ? setTimeout(() => begin(clientX, clientY), LONG_MS) : undefined;
  let at = { x: clientX, y: clientY };
  let frame = 0;
  const scroll = (): void => {
    const page = document.scrollingElement;
    const part = scrollerAt(at.x, at.y);
    const { top, bottom } =
      part && part !== page ? part.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
    const by = edgeSpeed(at.y, Math.max(0, top), Math.min(window.innerHeight, bottom));
    if (by !== 0) {
      part?.scrollBy({ top: by, behavior: 'instant' });
      mark(spotAt(at.x, at.y));
    }
    frame = requestAnimationFrame(scroll);
  };
  function begin(x: number, y: number): void {
    isDragging = true;
    at = { x, y };
    frame = requestAnimationFrame(scroll);
    show({ held, x, y });
    document.documentElement.dataset.dragging = 'true';
  }
  const mark = (element: Element | null): void => {
    if (element === under) return;
    under?.removeAttribute('data-over');
    element?.setAttribute('data-over', 'true');
    under = element;
  };
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const far = Math.hypot(now.clientX - clientX, now.clientY - clientY);
    if (!isDragging && byTouch && far > STRAY_PX) stop();
    else if (!isDragging && !byTouch && far > FAR_PX) begin(now.clientX, now.clientY);
    if (!isDragging) return;
    at = { x: now.clientX, y: now.clientY };
    show({ held, ...at });
    mark(spotAt(at.x, at.y));
  };
  const up = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const spot = under?.getAttribute('data-spot') ?? null;
    const dropped = isDragging;
    stop();
    if (!dropped) return;
    swallowClick();
    drag.current.drop(held, spot);
  };
  // A finger that rests would open the menu of the browser.
  const menu = (event: Event): void => {
    if (byTouch) event.preventDefault();
  };
  // The browser would scroll with the finger that drags.
  const still = (touch: TouchEvent): void => {
    if (isDragging) touch.preventDefault();
  };
  const key = (pressed: KeyboardEvent): void => {
    if (pressed.key !== 'Escape' || !isDragging) return;
    pressed.preventDefault();
    stop();
  };
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    mark(null);
    show(null);
    delete document.documentElement.dataset.dragging;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
    window.removeEventListener('touchmove', still);
    window.removeEventListener('contextmenu', menu);
    window.removeEventListener('keydown', key, true);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', stop);
  window.addEventListener('touchmove', still, { passive: false });
  window.addEventListener('contextmenu', menu);
  window.addEventListener('keydown', key, true);
  return stop;
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
