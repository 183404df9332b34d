import { BookOpen, Dices, Layers, LayoutGrid, Settings } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { type PresetDeck, presetDecks } from '@/catalogue/decks';
import { type Seat, START_LP, type Switch } from '@/engine/basics';
import type { Mode } from '@/store/game';
import { useDecks, useLang, useStores, useStrings } from '../app/context';
import { Key } from '../app/Key';
import { LanguageButton } from '../app/LanguageButton';
import { useLater, whenPressed } from '../app/lazy';
import { Logo } from '../app/marks';
import { RadioGroup } from '../app/RadioGroup';
import { DECK, DUEL, EDITOR, goTo, RULEBOOK } from '../app/route';
import { loadTexts } from '../app/texts';
import { deckTitles, offered } from '../deck/presets';
import { seatName } from '../duel/seatName';
import { OpenLink } from './OpenLink';
import { type First, MAX_LP, MAX_SEED, randomSeed, readNumber, refusedDeck, setupFrom } from './opening';
import { Rules } from './Rules';
import { SavedDuels } from './SavedDuels';
import { SeatDeck } from './SeatDeck';
import './home.css';
import './midline.css';

type Open = 'settings' | 'keys' | null;

/** The table before the duel: two seats, two decks, the start on the midline. */
export function Home() {
  const s = useStrings();
  const [open, setOpen] = useState<Open>(null);
  const later = useLater();
  const { duel } = useStores();
  const opens = (dialog: Open) => whenPressed(duel, () => setOpen(dialog));
  useEffect(() => {
    // The first card that is looked at should not wait for its text.
    loadTexts().catch(() => {});
  }, []);
  const [a, b] = presetDecks;
  return (
    <div className="home">
      <main className="home-table">
        <header>
          <h1>
            <Logo />
          </h1>
          <nav aria-label={s.settings.title}>
            <a className="icon-btn" href={RULEBOOK}>
              <BookOpen className="ico" aria-hidden="true" />
              {s.top.rulebook}
            </a>
            <a className="icon-btn" href={DECK}>
              <Layers className="ico" aria-hidden="true" />
              {s.top.decks}
            </a>
            <a className="icon-btn" href={EDITOR}>
              <LayoutGrid className="ico" aria-hidden="true" />
              {s.top.editor}
            </a>
            <button type="button" className="icon-btn" onClick={() => opens('settings')}>
              <Settings className="ico" aria-hidden="true" />
              {s.settings.title}
            </button>
            <LanguageButton />
          </nav>
        </header>
        {a ? <NewDuel decks={[a, b ?? a]} /> : <p>{s.home.noDecks}</p>}
      </main>
      <aside className="home-side">
        <SavedDuels />
        <OpenLink />
        <footer>
          <span>{s.home.kept}</span>
          <button type="button" className="icon-btn" onClick={() => opens('keys')}>
            <Key name="?" /> {s.home.keys}
          </button>
        </footer>
      </aside>
      {later && open === 'settings' && <later.SettingsDialog onClose={() => setOpen(null)} />}
      {later && open === 'keys' && <later.KeysDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

function NewDuel({ decks: preset }: { decks: [PresetDeck, PresetDeck] }) {
  const s = useStrings();
  const lang = useLang();
  const { duel } = useStores();
  const own = useDecks((state) => state.decks);
  const seats = useDecks((state) => state.seats);
  const all = useMemo(() => {
    const titles = deckTitles(own, s.home.unnamedDeck, lang);
    return [...own.map((deck) => offered(deck, titles.get(deck.id)!)), ...presetDecks];
  }, [own, s, lang]);
  const deckAt = (seat: Seat): PresetDeck => all.find(({ id }) => id === seats[seat]) ?? preset[seat];
  const decks = [deckAt(0), deckAt(1)] as const;
  const { sit } = useStores().decks.getState();
  const [first, setFirst] = useState<First>('coin');
  const [seed, setSeed] = useState(() => String(randomSeed()));
  const [lp, setLp] = useState(String(START_LP));
  const seedValue = readNumber(seed, 0, MAX_SEED);
  const lpValue = readNumber(lp, 1, MAX_LP);
  const [names, setNames] = useState<[string, string]>(['', '']);
  const [switches, setSwitches] = useState<Switch[]>([]);
  const [starting, setStarting] = useState<Mode | null>(null);
  const ready = seedValue !== null && lpValue !== null && starting === null;
  const start = async (mode: Mode): Promise<void> => {
    if (seedValue === null || lpValue === null || starting) return;
    const setup = setupFrom({ decks, first, seed: seedValue, lp: lpValue, names, switches });
    setStarting(mode);
    let isRefused = false;
    const begun = await whenPressed(duel, ({ cards }) => {
      for (const deck of decks) {
        const refusal = refusedDeck(deck, (card) => cards.has(card));
        if (!refusal) continue;
        isRefused = true;
        duel.getState().tell({ what: 'deckRefused', deck: deck.name[lang], ...refusal });
        return;
      }
      duel.getState().begin(setup, mode);
    });
    // It is still starting until the table is there: the second half of a double press begins no other duel.
    if (begun && !isRefused && duel.getState().game) goTo(DUEL);
    else setStarting(null);
  };
  return (
    <>
      <SeatDeck
        seat={1}
        deck={decks[1]}
        offers={all}
        onChange={(deck) => sit(1, deck.id)}
        name={names[1]}
        onName={(name) => setNames([names[0], name])}
      />
      <section className="midline" aria-label={s.home.settings}>
        <div className="starts">
          <button type="button" className="start" aria-disabled={!ready} onClick={() => start('solo')}>
            <b>{s.home.solo}</b>
            <span>{starting === 'solo' ? s.notices.loading : s.home.soloHint}</span>
          </button>
          <button type="button" className="start second" aria-disabled={!ready} onClick={() => start('seats')}>
            <b>{s.home.seats}</b>
            <span>{starting === 'seats' ? s.notices.loading : s.home.seatsHint}</span>
          </button>
        </div>
        <div className="midline-options">
          <RadioGroup<First>
            legend={s.home.first}
            value={first}
            options={[
              ['coin', s.home.firstCoin],
              [0, seatName(names[0], 0, s)],
              [1, seatName(names[1], 1, s)],
            ]}
            onChange={setFirst}
          />
          <div className="midline-numbers">
            <NumberField
              label={s.home.seed}
              value={seed}
              onChange={setSeed}
              wrong={seedValue === null ? s.home.seedWrong : null}
            />
            <button
              type="button"
              className="icon-btn"
              aria-label={s.home.newSeed}
              onClick={() => setSeed(String(randomSeed()))}
            >
              <Dices className="ico" aria-hidden="true" />
            </button>
            <NumberField
              label={s.home.lp}
              value={lp}
              onChange={setLp}
              wrong={lpValue === null ? s.home.lpWrong : null}
            />
          </div>
          <Rules chosen={switches} onChange={setSwitches} />
        </div>
      </section>
      <SeatDeck
        seat={0}
        deck={decks[0]}
        offers={all}
        onChange={(deck) => sit(0, deck.id)}
        name={names[0]}
        onName={(name) => setNames([name, names[1]])}
      />
    </>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What is wrong with it. */
  wrong: string | null;
}

function NumberField({ label, value, onChange, wrong }: NumberFieldProps) {
  const id = useId();
  const error = useId();
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? error : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && (
        <p id={error} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
