/** Turning a monster and what that resets (rulings/basics: reset-fd-*). */
import { moveCard } from '../continuous/move';
import { freeSpellTrapZones } from '../facts/zones';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Position } from '../terms';

/**
 * Face-down Defense Position: counters, soft uses, bindings and received effects end; how it was Summoned is kept.
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
  f.uses = {};
  f.attached = [];
  f.bound = {};
  f.declared = {};
  delete f.gemini;
  f.controls = f.controls.filter((x) => x.until !== 'leavesField');
  emit(board, { type: 'positionChanged', card: id, def: c.def, was, position: 'defense', faceUp: false }, act);
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
  if (wasDown) board.editField(id).flippedTurn = board.duel.turn;
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
