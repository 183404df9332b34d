/** The work of each node of the timing region: it ends in a question to a player or in an outcome for the chart. */
import { beginActivation } from '../chain/activate';
import { beginLink, endChain, endLink, openLink } from '../chain/resolve';
import { close, dueNow, endCheck, findMandatoryQuick, nextGroup } from '../chain/triggers';
import { rest } from '../interpreter/steps';
import { activations, openOptions } from '../judge/options';
import { windowOf } from '../judge/query';
import { emit, eventAt } from '../log/emit';
import type { Board } from '../state/board';
import type { Option, PendingTrigger, TurnNode } from '../state/duel';
import { phaseOf } from '../state/phase';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';
import { beginAction } from './actions';
import { checkBattle } from './attackPending';
import type { Outcome } from './config';
import { dueProcesses, leftover, startProcess } from './processes';
import { succeed, summonResult } from './summonResult';
import { afterCalculation, endTurn, gameProcess, moment } from './turns';
import { activate, askOrder, askWindow, finishAction, runFrames, type Work } from './windows';

/** Entering these is no process: the turn player simply has the open game state, unless something triggered. */
const ENTERED: ReadonlySet<TurnNode> = new Set<TurnNode>([
  'standbyPhase',
  'mainPhase1',
  'battlePhase.startStep',
  'battlePhase.battleStep',
  'battlePhase.endStep',
  'mainPhase2',
  'endPhase.effects',
]);

/** The turn player leaves these himself, even if nothing else is left to do. (Who can still attack is public.) */
const OWN_END: ReadonlySet<TurnNode> = new Set<TurnNode>(['mainPhase1', 'mainPhase2']);

/** Actions that end in a Summon attempt. */
const SUMMONS: ReadonlySet<Option['do']> = new Set<Option['do']>([
  'normalSummon',
  'flipSummon',
  'specialSummon',
  'materialSummon',
  'pendulumSummon',
]);

export const WORK: Record<string, (board: Board) => Work> = {
  gameProcess: (board) => {
    if (!board.duel.local.begun) {
      if (board.duel.at.turn === 'drawPhase' && !board.duel.local.turnEnded) {
        board.edit().local = { turnEnded: true };
        endTurn(board);
        if (askOrder(board)) return 'ask';
      }
      const d = board.edit();
      d.local = { begun: true };
      // A new moment: what happened before it can no longer be answered.
      d.timing = { ...d.timing, from: d.pastCount + d.log.length };
      if (gameProcess(board) === 'skipped') return 'phaseSkipped';
    }
    if (runFrames(board) === 'ask') return 'ask';
    if (board.duel.at.turn === 'battlePhase.damageStep.afterDamageCalculation' && !board.duel.local.ended) {
      board.edit().local = { begun: true, ended: true };
      afterCalculation(board);
      rest(board);
      if (runFrames(board) === 'ask') return 'ask';
    }
    if (board.duel.at.turn === 'battlePhase.damageStep.end' && !board.duel.local.ended) {
      board.edit().local = { begun: true, ended: true };
      moment(board, 'end');
      rest(board);
      if (runFrames(board) === 'ask') return 'ask';
    }
    return ENTERED.has(board.duel.at.turn) && board.duel.triggers.length === 0 ? 'nothingToProcess' : 'processed';
  },

  triggerCheck: (board) => {
    if (board.duel.chain.length === 0 && !board.duel.placing) {
      const d = board.edit();
      d.timing = { ...d.timing, last: d.clock };
      d.placing = true;
    }
    for (;;) {
      const group = nextGroup(board);
      if (!group) break;
      const chosen = chooseTrigger(board, group.seat, group.mandatory, group.list);
      if (chosen === null) return 'ask';
      if (chosen === 'declined') {
        close(board, group.list);
        for (const t of group.list)
          emit(board, { type: 'triggerDeclined', card: t.card, def: t.def, effect: t.effect, seat: group.seat });
        continue;
      }
      close(board, [chosen]);
      beginActivation(board, group.seat, chosen, { events: chosen.events });
      return 'activated';
    }
    endCheck(board);
    board.edit().placing = false;
    return board.duel.chain.length > 0 ? 'chainStarted' : 'noTriggers';
  },

  openGameState: (board) => {
    const { duel } = board;
    if (duel.frames.length > 0) return finishAction(board);
    const stale = checkBattle(board);
    if (stale) return stale;
    if (board.duel.battlePhaseEnds && phaseOf(board.duel) === 'battle') return 'battlePhaseEnded';
    if (!board.duel.answer) {
      const d = board.edit();
      d.timing = { from: d.pastCount + d.log.length, last: d.clock, chainFrom: 0 };
      d.window = { asked: null, passes: 0 };
    }
    const seat = board.duel.turnPlayer;
    const o = askWindow(
      board,
      seat,
      'open',
      board.duel.answer ? [] : [...dueProcesses(board, seat), ...openOptions(board)],
      // Nobody's turn ends by itself: that would also tell the opponent what the hand cannot do.
      OWN_END.has(board.duel.at.turn) && board.duel.battle === null,
    );
    if (!o) return 'ask';
    switch (o.do) {
      case 'pass':
        board.edit().next = null;
        return 'passed';
      case 'toPhase':
        board.edit().next = o.phase;
        return 'passed';
      case 'activate':
        return activate(board, seat, o);
      case 'process':
        startProcess(board, o.delayed);
        board.edit().local = { after: 'actionTaken' };
        return finishAction(board);
      default: {
        const summon = SUMMONS.has(o.do);
        beginAction(board, seat, o);
        board.edit().local = { after: summon ? 'summonAttempted' : 'actionTaken' };
        return finishAction(board);
      }
    }
  },

  turnPlayerFastEffect: (board) => fastEffect(board, board.duel.turnPlayer, 'passed'),
  opponentFastEffect: (board) => fastEffect(board, otherSeat(board.duel.turnPlayer), 'windowPassed'),

  turnPlayerPassed: (board) => {
    if (board.duel.frames.length > 0) return finishAction(board);
    if (board.duel.local.forced !== undefined) return leftover(board);
    const seat = otherSeat(board.duel.turnPlayer);
    board.edit().window = { asked: seat, passes: 1 };
    const o = askWindow(
      board,
      seat,
      'phaseEnd',
      board.duel.answer ? [] : [...dueProcesses(board, seat), ...activations(board, seat, 'end'), { do: 'pass' }],
    );
    if (!o) return 'ask';
    if (o.do === 'activate') return activate(board, seat, o);
    if (o.do === 'process') {
      startProcess(board, o.delayed);
      board.edit().local = { after: 'actionTaken' };
      return finishAction(board);
    }
    return leftover(board);
  },

  summonPending: (board) => {
    const { duel } = board;
    const seat = duel.local.second ? otherSeat(duel.turnPlayer) : duel.turnPlayer;
    if (!duel.local.first) {
      const d = board.edit();
      d.local = { first: true };
      const attempt = d.summon?.event ?? d.pastCount + d.log.length - 1;
      d.timing = { from: attempt, last: eventAt(d, attempt).time, chainFrom: 0 };
    }
    board.edit().window = { asked: seat, passes: 0 };
    const o = askWindow(
      board,
      seat,
      'summonNegation',
      board.duel.answer ? [] : [...activations(board, seat, 'summonNegation'), { do: 'pass' }],
    );
    if (!o) return 'ask';
    if (o.do === 'activate') {
      const s = board.duel.summon;
      if (s) board.touch().summon = { ...s, windowPassed: true };
      return activate(board, seat, o);
    }
    if (!board.duel.local.second) {
      board.edit().local = { first: true, second: true };
      return WORK.summonPending?.(board) ?? 'windowClosed';
    }
    return 'windowClosed';
  },

  summonResult,

  'chain.activating': (board) => (runFrames(board) === 'ask' ? 'ask' : 'linkAdded'),

  'chain.building': (board) => {
    findMandatoryQuick(board);
    const due = dueNow(board);
    if (due) {
      const options: Option[] = due.list.map((d) => ({ do: 'activate', card: d.card, effect: d.effect }));
      const o = askWindow(board, due.seat, 'trigger', board.duel.answer ? [] : options);
      if (!o) return 'ask';
      const d = due.list.find((x) => o.do === 'activate' && x.card === o.card && x.effect === o.effect);
      if (!d) throw new Error('the mandatory Quick Effect chosen is not due');
      board.edit().due = board.duel.due.filter((x) => x !== d);
      beginActivation(board, d.seat, d, { answers: d.answers });
      return 'activated';
    }
    for (;;) {
      const { window } = board.duel;
      const seat =
        window.asked ?? otherSeat(board.duel.chain[board.duel.chain.length - 1]?.ctx.seat ?? board.duel.turnPlayer);
      if (window.asked === null) board.edit().window = { asked: seat, passes: window.passes };
      const o = askWindow(
        board,
        seat,
        'chain',
        board.duel.answer ? [] : [...activations(board, seat, 'chain'), { do: 'pass' }],
      );
      if (!o) return 'ask';
      if (o.do === 'activate') return activate(board, seat, o);
      const passes = board.duel.window.passes + 1;
      board.edit().window = { asked: otherSeat(seat), passes };
      if (passes >= 2) {
        board.edit().window = { asked: null, passes: 0 };
        return 'bothPassed';
      }
    }
  },

  'chain.resolving': (board) => {
    for (;;) {
      // What reacts to the end of an effect waits until winning texts have been looked at.
      const { link, opened, closed, ended } = board.duel.local;
      const resolvingLink = link !== undefined && !opened && !closed && !ended;
      if (runFrames(board, resolvingLink) === 'ask') return 'ask';
      if (board.duel.result) return 'chainResolved';
      const { local, chain } = board.duel;
      const number = local.link as number | undefined;
      if (local.ended) return 'chainResolved';
      if (number === undefined) {
        const d = board.edit();
        d.timing = { ...d.timing, from: d.timing.chainFrom };
        open(board, chain.length);
        continue;
      }
      if (local.opened) {
        board.edit().local = { link: number };
        beginLink(board, number);
        board.onStep?.(board);
        continue;
      }
      if (!local.closed) {
        board.edit().local = { link: number, closed: true };
        endLink(board, number);
        board.onStep?.(board);
        continue;
      }
      const { granted } = board.duel;
      if (granted) {
        board.edit().granted = null;
        beginAction(board, granted.seat, granted.option, granted);
        continue;
      }
      if (number > 1 && board.duel.summon?.granted) {
        // OCG rules, Summons: between two links a Summon has no negation window.
        succeed(board, board.duel.summon);
        continue;
      }
      if (number > 1) {
        open(board, number - 1);
        continue;
      }
      board.edit().local = { link: 0, ended: true };
      endChain(board);
    }
  },

  over: () => 'duelEnded',
};

/** Comes to a link. Where nothing is done before it resolves, it does so at once. */
const open = (board: Board, number: number): void => {
  board.edit().local = { link: number, opened: true };
  openLink(board, number);
  if (board.duel.reactions.length > 0) return;
  board.edit().local = { link: number };
  beginLink(board, number);
  board.onStep?.(board);
};

const fastEffect = (board: Board, seat: Seat, passed: Outcome): Work => {
  board.edit().window = { asked: seat, passes: 0 };
  // OCG rules, Battle: after damage calculation and at the end of the step only answers to an event start a Chain.
  const o = askWindow(
    board,
    seat,
    'fastEffect',
    board.duel.answer ? [] : [...activations(board, seat, windowOf(board.duel)), { do: 'pass' }],
  );
  if (!o) return 'ask';
  return o.do === 'activate' ? activate(board, seat, o) : passed;
};

const chooseTrigger = (
  board: Board,
  seat: Seat,
  mandatory: boolean,
  list: PendingTrigger[],
): PendingTrigger | 'declined' | null => {
  const options: Option[] = list.map((t) => ({
    do: 'activate',
    card: t.card,
    effect: t.effect,
    ...(t.def === board.card(t.card).def ? {} : { def: t.def }),
  }));
  if (!mandatory) options.push({ do: 'decline' });
  const o = askWindow(board, seat, 'trigger', board.duel.answer ? [] : options);
  if (!o) return null;
  if (o.do === 'decline') return 'declined';
  const t = list.find(
    (x) =>
      o.do === 'activate' && x.card === o.card && x.effect === o.effect && x.def === (o.def ?? board.card(x.card).def),
  );
  if (!t) throw new Error('the trigger chosen is not in its group');
  return t;
};
