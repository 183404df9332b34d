/** Turning a monster and what that resets (rulings/basics: reset-fd-*). */
import { moveCard } from '../continuous/move';
import { freeSpellTrapZones } from '../facts/zones';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { FieldStay, Lingering } from '../state/duel';
import type { Position } from '../terms';

/**
 * Face-down Defense Position: counters, soft uses, bindings and received effects end; by which method it was
 * Summoned is kept, but not a Pendulum or Flip Summon, nor by what, from where and with what.
 * A Trap Monster turned face-down is a Set Trap again, in a Spell & Trap Zone; without a free one it goes to the GY.
 */
export const turnFaceDown = (board: Board, id: number, act: Act): void => {
  if (board.info(id).printed.kind !== 'monster') {
    setAgain(board, id, act);
    return;
  }
  const c = board.editCard(id);
  const was = c.position ?? 'defense';
  c.faceUp = false;
  c.position = 'defense';
  c.face++;
  const f = board.editField(id);
  f.counters = {};
  f.uses = cycleUses(board, id, f.uses);
  endOn(board, id);
  f.attached = [];
  f.bound = {};
  f.declared = {};
  f.used = [];
  f.from = null;
  if (f.way === 'pendulum') f.way = null;
  delete f.summonedBy;
  delete f.summonedByName;
  delete f.flipSummoned;
  delete f.flipped;
  delete f.gemini;
  f.controls = f.controls.filter((x) => x.until !== 'leavesField');
  emit(board, { type: 'positionChanged', card: id, def: c.def, was, position: 'defense', faceUp: false }, act);
};

/** A use of what turns the monster itself face-down is remembered (rulings reset-fd-keep-cycle-flip). */
const cycleUses = (board: Board, id: number, uses: FieldStay['uses']): FieldStay['uses'] => {
  const kept = board.info(id).activated.flatMap(({ effect, index }) => {
    const turnsItself = effect.do.some(
      (s) => s.op === 'changePosition' && s.what === 'self' && s.to === 'faceDownDefense',
    );
    const key = effect.limit?.group ?? String(index);
    const used = uses[key];
    return turnsItself && used ? [[key, used] as const] : [];
  });
  return Object.fromEntries(kept);
};

/** Effects laid on it for a while are over for it, wherever it goes from here. */
const endOn = (board: Board, id: number): void => {
  const laid = (l: Lingering): boolean => l.affects?.some((r) => r.card === id) ?? false;
  if (!board.duel.lingering.some(laid)) return;
  board.edit().lingering = board.duel.lingering.map((l) =>
    laid(l) ? { ...l, affects: l.affects?.filter((r) => r.card !== id) ?? [] } : l,
  );
};

const setAgain = (board: Board, id: number, act: Act): void => {
  const { controller } = board.card(id);
  const [index] = freeSpellTrapZones(board, controller);
  if (index === undefined) {
    moveCard(board, id, { to: 'gy', reasons: [], act: { cause: 'rule', by: controller } });
    return;
  }
  moveCard(board, id, { to: 'spellTrapZone', reasons: ['set'], act, index, controller, faceUp: false });
  board.editField(id).setTurn = board.duel.turn;
};

/**
 * Changes the battle position of a face-up monster, or turns a face-down one face-up.
 * @param how why it is turned face-up, for the `flipped` event
 */
export const turnTo = (
  board: Board,
  id: number,
  position: Position,
  act: Act,
  how: 'flipSummon' | 'effect' | 'battle' | 'position',
): void => {
  const c = board.editCard(id);
  const wasDown = !c.faceUp;
  const was = c.position ?? 'defense';
  const changed = was !== position;
  c.position = position;
  c.faceUp = true;
  if (wasDown) {
    const f = board.editField(id);
    f.flippedTurn = board.duel.turn;
    f.flipped = true;
  }
  if (changed || (wasDown && how !== 'battle'))
    emit(
      board,
      {
        type: 'positionChanged',
        card: id,
        def: c.def,
        was,
        position,
        faceUp: true,
        ...(how === 'position' ? { manual: true as const } : {}),
      },
      act,
    );
  if (wasDown) emit(board, { type: 'flipped', card: id, def: c.def, stay: c.stay, how }, act);
};
