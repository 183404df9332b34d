import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type DeckPiles, FIRST_HAND, moved, type Pile, withCard, without } from '@/catalogue/decklist/piles';
import type { Seat } from '@/engine/terms';
import { useDecks, useLang, useStores } from '../app/context';
import { Dialog } from '../app/Dialog';
import { DECK, goTo, HOME, replaceWith } from '../app/route';
import { withKeys } from '../app/withKeys';
import { useLayout } from '../duel/useLayout';
import { blockedBy } from './blocked';
import { report, showShared, takeIn } from './brought';
import { CardPane } from './CardPane';
import { inOrder } from './catalog';
import { DeckSearch } from './DeckSearch';
import { DeckTop } from './DeckTop';
import { Exchange } from './Exchange';
import { Legality } from './Legality';
import type { Chosen, Spot } from './moves';
import { dragged, isDragged } from './moves';
import { homeOf, Piles } from './Piles';
import { SampleHand } from './SampleHand';
import { useDeckKeys } from './useDeckKeys';
import { DECK_WORDS } from './words';
import './deck.css';
import './deck-parts.css';

type Sheet = 'search' | 'card' | 'check' | 'exchange';
const TO: Readonly<Record<string, Pile>> = { KeyM: 'main', KeyX: 'extra', KeyS: 'side' };

interface Props {
  /** The deck in the address. */
  code: string | null;
  /** Lets the player choose files. */
  onFiles(): void;
}

/** Building a deck: search, the three piles, what speaks against it, a sample hand, and decks of other programs. */
export function DeckPage({ code, onFiles }: Props) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const { decks } = useStores();
  const draft = useDecks((state) => state.draft);
  const { piles } = draft;
  const kept = useDecks((state) => state.kept);
  const elsewhere = useDecks((state) => state.elsewhere);
  const removed = useDecks((state) => state.removed);
  const unreadable = useDecks((state) => state.unreadable);
  const { lines } = useStore(report);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [hand, setHand] = useState({ seed: 1, drawn: FIRST_HAND });
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const wide = layout === 'three';
  useEffect(() => {
    if (code === null) return;
    showShared(decks, code, lang);
    replaceWith(DECK);
  }, [code, decks, lang]);
  const change = (next: DeckPiles): void => decks.getState().change({ piles: next });
  const add = (card: number, to: Pile = homeOf(card)): void => change(withCard(piles, to, card));
  const focusAt = ({ pile, at }: Spot): void => {
    requestAnimationFrame(() => {
      const cards = page.current?.querySelectorAll<HTMLElement>(`[data-pile="${pile}"] .dk-card`) ?? [];
      const next = cards[Math.min(at, cards.length - 1)] ?? page.current?.querySelector<HTMLElement>('.dk-card');
      if (!next) choose(null);
      (next ?? field.current)?.focus();
    });
  };
  const takeOut = ({ pile, at }: Spot): void => {
    change(without(piles, pile, at));
    if (wide) focusAt({ pile, at });
    else {
      choose(null);
      setSheet(null);
    }
  };
  const move = ({ pile, at }: Spot, to: Pile): void => {
    const card = piles[pile][at];
    if (card === undefined || to === pile || (to !== 'side' && to !== homeOf(card))) return;
    change(moved(piles, pile, at, to));
    choose({ card, spot: { pile: to, at: piles[to].length } });
    if (wide) focusAt({ pile, at });
  };
  const drop = (from: Spot | number, to: Pile): void => {
    if (typeof from === 'number') add(from, to === 'side' ? 'side' : homeOf(from));
    else move(from, to);
  };
  const onKey = (event: KeyboardEvent, card: number, spot: Spot): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = TO[event.code];
    if (to) move(spot, to);
    else if (event.key === 'Delete' || event.key === 'Backspace') takeOut(spot);
    else if (event.key === '+') add(card, spot.pile);
    else return;
    event.preventDefault();
  };
  const newHand = useCallback(() => setHand(({ seed }) => ({ seed: seed + 1, drawn: FIRST_HAND })), []);
  const { undo, redo, bringBack } = decks.getState();
  useDeckKeys({ field, newHand, undo, redo });
  const blocked = blockedBy(piles, lang);
  const use = (seat: Seat): void => {
    // A deck that was only looked at becomes one of the player's own.
    if (draft.id === null) decks.getState().change({});
    decks.getState().sit(seat, decks.getState().draft.id ?? '');
    goTo(HOME);
  };
  const search = <DeckSearch piles={piles} chosen={chosen} choose={choose} add={add} field={field} />;
  const pane = (
    <CardPane
      chosen={chosen}
      piles={piles}
      add={add}
      move={(to) => chosen?.spot && move(chosen.spot, to)}
      takeOut={() => chosen?.spot && takeOut(chosen.spot)}
    />
  );
  const legality = <Legality titled={!wide} piles={piles} change={change} />;
  const sample = (
    <SampleHand
      main={piles.main}
      {...hand}
      deal={(seed, drawn) => setHand({ seed, drawn })}
      card={chosen?.card ?? null}
    />
  );
  const exchange = (
    <Exchange
      titled={!wide}
      name={draft.name}
      piles={piles}
      report={lines}
      read={(text) => takeIn(decks, text, lang)}
      onFiles={onFiles}
    />
  );
  const sheets: Record<Sheet, [string, ReactNode]> = {
    search: [words.search, search],
    card: [words.card, pane],
    check: [
      words.legality,
      <div key="check" className="dk-sheet">
        {legality}
        {sample}
      </div>,
    ],
    exchange: [words.exchange, exchange],
  };
  const shown = sheet && sheets[sheet];
  return (
    <div className="dk" data-layout={wide ? 'wide' : 'narrow'} ref={page}>
      <DeckTop compact={!wide} blocked={blocked} use={use} />
      <p id="dk-blocked" className={blocked === null || piles.main.length === 0 ? 'sr' : 'dk-blocked'}>
        {blocked === null ? '' : `${words.blocked} ${blocked}.`}
      </p>
      <div className="dk-columns">
        {wide && (
          <aside
            className="dk-left"
            aria-label={words.search}
            onDragOver={(event) => isDragged(event) && event.preventDefault()}
            onDrop={(event) => {
              const from = dragged(event);
              if (from !== null && typeof from !== 'number') change(without(piles, from.pile, from.at));
            }}
          >
            <div className="panel dk-find">{search}</div>
            <div className="panel dk-read">{pane}</div>
          </aside>
        )}
        <main className="dk-deck">
          <h1 className="sr">{words.page}</h1>
          {kept !== 'ok' && <p className="dk-alert">{words.unkept}</p>}
          {elsewhere && (
            <p className="dk-alert" role="status">
              {words.elsewhere[elsewhere]}
            </p>
          )}
          {unreadable > 0 && <p className="dk-alert">{words.unreadable(unreadable)}</p>}
          {removed && (
            <p className="dk-alert" role="status">
              {words.removed(removed.name.trim() || words.unnamed)}{' '}
              <button type="button" className="btn" onClick={bringBack}>
                {words.bringBack}
              </button>
            </p>
          )}
          {!wide && sheet !== 'exchange' && lines.length > 0 && (
            <div className="dk-alert" role="status">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          <Piles
            piles={piles}
            chosen={chosen}
            choose={choose}
            press={(next) => {
              choose(next);
              if (!wide) setSheet('card');
            }}
            drop={drop}
            onKey={onKey}
            sort={() => change({ ...piles, main: inOrder(piles.main, lang) })}
          />
          <p className="dk-note dk-hint">{wide ? withKeys(`${words.dragHint} ${words.hint}`) : words.touchHint}</p>
        </main>
        {wide && (
          <aside className="dk-right" aria-label={words.legality}>
            {legality}
            {sample}
            {exchange}
          </aside>
        )}
      </div>
      {!wide && (
        <nav className="dk-bar" aria-label={words.page}>
          <button type="button" className="btn solid" onClick={() => setSheet('search')}>
            {words.search}
          </button>
          <button type="button" className="btn" onClick={() => setSheet('check')}>
            {words.legality}
          </button>
          <button type="button" className="btn" onClick={() => setSheet('exchange')}>
            {words.exchange}
          </button>
        </nav>
      )}
      {shown && (
        <Dialog title={shown[0]} sheet onClose={() => setSheet(null)}>
          {shown[1]}
        </Dialog>
      )}
    </div>
  );
}
