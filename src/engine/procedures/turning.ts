/** Turning a monster and what that resets (rulings/basics: reset-fd-*). */
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Position } from '../terms';

/** Face-down Defense Position: counters, soft uses, bindings and received effects end; how it was Summoned is kept. */
export const turnFaceDown = (board: Board, id: number, act: Act): void => {
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
