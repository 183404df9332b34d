/** The work of each node of the timing region: it ends in a question to a player or in an outcome for the chart. */
import { beginActivation, runActivation } from '../chain/activate';
import { beginLink, endChain, endLink } from '../chain/resolve';
import { close, dueNow, endCheck, findMandatoryQuick, nextGroup } from '../chain/triggers';
import { modOn } from '../continuous/derive';
import { moveCard } from '../continuous/move';
import { settle } from '../continuous/settle';
import { freeMonsterZones } from '../facts/summoning';
import { pushSteps, rest, runStep } from '../interpreter/steps';
import { attacksAllowed, attackTargets } from '../judge/actions';
import { ACTIVATION_RULES } from '../judge/activation';
import { activations, asUse, openOptions } from '../judge/options';
import { first, windowOf } from '../judge/query';
import { emit, eventAt, tick } from '../log/emit';
import { placeSummoned } from '../procedures/place';
import type { Board } from '../state/board';
import { activatedEffect } from '../state/cards';
import type {
  CardState,
  Delayed,
  Option,
  PendingTrigger,
  PromptKind,
  StayRef,
  SummonAttempt,
  TurnNode,
} from '../state/duel';
import { momentOf, phaseOf } from '../state/phase';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';
import { beginAction, runAction } from './actions';
import type { Outcome } from './config';
import { afterCalculation, expire, gameProcess, moment } from './turns';

export type Work = Outcome | 'ask';

/** Runs frames until none is left or a player must answer. */
const runFrames = (board: Board, reactionsWait = false): 'ask' | 'done' => {
  for (;;) {
    if (board.duel.result) return 'done';
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

/** Asks a player in a window. One option answers itself, unless the player is to say it in any case. */
const askWindow = (board: Board, seat: Seat, kind: PromptKind, options: Option[], inAnyCase = false): Option | null => {
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
const activate = (board: Board, seat: Seat, o: Extract<Option, { do: 'activate' }>): 'activated' => {
  const q = judgedUse(board, seat, o);
  beginActivation(board, seat, o.card, o.effect, q);
  return 'activated';
};

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

export const WORK: Record<string, (board: Board) => Work> = {
  gameProcess: (board) => {
    if (!board.duel.local.begun) {
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
      beginActivation(board, group.seat, chosen.card, chosen.effect, { events: chosen.events });
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
        const summon = o.do === 'normalSummon' || o.do === 'flipSummon' || o.do === 'specialSummon';
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
      beginActivation(board, d.seat, d.card, d.effect, { answers: d.answers });
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
      const resolvingLink = board.duel.local.link !== undefined && !board.duel.local.closed && !board.duel.local.ended;
      if (runFrames(board, resolvingLink) === 'ask') return 'ask';
      if (board.duel.result) return 'chainResolved';
      const { local, chain } = board.duel;
      const open = local.link as number | undefined;
      if (local.ended) return 'chainResolved';
      if (open === undefined) {
        const d = board.edit();
        d.timing = { ...d.timing, from: d.timing.chainFrom };
        d.local = { link: chain.length };
        beginLink(board, chain.length);
        continue;
      }
      if (!local.closed) {
        board.edit().local = { link: open, closed: true };
        endLink(board, open);
        continue;
      }
      const { granted } = board.duel;
      if (granted) {
        board.edit().granted = null;
        beginAction(board, granted.seat, granted.option, true);
        continue;
      }
      if (open > 1 && board.duel.summon?.granted) {
        // OCG rules, Summons: between two links a Summon has no negation window.
        succeed(board, board.duel.summon);
        continue;
      }
      if (open > 1) {
        board.edit().local = { link: open - 1 };
        beginLink(board, open - 1);
        continue;
      }
      board.edit().local = { link: 0, ended: true };
      endChain(board);
    }
  },

  over: () => 'duelEnded',
};

const finishAction = (board: Board): Work => {
  if (runFrames(board) === 'ask') return 'ask';
  const outcome = (board.duel.local.after as Outcome | undefined) ?? 'actionTaken';
  return outcome === 'summonAttempted' && !board.duel.summon ? 'actionTaken' : outcome;
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
  const use = asUse(board, seat, o.card, activatedEffect(board.info(o.card), o.effect), windowOf(board.duel));
  const reason = first(ACTIVATION_RULES, use);
  if (reason) throw new Error(`an activation offered is not legal: ${reason.rule}`);
  return use.ask;
};

const chooseTrigger = (
  board: Board,
  seat: Seat,
  mandatory: boolean,
  list: PendingTrigger[],
): PendingTrigger | 'declined' | null => {
  const options: Option[] = list.map((t) => ({ do: 'activate', card: t.card, effect: t.effect }));
  if (!mandatory) options.push({ do: 'decline' });
  const o = askWindow(board, seat, 'trigger', board.duel.answer ? [] : options);
  if (!o) return null;
  if (o.do === 'decline') return 'declined';
  const t = list.find((x) => o.do === 'activate' && x.card === o.card && x.effect === o.effect);
  if (!t) throw new Error('the trigger chosen is not in its group');
  return t;
};

/** Success or negation of the pending Summon. */
function summonResult(board: Board): Work {
  if (board.duel.frames.length > 0 || board.duel.local.done)
    return runFrames(board) === 'ask' ? 'ask' : (board.duel.local.done as Outcome);
  const s = board.duel.summon;
  if (!s) return 'summonNegated';
  if (s.negated) {
    // Negated but not destroyed: to the GY, from nowhere (or, after a negated Flip Summon, from the field) by no effect.
    board.touch().summon = null;
    for (const m of s.monsters) {
      const c = board.card(m.card);
      if (c.place === 'nowhere' || (s.method === 'flip' && c.place === 'monsterZone'))
        moveCard(board, m.card, { to: 'gy', reasons: [], act: { cause: 'rule', by: s.seat } });
    }
    board.edit().local = { done: 'summonNegated' };
    rest(board);
    return runFrames(board) === 'ask' ? 'ask' : 'summonNegated';
  }
  succeed(board, s);
  board.edit().local = { done: 'summonSucceeded' };
  return runFrames(board) === 'ask' ? 'ask' : 'summonSucceeded';
}

/** The Summon succeeds: the monster is on the field and its continuous effects apply. */
const succeed = (board: Board, s: SummonAttempt): void => {
  const act = { cause: 'procedure' as const, by: s.seat };
  tick(board);
  board.touch().summon = null;
  if (s.method === 'flip') {
    const m = s.monsters[0];
    if (m && board.card(m.card).faceUp && board.card(m.card).place === 'monsterZone') {
      const c = board.card(m.card);
      board.editField(m.card).flippedTurn = board.duel.turn;
      emit(board, { type: 'positionChanged', card: m.card, def: c.def, position: 'attack', faceUp: true }, act);
      emit(board, { type: 'flipped', card: m.card, def: c.def, stay: c.stay, how: 'flipSummon' }, act);
      placeSummoned(board, [m], { method: 'flip', seat: s.seat, act });
    }
  } else {
    placeSummoned(board, s.monsters, {
      method: s.method,
      seat: s.seat,
      act,
      tributes: s.tributes,
      tributeNames: s.tributeNames,
      tribute: s.tributeSummon,
    });
    for (const m of s.monsters) board.editCard(m.card).properlySummoned = true;
  }
  rest(board);
};

/** In box A with an attack pending: the attack ends, is replayed, or stands. */
const checkBattle = (board: Board): Work | null => {
  const b = board.duel.battle;
  if (!b || board.duel.answer || b.inDamageStep) return null;
  const a = board.card(b.attacker.card);
  const gone = a.stay !== b.attacker.stay || a.place !== 'monsterZone' || a.controller !== board.duel.turnPlayer;
  if (b.calculated) {
    // An effect has already fought it out.
    endAttack(board);
    return null;
  }
  if (b.negated || gone || !canGoOn(board, a) || board.duel.battlePhaseEnds) {
    if (!b.negated) emit(board, { type: 'attackStopped', card: a.id, why: 'gone' });
    endAttack(board);
    return null;
  }
  const { targets, direct } = attackTargets(board, a.id, true);
  const targetGone =
    b.target !== null &&
    (board.card(b.target.card).stay !== b.target.stay || board.card(b.target.card).controller === a.controller);
  if (!b.changed && !targetGone && !(b.direct && !direct)) return null;
  if (targets.length === 0 && !direct) {
    emit(board, { type: 'attackStopped', card: a.id, why: 'gone' });
    endAttack(board);
    return null;
  }
  beginAction(board, board.duel.turnPlayer, { do: 'replay' });
  board.edit().local = { after: 'actionTaken' };
  return finishAction(board);
};

/** An attack that gets no Damage Step; what lasts until the end of that step is over with it. */
const endAttack = (board: Board): void => {
  board.touch().battle = null;
  expire(board, 'damageStepEnd');
  settle(board);
};

/** Whether an attacker can still attack at all: "cannot attack" and a lost right to this attack stop it. */
const canGoOn = (board: Board, a: CardState): boolean => {
  if (!a.faceUp || (a.position !== 'attack' && !modOn(board, a.id, 'attackFromDefense'))) return false;
  const barred = modOn(board, a.id, 'cannotAttack');
  if (barred && !barred.mod.direct) return false;
  return (a.field?.attacks ?? 0) <= attacksAllowed(board, a.id);
};

/** Chainless processing due in this Phase, for the player whose effect it is. */
const delayedNow = (board: Board): Delayed[] => {
  const { duel } = board;
  if (momentOf(duel) !== null || duel.at.turn === 'endPhase.handLimit') return [];
  const phase = phaseOf(duel);
  return duel.delayed.filter(
    (x) =>
      x.phase === phase &&
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
const dueProcesses = (board: Board, seat: Seat): Option[] =>
  delayedNow(board)
    .filter((x) => x.ctx.seat === seat)
    .map((x) => ({ do: 'process', delayed: x.id }));

const startProcess = (board: Board, id: number): void => {
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
  const free = freeMonsterZones(board, r.controller);
  const index = free.includes(r.index) ? r.index : free[0];
  const act = { cause: 'effect' as const, by: x.ctx.seat, source: x.ctx.card };
  if (index === undefined) moveCard(board, c.id, { to: 'gy', reasons: [], act });
  else
    moveCard(board, c.id, {
      to: 'monsterZone',
      reasons: ['returned'],
      act,
      index,
      controller: r.controller,
      faceUp: r.faceUp,
      position: r.position,
    });
  if (r.kept && board.card(c.id).field) Object.assign(board.editField(c.id), r.kept);
  settle(board);
};

/** When both have passed, mandatory effects and processes of the Phase that are left must be done, turn player's first. */
const leftover = (board: Board): Work => {
  for (const seat of [board.duel.turnPlayer, otherSeat(board.duel.turnPlayer)]) {
    board.edit().window = { asked: seat, passes: 0 };
    const forced = activations(board, seat, 'end').filter((o) => {
      if (o.do !== 'activate') return false;
      const { effect } = activatedEffect(board.info(o.card), o.effect);
      return effect.phase !== undefined && effect.mandatory === true;
    });
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
