/**
 * What the rules do by themselves after every operation: which continuous effects apply, who controls what,
 * Equip Cards without a monster, self-destruction, Life Points at 0. Simultaneous operations count as one.
 */
import { allHold } from '../conditions/index';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import { livesAt } from '../state/cards';
import type { Duel } from '../state/duel';
import { isDormant } from '../state/gemini';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';
import { protection } from './derive';
import { moveCard } from './move';

const MAX_ROUNDS = 50;

/** Brings the board to rest. Throws with the cards involved if it never does (a loop the rules forbid). */
export const settle = (board: Board): void => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    refreshApplying(board);
    if (!(controls(board) || equips(board) || selfDestruction(board))) {
      lifePoints(board);
      return;
    }
  }
  const names = board.duel.applying.map((a) => board.info(a.card).def.name.en).join(', ');
  throw new Error(`the board does not come to rest; continuous effects in play: ${names}`);
};

type Applying = Duel['applying'][number];

/** Continuous effects whose card is in place, face-up and (for Spells/Traps) resolved, and whose condition holds. */
const refreshApplying = (board: Board): void => {
  const { duel } = board;
  const old = duel.applying;
  const found: Applying[] = [];
  let same = true;
  let n = 0;
  const visit = (id: number): void => {
    const c = board.card(id);
    const info = board.cards.get(c.def);
    if (info.continuous.length === 0 || !c.faceUp) return;
    if ((c.place !== 'monsterZone' && c.field && !c.field.resolved) || isDormant(c, info)) return;
    // OCG rules, Summons: in a pending Flip Summon the monster is face-up, but its effects do not apply before success.
    if (duel.summon?.method === 'flip' && duel.summon.monsters.some((m) => m.card === id)) return;
    // OCG rules, Battle: once it is certain that battle destroys a monster, its continuous effects are off.
    if (duel.battle?.destroyed.some((r) => r.card === id && r.stay === c.stay)) return;
    // While it is negated it does not apply; when it resumes, it is a newer effect.
    if (board.derived.negated.has(id)) return;
    const seat = c.field ? c.controller : c.owner;
    for (const e of info.continuous) {
      if (!livesAt(e, c)) continue;
      if (!allHold(board, e.effect.if, { card: id, stay: c.stay, seat, vars: {} })) continue;
      const was = old.find((a) => a.card === id && a.stay === c.stay && a.effect === e.index);
      if (was !== old[n]) same = false;
      n++;
      found.push(was ?? { card: id, stay: c.stay, effect: e.index, since: -1 });
    }
  };
  for (const seat of [duel.turnPlayer, otherSeat(duel.turnPlayer)]) {
    const s = duel.seats[seat];
    for (const id of s.monsterZones) if (id !== null) visit(id);
    for (const id of s.spellTrapZones) if (id !== null) visit(id);
    if (s.fieldZone !== null) visit(s.fieldZone);
  }
  if (same && n === old.length && !found.some((a) => a.since < 0)) return;
  const d = board.touch();
  d.applying = found.map((a) => (a.since < 0 ? { ...a, since: d.ids++ } : a));
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
