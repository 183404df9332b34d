import { useLayoutEffect, useRef } from 'react';

export interface EditorKeys {
  /** Letters do something by themselves. */
  single: boolean;
  undo(): void;
  redo(): void;
  search(): void;
  /** Enter on a card of the board; false leaves the key to the button. */
  enter(card: number): boolean;
  flip(card: number): void;
  turn(card: number): void;
  remove(card: number): void;
  away(): void;
  /** The card that is looked at: keys mean it where no card has the focus. */
  selected: number | null;
}

/** Letters that do something to a card. */
const KEYS: Readonly<Record<string, 'flip' | 'turn'>> = { f: 'flip', d: 'turn' };

/** With Hangul switched on a key types another letter; then its place on the keyboard counts. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

export function useEditorKeys(keys: EditorKeys): void {
  const current = useRef(keys);
  // Before anything is seen: what is shown can be pressed.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { single, undo, redo, search, away } = current.current;
      const run = (what: () => void): void => {
        event.preventDefault();
        what();
      };
      const key = letterOf(event);
      const command = event.ctrlKey || event.metaKey;
      if (event.key === 'Escape') run(away);
      else if (isTyping(event.target) || event.altKey) return;
      else if (command && key === 'z') run(event.shiftKey ? redo : undo);
      else if (command && key === 'y') run(redo);
      else if (command) return;
      else if (single && key === '/') run(search);
      else onCard(event, key);
    };
    const onCard = (event: KeyboardEvent, key: string): void => {
      const { single, enter, flip, turn, remove, selected } = current.current;
      const button = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      const focused = button ? Number(button.getAttribute('data-card')) : null;
      const card = focused ?? selected;
      if (card === null) return;
      if (event.key === 'Enter') {
        if (focused !== null && enter(focused)) event.preventDefault();
        return;
      }
      const what =
        event.key === 'Delete' || event.key === 'Backspace'
          ? remove
          : KEYS[key] && single
            ? { flip, turn }[KEYS[key]]
            : null;
      if (!what) return;
      event.preventDefault();
      what(card);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
