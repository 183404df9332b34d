import { useLayoutEffect, useRef } from 'react';
import type { Fact } from './facts';

export interface Keys {
  /** Letters, digits and `?` do something by themselves. */
  single: boolean;
  undo(): void;
  redo(): void;
  /** Steps through what has just happened, if anything has. */
  steps: (() => void) | null;
  help(): void;
  /** Says a fact. */
  say(fact: Fact): void;
  /** Nothing in the prompt takes Escape: leaves the card that is looked at. */
  leave(): void;
}

/** One key, one fact. */
const SAYS: Readonly<Record<string, Fact>> = { l: 'lp', c: 'chain', f: 'focus', q: 'asked', t: 'turn' };
/** One key, one place to go to. */
const GOES: Readonly<Record<string, string>> = { b: '.bd-grid .bd-btn[tabindex="0"]', d: '.prompt h2' };

/** Keys of the duel. Digits, Enter and Escape press what the prompt marks with them, so they can do nothing it does not show. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  // Before anything is seen: what is shown can be pressed.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { single, undo, redo, steps, help, leave, say } = current.current;
      const command = event.ctrlKey || event.metaKey;
      const key = letterOf(event);
      if (command && key === 'z') run(event, event.shiftKey ? redo : undo);
      else if (command && key === 'y') run(event, redo);
      else if (command || event.altKey || (!single && event.key.length === 1)) return;
      else if (event.key === '?') run(event, help);
      else if (key === 's' && steps) run(event, steps);
      else if (/^[1-9]$/.test(event.key)) press(event, `[data-digit="${event.key}"]`);
      else if (SAYS[key]) run(event, () => say(SAYS[key]!));
      else if (GOES[key]) focusOn(event, GOES[key]);
      else if (event.key === 'Escape') press(event, '[data-key="Escape"]') || run(event, leave);
      // Enter belongs to the button that has the focus, if one has.
      else if (event.key === 'Enter' && !onControl(event.target)) press(event, '[data-key="Enter"]');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** With Hangul or another script switched on a key types another letter; then its place on the keyboard counts. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function focusOn(event: KeyboardEvent, selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) run(event, () => element.focus());
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
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select';
  return target instanceof HTMLElement && (target.matches(fields) || target.isContentEditable);
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}
