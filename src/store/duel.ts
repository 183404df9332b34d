/**
 * The duel on the table. It keeps how the duel began, the list of decisions and a snapshot after each, and asks the rules
 * for everything else: it never decides what is legal.
 */
import { createStore } from 'zustand/vanilla';
import { otherSeat, type Seat } from '@/engine/basics';
import { AGREED_DRAW, SURRENDER } from '@/replay/record';
import type { Box, Written } from './box';
import {
  CourseError,
  current,
  decide,
  type Game,
  goTo,
  hasFuture,
  type Mode,
  named,
  newGame,
  redo,
  skippedWindows,
  stepInto,
  takeBranch,
  undo,
} from './game';
import { createKeeper } from './keeper';
import { type NoteText, withNote } from './notes';
import type { Notice } from './notice';
import { boundsOf, joinable, pickAll, pickable, tryRules } from './picks';
import { type Muted, type PromptMode, passOf, type Stop } from './prompts';
import type { Opening, Rules } from './rules';
import { isSaved, keptLike, packed, restored, type SavedDuel, savedDuel, savedDuels, withKept } from './saved';
import type { FrameLetter } from './summary';
import { NO_TABS, type Tabs } from './tabs';
import { CLOSED, facing, goneBack, goneOn, isClosed, mustAgree, opened, type Request, type Seats } from './turns';

/** What the player's settings say about being asked. */
export interface Preferences {
  /** How each player is asked at the beginning of a duel. */
  prompts: PromptMode;
  stops: readonly Stop[];
  /** The device is handed over at every window, also where there is nothing to answer with. */
  everyWindow: boolean;
}

const PREFERENCES: Preferences = { prompts: 'always', stops: [], everyWindow: false };

/** A line that comes from elsewhere, with what was written about it. */
export type Adopted = Pick<Game, 'decisions' | 'snapshots'> & Partial<Pick<Game, 'branches' | 'notes'>>;

export interface DuelState {
  game: Game | null;
  /** Who has the device, where two players share it. */
  seats: Seats;
  request: Request | null;
  prompts: readonly [PromptMode, PromptMode];
  muted: readonly Muted[];
  /** Whether the duel on the table is kept in this browser; before there is one, whether it would be. */
  kept: Written;
  /** Another tab shows the same duel. */
  elsewhere: boolean;
  notice: Notice | null;

  begin(opening: Opening, mode?: Mode): void;
  /** The player the table is for takes the device. */
  open(): void;
  /** A look at a window without an option is over: the device goes back. */
  leave(): void;
  /** The other player agrees to what was asked for, or does not. */
  agree(yes: boolean): void;
  setPrompts(seat: Seat, mode: PromptMode): void;
  /** Its player is not asked about this effect again in this turn. */
  mute(card: number, effect: number, written?: number): void;
  /** Goes back into the last window of this turn that was let pass without asking. */
  enterSkipped(): void;
  /** Takes the option with this index. */
  answer(index: number): void;
  /** Sends a draft of picks, ascending. False if the rules do not take it as it is. */
  answerPicks(cards: readonly number[]): boolean;
  /** Whether the rules would take this draft. */
  acceptsPicks(cards: readonly number[]): boolean;
  /** Cards that can be part of the run of picks asked for. */
  pickable(): readonly number[];
  /** Those of them that can still join this draft. */
  joinable(draft: readonly number[]): readonly number[];
  /** How many cards the run of picks takes, where that is known closer than the prompt says. */
  bounds(): { min: number; max: number } | null;
  undo(): void;
  redo(): void;
  goTo(step: number): void;
  takeBranch(index: number): void;
  /** Shows another step without writing it down: for looking through a duel. `settle` writes where one has come to. */
  seek(step: number): void;
  settle(): void;
  /** Writes about the position after so many decisions of the line played; nothing in it takes the note away. */
  note(step: number, note: NoteText): void;
  /** Names a line that was left, or without an index the one played. */
  nameLine(name: string, index?: number): void;
  surrender(seat: Seat): void;
  /** Ends the duel in a draw, once both agree. */
  agreeDraw(): void;
  /** The same decks again, with another seed. */
  rematch(seed: number): void;
  /** Puts a line that was played elsewhere on the table, at this step, as a duel of its own. */
  adopt(opening: Opening, line: Adopted, step: number, notice: Notice | null): void;
  resume(id: string): void;
  /** After a reload: the duel this tab had, by its name or as a whole; without one, the last that was kept. */
  reopen(had: unknown): void;
  /** The duel on the table for the memory of this tab: its name, or the whole of it where nothing else keeps it. */
  forTab(): SavedDuel | Pick<SavedDuel, 'id'> | null;
  /** The table is empty if it showed this duel. What is kept stays. */
  putAway(id: string): void;
  tell(notice: Notice): void;
  dismiss(): void;
}

export interface DuelStoreParts {
  rules: Rules;
  box: Box;
  letter: FrameLetter;
  /** A name no other duel in this browser has. */
  newId(): string;
  now(): number;
  preferences?(): Preferences;
  /** A name no other tab has. */
  tab?: string;
  tabs?: Tabs;
}

export function createDuelStore(parts: DuelStoreParts) {
  const { rules, box, newId, preferences = () => PREFERENCES, tab = '', tabs = NO_TABS } = parts;
  const keeper = createKeeper({ ...parts, tab });
  const store = createStore<DuelState>()((set, get) => {
    const show = (game: Game, part: Partial<DuelState> = {}): void => {
      const { prompts, muted } = { ...get(), ...part };
      const { written, game: kept } = keeper.keep(game, { prompts, muted });
      const forked: Notice | null = kept.id === game.id ? null : { what: 'forked' };
      // That the duel goes on under another name stays said until it has been read.
      const said = get().notice;
      const stays = part.notice === undefined && said?.what === 'forked' ? said : null;
      set({ kept: written, request: null, ...part, notice: part.notice ?? forked ?? stays, game: kept });
    };
    /** A duel comes to the table: behind the curtain, and everything before this step counts as seen. */
    const start = (game: Game, notice: Notice | null = null, had: Partial<SavedDuel> = {}): void => {
      const { prompts: mode } = preferences();
      const { prompts = [mode, mode], muted = [] } = had;
      const seats: Seats = { ...CLOSED, seen: [game.cursor, game.cursor] };
      show(game, { notice, seats, prompts, muted });
    };
    const tellFault = (error: unknown): void =>
      set({ notice: { what: 'fault', message: error instanceof Error ? error.message : String(error) } });
    const attempt = (what: () => void): void => {
      try {
        what();
      } catch (error) {
        tellFault(error);
      }
    };
    /**
     * Lets the windows pass that nobody wants to be asked about. Where a course is taken again, a window that was let pass
     * by itself is asked about if its player now wants to be: nothing was decided there.
     */
    const passOn = (game: Game): Game => {
      const { prompts, muted } = get();
      const { stops } = preferences();
      let played = game;
      for (let guard = 0; guard < MOST_PASSES; guard++) {
        if (hasFuture(played) && !played.auto.includes(played.cursor)) break;
        const pass = passOf(current(played), { modes: prompts, stops, muted });
        if (pass === null) return stepInto(played, played.cursor);
        played = decide(rules, played, pass, true);
      }
      return played;
    };
    /** Goes on by decisions; an error of the rules becomes a notice and changes nothing. */
    const play = (how: (game: Game) => Game): void =>
      attempt(() => {
        const { game, seats } = get();
        if (!game) return;
        const next = how(game);
        if (next === game) return;
        const after = current(next).result ? next : passOn(next);
        show(after, { seats: goneOn(game, after, seats, preferences().everyWindow) });
      });
    /** Goes to another step. Between two players, going back past what the other has seen or done is asked for. */
    const move = (how: (game: Game) => Game, back?: Request['back']): void =>
      attempt(() => {
        const { game, seats, muted } = get();
        const next = game && how(game);
        if (!game || !next || next === game) return;
        const to = mustAgree(game, seats, next.cursor);
        if (to !== null) {
          set({ request: { from: otherSeat(to), to, back: back ?? { step: next.cursor } } });
          return;
        }
        const gone = goneBack(next, seats);
        const stays = gone.open !== null && gone.open === facing(next, gone);
        const kept = next.cursor < game.cursor ? muted.filter(({ step }) => step < next.cursor) : muted;
        show(next, { seats: stays ? opened(next, gone) : gone, muted: kept });
      });
    const outOfBand = (answer: number): void =>
      play((game) => (current(game).result ? game : decide(rules, game, answer)));
    /** The part that can still be played gets a name of its own, once, so that the stored duel stays whole. */
    const stopped = ({ game, taken }: CourseError, { decisions }: SavedDuel): void => {
      const part = keptLike(box, packed(rules, game));
      if (part) keeper.read(part);
      start({ ...game, id: part?.id ?? newId() }, { what: 'stopped', taken, of: decisions.length });
    };
    const resume = (saved: SavedDuel): void => {
      try {
        const game = goTo(restored(rules, saved), saved.cursor);
        const differs = rules.hash(game.snapshots.at(-1)!) !== saved.hash;
        keeper.read(saved);
        start(game, differs ? { what: 'differs' } : null, saved);
      } catch (error) {
        if (error instanceof CourseError) stopped(error, saved);
        else tellFault(error);
      }
    };
    /** Nobody answers behind the curtain. */
    const mayAct = (game: Game): boolean => {
      const { seats, request } = get();
      return request === null && seats.visit === null && !isClosed(game, seats);
    };

    return {
      game: null,
      seats: CLOSED,
      request: null,
      prompts: [PREFERENCES.prompts, PREFERENCES.prompts],
      muted: [],
      kept: box.probe(),
      elsewhere: false,
      notice: null,

      begin(opening, mode = 'solo') {
        attempt(() => {
          const game = newGame(rules, opening, newId(), mode);
          const { game: before, elsewhere } = get();
          if (before && !elsewhere) keeper.giveWay(before);
          start(game);
          play(passOn);
        });
      },
      open() {
        const { game, seats } = get();
        if (game) set({ seats: opened(game, seats) });
      },
      leave() {
        const { game, seats } = get();
        if (game && seats.visit !== null) set({ seats: { ...seats, visit: null } });
      },
      agree(yes) {
        const { game, seats, request } = get();
        if (!game || !request) return;
        // Whoever agreed has been looking at the page: the table opens again for the player it is for.
        const closed: Seats = { ...seats, open: null };
        set({ request: null, seats: closed });
        const { back } = request;
        if (!yes) return;
        if ('draw' in back) outOfBand(AGREED_DRAW);
        else move((now) => ('step' in back ? goTo(now, back.step) : takeBranch(now, back.branch)));
      },
      setPrompts(seat, mode) {
        const [first, second] = get().prompts;
        const { game, notice } = get();
        const prompts: DuelState['prompts'] = seat === 0 ? [mode, second] : [first, mode];
        if (game) show(game, { prompts, notice });
        else set({ prompts });
      },
      mute(card, effect, written) {
        const { game } = get();
        const duel = game && current(game);
        const def = written ?? duel?.cards[card]?.def;
        if (!game || !duel?.prompt || def === undefined || !mayAct(game)) return;
        const { seat } = duel.prompt;
        set({ muted: [...get().muted, { turn: duel.turn, seat, def, effect, step: game.cursor }] });
        // Nothing else was offered: the window passes, as if the button had been pressed.
        const pass = passOf(duel, { modes: ['always', 'always'], stops: [], muted: get().muted });
        if (pass !== null) play((now) => decide(rules, now, pass));
      },
      enterSkipped() {
        const { game } = get();
        const last = game?.mode === 'solo' ? skippedWindows(game).at(-1) : undefined;
        if (last !== undefined) move((now) => stepInto(now, last));
      },
      answer(index) {
        play((game) => {
          const options = current(game).prompt?.options;
          const taken = options && index >= 0 && index < options.length && mayAct(game);
          return taken ? decide(rules, game, index) : game;
        });
      },
      answerPicks(cards) {
        let sent = false;
        play((game) => {
          const run = mayAct(game) ? pickAll(rules, current(game), cards) : null;
          if (!run) return game;
          sent = true;
          return run.answers.reduce((played, answer) => decide(rules, played, answer), game);
        });
        return sent;
      },
      acceptsPicks(cards) {
        return tryRules(get().game, (duel) => pickAll(rules, duel, cards) !== null, false);
      },
      pickable() {
        return tryRules(get().game, (duel) => pickable(rules, duel), []);
      },
      joinable(draft) {
        return tryRules(get().game, (duel) => joinable(rules, duel, draft), []);
      },
      bounds() {
        return tryRules(get().game, (duel) => boundsOf(rules, duel), null);
      },
      undo: () => move(undo),
      redo: () => move(redo),
      goTo: (step) => move((game) => goTo(game, step)),
      seek(step) {
        const { game } = get();
        if (game?.mode !== 'solo') return get().goTo(step);
        const next = goTo(game, step);
        if (next.cursor !== game.cursor) set({ game: next });
      },
      settle() {
        const { game } = get();
        if (game) show(game);
      },
      note(step, note) {
        const { game, notice } = get();
        if (game) show({ ...game, notes: withNote(game.notes, game.decisions, step, note) }, { notice });
      },
      nameLine(name, index) {
        const { game, notice } = get();
        if (!game) return;
        const branches = game.branches.map((line, i) => (i === index ? named(line, name) : line));
        show(index === undefined ? named(game, name) : { ...game, branches }, { notice });
      },
      takeBranch: (index) => move((game) => takeBranch(game, index), { branch: index }),
      surrender: (seat) => outOfBand(SURRENDER[seat]),
      agreeDraw() {
        const { game, seats } = get();
        // At a shared device the other player is asked.
        if (game?.mode === 'seats' && seats.open !== null && !current(game).result)
          set({ request: { from: seats.open, to: otherSeat(seats.open), back: { draw: true } } });
        else outOfBand(AGREED_DRAW);
      },
      rematch(seed) {
        const { game } = get();
        if (game) get().begin({ ...game.opening, options: { ...game.opening.options, seed } }, game.mode);
      },
      adopt(opening, { decisions, snapshots, branches = [], notes = [] }, step, notice) {
        // A link of a duel that is kept here opens that duel, not a copy of it; unless it brings something of its own.
        const line = { opening, decisions, snapshots, branches, notes };
        const brought: Game = { ...line, id: '', mode: 'solo', auto: [], cursor: 0 };
        const alike = keptLike(box, packed(rules, brought));
        const { mode = 'solo', id = newId() } = alike ?? {};
        const game: Game = { ...brought, id, mode };
        if (alike) keeper.read(alike);
        start(goTo(alike ? withKept(rules, game, alike) : game, step), notice, alike);
      },
      resume(id) {
        const found = savedDuel(box, id);
        if (!found) set({ notice: { what: 'gone' } });
        else resume(found);
      },
      reopen(had) {
        const name = typeof had === 'object' && had !== null && 'id' in had ? had.id : null;
        const wanted = isSaved(had) ? had : typeof name === 'string' ? savedDuel(box, name) : null;
        const found = wanted ?? savedDuels(box)[0];
        if (found) resume(found);
      },
      forTab() {
        const { game, kept, prompts, muted } = get();
        if (!game) return null;
        return kept === 'ok' ? { id: game.id } : keeper.whole(game, { prompts, muted });
      },
      putAway(id) {
        if (get().game?.id === id) set({ game: null });
      },
      tell: (notice) => set({ notice }),
      dismiss: () => set({ notice: null }),
    };
  });
  tabs.listen((elsewhere) => {
    if (elsewhere !== store.getState().elsewhere) store.setState({ elsewhere });
  });
  store.subscribe(({ game }) => tabs.show(game?.id ?? null));
  return store;
}

/** More windows in a row than any duel has: a loop of the rules must not hang the page. */
const MOST_PASSES = 500;

export type DuelStore = ReturnType<typeof createDuelStore>;
