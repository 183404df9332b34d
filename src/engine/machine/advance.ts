/** From one decision to the next: work in a node, report its outcome to the chart, arrive in the next node. */
import { createActor } from 'xstate';
import { collect } from '../chain/collect';
import { checkWin } from '../chain/win';
import { pickOrder } from '../continuous/applying';
import { openBoard } from '../continuous/open';
import { end, settle } from '../continuous/settle';
import { answerFrame } from '../interpreter/asking';
import { rest } from '../interpreter/steps';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Cards } from '../state/cards';
import { castOf } from '../state/cast';
import { type BoardSetup, createDuel, createPosition, type DuelSetup } from '../state/create';
import type { Duel } from '../state/duel';
import { makeMachine, NAMED_CHART, type Node, type Outcome } from './config';
import { compileTable, takeTransition } from './table';
import { askOrder } from './windows';
import { WORK } from './work';

/** How the next node is found: the compiled table, or XState itself. */
export type Mover = (duel: Duel, outcome: Outcome) => Duel['at'];

export const tableMover = (chart: Node): Mover => {
  const table = compileTable(chart);
  return (duel, outcome) => takeTransition(table, duel, outcome);
};

const stateValue = (path: string): unknown => {
  const [head, ...restOf] = path.split('.');
  return restOf.length === 0 ? head : { [head as string]: stateValue(restOf.join('.')) };
};
const pathOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [k, v] = Object.entries(value as Record<string, unknown>)[0] as [string, unknown];
  return `${k}.${pathOf(v)}`;
};

/**
 * The transition taken by XState from the chart itself: `machine.transition`, pure, with one inert scope for all calls
 * (the free function `transition` makes a new actor each time, which costs more than the transition).
 */
export const chartMover = (chart: Node): Mover => {
  const machine = makeMachine(chart);
  const self = createActor(machine);
  const scope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  } as never;
  type Snapshot = ReturnType<typeof machine.resolveState>;
  // Guards read the duel of the event, so one snapshot serves every duel that stands in its node.
  const snapshots = new Map<string, Snapshot>();
  return (duel, outcome) => {
    const key = `${duel.at.turn} ${duel.at.timing}`;
    let from = snapshots.get(key);
    if (!from) {
      from = machine.resolveState({
        value: { turn: stateValue(duel.at.turn), timing: stateValue(duel.at.timing) },
        context: { duel: null },
      } as never);
      snapshots.set(key, from);
    }
    const event = { type: outcome, duel };
    const next = machine.transition(from, event, scope);
    const to = next.value as unknown as { turn: unknown; timing: unknown };
    const at = { turn: pathOf(to.turn), timing: pathOf(to.timing) } as Duel['at'];
    if (at.turn === duel.at.turn && at.timing === duel.at.timing && !from.can(event))
      throw new Error(`no transition for "${outcome}" in ${duel.at.turn} / ${duel.at.timing}`);
    return at;
  };
};

const defaultMover = tableMover(NAMED_CHART);
const MAX_NODES = 5000;

let watcher: ((from: Duel['at'], outcome: Outcome, to: Duel['at']) => void) | null = null;
/** Lets checks see every transition taken (soak: which were never used). */
export const watchTransitions = (w: typeof watcher): void => {
  watcher = w;
};

let eventWatcher: ((duel: Duel) => void) | null = null;
/** Lets checks see the duel whenever something happens, also between decisions. It must not be changed or kept. */
export const watchEvents = (w: typeof eventWatcher): void => {
  eventWatcher = w;
};

const run = (board: Board, move: Mover): Duel => {
  for (let n = 0; n < MAX_NODES; n++) {
    if (board.duel.result && board.duel.at.turn !== 'over') {
      const from = board.duel.at;
      const d = board.edit();
      d.frames = [];
      d.prompt = null;
      d.at = move(d, 'duelEnded');
      watcher?.(from, 'duelEnded', d.at);
      return board.duel;
    }
    if (askOrder(board)) return board.duel;
    const work = WORK[board.duel.at.timing];
    if (!work) throw new Error(`no work for node ${board.duel.at.timing}`);
    const outcome = work(board);
    if (outcome !== 'ask' && castOf(board.duel, board.cards).wins) checkWin(board);
    if (board.duel.result) continue;
    if (outcome === 'ask') return board.duel;
    const d = board.edit();
    const from = d.at;
    d.at = move(d, outcome);
    d.local = {};
    watcher?.(from, outcome, d.at);
    board.onStep?.(board);
  }
  throw new Error(`no decision in ${MAX_NODES} nodes; the duel is in ${board.duel.at.turn} / ${board.duel.at.timing}`);
};

const boardFor = (duel: Duel, cards: Cards): Board => {
  const board = openBoard(duel, cards);
  const seen = eventWatcher;
  board.onEvent = seen
    ? (at, event) => {
        collect(at, event);
        seen(at.duel);
      }
    : collect;
  return board;
};

/** Freezing is for development and tests: a mutation of a snapshot then throws where it happens. */
let freezing = false;
export const freezeSnapshots = (on: boolean): void => {
  freezing = on;
};
const freeze = <T>(v: T): T => {
  if (typeof v === 'object' && v !== null && !Object.isFrozen(v)) {
    Object.freeze(v);
    for (const x of Object.values(v)) freeze(x);
  }
  return v;
};
const finished = (duel: Duel): Duel => (freezing ? freeze(duel) : duel);

/** Starts a duel and runs to the first decision. */
export const startDuel = (setup: DuelSetup, cards: Cards, move: Mover = defaultMover): Duel => {
  const board = boardFor(createDuel(setup, cards), cards);
  emit(board, { type: 'duelBegan', first: board.duel.options.first });
  return finished(run(board, move));
};

/** Starts from a position: in the open game state of its Phase, or on entering its moment of the Damage Step. */
export const startPosition = (setup: BoardSetup, cards: Cards, move: Mover = defaultMover): Duel => {
  const board = boardFor(createPosition(setup, cards), cards);
  settle(board, 'laid');
  const { turn } = board.duel.at;
  const open = !turn.includes('damageStep') && board.duel.triggers.length === 0;
  board.edit().at = { turn, timing: open ? 'openGameState' : 'gameProcess' };
  return finished(run(board, move));
};

/** Out-of-band answers. */
export const SURRENDER = [-1, -2] as const;
export const AGREED_DRAW = -3;

/** The board with the answer given to whoever asked. */
const answered = (duel: Duel, cards: Cards, answer: number): Board => {
  if (duel.result) throw new Error('the duel is over');
  const board = boardFor(duel, cards);
  board.edit().decisions++;
  if (answer < 0) {
    if (answer < AGREED_DRAW || !Number.isInteger(answer)) throw new Error(`no answer ${answer}`);
    if (answer === AGREED_DRAW) end(board, null, 'agreement');
    else end(board, answer === -1 ? 1 : 0, 'surrender');
    return board;
  }
  const { prompt } = duel;
  const option = prompt?.options[answer];
  if (!prompt || !option) throw new Error(`answer ${answer} is not among the ${prompt?.options.length ?? 0} options`);
  board.edit().prompt = null;
  if (duel.ordering && option.do === 'pick') {
    pickOrder(board, option.card);
    rest(board);
  } else if (duel.frames.length > 0) answerFrame(board, option);
  else board.edit().answer = option;
  return board;
};

/**
 * Answers the question asked and runs to the next one.
 * @param answer index in `duel.prompt.options`; -1 and -2 surrender for seat 0 and 1, -3 is a draw by agreement
 * @throws when the duel is over or the answer is not an option
 */
export const advance = (duel: Duel, cards: Cards, answer: number, move: Mover = defaultMover): Duel =>
  finished(run(answered(duel, cards, answer), move));

/** The same, but every state on the way: one for each step and each node. The last is what `advance` gives. */
export const steps = (duel: Duel, cards: Cards, answer: number, move: Mover = defaultMover): Duel[] => {
  const board = answered(duel, cards, answer);
  const out: Duel[] = [];
  board.onStep = (b) => {
    if (out[out.length - 1] !== b.duel) out.push(b.snapshot());
  };
  const last = run(board, move);
  if (out[out.length - 1] !== last) out.push(last);
  return out.map(finished);
};
