/** What the game does by itself on arriving in a Phase, Step or moment. */
import { settle } from '../continuous/settle';
import { battleOutcome, noBattleDamage } from '../events/battleDamage';
import { protection } from '../facts/locks';
import { pushSteps } from '../interpreter/steps';
import { emit, tick } from '../log/emit';
import { drawCards } from '../procedures/decks';
import { dealDamage } from '../procedures/life';
import type { Board } from '../state/board';
import type { Duel, Lingering } from '../state/duel';
import { phaseOfNode } from '../state/phase';
import { otherSeat } from '../terms';
import { beginAction } from './actions';

/** The process due on arriving in the present node of the turn region. */
export const gameProcess = (board: Board): void => {
  const { duel } = board;
  const node = duel.at.turn;
  tick(board);
  switch (node) {
    case 'drawPhase':
      newTurn(board);
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
      beginPhase(board);
      break;
    case 'battlePhase.battleStep':
      afterBattle(board);
      break;
    case 'battlePhase.endStep':
      board.edit().battlePhaseEnds = false;
      break;
    case 'battlePhase.damageStep.start':
      moment(board, 'start');
      enterDamageStep(board);
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
      moment(board, 'end');
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
};

const beginPhase = (board: Board): void => {
  const d = board.edit();
  d.phaseUses = [];
  d.phasePasses = 0;
  d.next = null;
  emit(board, { type: 'phaseBegan', phase: phaseOfNode(d.at.turn), seat: d.turnPlayer });
};
const moment = (board: Board, name: string): void => {
  emit(board, { type: 'momentBegan', moment: name });
};

/** Between two turns nothing triggers: what lasted until the end of the turn is over, then the next turn begins. */
const newTurn = (board: Board): void => {
  if (board.duel.turn > 0) {
    expire(board, 'turnEnd');
    settle(board);
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
    s.deeds = [];
  }
  emit(board, { type: 'turnBegan', seat: d.turnPlayer });
};

const over = (l: Pick<Lingering, 'until' | 'turn'>, at: Lingering['until'], turn: number): boolean =>
  l.until === at || (at === 'turnEnd' && (l.until === 'endPhase' || (l.until === 'nextTurnEnd' && turn > l.turn)));

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

const enterDamageStep = (board: Board): void => {
  const d = board.touch();
  if (!d.battle) return;
  const t = d.battle.target;
  d.battle = { ...d.battle, inDamageStep: true, targetFaceDownAtStart: t !== null && !board.card(t.card).faceUp };
};

/** Whether the battle can still be calculated. */
const stands = (board: Board): boolean => {
  const b = board.duel.battle;
  if (!b || b.negated) return false;
  const a = board.card(b.attacker.card);
  if (a.stay !== b.attacker.stay || a.place !== 'monsterZone' || a.position !== 'attack' || !a.faceUp) return false;
  if (!b.target) return b.direct;
  const t = board.card(b.target.card);
  return t.stay === b.target.stay && t.place === 'monsterZone' && t.controller !== a.controller;
};

/** A face-down target turns up before damage calculation; its flip becomes an event only after it. */
const turnTargetUp = (board: Board): void => {
  const b = board.duel.battle;
  if (!b?.target || !stands(board)) return;
  const t = board.card(b.target.card);
  if (t.faceUp) return;
  const c = board.editCard(t.id);
  c.faceUp = true;
  board.editField(t.id).flippedTurn = board.duel.turn;
  board.touch().battle = { ...b, turnedUp: true };
};

const calculate = (board: Board): void => {
  const b = board.duel.battle;
  if (b && stands(board)) {
    const a = b.attacker.card;
    const out = battleOutcome(board);
    const act = { cause: 'battle' as const, by: board.card(a).controller, source: a };
    if (b.target)
      emit(
        board,
        { type: 'battled', attacker: a, target: b.target.card, targetWasFaceDown: b.targetFaceDownAtStart },
        act,
      );
    for (const seat of [board.duel.turnPlayer, otherSeat(board.duel.turnPlayer)]) {
      const dealer = out.dealer[seat];
      if (dealer !== null && !noBattleDamage(board, seat))
        dealDamage(board, seat, out.damage[seat], 'battle', act, dealer);
    }
    const lost = out.destroyed.filter((id) => !protection(board, id, 'battle', otherSeat(board.card(id).controller)));
    for (const id of lost) {
      const winner = id === a ? (b.target?.card ?? a) : a;
      emit(
        board,
        { type: 'battleDestroyed', card: id, by: board.card(winner).controller, winner, at: 'afterDamageCalculation' },
        act,
      );
    }
    const now = board.duel.battle;
    if (now) board.touch().battle = { ...now, destroyed: lost.map((card) => ({ card, stay: board.card(card).stay })) };
  }
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
