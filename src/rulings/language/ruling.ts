/**
 * The words a ruling is written in. Evaluating a ruling file only records: every word adds one line of plain data to the
 * scenario, and `run.ts` carries the data out later. So a ruling can be read, stored, drawn and shared without a duel.
 */
import type { Switch } from '../../engine';
import type { BoardCard, LocalText, Scenario, ScenarioCase } from '../schema';
import { type Actor, actorOf } from './actor';
import { type Expect, expectations } from './expect';
import { type GivenWords, givenWords } from './given';

export interface RulingHead {
  /** What of the rulebook it shows, in short words. */
  covers: string[];
  title: LocalText;
  /** The rule in our own words. */
  statement: LocalText;
  /** How it could be read otherwise, and which reading is followed. */
  doubtful?: LocalText;
  /** Where it decides otherwise than the ledger it is taken from, and why. */
  deviates?: LocalText;
  /** Where the ruling comes from. */
  basis?: string;
  /** Rule switches of the duel. */
  switches?: Switch[];
  /** `false`: every window must be passed in the steps. */
  quietPasses?: boolean;
  /** For a ruling of a single case: the ruling that differs in one detail and comes out differently. */
  contrast?: string;
}

export interface Words {
  /** The board before the first action. */
  given: ((whose: Actor) => GivenWords) & {
    startsIn(phase: 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end', step?: 'start' | 'battle' | 'end'): void;
    /** Number of the turn; without it, the third. The first turn has no Battle Phase. */
    turnIs(turn: number): void;
    /** The turn player has made the Normal Summon or Set of this turn, or its Pendulum Summon. */
    hasSummoned(...how: ('normal' | 'pendulum')[]): void;
    /** Decides coins, dice and shuffled Decks. */
    seedIs(seed: number): void;
    /** The first turn of the Duel begins, with these hands; without it, play starts in a later turn. */
    duelBegins(): void;
    /** Rule switches of the duel. */
    playedWith(...switches: Switch[]): void;
  };
  turnPlayer: Actor;
  opponent: Actor;
  /** Both pass until the window or the Chain being built is over. */
  bothPass(): void;
  then: Expect;
  /**
   * One of several boards or continuations; what was recorded before the first one belongs to each. `contrast` names the
   * case (its number, or `ruling-id` and number) that differs in one detail and comes out differently.
   */
  inCase(name: LocalText & Contrasting, build: () => void): void;
}

type Contrasting = Pick<ScenarioCase, 'contrast'>;

const SCENARIO_VERSION = 1;

/** A scenario with everything its page needs. */
export type Told = Scenario & Required<Pick<Scenario, 'covers' | 'title' | 'statement'>>;

/**
 * Everything recorded so far: a file from outside need not export what it says.
 * @public
 */
export const recorded: Scenario[] = [];

/**
 * Records a ruling.
 * @param id the id of the ruling, also the name of its file
 * @param build says the board, the actions and what must be true, in order
 */
export function ruling(id: string, head: RulingHead, build: (words: Words) => void): Told {
  const shared: ScenarioCase = { board: [], steps: [] };
  const cases: ScenarioCase[] = [];
  let open = shared;

  const record: Recorder = {
    board: (line) => open.board.push(line),
    line: (line) => open.steps.push(line),
  };
  const given = Object.assign((whose: Actor) => givenWords(record, whose.who), {
    startsIn: (...[phase, step]: Parameters<Words['given']['startsIn']>) =>
      void record.board({ given: 'startsIn', phase, ...(step && { step }) }),
    turnIs: (turn: number) => void record.board({ given: 'turnIs', turn }),
    hasSummoned: (...how: ('normal' | 'pendulum')[]) => void record.board({ given: 'hasSummoned', how }),
    seedIs: (seed: number) => void record.board({ given: 'seedIs', seed }),
    duelBegins: () => void record.board({ given: 'duelBegins' }),
    playedWith: (...switches: Switch[]) => void record.board({ given: 'playedWith', switches }),
  });
  build({
    given,
    turnPlayer: actorOf(record, 'turnPlayer'),
    opponent: actorOf(record, 'opponent'),
    bothPass: () => void record.line({ do: 'bothPass' }),
    // biome-ignore lint/suspicious/noThenProperty: our word for outcomes; nobody awaits the bag of words
    then: expectations(record),
    inCase({ contrast, ...name }, part) {
      if (open !== shared) throw new Error(`${id}: a case inside a case`);
      open = { name, ...(contrast && { contrast }), board: [...shared.board], steps: [...shared.steps] };
      cases.push(open);
      part();
      open = shared;
    },
  });
  if (cases.length === 0) cases.push({ ...(head.contrast && { contrast: head.contrast }), ...shared });
  const scenario = { ...headOf(id, head), cases };
  recorded.push(scenario);
  return scenario;
}

/** A page without a board of its own: its sentence is shown by other rulings. */
export function explained(id: string, head: RulingHead, shownBy: string[]): Told {
  return { ...headOf(id, head), shownBy, cases: [] };
}

const headOf = (id: string, head: RulingHead): Omit<Told, 'cases'> => {
  const { switches, quietPasses, contrast: _, ...words } = head;
  const options = {
    ...(switches && { switches }),
    ...(quietPasses !== undefined && { quietPasses }),
  };
  return { version: SCENARIO_VERSION, id, ...words, ...(Object.keys(options).length > 0 && { options }) };
};

type Details = Omit<Exclude<BoardCard, string>, 'card' | 'label'>;

/** A card on the board with a label (`'B'` is later called `Name#B`) or details. */
export function card(name: string, label: string | Details, details: Details = {}): BoardCard {
  return typeof label === 'string' ? { card: name, label, ...details } : { card: name, ...label };
}

/** Where the words put what they record. */
export interface Recorder {
  board(line: ScenarioCase['board'][number]): void;
  line(line: ScenarioCase['steps'][number]): void;
}
