/** Short ways to say where the cards of a board are. */
import type { PlacedCard, Position, Seat } from '../../engine';

export const inHand = (seat: Seat, ...defs: number[]): PlacedCard[] =>
  defs.map((def) => ({ def, seat, place: 'hand' }));

export const inDeck = (seat: Seat, ...defs: number[]): PlacedCard[] =>
  defs.map((def) => ({ def, seat, place: 'deck' }));

export const inGY = (seat: Seat, ...defs: number[]): PlacedCard[] => defs.map((def) => ({ def, seat, place: 'gy' }));

export const monster = (
  seat: Seat,
  index: number,
  def: number,
  position: Position = 'attack',
  faceUp = true,
): PlacedCard => ({ def, seat, place: 'monsterZone', index, position, faceUp });

/** A Spell or Trap that was Set in an earlier turn. */
export const setCard = (seat: Seat, index: number, def: number): PlacedCard => ({
  def,
  seat,
  place: 'spellTrapZone',
  index,
  faceUp: false,
  setTurn: 1,
});
