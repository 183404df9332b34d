import { settle } from '../continuous/settle';
import { pushSteps } from '../interpreter/steps';
import { activations } from '../judge/options';
import { emit, tick } from '../log/emit';
import { comeBack } from '../procedures/returning';
import type { Board } from '../state/board';
import type { Delayed, Option, StayRef } from '../state/duel';
import { momentOf, phaseOf } from '../state/phase';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';
import { activate, askWindow, finishAction, type Work } from './windows';

/** Chainless processing due in this Phase, for the player whose effect it is. */
const delayedNow = (board: Board): Delayed[] => {
  const { duel } = board;
  if (momentOf(duel) !== null || duel.at.turn === 'endPhase.handLimit') return [];
  const phase = phaseOf(duel);
  return duel.delayed.filter(
    (x) =>
      x.phase === phase &&
      // What waits for the Battle Phase is done at its end.
      (phase !== 'battle' || duel.at.turn === 'battlePhase.endStep') &&
      x.fromTurn <= duel.turn &&
      (x.seat === null || x.seat === duel.turnPlayer) &&
      (x.nth ?? 0) <= 0 &&
      (!x.needs || standsAs(board, x.needs)),
  );
};

const standsAs = (board: Board, r: StayRef): boolean => {
  const c = board.card(r.card);
  return (
    c.stay === r.stay && c.faceUp && (r.face === undefined || c.face === r.face) && !board.derived.negated.has(c.id)
  );
};

export const dueProcesses = (board: Board, seat: Seat): Option[] =>
  delayedNow(board)
    .filter((x) => x.ctx.seat === seat)
    .map((x) => ({ do: 'process', delayed: x.id }));

export const startProcess = (board: Board, id: number): void => {
  const x = board.duel.delayed.find((y) => y.id === id);
  if (!x) return;
  board.touch().delayed = board.duel.delayed.filter((y) => y.id !== id);
  tick(board);
  if (!x.returns) {
    emit(
      board,
      { type: 'applied', card: x.ctx.card, effect: x.ctx.effect },
      { cause: 'effect', by: x.ctx.seat, source: x.ctx.card },
    );
    pushSteps(board, x.path, x.ctx, 'effect');
    return;
  }
  const r = x.returns;
  const c = board.card(r.ref.card);
  if (c.stay !== r.ref.stay || c.place !== 'banished') return;
  comeBack(board, c.id, r, { cause: 'effect', by: x.ctx.seat, source: x.ctx.card });
  settle(board);
};

/** When both have passed, mandatory effects and processes of the Phase that are left must be done, turn player's first. */
export const leftover = (board: Board): Work => {
  for (const seat of [board.duel.turnPlayer, otherSeat(board.duel.turnPlayer)]) {
    board.edit().window = { asked: seat, passes: 0 };
    const forced = activations(board, seat, 'end', (effect) => effect.phase !== undefined && effect.mandatory === true);
    const options = [...dueProcesses(board, seat), ...forced];
    if (options.length === 0) continue;
    board.edit().local = { forced: seat };
    const o = askWindow(board, seat, 'trigger', board.duel.answer ? [] : options);
    if (!o) return 'ask';
    if (o.do === 'activate') return activate(board, seat, o);
    if (o.do === 'process') {
      startProcess(board, o.delayed);
      board.edit().local = { after: 'actionTaken' };
      return finishAction(board);
    }
  }
  return 'phaseEnded';
};
