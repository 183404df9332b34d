import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Whether the focus was last on something of the duel, or on the button that opened its curtain. */
let wasHere = false;

/**
 * A decision takes the button that was pressed off the page. The focus then goes to the question that comes next, so
 * that a keyboard or a screen reader goes on from there and not from the top of the page.
 */
export function useKeptFocus(question: RefObject<HTMLElement | null>, of: unknown): void {
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      wasHere = event.target instanceof HTMLElement && event.target.closest('.duel, .curtain') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (of === null || !wasHere || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [of, question]);
}
