import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLang } from '../app/context';
import { withKeys } from '../app/withKeys';
import { CardFace } from '../card/CardFace';
import { SearchField } from '../search/SearchField';
import { ranked } from '../search/words';
import { choices, faceFor, makerOf, nameOf } from './palette';
import { EDITOR_WORDS } from './words';

interface Props {
  /** The card in hand, if it came from here. */
  held: number | null;
  recent: readonly number[];
  aim: string | null;
  onChoose(def: number): void;
  onAimDone(): void;
  /** Takes the writing at once: the panel was opened to write. */
  focused?: boolean;
  /** The keys of the page, where there is a keyboard. */
  hint: boolean;
}

type Tab = 'cards' | 'tokens';
const MOST = 40;

/** Cards and Tokens by their names in either language, in Korean also by initial consonants. */
export function Search({ held, recent, aim, onChoose, onAimDone, focused = false, hint }: Props) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const [tab, setTab] = useState<Tab>('cards');
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const all = choices()[tab];
  const searching = query.trim() !== '';
  const fits = useMemo(() => (searching ? ranked(all, query) : []), [all, query, searching]);
  const shown = searching
    ? fits.slice(0, MOST).map(({ def }) => def)
    : tab === 'tokens'
      ? all.map(({ def }) => def)
      : recent;
  const walk = (event: KeyboardEvent): void => {
    const down = event.key === 'ArrowDown';
    if (!down && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = at < 0 && !down ? undefined : buttons[at + (down ? 1 : -1)];
    event.preventDefault();
    if (to) to.focus();
    else if (!down) field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from the field into the list and back
    <div className="ed-search" onKeyDown={walk}>
      <SearchField
        field={field}
        label={words.search}
        placeholder={words.either}
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !searching || first === undefined) return;
          event.preventDefault();
          onChoose(first);
        }}
      />
      <div className="ed-tabs" role="tablist" aria-label={words.search}>
        {(['cards', 'tokens'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={tab === one}
            aria-controls={`${id}-list`}
            onClick={() => setTab(one)}
          >
            {words.tabs[one]}
          </button>
        ))}
      </div>
      {aim && (
        <p className="ed-aim">
          <span>{aim}</span>
          <button type="button" className="btn" onClick={onAimDone}>
            {words.done}
          </button>
        </p>
      )}
      <div className="ed-results" role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-${tab}`}>
        <p className="ed-head" role="status">
          {searching
            ? fits.length === 0
              ? words.none
              : words.found(fits.length)
            : tab === 'cards' && recent.length > 0
              ? words.recent
              : ''}
        </p>
        <ul ref={list}>
          {shown.map((def) => (
            <li key={def}>
              <Row def={def} held={held === def} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {searching && fits.length > MOST && <p className="ed-note">{words.more(fits.length - MOST)}</p>}
        {hint && !searching && <p className="ed-note ed-keys">{withKeys(words.hint)}</p>}
      </div>
    </div>
  );
}

function Row({ def, held, onChoose }: { def: number; held: boolean; onChoose(def: number): void }) {
  const lang = useLang();
  const other = lang === 'en' ? 'ko' : 'en';
  const maker = makerOf(def);
  return (
    <button type="button" className="ed-row" data-def={def} aria-pressed={held} onClick={() => onChoose(def)}>
      <CardFace face={faceFor(def)} size="s" lang={lang} nameless />
      <span>
        <b>{nameOf(def, lang)}</b>
        <span lang={maker ? lang : other}>{maker ? maker.name[lang] : nameOf(def, other)}</span>
      </span>
    </button>
  );
}
