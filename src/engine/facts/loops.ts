/** Whether a card face-up on the field would make effects stop each other without end. */
import { refreshApplying } from '../continuous/applying';
import { openBoard } from '../continuous/open';
import type { Board } from '../state/board';
import { newFieldStay } from '../state/create';
import type { Seat } from '../terms';

/**
 * Looks at the field as it would be with this card face-up on it.
 * @returns a card it would be entangled with, or null
 */
export const endlessWith = (board: Board, id: number, seat: Seat): number | null => {
  if (!board.info(id).decides) return null;
  const { duel } = board;
  if (!duel.seats.some((s) => [...s.monsterZones, ...s.spellTrapZones].some((x) => x !== null && other(board, x, id))))
    return null;
  const b = openBoard(duel, board.cards);
  const place = board.info(id).def.kind === 'monster' ? 'monsterZone' : 'spellTrapZone';
  const zones = b.editZones(seat, place === 'monsterZone' ? 'monsterZones' : 'spellTrapZones');
  if (!zones.includes(id)) zones.push(id);
  const c = b.editCard(id);
  c.place = place;
  c.controller = seat;
  c.faceUp = true;
  c.stay++;
  c.field = { ...newFieldStay(seat), resolved: true };
  if (b.duel.summon) b.touch().summon = null;
  const loop = refreshApplying(b, 'laid');
  return loop.includes(id) ? (loop.find((x) => x !== id) ?? null) : null;
};
const other = (board: Board, x: number, id: number): boolean =>
  x !== id && board.card(x).faceUp && board.info(x).decides;
