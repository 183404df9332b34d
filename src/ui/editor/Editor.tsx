import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cardById, cards } from '@/catalogue';
import { problemText } from '@/catalogue/text/setup';
import { isFaceUp, type Problem, problemsOf, type Seat } from '@/engine';
import { change, lpOf, remove } from '@/store/editor';
import { useLang, useSettings, useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import { download } from '../app/download';
import { SeatMark } from '../app/marks';
import { Board } from '../board/Board';
import { CardFace } from '../card/CardFace';
import { useLayout } from '../duel/useLayout';
import { CardPanel } from './CardPanel';
import { CheckPanel, keyOf } from './CheckPanel';
import { NumberField } from './controls';
import { LinkDialog, LoadDialog, PlayDialog } from './Dialogs';
import { DuelPanel, PilesPanel, setPart } from './DuelPanel';
import { EditorTop } from './EditorTop';
import { editorStore, useEdited } from './kept';
import { Left } from './Left';
import { BOTTOM, fittingZones, namesFor, spotFrom, viewOf } from './model';
import { type Pile, PileDialog } from './PileDialog';
import { faceFor } from './palette';
import { Search } from './Search';
import { fileFor } from './share';
import { useDrag } from './useDrag';
import { useEditorKeys } from './useEditorKeys';
import { useHeld } from './useHeld';
import { EDITOR_WORDS } from './words';
import './editor.css';
import './editor-narrow.css';
import './panels.css';
import './card-panel.css';

type Open = 'search' | 'card' | 'duel' | 'check' | 'link' | 'load' | 'play' | null;

const NO_CARDS: ReadonlySet<number> = new Set();
const NO_ZONES: ReadonlyMap<string, number> = new Map();
const NONE: readonly number[] = [];
const UNKNOWN = { en: '?', ko: '?' };
const MAX_LP = 999_999;

/** Any position, set up by hand on the table's own board. */
export function Editor() {
  const lang = useLang();
  const s = useStrings();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const selected = useEdited((state) => state.selected);
  const kept = useEdited((state) => state.kept);
  const layout = useLayout();
  const wide = layout === 'three' || layout === 'two';
  const hand = useHeld(lang);
  const [open, setOpen] = useState<Open>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const [read, setRead] = useState<readonly string[]>(NONE.map(String));
  const [over, setOver] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus goes next. */
  const goesTo = useRef<'board' | 'search' | null>(null);
  const { apply, select, undo, redo } = editorStore.getState();
  const view = useMemo(() => viewOf(setup, lang), [setup, lang]);
  const names = useMemo(() => namesFor(setup, lang), [setup, lang]);
  const all = useMemo(() => problemsOf(setup, cards), [setup]);
  const problems = all.filter((problem) => problem.blocking || !read.includes(keyOf(problem)));
  const blocking = all.find((problem) => problem.blocking);
  const flags = useMemo(
    () =>
      new Map(
        problems.flatMap((one) => (one.card === undefined ? [] : [[one.card, problemText(one, names, lang)] as const])),
      ),
    [problems, names, lang],
  );
  const { held } = hand;
  const zones = useMemo(() => (held ? fittingZones(setup, hand.defOf(held)) : NO_ZONES), [held, setup, hand.defOf]);
  useEffect(() => {
    document.title = `${words.page} · ${s.app}`;
    return () => {
      document.title = s.app;
    };
  }, [words.page, s.app]);

  const focusSearch = (): void => {
    if (!wide) setOpen('search');
    else {
      const field = root.current?.querySelector<HTMLInputElement>('.search-field input');
      field?.focus();
      // What is typed now is another search.
      field?.select();
    }
  };
  const focusBoard = (): void => {
    const zone = (near: string) => root.current?.querySelector<HTMLElement>(`.bd-cell.is-choice${near} .bd-btn`);
    (zone(`[data-spot^="${BOTTOM}:"]`) ?? zone(''))?.focus();
  };
  // With what was pressed on the page, so that the next key is not lost: zones that fit are there, a dialog is gone.
  useLayoutEffect(() => {
    const to = goesTo.current;
    if (to === null) return;
    goesTo.current = null;
    if (to === 'board') focusBoard();
    else focusSearch();
  });
  const choose = (def: number): void => {
    const byKey = document.activeElement?.matches('.search-field input, .ed-row') ?? false;
    if (hand.choose(def) === 'placed') return;
    setOpen(null);
    if (byKey) goesTo.current = 'board';
  };
  const show = (card: number): void => {
    select(card);
    if (!wide) setOpen('card');
  };
  const put = (spot: string): void => {
    if (held) hand.place(held, spotFrom(spot));
  };
  const onCard = (card: number): void => {
    if (held && 'card' in held && held.card === card) hand.drop();
    else if (held) {
      const { seat, place, index } = hand.spotOfCard(setup, card);
      hand.place(held, { seat, place, ...(index !== undefined && { index }) });
    } else show(card);
  };
  const aimAt = (spot: string): void => {
    hand.setAim(spotFrom(spot));
    focusSearch();
  };
  const press = (spot: string): void => (held ? put(spot) : aimAt(spot));
  const removeCard = (card: number): void => {
    hand.setSaid(words.removed(names.card(card)));
    apply((edited) => remove(edited, card));
    setOpen(null);
  };
  const take = (card: number): void => {
    setOpen(null);
    hand.take({ card });
  };
  const stance = (card: number, how: 'flip' | 'turn'): void => {
    const p = setup.cards[card];
    if (!p) return;
    const faceUp = isFaceUp(p);
    const inZone = p.place === 'monsterZone';
    if (how === 'flip')
      apply((edited) => change(edited, card, { faceUp: !faceUp, ...(inZone && { position: 'defense' }) }));
    else if (inZone)
      apply((edited) =>
        change(edited, card, { position: p.position === 'defense' ? 'attack' : 'defense', faceUp: true }),
      );
  };
  useEditorKeys({
    single: useSettings((settings) => settings.singleKeys),
    undo,
    redo,
    selected,
    search: focusSearch,
    enter(card) {
      if (held) return false;
      hand.take({ card });
      return true;
    },
    flip: (card) => stance(card, 'flip'),
    turn: (card) => stance(card, 'turn'),
    remove: removeCard,
    away: () => (held || hand.aim ? hand.drop() : select(null)),
  });
  const { dragged, onPointerDown } = useDrag({
    take(element) {
      const row = element.closest('[data-def]');
      if (row) return { def: Number(row.getAttribute('data-def')) };
      const card = element.closest('.ed-board [data-card]');
      return card ? { card: Number(card.getAttribute('data-card')) } : null;
    },
    drop(what, spot) {
      if (spot) hand.place(what, spotFrom(spot));
    },
  });
  const overText = over ? hand.where(spotFrom(over)) : null;
  const status = held
    ? [words.held(hand.name(held)), ...(overText ? [words.over(overText)] : []), words.drops].join(', ') +
      (hand.said === '' ? '' : `. ${hand.said}`)
    : hand.said;

  const search = (
    <Search
      held={held && 'def' in held ? held.def : null}
      recent={hand.recent}
      aim={hand.aimText()}
      onChoose={choose}
      onAimDone={() => hand.setAim(null)}
      focused={!wide}
      hint={wide}
    />
  );
  const card =
    selected === null || !setup.cards[selected] ? (
      <p className="ed-note">{words.nothing}</p>
    ) : (
      <CardPanel
        key={selected}
        card={selected}
        seen={view.cards[selected]}
        onMove={take}
        onRemove={removeCard}
        onAddMaterial={(holder) => {
          hand.setAim({ materialOf: holder });
          focusSearch();
        }}
      />
    );
  const piles = <PilesPanel onPile={(seat) => setPile({ seat, place: 'deck' })} />;
  const check = (
    <CheckPanel
      problems={problems}
      onKeep={(problem: Problem) => setRead((list) => [...list, keyOf(problem)])}
      onShow={show}
    />
  );
  const held_ = (
    <p className="ed-held" data-on={held !== null}>
      <span role="status">{status}</span>
      {held && (
        <button type="button" className="btn" onClick={hand.drop}>
          {words.drop}
        </button>
      )}
    </p>
  );
  const sheet = (which: Open): void => setOpen(which);
  return (
    <div
      className="ed"
      data-layout={wide ? 'wide' : 'narrow'}
      data-holding={held !== null || dragged !== null}
      ref={root}
      onPointerDown={onPointerDown}
    >
      <EditorTop
        compact={layout !== 'three'}
        refused={blocking ? problemText(blocking, names, lang) : null}
        onPlay={() => setOpen('play')}
        onLink={() => setOpen('link')}
        onFile={() => download(fileFor(setup), 'position.json', 'application/json')}
        onLoad={() => setOpen('load')}
        said={hand.setSaid}
      />
      <div className="ed-columns">
        {wide && (
          <aside className="ed-left" aria-label={words.search}>
            <div className="panel ed-palette">
              {search}
              {held_}
            </div>
            <div className="panel">{piles}</div>
          </aside>
        )}
        <main
          className="ed-board"
          onFocus={(event) => setOver(event.target.closest('[data-spot]')?.getAttribute('data-spot') ?? null)}
          onBlur={() => setOver(null)}
        >
          <h1 className="sr">{words.page}</h1>
          <Left />
          {kept !== 'ok' && <p className="ed-note">{words.unkept}</p>}
          <div className="ed-field">
            <Board
              view={view}
              lang={lang}
              bottom={BOTTOM}
              cardName={(def) => cardById(def)?.name ?? UNKNOWN}
              shortName={(def) => cardById(def)?.short ?? UNKNOWN}
              facts={cardById}
              usable={NO_CARDS}
              pickable={NO_CARDS}
              picked={NONE}
              zoneChoices={zones}
              selected={selected}
              onCard={onCard}
              onZone={press}
              onPile={(seat, place) => (held ? put(`${seat}:${place}`) : setPile({ seat, place }))}
              onHand={(seat) => press(`${seat}:hand`)}
              handChoice={held !== null}
              flags={flags}
              smallHands
              plate={(seat) => <Plate seat={seat} />}
              reasonLine={() => null}
              speed={0}
              fit={wide ? 'box' : 'width'}
            />
          </div>
          {!wide && held_}
          {wide && <div className="panel">{check}</div>}
        </main>
        {wide && (
          <aside className="ed-right" aria-label={words.inspector}>
            <div className="panel">{card}</div>
            <div className="panel">
              <DuelPanel />
            </div>
          </aside>
        )}
      </div>
      {!wide && (
        <nav className="ed-bar" aria-label={words.page}>
          <button type="button" className="btn solid" onClick={() => sheet('search')}>
            {words.search}
          </button>
          <button type="button" className="btn" onClick={() => sheet('card')}>
            {words.inspector}
          </button>
          <button type="button" className="btn" onClick={() => sheet('duel')}>
            {words.duel}
          </button>
          <button type="button" className="btn" onClick={() => sheet('check')}>
            {words.check}
            {problems.length > 0 && <span className="ed-badge">{problems.length}</span>}
          </button>
        </nav>
      )}
      {dragged && (
        <div className="ed-ghost" style={{ translate: `${dragged.x}px ${dragged.y}px` }} aria-hidden="true">
          <CardFace face={faceFor(hand.defOf(dragged.held))} size="m" lang={lang} />
        </div>
      )}
      {pile && (
        <PileDialog
          pile={pile}
          onClose={() => setPile(null)}
          onCard={(index) => {
            setPile(null);
            show(index);
          }}
          onAdd={() => {
            setPile(null);
            hand.setAim(pile);
            goesTo.current = 'search';
          }}
        />
      )}
      {open === 'search' && !wide && (
        <Dialog title={words.search} sheet onClose={() => setOpen(null)}>
          {search}
        </Dialog>
      )}
      {open === 'card' && !wide && (
        <Dialog title={words.inspector} sheet onClose={() => setOpen(null)}>
          {card}
        </Dialog>
      )}
      {open === 'duel' && !wide && (
        <Dialog title={words.duel} sheet onClose={() => setOpen(null)}>
          <DuelPanel />
          {piles}
        </Dialog>
      )}
      {open === 'check' && !wide && (
        <Dialog title={words.check} sheet onClose={() => setOpen(null)}>
          {check}
        </Dialog>
      )}
      {open === 'link' && <LinkDialog setup={setup} onClose={() => setOpen(null)} />}
      {open === 'load' && <LoadDialog onClose={() => setOpen(null)} />}
      {open === 'play' && <PlayDialog setup={setup} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Who sits there, and Life Points to be written. */
function Plate({ seat }: { seat: Seat }) {
  const lang = useLang();
  const setup = useEdited((state) => state.setup);
  const name = namesFor(setup, lang).seat(seat);
  return (
    <div className="bd-plate" data-seat={seat}>
      <span className="bd-who">
        <SeatMark seat={seat} />
        <b>{name}</b>
      </span>
      <NumberField
        label={EDITOR_WORDS[lang].lpOf(name)}
        value={lpOf(setup, seat)}
        min={0}
        max={MAX_LP}
        onChange={(lp) => setPart({ lp: seat === 0 ? [lp, lpOf(setup, 1)] : [lpOf(setup, 0), lp] })}
      />
    </div>
  );
}
