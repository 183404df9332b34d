/** What the game does by itself on arriving in a Phase, Step or moment. */
import { settle } from '../continuous/settle';
import { phaseLock } from '../facts/locks';
import { pushSteps } from '../interpreter/steps';
import { emit, tick } from '../log/emit';
import { battleStands, calculateBattle } from '../procedures/battle';
import { drawCards } from '../procedures/decks';
import type { Board } from '../state/board';
import type { Battle, Duel, Lingering, StayRef } from '../state/duel';
import { phaseOfNode } from '../state/phase';
import { otherSeat } from '../terms';
import { beginAction } from './actions';

/** The process due on arriving in the present node of the turn region. */
export const gameProcess = (board: Board): 'skipped' | 'done' => {
  const { duel } = board;
  const node = duel.at.turn;
  tick(board);
  switch (node) {
    case 'drawPhase':
      newTurn(board);
      if (skipped(board)) return 'skipped';
      beginPhase(board);
      if (board.duel.turn > 1 || !board.duel.options.openingTurn) {
        const n: [number, number] = [0, 0];
        n[board.duel.turnPlayer] = 1;
        drawCards(board, n, { cause: 'rule', by: board.duel.turnPlayer });
      }
      break;
    case 'standbyPhase':
    case 'mainPhase1':
    case 'battlePhase.startStep':
    case 'mainPhase2':
    case 'endPhase.effects':
      if (node === 'mainPhase2') endBattlePhase(board);
      if (skipped(board)) return 'skipped';
      beginPhase(board);
      break;
    case 'battlePhase.battleStep':
      afterBattle(board);
      break;
    case 'battlePhase.endStep':
      if (duel.battlePhaseEnds) Object.assign(board.touch(), { battlePhaseEnds: false, battle: null });
      break;
    case 'battlePhase.damageStep.start':
      enterDamageStep(board);
      moment(board, 'start');
      break;
    case 'battlePhase.damageStep.beforeDamageCalculation':
      turnTargetUp(board);
      moment(board, 'beforeDamageCalculation');
      break;
    case 'battlePhase.damageStep.performDamageCalculation':
      turnTargetUp(board);
      moment(board, 'performDamageCalculation');
      break;
    case 'battlePhase.damageStep.afterDamageCalculation':
      calculate(board);
      break;
    case 'battlePhase.damageStep.end':
      destroyed(board);
      break;
    case 'endPhase.handLimit':
    case 'endPhase.handLimitAgain':
      expire(board, 'endPhase');
      beginAction(board, duel.turnPlayer, { do: 'handLimit' });
      break;
    default:
  }
  settle(board);
  return 'done';
};

/** Whether the turn player skips this Phase; one skip is used up. */
const skipped = (board: Board): boolean => {
  const { turnPlayer, turn } = board.duel;
  const phase = phaseOfNode(board.duel.at.turn);
  const { skips } = board.duel.seats[turnPlayer];
  const skip = skips.find((x) => x.phase === phase && x.fromTurn <= turn && x.times > 0);
  if (skip) {
    board.editSeat(turnPlayer).skips = skips
      .map((x) => (x === skip ? { ...x, times: x.times - 1 } : x))
      .filter((x) => x.times > 0);
  } else if (!phaseLock(board, turnPlayer, phase)) return false;
  emit(board, { type: 'phaseSkipped', phase, seat: turnPlayer });
  return true;
};

/** Delayed actions that wait for the nth such Phase come one nearer; maintenance that was not done is over. */
const countDown = (board: Board): void => {
  const { duel } = board;
  const phase = phaseOfNode(duel.at.turn);
  if (!duel.delayed.some((x) => x.nth !== undefined || x.needs)) return;
  board.touch().delayed = duel.delayed
    .filter((x) => !x.needs || x.fromTurn === duel.turn)
    .map((x) =>
      x.nth !== undefined && x.phase === phase && (x.seat === null || x.seat === duel.turnPlayer)
        ? { ...x, nth: x.nth - 1 }
        : x,
    );
};

/** Chainless processing of cards in play that is due in the Phase that begins. */
const scheduleMaintenance = (board: Board): void => {
  const { duel } = board;
  const phase = phaseOfNode(duel.at.turn);
  for (const seat of [duel.turnPlayer, otherSeat(duel.turnPlayer)])
    for (const place of ['monsterZone', 'spellTrapZone', 'fieldZone'] as const)
      for (const id of board.in(seat, place)) {
        const c = board.card(id);
        for (const e of board.info(id).maintenance) {
          const p = e.effect.phase;
          if (p.phase !== phase || !c.faceUp || (c.field?.resolved === false && place !== 'monsterZone')) continue;
          if (p.turn !== 'any' && (p.turn === 'you') !== (seat === duel.turnPlayer)) continue;
          const d = board.touch();
          board.list('delayed').push({
            id: d.ids++,
            ctx: { card: id, stay: c.stay, def: c.def, effect: e.index, seat, vars: {}, values: {} },
            path: ['effects', e.index, 'do'],
            phase,
            seat: null,
            fromTurn: d.turn,
            needs: { card: id, stay: c.stay, face: c.face },
          });
        }
      }
};

const beginPhase = (board: Board): void => {
  const d = board.edit();
  d.phaseUses = [];
  d.phasePasses = 0;
  d.next = null;
  emit(board, { type: 'phaseBegan', phase: phaseOfNode(d.at.turn), seat: d.turnPlayer });
  countDown(board);
  scheduleMaintenance(board);
};
export const moment = (board: Board, name: string): void => {
  const b = board.duel.battle;
  emit(board, {
    type: 'momentBegan',
    moment: name,
    ...(b ? { attacker: b.attacker.card, attackerStay: b.attacker.stay } : {}),
    ...(b?.target ? { target: b.target.card, targetStay: b.target.stay } : {}),
    ...(b?.calculated ? { battled: true as const } : {}),
  });
};

/** What lasted until the end of the turn is over. */
export const endTurn = (board: Board): void => {
  if (board.duel.turn === 0) return;
  expire(board, 'turnEnd');
  settle(board);
};

/** Between two turns nothing triggers: the next turn begins at once. */
const newTurn = (board: Board): void => {
  const before = board.duel.seats[board.duel.turnPlayer];
  if (before.skips.some((x) => x.phase === 'battle')) {
    // A Battle Phase that could not be entered is one skipped.
    const { turn } = board.duel;
    board.editSeat(board.duel.turnPlayer).skips = before.skips
      .map((x) => (x.phase === 'battle' && x.fromTurn <= turn ? { ...x, times: x.times - 1 } : x))
      .filter((x) => x.times > 0);
  }
  const d = board.touch();
  d.turn++;
  d.turnPlayer = d.turn === 1 ? d.options.first : otherSeat(d.turnPlayer);
  if (d.log.length > 0 && d.turn > 1) {
    board.list('past').push(d.log);
    d.pastCount += d.log.length;
    d.log = [];
  }
  d.triggers = [];
  d.closed = [];
  d.timing = { from: d.pastCount, last: d.clock, chainFrom: d.pastCount };
  for (const seat of [0, 1] as const) {
    const s = board.editSeat(seat);
    s.normalSummonsUsed = 0;
    s.pendulumSummonsUsed = 0;
    if (s.ticket) delete s.ticket;
    s.deeds = [];
  }
  emit(board, { type: 'turnBegan', seat: d.turnPlayer });
};

const over = (l: Pick<Lingering, 'until' | 'turn'>, at: Lingering['until'], turn: number): boolean =>
  l.until === at ||
  (at === 'turnEnd' &&
    (l.until === 'endPhase' ||
      (l.until === 'nextTurnEnd' && turn > l.turn) ||
      (l.until === 'yourNextTurnEnd' && turn > l.turn + 1) ||
      (l.until === 'opponentsSecondTurnEnd' && turn > l.turn + 2)));

/** Ends what lasts until now. */
export const expire = (board: Board, at: Lingering['until']): void => {
  const { turn } = board.duel;
  if (board.duel.lingering.some((l) => over(l, at, turn)))
    board.touch().lingering = board.duel.lingering.filter((l) => !over(l, at, turn));
  for (const seat of [0, 1] as const)
    for (const id of board.in(seat, 'monsterZone')) {
      const f = board.card(id).field;
      if (!f) continue;
      if (f.controls.some((x) => over(x, at, turn)))
        board.editField(id).controls = f.controls.filter((x) => !over(x, at, turn));
      if (at === 'turnEnd' && f.attached.some((a) => a.turn !== 0 && a.turn <= turn))
        board.editField(id).attached = f.attached.filter((a) => a.turn === 0 || a.turn > turn);
    }
};

const endBattlePhase = (board: Board): void => {
  emit(board, { type: 'battlePhaseEnded' });
  const d = board.touch();
  d.battle = null;
  d.battlePhaseEnds = false;
  expire(board, 'battlePhaseEnd');
};

const afterBattle = (board: Board): void => {
  const b = board.duel.battle;
  if (!b?.inDamageStep) return;
  board.touch().battle = null;
  expire(board, 'damageStepEnd');
};

const stateOf = (board: Board, t: StayRef | null): Battle['targetWas'] => {
  if (!t) return null;
  const c = board.card(t.card);
  return !c.faceUp ? 'faceDown' : c.position === 'attack' ? 'attackPosition' : 'faceUp';
};
const enterDamageStep = (board: Board): void => {
  const d = board.touch();
  if (!d.battle) return;
  const t = d.battle.target;
  d.battle = {
    ...d.battle,
    inDamageStep: true,
    targetFaceDownAtStart: t !== null && !board.card(t.card).faceUp,
    targetWas: stateOf(board, t),
  };
};

/** A face-down target turns up before damage calculation; its flip becomes an event only after it. */
const turnTargetUp = (board: Board): void => {
  const b = board.duel.battle;
  if (!b?.target || !battleStands(board)) return;
  const t = board.card(b.target.card);
  if (t.faceUp) return;
  const c = board.editCard(t.id);
  c.faceUp = true;
  board.editField(t.id).flippedTurn = board.duel.turn;
  board.touch().battle = { ...b, turnedUp: true };
};

const calculate = (board: Board): void => {
  calculateBattle(board);
  expire(board, 'damageCalculation');
  beginAction(board, board.duel.turnPlayer, { do: 'battleFate' });
};

/** What follows the calculation at once: its moment, and the flip of a monster it turned up. */
export const afterCalculation = (board: Board): void => {
  moment(board, 'afterDamageCalculation');
  const t = board.duel.battle?.turnedUp ? board.duel.battle.target : null;
  if (t) {
    const c = board.card(t.card);
    if (c.stay === t.stay && c.faceUp)
      emit(
        board,
        { type: 'flipped', card: c.id, def: c.def, stay: c.stay, how: 'battle' },
        { cause: 'battle', by: c.controller },
      );
  }
};

/** The destroyed leave together at the start of the end of the Damage Step. */
const destroyed = (board: Board): void => {
  const b: Duel['battle'] = board.duel.battle;
  if (!b) return;
  const still = b.destroyed.filter((r) => board.card(r.card).stay === r.stay);
  if (still.length === 0) return;
  const by = board.card(b.attacker.card).controller;
  pushSteps(
    board,
    ['battleDestruction'],
    {
      card: b.attacker.card,
      stay: b.attacker.stay,
      def: 0,
      effect: 0,
      seat: by,
      vars: { destroyed: still },
      values: {},
    },
    'battle',
  );
};
