import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { COPIES_MOST } from '@/catalogue/decklist/check';
import { copiesOf, type DeckPiles, type Pile } from '@/catalogue/decklist/piles';
import { labelOf } from '@/catalogue/text/labels';
import { ATTRIBUTES, TYPES } from '@/engine/terms';
import { useLang } from '../app/context';
import { CardFace } from '../card/CardFace';
import { SearchField } from '../search/SearchField';
import { ranked } from '../search/words';
import { type Entry, entries, faceFor, factsOf, nameOf } from './catalog';
import { type Filters, kindChoices, NO_FILTERS, passes } from './filters';
import { type Chosen, put } from './moves';
import { DECK_WORDS } from './words';

interface Props {
  piles: DeckPiles;
  chosen: Chosen | null;
  choose(chosen: Chosen): void;
  /** @param to where, if not where it belongs */
  add(card: number, to?: Pile): void;
  field: RefObject<HTMLInputElement | null>;
}

const MOST = 60;
const LEVELS = Array.from({ length: 13 }, (_, n) => n);

/** Cards by name and by what they are. */
export function DeckSearch({ piles, chosen, choose, add, field }: Props) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const list = useRef<HTMLUListElement>(null);
  const searching = query.trim() !== '';
  const found = useMemo(() => {
    if (searching) return ranked(entries(), query);
    return entries().toSorted((a, b) => a.card.name[lang].localeCompare(b.card.name[lang], lang));
  }, [query, searching, lang]);
  const fits = useMemo(() => found.filter(({ card }) => passes(card, filters)), [found, filters]);
  const set = Object.values(filters).filter((value) => value !== '').length;
  const clear = (): void => setFilters(NO_FILTERS);
  const walk = (event: KeyboardEvent): void => {
    const down = event.key === 'ArrowDown';
    if (!down && event.key !== 'ArrowUp') return;
    if (event.target instanceof HTMLSelectElement) return;
    const rows = [...(list.current?.querySelectorAll<HTMLButtonElement>('.dk-row-read') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    const to = at < 0 ? (down ? rows[0] : undefined) : rows[at + (down ? 1 : -1)];
    if (to) to.focus();
    else if (!down) field.current?.focus();
  };
  const enter = (event: KeyboardEvent, card: number | undefined): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || card === undefined) return;
    event.preventDefault();
    add(card, event.shiftKey ? 'side' : undefined);
  };
  const hidden = found.length - fits.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from the field into the list and back
    <div className="dk-search" onKeyDown={walk}>
      <SearchField
        field={field}
        label={words.search}
        placeholder={words.either}
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => enter(event, searching ? fits[0]?.card.id : undefined)}
      />
      <FilterRow filters={filters} onChange={setFilters} />
      <p className="dk-found">
        <span role="status">
          {searching || set > 0 ? (fits.length > 0 ? words.found(fits.length) : words.none) : words.all(fits.length)}
        </span>
        {set > 0 && (
          <button type="button" className="dk-link" onClick={clear}>
            {words.clear(set)}
          </button>
        )}
      </p>
      <ul ref={list} className="dk-rows">
        {fits.slice(0, MOST).map((entry) => (
          <Row
            key={entry.card.id}
            entry={entry}
            copies={copiesOf(piles, entry.card.id)}
            isRead={chosen?.spot === null && chosen.card === entry.card.id}
            read={() => choose({ card: entry.card.id, spot: null })}
            add={add}
            onKey={(event) => enter(event, entry.card.id)}
          />
        ))}
        {fits.length > MOST && <li className="dk-note">{words.more(fits.length - MOST)}</li>}
        {searching && hidden > 0 && (
          <li>
            <button type="button" className="dk-link" onClick={clear}>
              {words.hidden(hidden)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

interface RowProps {
  entry: Entry;
  copies: number;
  isRead: boolean;
  read(): void;
  add(card: number, to?: Pile): void;
  onKey(event: KeyboardEvent): void;
}

function Row({ entry: { card }, copies, isRead, read, add, onKey }: RowProps) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const other = lang === 'en' ? 'ko' : 'en';
  const isFull = copies >= COPIES_MOST;
  return (
    <li className="dk-row" data-read={isRead}>
      <button
        type="button"
        className="dk-row-read"
        draggable
        aria-pressed={isRead}
        onClick={read}
        onFocus={read}
        onKeyDown={onKey}
        onDragStart={(event) => put(event, card.id)}
      >
        <CardFace face={faceFor(card.id)} size="s" lang={lang} nameless />
        <span>
          <b>{nameOf(card.id, lang)}</b>
          <span lang={other}>{nameOf(card.id, other)}</span>
          <span>{factsOf(card, lang)}</span>
        </span>
      </button>
      <span className="dk-copies">{words.copies(copies, COPIES_MOST)}</span>
      <button
        type="button"
        className="btn dk-add"
        aria-label={words.add(nameOf(card.id, lang))}
        aria-disabled={isFull}
        onClick={() => !isFull && add(card.id)}
      >
        {isFull ? words.most : '+'}
      </button>
    </li>
  );
}

function FilterRow({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const choices: [keyof Filters, string, readonly (readonly [string, string])[]][] = [
    ['kind', words.kind, kindChoices(lang)],
    ['attribute', words.attribute, ATTRIBUTES.map((one) => [one, labelOf('attributes', one, lang)] as const)],
    ['type', words.type, TYPES.map((one) => [one, labelOf('types', one, lang)] as const)],
    ['level', words.level, LEVELS.map((n) => [String(n), String(n)] as const)],
  ];
  return (
    <div className="dk-filters">
      {choices.map(([key, label, options]) => (
        <Choice
          key={key}
          label={label}
          value={filters[key]}
          options={options}
          onChange={(value) => onChange({ ...filters, [key]: value })}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  const words = DECK_WORDS[useLang()];
  return (
    <div className="dk-filter" data-set={value !== ''}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
