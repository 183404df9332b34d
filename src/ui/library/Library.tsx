import { ArrowLeft, Download, FolderOpen, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { libraryText } from '@/store/library';
import type { SavedDuel } from '@/store/saved';
import { useLang, useStores, useStrings } from '../app/context';
import { download, fileName } from '../app/download';
import { LanguageButton } from '../app/LanguageButton';
import { DUELS, HOME } from '../app/route';
import { SearchField } from '../search/SearchField';
import { found } from '../search/words';
import { DuelRow } from './DuelRow';
import { calledIn, entryOf } from './entries';
import { ReportPanel } from './ReportPanel';
import { reports } from './report';
import { LIBRARY_WORDS } from './words';
import './library.css';

/** Rows at first: thousands of small boards at once would be slow. */
const SHOWN = 60;

interface Props {
  /** Brings a kept duel to the table. */
  onOpen(id: string): void;
  onFiles(): void;
}

/** All duels of this browser: found, named, taken away, saved to a file and taken in from one. */
export function Library({ onOpen, onFiles }: Props) {
  const lang = useLang();
  const s = useStrings();
  const words = LIBRARY_WORDS[lang];
  const { duels, unreadable, size, refresh, remove } = useStore(useStores().shelf);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const [shown, setShown] = useState(SHOWN);
  useEffect(() => {
    refresh();
    // Another tab plays on, names or removes.
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, [refresh]);
  useEffect(
    () => () => {
      // What came of the files was read when the page is left.
      if (window.location.hash !== DUELS) reports.setState({ report: null });
    },
    [],
  );
  const entries = useMemo(() => duels.map(entryOf), [duels]);
  const called = useMemo(() => calledIn(duels, lang), [duels, lang]);
  const matching = useMemo(() => found(entries, query), [entries, query]);
  const rows = matching.slice(0, shown);
  // What is no longer shown is not chosen either: nothing unseen is removed.
  const marked = rows.filter((entry) => chosen.has(entry.duel.id)).map((entry) => entry.duel);
  const save = (some: readonly SavedDuel[]): void => {
    const day = new Date().toISOString().slice(0, 10);
    download(libraryText(some), fileName(`spellspeed duels ${day}`, 'json'), 'application/json');
  };
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const now = Date.now();
  return (
    <div className="library">
      <header className="library-top">
        <a className="icon-btn" href={HOME}>
          <ArrowLeft className="ico" aria-hidden="true" />
          {words.back}
        </a>
        <h1>{words.title}</h1>
        <LanguageButton />
      </header>
      <main>
        <div className="library-tools">
          <SearchField
            label={words.search}
            value={query}
            onChange={(text) => {
              setQuery(text);
              setShown(SHOWN);
            }}
          />
          <button type="button" className="btn" onClick={onFiles}>
            <FolderOpen className="ico" aria-hidden="true" /> {words.open}
          </button>
          <button type="button" className="btn" disabled={duels.length === 0} onClick={() => save(duels)}>
            <Download className="ico" aria-hidden="true" /> {words.exportAll}
          </button>
        </div>
        <ReportPanel />
        <div className="library-line">
          {rows.length > 0 && (
            <label className="library-mark">
              <input
                type="checkbox"
                checked={marked.length === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = marked.length > 0 && marked.length < rows.length;
                }}
                aria-label={words.selectAll}
                onChange={(event) =>
                  setChosen(event.target.checked ? new Set(rows.map((entry) => entry.duel.id)) : NONE)
                }
              />
            </label>
          )}
          {marked.length === 0 ? (
            <p role="status">
              {words.count(matching.length, duels.length)}
              {duels.length > 0 && <span> · {words.size(s.number(Math.ceil(size / 1024)))}</span>}
            </p>
          ) : (
            <>
              <p role="status">{words.selected(marked.length)}</p>
              <button type="button" className="btn" onClick={() => save(marked)}>
                <Download className="ico" aria-hidden="true" /> {words.exportSome(marked.length)}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  remove(marked.map(({ id }) => id));
                  setChosen(NONE);
                }}
              >
                <Trash2 className="ico" aria-hidden="true" /> {words.removeSome(marked.length)}
              </button>
              <button type="button" className="btn quiet" onClick={() => setChosen(NONE)}>
                {words.clear}
              </button>
            </>
          )}
        </div>
        {matching.length === 0 && <p className="library-none">{duels.length === 0 ? words.empty : words.none}</p>}
        <ul className="library-list">
          {rows.map((entry) => (
            <DuelRow
              key={entry.duel.id}
              entry={entry}
              called={called.get(entry.duel.id)!}
              now={now}
              chosen={chosen.has(entry.duel.id)}
              onChoose={(isChosen) => choose(entry.duel.id, isChosen)}
              onOpen={() => onOpen(entry.duel.id)}
            />
          ))}
        </ul>
        {matching.length > rows.length && (
          <button type="button" className="btn wide" onClick={() => setShown(shown + SHOWN)}>
            {words.more(Math.min(SHOWN, matching.length - rows.length))}
          </button>
        )}
        {unreadable > 0 && <p className="library-hint">{s.home.unreadable(unreadable)}</p>}
        <p className="library-hint">
          {words.dropHint} {s.home.kept}
        </p>
      </main>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
