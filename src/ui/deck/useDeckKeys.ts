import { type RefObject, useEffect } from 'react';

interface Keys {
  field: RefObject<HTMLInputElement | null>;
  newHand(): void;
  undo(): void;
  redo(): void;
}

/** Keys of the page. While something is written they are letters. */
export function useDeckKeys({ field, newHand, undo, redo }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const writes = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (writes || event.altKey) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      } else if (key === '/') {
        event.preventDefault();
        field.current?.focus();
      } else if (event.code === 'KeyH') newHand();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [field, newHand, undo, redo]);
}
