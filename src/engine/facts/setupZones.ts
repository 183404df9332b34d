/** Zones of a position: who stands where, two in one zone, the Extra Monster Zones. */

import { cellOf, cellsFrom, coLinked } from '../state/arrows';
import type { Cards } from '../state/cards';
import type { BoardSetup, PlacedCard } from '../state/create';
import { EXTRA_DECK_FRAMES, EXTRA_MONSTER_ZONES, FIELD, MAIN_ZONES, type Place, type Seat } from '../terms';
import type { Found } from './setupProblem';

/** The zone a card stands in: as it says, or the first free one; null where there is none (or for a pile). */
export const zonesOf = ({ cards }: Pick<BoardSetup, 'cards'>): (number | null)[] => {
  const taken = new Set<string>();
  const key = ({ seat, place }: PlacedCard, index: number): string => `${seat} ${place} ${index}`;
  return cards.map((card) => {
    if (!FIELD.includes(card.place)) return null;
    const index = card.place === 'fieldZone' ? 0 : (card.index ?? firstFree(card, (i) => taken.has(key(card, i))));
    if (index !== null) taken.add(key(card, index));
    return index;
  });
};

const firstFree = ({ place }: PlacedCard, isTaken: (index: number) => boolean): number | null =>
  zonesAt(place).find((i) => !isTaken(i)) ?? null;

/** Columns of a place. */
export const zonesAt = (place: Place): readonly number[] =>
  place === 'monsterZone' ? [...MAIN_ZONES, ...EXTRA_MONSTER_ZONES] : place === 'fieldZone' ? [0] : MAIN_ZONES;

/** The two Extra Monster Zones are shared: what is the left one to a player is the right one to the other. */
export const spotKey = (place: Place, seat: Seat, index: number): string =>
  place === 'monsterZone' && index > 4 ? `extra ${seat === 0 ? index : 11 - index}` : `${seat} ${place} ${index}`;

export const zoneProblems = (setup: BoardSetup, cards: Cards): Found[] => {
  const found: Found[] = [];
  const zones = zonesOf(setup);
  const first = new Map<string, number>();
  for (const [card, { place, seat }] of setup.cards.entries()) {
    if (!FIELD.includes(place)) continue;
    const index = zones[card] ?? null;
    if (index === null || !zonesAt(place).includes(index)) {
      found.push({ id: 'noSuchZone', card });
      continue;
    }
    const key = spotKey(place, seat, index);
    const other = first.get(key);
    if (other === undefined) first.set(key, card);
    else found.push({ id: 'zoneTaken', card, other });
  }
  for (const seat of [0, 1] as const) found.push(...extraZoneProblems(setup, zones, cards, seat));
  return found;
};

const inExtraZone = ({ place }: PlacedCard, index: number | null | undefined): boolean =>
  place === 'monsterZone' && (EXTRA_MONSTER_ZONES as readonly (number | null | undefined)[]).includes(index);

/** OCG rules since April 2020: these zones are for monsters of the Extra Deck, one for each player. */
const extraZoneProblems = (setup: BoardSetup, zones: readonly (number | null)[], cards: Cards, seat: Seat): Found[] => {
  const there = setup.cards.flatMap((card, i) => (card.seat === seat && inExtraZone(card, zones[i]) ? [i] : []));
  const found: Found[] = there.flatMap((card): Found[] => {
    const { def } = cards.get(setup.cards[card]!.def);
    return EXTRA_DECK_FRAMES.includes(def.frame) || def.pendulum || def.kind !== 'monster'
      ? []
      : [{ id: 'extraZoneOfMainDeck', card }];
  });
  if (there.length > 1 && !isExtraLink(setup, zones, cards))
    found.push({ id: 'bothExtraZones', card: there[1]!, other: there[0]!, seat });
  return found;
};

/** Link Monsters that point to each other, from one Extra Monster Zone to the other without a gap. */
const isExtraLink = (setup: BoardSetup, zones: readonly (number | null)[], cards: Cards): boolean => {
  const links = setup.cards.flatMap(({ def, place, seat }, i) => {
    const index = zones[i];
    const { arrows } = cards.get(def);
    if (place !== 'monsterZone' || index == null || arrows.length === 0) return [];
    const at = cellOf(seat, index);
    return [{ at, to: cellsFrom(at, arrows, seat) }];
  });
  const first = links.find(({ at }) => at.y === 1);
  return first !== undefined && coLinked(first, links).filter(({ at }) => at.y === 1).length > 1;
};

/** The first free Main zone of this place of a player; null where all are taken. */
export const freeZone = (setup: BoardSetup, place: Place, seat: Seat): number | null => {
  const zones = zonesOf(setup);
  const taken = new Set(
    setup.cards.flatMap((card, i) => (zones[i] == null ? [] : [spotKey(card.place, card.seat, zones[i])])),
  );
  return zonesAt(place).find((index) => index < 5 && !taken.has(spotKey(place, seat, index))) ?? null;
};

/** The position with what cannot stand anywhere taken off the table, so that the rest can be looked at. */
export const drawable = (given: BoardSetup, cards: Cards): BoardSetup => {
  const stranger = (p: PlacedCard): PlacedCard => ({ def: cards.list[0]?.id ?? p.def, place: 'nowhere', seat: p.seat });
  const setup = { ...given, cards: given.cards.map((p) => (cards.has(p.def) ? p : stranger(p))) };
  const off = new Set<number>();
  for (const { id, card } of zoneProblems(setup, cards))
    if (card !== undefined && (id === 'zoneTaken' || id === 'noSuchZone')) off.add(card);
  const kept = setup.cards.map((p, i): PlacedCard => {
    const { equippedTo, attachedTo, ...rest } = p;
    const stands = !off.has(i) && (p.place !== 'attached' || isXyzOnField(setup, attachedTo, cards, off));
    const holder = equippedTo === undefined || off.has(equippedTo) ? undefined : setup.cards[equippedTo];
    return {
      ...rest,
      ...(!stands && { place: 'nowhere' as const }),
      ...(stands && p.place === 'attached' && attachedTo !== undefined && { attachedTo }),
      ...(stands && equippedTo !== undefined && holder?.place === 'monsterZone' && { equippedTo }),
    };
  });
  return { ...setup, cards: kept };
};

const isXyzOnField = (setup: BoardSetup, at: number | undefined, cards: Cards, off: ReadonlySet<number>): boolean => {
  const holder = at === undefined || off.has(at) ? undefined : setup.cards[at];
  return holder?.place === 'monsterZone' && cards.get(holder.def).def.frame === 'xyz';
};
