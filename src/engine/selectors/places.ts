/** Whose cards and which places the words of a definition mean. */
import type { PlaceName } from '../definition';
import type { Place, Seat, Side } from '../terms';
import { FIELD, otherSeat } from '../terms';

export const sideHas = (side: Side | undefined, you: Seat, who: Seat): boolean =>
  side === undefined || side === 'both' || (side === 'you') === (you === who);

/** The seats a side means, the asker's own first. */
export const seatsOf = (side: Side | undefined, you: Seat): readonly Seat[] =>
  side === 'you' ? ONE[you] : side === 'opponent' ? ONE[otherSeat(you)] : BOTH[you];
const ONE = [[0], [1]] as const;
const BOTH = [
  [0, 1],
  [1, 0],
] as const;

export const placesOf = (from: PlaceName | PlaceName[] | undefined): readonly Place[] => {
  if (from === undefined || from === 'field') return FIELD;
  let known = placeLists.get(from);
  if (!known) {
    known = listPlaces(from);
    placeLists.set(from, known);
  }
  return known;
};
const placeLists = new Map<PlaceName | PlaceName[], readonly Place[]>();
const listPlaces = (from: PlaceName | PlaceName[]): readonly Place[] => {
  if (!Array.isArray(from)) return [from as Place];
  return from.flatMap((p): readonly Place[] => (p === 'field' ? FIELD : [p]));
};
