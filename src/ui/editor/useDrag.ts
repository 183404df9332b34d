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

function follow({ held, event, show, drag }: Following): () => void {
  const { pointerId, clientX, clientY, pointerType } = event;
  const byTouch = pointerType === 'touch';
  let under: Element | null = null;
  let isDragging = false;
  const timer = byTouch ? setTimeout(() => begin(clientX, clientY), LONG_MS) : undefined;
  function begin(x: number, y: number): void {
    isDragging = true;
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
    show({ held, x: now.clientX, y: now.clientY });
    mark(document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-spot]') ?? null);
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
    mark(null);
    show(null);
    delete document.documentElement.dataset.dragging;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
    window.removeEventListener('touchmove', still);
    window.removeEventListener('keydown', key, true);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', stop);
  window.addEventListener('touchmove', still, { passive: false });
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
