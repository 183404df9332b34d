/**
 * What the rules do by themselves after every operation: which continuous effects apply, who controls what,
 * Equip Cards without a monster, self-destruction, Life Points at 0. Simultaneous operations count as one.
 */
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import { matches } from '../selectors/match';
import { seatsOf } from '../selectors/places';
import type { Board } from '../state/board';
import type { Duel } from '../state/duel';
import type { Position, Seat } from '../terms';
import { type Beginning, refreshApplying } from './applying';
import { fixedPosition, protection } from './derive';
import { moveCard } from './move';

const MAX_ROUNDS = 50;

/**
 * Brings the board to rest, unless a player has to be asked in which order effects begin (`duel.ordering`): then it goes on
 * after the answer. Throws with the cards involved if it never comes to rest (a loop the rules forbid).
 */
export const settle = (board: Board, beginning?: Beginning): void => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    refreshApplying(board, beginning);
    if (board.duel.ordering) return;
    if (!(controls(board) || positions(board) || equips(board) || selfDestruction(board) || surplus(board))) {
      lifePoints(board);
      return;
    }
  }
  const names = board.duel.applying.map((a) => board.info(a.card).def.name.en).join(', ');
  throw new Error(`the board does not come to rest; continuous effects in play: ${names}`);
};

/** A control effect that applies, the last temporary control, or the lasting controller. */
const controls = (board: Board): boolean => {
  for (const seat of [0, 1] as const)
    for (const id of board.duel.seats[seat].monsterZones) {
      if (id === null) continue;
      const c = board.card(id);
      const f = c.field;
      if (!f) continue;
      const mods = board.derived.on.get(id);
      let wanted: Seat = f.controls.length > 0 ? (f.controls[f.controls.length - 1] as { seat: Seat }).seat : f.lasting;
      let locked = false;
      if (mods)
        for (const m of mods) {
          if (m.mod.mod === 'control') wanted = m.seat;
          if (m.mod.mod === 'controlLocked') locked = true;
        }
      if (wanted === c.controller || locked) continue;
      changeControl(board, id, wanted);
      return true;
    }
  return false;
};

/** Face-up monsters are in the position that the last effect about it says. */
const positions = (board: Board): boolean => {
  for (const id of board.derived.on.keys()) {
    const fixed = fixedPosition(board, id);
    const c = board.card(id);
    if (!fixed || c.place !== 'monsterZone' || !c.faceUp || c.position === fixed.position) continue;
    turn(board, id, fixed.position, { cause: 'effect', by: fixed.seat, source: fixed.source });
    return true;
  }
  return false;
};
const turn = (board: Board, id: number, position: Position, act: Act): void => {
  const c = board.editCard(id);
  const was = c.position ?? 'defense';
  c.position = position;
  emit(board, { type: 'positionChanged', card: id, def: c.def, was, position, faceUp: true }, act);
};

/** Gives a monster to the other side; without a free zone there it is destroyed by the rules. */
export const changeControl = (board: Board, id: number, to: Seat, index?: number): void => {
  const c = board.card(id);
  const free = index ?? board.duel.seats[to].monsterZones.findIndex((z, i) => z === null && i < 5);
  const act: Act = { cause: 'rule', by: to };
  if (free < 0) {
    moveCard(board, id, { to: 'gy', reasons: ['destroyed'], act });
    return;
  }
  board.editZones(c.controller, 'monsterZones')[c.index] = null;
  board.editZones(to, 'monsterZones')[free] = id;
  const e = board.editCard(id);
  e.controller = to;
  e.index = free;
  const d = board.edit();
  if (d.battle && !d.battle.changed) d.battle = { ...d.battle, changed: true };
  emit(board, { type: 'controlChanged', card: id, def: c.def, to }, act);
};

/** An Equip Card whose monster is gone or face-down is destroyed by the rules. */
const equips = (board: Board): boolean => {
  for (const seat of [0, 1] as const)
    for (const id of board.duel.seats[seat].spellTrapZones) {
      if (id === null) continue;
      const e = board.card(id).field?.equippedTo;
      if (!e) continue;
      const m = board.card(e.card);
      if (m.place === 'monsterZone' && m.stay === e.stay && m.face === e.face && m.faceUp) continue;
      emit(board, { type: 'rulesDestroyed', card: id, why: 'equip' });
      moveCard(board, id, { to: 'gy', reasons: ['destroyed'], act: { cause: 'rule', by: seat } });
      return true;
    }
  return false;
};

const selfDestruction = (board: Board): boolean => {
  for (const [id, mods] of board.derived.on)
    for (const m of mods)
      if (m.mod.mod === 'selfDestroy' && !protection(board, id, 'effect', m.seat)) {
        moveCard(board, id, {
          to: 'gy',
          reasons: ['destroyed'],
          act: { cause: 'effect', by: m.seat, source: m.source },
        });
        return true;
      }
  return false;
};

/** "Only 1 can be face-up": of two on one side the one that came to be so later is destroyed by the rules. */
const surplus = (board: Board): boolean => {
  const pending = new Set(board.duel.summon?.monsters.map((m) => m.card));
  for (const l of board.derived.locks) {
    const m = l.mod;
    if (m.mod !== 'onlyOne') continue;
    for (const seat of seatsOf(m.who, l.seat)) {
      const ids = board
        .in(seat, 'monsterZone')
        .filter((id) => board.card(id).faceUp && !pending.has(id) && matches(board, id, m.cards, l.ask));
      if (ids.length < 2) continue;
      const since = (id: number): number =>
        Math.max(-1, ...board.duel.applying.filter((a) => a.card === id).map((a) => a.since));
      const last = ids.reduce((a, b) => (since(b) > since(a) ? b : a));
      emit(board, { type: 'rulesDestroyed', card: last, why: 'onlyOne' });
      moveCard(board, last, { to: 'gy', reasons: ['destroyed'], act: { cause: 'rule', by: seat } });
      return true;
    }
  }
  return false;
};

const lifePoints = (board: Board): void => {
  const { duel } = board;
  if (duel.result) return;
  const [a, b] = [duel.seats[0].lp <= 0, duel.seats[1].lp <= 0];
  if (!a && !b) return;
  end(board, a && b ? null : a ? 1 : 0, a && b ? 'bothLp' : 'lp');
};

/** Ends the duel; the first result stands. */
export const end = (board: Board, winner: Seat | null, reason: NonNullable<Duel['result']>['reason']): void => {
  if (board.duel.result) return;
  board.touch().result = { winner, reason };
  emit(board, { type: 'duelEnded', winner, reason });
};
