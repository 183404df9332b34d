import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStrings } from './context';
import './dialog.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Rises from the lower edge on a phone. */
  sheet?: boolean;
  wide?: boolean;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Where a duel goes on: the question, or what stands in its place after the end. */
const QUESTION = '.prompt h2[tabindex], .prompt button';
const MENU = '[aria-haspopup="dialog"]';

/** A modal dialog: the browser's own, so that focus stays in it and goes back where it came from. */
export function Dialog({ title, onClose, children, sheet = false, wide = false }: Props) {
  const s = useStrings();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // Where what had the focus is gone, a browser leaves it in the closed dialog, and from there it is lost.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !dialog?.contains(activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      // One dialog after another: the first was opened from the menu.
      const fromDialog = Boolean(opener?.closest('dialog'));
      (isThere ? opener : ((fromDialog ? null : find(QUESTION)) ?? find(MENU)))?.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the dialog handles itself
    <dialog
      ref={ref}
      className="dialog"
      data-sheet={sheet}
      data-wide={wide}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-btn" onClick={onClose} aria-label={s.close}>
            <X className="ico" aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
