import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
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
