import { Copy, FilePlus, House, Redo2, Trash2, Undo2 } from 'lucide-react';
import { presetDecks } from '@/catalogue/decks';
import type { Seat } from '@/engine/terms';
import { EMPTY_DRAFT, MAX_DECK_NAME } from '@/store/decks';
import { useDecks, useLang, useStores, useStrings } from '../app/context';
import { LanguageButton } from '../app/LanguageButton';
import { Logo } from '../app/marks';
import { HOME } from '../app/route';
import { deckTitles, pilesOf } from './presets';
import { DECK_WORDS } from './words';
import '../duel/top-bar.css';

interface Props {
  compact: boolean;
  /** Why it cannot be used for a duel. */
  blocked: string | null;
  use(seat: Seat): void;
}

const SEATS: readonly Seat[] = [0, 1];

/** The deck's name, other decks, undo and redo, and the seats it can be used for. */
export function DeckTop({ compact, blocked, use }: Props) {
  const s = useStrings();
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const draft = useDecks((state) => state.draft);
  const decks = useDecks((state) => state.decks);
  const back = useDecks((state) => state.past.length > 0);
  const forth = useDecks((state) => state.future.length > 0);
  const { open, change, undo, redo, remove } = useStores().decks.getState();
  const { id } = draft;
  const titles = deckTitles(decks, words.unnamed, lang);
  const choose = (value: string): void => {
    const own = decks.find((deck) => deck.id === value);
    const preset = presetDecks.find((deck) => deck.id === value);
    if (own) open(own);
    else if (preset) open({ id: null, name: preset.name[lang], piles: pilesOf(preset) });
  };
  const icon = (Icon: typeof Undo2, text: string, off: boolean, press: () => void) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={text}
      title={text}
      aria-disabled={off}
      onClick={() => !off && press()}
    >
      <Icon className="ico" aria-hidden="true" />
    </button>
  );
  return (
    <header className="top dk-top" data-compact={compact}>
      <a className="top-logo" href={HOME} aria-label={s.top.home}>
        <Logo />
      </a>
      <div className="dk-name">
        <input
          type="text"
          aria-label={words.name}
          placeholder={words.unnamed}
          value={draft.name}
          maxLength={MAX_DECK_NAME}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ name: event.target.value })}
        />
        <p>{id === null ? words.notKept : words.kept}</p>
      </div>
      <div className="dk-choose">
        <select aria-label={words.choose} value={id ?? ''} onChange={(event) => choose(event.target.value)}>
          {id === null && <option value="">{words.choose}</option>}
          {decks.length > 0 && (
            <optgroup label={words.own}>
              {decks.map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {titles.get(deck.id)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={words.presets}>
            {presetDecks.map((deck) => (
              <option key={deck.id} value={deck.id}>
                {deck.name[lang]}
              </option>
            ))}
          </optgroup>
        </select>
        {icon(FilePlus, words.fresh, false, () => open(EMPTY_DRAFT))}
        {icon(Copy, words.copy, false, () => {
          open({ ...draft, id: null });
          change({ name: words.copyOf(draft.name || words.unnamed).slice(0, MAX_DECK_NAME) });
        })}
        {icon(Trash2, words.remove, id === null, () => id !== null && remove(id))}
        {compact && <LanguageButton />}
      </div>
      <nav className="top-nav" aria-label={words.page}>
        {icon(Undo2, words.undo, !back, undo)}
        {icon(Redo2, words.redo, !forth, redo)}
        {!compact && <LanguageButton />}
        {!compact && (
          <a className="icon-btn" href={HOME} aria-label={words.home}>
            <House className="ico" aria-hidden="true" />
          </a>
        )}
      </nav>
      <div className="dk-use">
        {SEATS.map((seat) => (
          <button
            key={seat}
            type="button"
            className="btn solid"
            aria-disabled={blocked !== null}
            aria-describedby={blocked === null ? undefined : 'dk-blocked'}
            onClick={() => blocked === null && use(seat)}
          >
            {words.use(s.player(seat + 1))}
          </button>
        ))}
      </div>
    </header>
  );
}
