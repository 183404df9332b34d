/**
 * The duel on the table. It keeps how the duel began, the list of decisions and a snapshot after each, and asks the rules
 * for everything else: it never decides what is legal.
 */
import { createStore } from 'zustand/vanilla';
import type { Duel, Seat } from '@/engine';
import type { Differences, Divergence, LinkError } from '@/replay';
import { AGREED_DRAW, SURRENDER } from '@/replay/record';
import type { Box, Written } from './box';
import {
  CourseError,
  current,
  decide,
  type Game,
  goTo,
  type Line,
  newGame,
  pickAll,
  pickable,
  redo,
  replay,
  takeBranch,
  undo,
} from './game';
import type { Opening, Rules } from './rules';
import { dropOldest, removeSaved, type SavedDuel, save, savedDuels } from './saved';
import { type FrameLetter, summaryOf } from './summary';

/** Something the player should be told, in words of the page's language. */
export type Notice =
  /** The rules stopped with an error: the duel stands where it was. */
  | { what: 'fault'; message: string }
  /** A stored or linked duel could be played only so far: the rules have changed since. */
  | { what: 'stopped'; taken: number; of: number }
  /** It could be played to its end, but goes another way now. */
  | { what: 'differs' }
  /** What a link said about itself, or where it left its course. */
  | { what: 'link'; differs: Differences; diverged: Divergence | null }
  /** A link that holds no duel, or one that cannot even begin here. */
  | { what: 'badLink'; error: LinkError | null; diverged: Divergence | null }
  /** A duel of this browser is no longer there. */
  | { what: 'gone' };

export interface DuelState {
  game: Game | null;
  /** Whether the duel on the table is kept in this browser. */
  kept: Written;
  notice: Notice | null;

  begin(opening: Opening): void;
  /** Takes the option with this index. */
  answer(index: number): void;
  /** Sends a draft of picks, ascending. False if the rules do not take it as it is. */
  answerPicks(cards: readonly number[]): boolean;
  /** Whether the rules would take this draft. */
  acceptsPicks(cards: readonly number[]): boolean;
  /** Cards that can be part of the run of picks asked for. */
  pickable(): number[];
  undo(): void;
  redo(): void;
  goTo(step: number): void;
  takeBranch(index: number): void;
  surrender(seat: Seat): void;
  agreeDraw(): void;
  /** The same decks again, with another seed. */
  rematch(seed: number): void;
  /** Puts a line that was played elsewhere on the table, at this step, as a duel of its own. */
  adopt(opening: Opening, line: Line, step: number, notice: Notice | null): void;
  resume(id: string): void;
  forget(id: string): void;
  saved(): SavedDuel[];
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
}

export function createDuelStore({ rules, box, letter, newId, now }: DuelStoreParts) {
  return createStore<DuelState>()((set, get) => {
    const keep = (game: Game): Written => {
      const written = save(box, rules, game, summaryOf(current(game), letter), now());
      if (written === 'ok') dropOldest(box);
      return written;
    };
    const show = (game: Game, notice: Notice | null = null): void => set({ game, kept: keep(game), notice });
    const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
    /** Runs a change of the game; an error of the rules becomes a notice and changes nothing. */
    const change = (how: (game: Game) => Game): void => {
      const { game } = get();
      if (!game) return;
      try {
        const next = how(game);
        if (next !== game) show(next);
      } catch (error) {
        set({ notice: { what: 'fault', message: messageOf(error) } });
      }
    };
    const outOfBand = (answer: number): void =>
      change((game) => (current(game).result ? game : decide(rules, game, answer)));
    const resume = ({ id, opening, decisions, cursor, hash }: SavedDuel): void => {
      try {
        const game = goTo(replay(rules, opening, decisions, id), cursor);
        const differs = rules.hash(game.snapshots.at(-1)!) !== hash;
        set({ game, kept: 'ok', notice: differs ? { what: 'differs' } : null });
      } catch (error) {
        if (!(error instanceof CourseError)) set({ notice: { what: 'fault', message: messageOf(error) } });
        // The part that can still be played gets a name of its own, so that the stored duel stays whole.
        else show({ ...error.game, id: newId() }, { what: 'stopped', taken: error.taken, of: decisions.length });
      }
    };

    return {
      game: null,
      kept: 'ok',
      notice: null,

      begin(opening) {
        try {
          show(newGame(rules, opening, newId()));
        } catch (error) {
          set({ notice: { what: 'fault', message: messageOf(error) } });
        }
      },
      answer(index) {
        change((game) => {
          const options = current(game).prompt?.options;
          return options && index >= 0 && index < options.length ? decide(rules, game, index) : game;
        });
      },
      answerPicks(cards) {
        let sent = false;
        change((game) => {
          const run = pickAll(rules, current(game), cards);
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
      undo: () => change(undo),
      redo: () => change(redo),
      goTo: (step) => change((game) => goTo(game, step)),
      takeBranch: (index) => change((game) => takeBranch(game, index)),
      surrender: (seat) => outOfBand(SURRENDER[seat]),
      agreeDraw: () => outOfBand(AGREED_DRAW),
      rematch(seed) {
        const opening = get().game?.opening;
        if (opening) get().begin({ ...opening, options: { ...opening.options, seed } });
      },
      adopt(opening, { decisions, snapshots }, step, notice) {
        // A link of a duel that is kept here opens that duel, not a copy of it.
        const hash = rules.hash(snapshots.at(-1)!);
        const known = savedDuels(box).find((duel) => duel.hash === hash && sameDecisions(duel.decisions, decisions));
        const id = known?.id ?? newId();
        show(goTo({ id, opening, decisions, snapshots, cursor: 0, branches: [] }, step), notice);
      },
      resume(id) {
        const found = savedDuels(box).find((duel) => duel.id === id);
        if (!found) set({ notice: { what: 'gone' } });
        else resume(found);
      },
      forget(id) {
        removeSaved(box, id);
        if (get().game?.id === id) set({ game: null });
      },
      saved: () => savedDuels(box),
      tell: (notice) => set({ notice }),
      dismiss: () => set({ notice: null }),
    };
  });
}

const sameDecisions = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((answer, i) => answer === b[i]);

/** A question to the rules about the duel on the table. A draft the rules stumble over is one they do not take. */
function tryRules<T>(game: Game | null, ask: (duel: Duel) => T, otherwise: T): T {
  if (!game) return otherwise;
  try {
    return ask(current(game));
  } catch {
    return otherwise;
  }
}

export type DuelStore = ReturnType<typeof createDuelStore>;
