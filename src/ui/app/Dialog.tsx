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
      // The element is off the page by now, and a browser gives the focus back only from one that is on it.
      if (document.activeElement && document.activeElement !== document.body) return;
      const menu = document.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
      (opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : menu)?.focus();
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
