import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Written } from '@/store/box';
import { MOST_TITLE } from '@/store/shelf';
import { useLang, useStores, useStrings } from '../app/context';
import { SeatMark } from '../app/marks';
import { seatName } from '../duel/seatName';
import { agoOf, detailOf, MiniBoard, standOf } from '../home/duelLine';
import type { Entry } from './entries';
import { LIBRARY_WORDS } from './words';

interface Props {
  entry: Entry;
  /** What it is called where its title alone does not tell it from another. */
  called: string;
  /** Milliseconds since 1970. */
  now: number;
  chosen: boolean;
  onChoose(isChosen: boolean): void;
  onOpen(): void;
}

/** One duel: who played, with which Decks, how it stands, and what can be done with it. */
export function DuelRow({ entry: { duel, decks }, called, now, chosen, onChoose, onOpen }: Props) {
  const lang = useLang();
  const s = useStrings();
  const words = LIBRARY_WORDS[lang];
  const { remove, rename } = useStore(useStores().shelf);
  const [naming, setNaming] = useState(false);
  const [failed, setFailed] = useState<Written>('ok');
  const pencil = useRef<HTMLButtonElement>(null);
  const toPencil = useRef(false);
  const { summary, branches = [], notes = [] } = duel;
  const ends = (text: string | null, isByKey: boolean): void => {
    setNaming(false);
    if (text !== null && text.trim() !== (duel.title ?? '')) setFailed(rename(duel.id, text));
    toPencil.current = isByKey;
  };
  useLayoutEffect(() => {
    if (naming || !toPencil.current) return;
    toPencil.current = false;
    pencil.current?.focus();
  }, [naming]);
  const facts = [
    duel.title === undefined ? '' : standOf(duel, s),
    detailOf(duel, s),
    words.decisions(duel.decisions.length),
    branches.length > 0 ? words.branches(branches.length) : '',
    notes.length > 0 ? words.notes(notes.length) : '',
  ].filter((text) => text !== '');
  return (
    <li className="library-row" data-chosen={chosen}>
      <label className="library-mark">
        <input
          type="checkbox"
          checked={chosen}
          aria-label={words.select(called)}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <MiniBoard cells={summary.cells} chain={summary.links > 0} />
      <div className="library-words">
        {naming ? (
          <NameField name={duel.title ?? ''} placeholder={standOf(duel, s)} onEnd={ends} />
        ) : (
          <button type="button" className="library-open" onClick={onOpen}>
            {called}
          </button>
        )}
        <p className="library-seats">
          {([0, 1] as const).map((seat) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {seatName(summary.names[seat], seat, s)}
              {decks[seat] && <i> {decks[seat].name[lang]}</i>}
              <b className="num">{s.number(summary.lp[seat])}</b>
            </span>
          ))}
          {'cards' in duel.opening && <i>{words.position}</i>}
        </p>
        <p className="library-facts">{facts.join(' · ')}</p>
        {failed !== 'ok' && <p role="alert">{words[failed]}</p>}
      </div>
      <span className="library-when">{agoOf(duel, now, s)}</span>
      <span className="library-acts">
        <button
          type="button"
          ref={pencil}
          className="icon-btn"
          aria-label={words.rename(called)}
          onClick={() => setNaming(true)}
        >
          <Pencil className="ico" aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label={words.remove(called)} onClick={() => remove([duel.id])}>
          <Trash2 className="ico" aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

interface NameProps {
  name: string;
  placeholder: string;
  /** Null takes nothing over. */
  onEnd(text: string | null, isByKey: boolean): void;
}

/** Enter and leaving the field keep the name, Escape does not. */
function NameField({ name, placeholder, onEnd }: NameProps) {
  const words = LIBRARY_WORDS[useLang()];
  const ended = useRef(false);
  const end = (text: string | null, isByKey: boolean): void => {
    if (ended.current) return;
    ended.current = true;
    onEnd(text, isByKey);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter also ends the composing of a Korean syllable.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The button that has the focus next would take the rest of the key.
    event.preventDefault();
    end(event.key === 'Enter' ? event.currentTarget.value : null, true);
  };
  return (
    <input
      type="text"
      className="library-name"
      defaultValue={name}
      maxLength={MOST_TITLE}
      placeholder={placeholder}
      aria-label={words.nameField}
      ref={(field) => {
        if (field && !ended.current && document.activeElement !== field) field.select();
      }}
      onKeyDown={keys}
      onBlur={(event) => end(event.target.value, false)}
    />
  );
}
