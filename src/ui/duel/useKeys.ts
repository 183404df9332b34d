import { useEffect, useRef } from 'react';

export interface Keys {
  undo(): void;
  redo(): void;
  help(): void;
  /** Nothing in the prompt takes Escape: leaves the card that is looked at. */
  leave(): void;
}

/** Keys of the duel. Digits, Enter and Escape press what the prompt marks with them, so they can do nothing it does not show. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { undo, redo, help, leave } = current.current;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command && key === 'z') run(event, event.shiftKey ? redo : undo);
      else if (command && key === 'y') run(event, redo);
      else if (command || event.altKey) return;
      else if (event.key === '?') run(event, help);
      else if (/^[1-9]$/.test(event.key)) press(event, `[data-digit="${event.key}"]`);
      else if (event.key === 'Escape') press(event, '[data-key="Escape"]') || run(event, leave);
      // Enter belongs to the button that has the focus, if one has.
      else if (event.key === 'Enter' && !onControl(event.target)) press(event, '[data-key="Enter"]');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function run(event: KeyboardEvent, what: () => void): boolean {
  event.preventDefault();
  what();
  return true;
}

/** Presses the button of the prompt that carries this key. */
function press(event: KeyboardEvent, selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.prompt ${selector}`);
  return button ? run(event, () => button.click()) : false;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}
