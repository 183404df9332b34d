/** The position as the table's board shows it, where what is held can go, and how places are called. */
import { cards } from '@/catalogue';
import type { SetupNames } from '@/catalogue/text/setup';
import { type BoardSetup, laidOut, type Place, type Seat, type View, viewFor, zonesOf } from '@/engine';
import { occupantOf, type Spot } from '@/store/editor';
import type { Lang } from '../card/labels';
import { seatName } from '../duel/seatName';
import { STRINGS } from '../strings';
import { nameOf } from './palette';
import { EDITOR_WORDS } from './words';

/** The seat drawn below: the first, as on the table. */
export const BOTTOM: Seat = 0;

export function viewOf(setup: BoardSetup, lang: Lang): View {
  const seen = viewFor(laidOut(setup, cards), cards, 'both');
  const [first, second] = seen.seats;
  const named = (seat: View['seats'][Seat]) => ({ ...seat, name: seatName(seat.name, seat.seat, STRINGS[lang]) });
  return { ...seen, seats: [named(first), named(second)] };
}

export const namesFor = (setup: BoardSetup, lang: Lang): SetupNames => ({
  card: (index) => nameOf(setup.cards[index]?.def ?? 0, lang),
  def: (passcode) => nameOf(passcode, lang),
  seat: (seat) => seatName(setup.options?.names?.[seat] ?? '', seat, STRINGS[lang]),
});

/** "M3", "Player 2: GY", "right Extra Monster Zone". */
export function placeText(spot: Spot, seat: (seat: Seat) => string, lang: Lang): string {
  const words = EDITOR_WORDS[lang];
  const { place, index = 0 } = spot;
  if (place === 'monsterZone' && index > 4) {
    const left = (index === 5) === (spot.seat === BOTTOM);
    return words.extraZones[left ? 'EL' : 'ER'] ?? '';
  }
  if (place === 'monsterZone' || place === 'spellTrapZone')
    return `${spot.seat === BOTTOM ? '' : 'o'}${place === 'monsterZone' ? 'M' : 'S'}${index + 1}`;
  return words.of(seat(spot.seat), words.places[place] ?? place);
}

/** Where a card of the position is. */
export function spotOfCard(setup: BoardSetup, card: number): Spot {
  const { seat, place } = setup.cards[card]!;
  const index = zonesOf(setup)[card];
  return { seat, place, ...(index != null && { index }) };
}

/** `0:monsterZone:2`, `1:gy`, `0:hand`: as the board writes its places. */
export function spotFrom(text: string): Spot {
  const [seat, place, index] = text.split(':');
  return {
    seat: seat === '1' ? 1 : 0,
    place: place as Place,
    ...(index !== undefined && { index: Number(index) }),
  };
}

/** Zones this card is usually put in, without those that are taken. Anything else can be chosen as well. */
export function fittingZones(setup: BoardSetup, def: number): Map<string, number> {
  const { kind, property, pendulum, frame } = cards.get(def).def;
  const places: Spot[] = ([0, 1] as const).flatMap((seat): Spot[] => {
    if (property === 'field') return [{ seat, place: 'fieldZone', index: 0 }];
    if (kind !== 'monster') return [0, 1, 2, 3, 4].map((index) => ({ seat, place: 'spellTrapZone', index }));
    const extra = ['fusion', 'synchro', 'xyz', 'link'].includes(frame ?? '') || pendulum !== undefined;
    const zones = extra && seat === BOTTOM ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4];
    const scales: Spot[] = pendulum ? [0, 4].map((index) => ({ seat, place: 'spellTrapZone', index })) : [];
    return [...zones.map((index): Spot => ({ seat, place: 'monsterZone', index })), ...scales];
  });
  return new Map(
    places
      .filter((spot) => occupantOf(setup, spot) === null)
      .map((spot, i) => [`${spot.seat}:${spot.place}:${spot.index}`, i]),
  );
}
