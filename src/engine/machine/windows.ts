/** What the work of the nodes has in common: running frames, asking in a window, taking an activation. */

import { beginActivation, runActivation } from '../chain/activate';
import { rest, runStep } from '../interpreter/steps';
import { ACTIVATION_RULES } from '../judge/activation';
import { asUse } from '../judge/options';
import { first, windowOf } from '../judge/query';
import type { Board } from '../state/board';
import type { Option, PromptKind } from '../state/duel';
import { effectUsed } from '../state/gained';
import type { Seat } from '../terms';
import { runAction } from './actions';
import type { Outcome } from './config';

export type Work = Outcome | 'ask';

/** Runs frames until none is left or a player must answer. */
export const runFrames = (board: Board, reactionsWait = false): 'ask' | 'done' => {
  for (;;) {
    if (board.duel.result) return 'done';
    if (askOrder(board)) return 'ask';
    const f = board.duel.frames[board.duel.frames.length - 1];
    if (!f) {
      if (reactionsWait || board.duel.reactions.length === 0) return 'done';
      rest(board);
      continue;
    }
    const r = f.kind === 'steps' ? runStep(board) : f.kind === 'activate' ? runActivation(board) : runAction(board);
    if (r === 'ask') return 'ask';
    board.onStep?.(board);
  }
};

/** Asks in which order a player's continuous effects begin, if that is due. */
export const askOrder = (board: Board): boolean => {
  const { ordering } = board.duel;
  if (!ordering) return false;
  board.edit().prompt = {
    seat: ordering.seat,
    kind: 'order',
    options: ordering.cards.map((card) => ({ do: 'pick', card })),
    purpose: 'begin',
  };
  return true;
};

/** Asks a player in a window. One option answers itself, unless the player is to say it in any case. */
export const askWindow = (
  board: Board,
  seat: Seat,
  kind: PromptKind,
  options: Option[],
  inAnyCase = false,
): Option | null => {
  const d = board.edit();
  if (d.answer) {
    const a = d.answer;
    d.answer = null;
    return a;
  }
  const only = options[0];
  if (options.length === 1 && only && !inAnyCase) return only;
  d.prompt = { seat, kind, options };
  return null;
};

/** Takes an activation chosen in a window; the events or link it answers are those found when it was judged. */
export const activate = (board: Board, seat: Seat, o: Extract<Option, { do: 'activate' }>): 'activated' => {
  const q = judgedUse(board, seat, o);
  beginActivation(board, seat, o, q);
  return 'activated';
};

export const finishAction = (board: Board): Work => {
  if (runFrames(board) === 'ask') return 'ask';
  const outcome = (board.duel.local.after as Outcome | undefined) ?? 'actionTaken';
  return outcome === 'summonAttempted' && !board.duel.summon ? 'actionTaken' : outcome;
};

const judgedUse = (
  board: Board,
  seat: Seat,
  o: Extract<Option, { do: 'activate' }>,
): { events?: number[]; answers?: number } => {
  const use = rejudge(board, seat, o);
  return {
    ...(use.events ? { events: use.events } : {}),
    ...(use.answers ? { answers: use.answers } : {}),
  };
};

const rejudge = (board: Board, seat: Seat, o: Extract<Option, { do: 'activate' }>) => {
  const e = effectUsed(board.cards, board.card(o.card), o);
  const use = asUse(board, seat, o.card, e, windowOf(board.duel), false, o.def);
  const reason = first(ACTIVATION_RULES, use);
  if (reason) throw new Error(`an activation offered is not legal: ${reason.rule}`);
  return use.ask;
};
