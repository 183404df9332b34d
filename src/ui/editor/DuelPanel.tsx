import { X } from 'lucide-react';
import { cards } from '@/catalogue';
import { effectNumbers } from '@/catalogue/numbers';
import { type BoardSetup, type Seat, SWITCHES, type Switch, withUses } from '@/engine';
import { pileOf, setDuel, turnOf } from '@/store/editor';
import { useLang } from '../app/context';
import { circled, SeatMark } from '../app/marks';
import { MAX_SEED } from '../home/opening';
import { Rules } from '../home/Rules';
import { Choose, Stepper, Toggle } from './controls';
import { editorStore, useEdited } from './kept';
import { namesFor } from './model';
import { EDITOR_WORDS } from './words';

const MAX_TURN = 999;

export const setPart = (part: Partial<Omit<BoardSetup, 'cards'>>): void =>
  editorStore.getState().apply((edited) => setDuel(edited, part));

/** Options of the duel, without those that are as usual. */
function withOption(setup: BoardSetup, part: NonNullable<BoardSetup['options']>): void {
  setPart({ options: { ...setup.options, ...part } });
}

/** What holds for the whole duel: the turn, whose it is, what was done in it, the rules. */
export function DuelPanel() {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const turnPlayer = setup.turnPlayer ?? 0;
  return (
    <section className="ed-duel" aria-label={words.duel}>
      <h2>{words.duel}</h2>
      <Stepper
        label={words.turn}
        value={turnOf(setup)}
        min={Math.min(1, turnOf(setup))}
        max={MAX_TURN}
        onChange={(turn) => setPart({ turn })}
      />
      <Choose<Seat>
        label={words.turnPlayer}
        value={turnPlayer}
        options={([0, 1] as const).map((seat) => [seat, names.seat(seat)] as const)}
        onChange={(seat) => setPart({ turnPlayer: seat })}
      />
      <div className="ed-toggles">
        <Toggle on={setup.normalSummonUsed ?? false} onChange={(on) => setPart({ normalSummonUsed: on })}>
          {words.normalUsed}
        </Toggle>
        <Toggle on={setup.pendulumSummonUsed ?? false} onChange={(on) => setPart({ pendulumSummonUsed: on })}>
          {words.pendulumUsed}
        </Toggle>
      </div>
      <UsedByName />
      <Rules
        chosen={SWITCHES.filter((name): name is Switch => setup.options?.switches?.includes(name) ?? false)}
        onChange={(switches) => withOption(setup, { switches })}
      />
    </section>
  );
}

/** Every use that counts by name, also of cards that are not on the board any more. */
function UsedByName() {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const { used = [] } = setup;
  if (used.length === 0) return null;
  return (
    <section className="ed-uses" aria-label={words.usedElsewhere}>
      <h3>{words.usedElsewhere}</h3>
      <ul>
        {used.map(({ seat, def, effect }, at) => {
          const number = cards.has(def) ? effectNumbers(cards.get(def).def)[effect] : null;
          const what = `${names.def(def)}${number ? ` ${circled(number)}` : ''}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a use is its place in the list
            <li key={at}>
              <SeatMark seat={seat} />
              <span>{what}</span>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.takeBack(`${names.seat(seat)}, ${what}`)}
                onClick={() =>
                  editorStore
                    .getState()
                    .apply((edited) => ({ ...edited, setup: withUses(setup, used.toSpliced(at, 1)) }))
                }
              >
                <X className="ico" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Order of the Decks, and the seed that decides what is left to chance. */
export function PilesPanel({ onPile }: { onPile(seat: Seat): void }) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const shuffled = setup.shuffled ?? [false, false];
  return (
    <section className="ed-piles" aria-label={words.piles}>
      <h2>{words.piles}</h2>
      <p className="ed-note">{words.pilesHint}</p>
      {([0, 1] as const).map((seat) => (
        <div key={seat} className="ed-pair">
          <button type="button" className="btn" onClick={() => onPile(seat)}>
            <i className="seat-mark" data-seat={seat} aria-hidden="true" />
            <span className="sr">{names.seat(seat)}</span>
            {words.pileOf(words.places.deck ?? '', pileOf(setup, seat, 'deck').length)}
          </button>
          <Toggle
            on={shuffled[seat]}
            label={words.shuffleOf(names.seat(seat))}
            onChange={(on) => setPart({ shuffled: seat === 0 ? [on, shuffled[1]] : [shuffled[0], on] })}
          >
            {words.shuffle}
          </Toggle>
        </div>
      ))}
      <Stepper
        label={words.seed}
        value={setup.options?.seed ?? 1}
        min={0}
        max={MAX_SEED}
        onChange={(seed) => withOption(setup, { seed })}
      />
    </section>
  );
}
