import { type RefObject, useLayoutEffect } from 'react';

/** Whether anything of the page has had the focus yet: until then nobody goes through it by keyboard. */
let hadFocus = false;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => {
    hadFocus = true;
  });
}

/**
 * A decision takes the button that was pressed off the page, as do the curtain and the start of a duel. The focus then goes
 * to the question that comes next, so that a keyboard or a screen reader goes on from there and not from the top of the page.
 */
export function useKeptFocus(question: RefObject<HTMLElement | null>, of: unknown): void {
  useLayoutEffect(() => {
    if (of === null || !hadFocus || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [of, question]);
}
