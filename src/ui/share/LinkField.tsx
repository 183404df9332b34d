import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLang } from '../app/context';
import type { Trouble } from './trouble';
import { SHARE_WORDS } from './words';
import '../app/dialogs.css';

interface Props {
  /** Empty until it has been made. */
  link: string;
  label: string;
  /** Why there is none. */
  trouble?: Trouble | null;
  rows?: number;
  /** Said between the field and the buttons. */
  note?: ReactNode;
  /** Other ways to take it along. */
  children?: ReactNode;
}

/** A link to be taken along: copied by the button or by hand, and other ways beside. */
export function LinkField({ link, label, trouble = null, rows = 4, note, children }: Props) {
  const words = SHARE_WORDS[useLang()];
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState<{ link: string; isCopied: boolean } | null>(null);
  const isCopied = tried?.link === link ? tried.isCopied : null;
  const copy = async (): Promise<void> => {
    if (link === '') return;
    try {
      await navigator.clipboard.writeText(link);
      setTried({ link, isCopied: true });
    } catch {
      setTried({ link, isCopied: false });
      field.current?.select();
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      {trouble === null ? (
        <textarea
          ref={field}
          className="link-text"
          // No language: letters of a code.
          lang="zxx"
          readOnly
          rows={rows}
          value={link}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <p className="dialog-text" role="alert">
          {words.failed[trouble]}
        </p>
      )}
      {note}
      <div className="dialog-actions">
        <button type="button" className="btn solid" aria-disabled={link === ''} onClick={copy}>
          <Icon className="ico" aria-hidden="true" />
          {isCopied ? words.copied : words.copy}
        </button>
        {children}
      </div>
      <p className={isCopied === false ? 'dialog-note' : 'sr'} role="status">
        {isCopied === null ? '' : isCopied ? words.copied : words.notCopied}
      </p>
    </>
  );
}
