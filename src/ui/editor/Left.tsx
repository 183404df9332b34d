import { X } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../app/context';
import { useEdited } from './kept';
import { EDITOR_WORDS } from './words';

/** What a position taken from a duel could not take along. */
export function Left() {
  const words = EDITOR_WORDS[useLang()];
  const left = useEdited((state) => state.left);
  const [read, setRead] = useState<typeof left | null>(null);
  if (left.length === 0 || read === left) return null;
  return (
    <p className="ed-left-out" role="status">
      <span>
        {words.left} {left.map((what) => words.leftOut[what]).join(', ')}.
      </span>
      <button type="button" className="icon-btn" aria-label={words.dismiss} onClick={() => setRead(left)}>
        <X className="ico" aria-hidden="true" />
      </button>
    </p>
  );
}
