import type { Duel } from '../../engine';

/** Every card is in exactly one place; `nowhere` and `attached` are places without a pile. */
export function misplaced(duel: Duel): string | null {
  const held = new Map<number, string>();
  for (const [seat, side] of duel.seats.entries()) {
    const piles = {
      hand: side.hand,
      deck: side.deck,
      extraDeck: side.extraDeck,
      gy: side.gy,
      banished: side.banished,
      monsterZone: side.monsterZones,
      spellTrapZone: side.spellTrapZones,
      fieldZone: [side.fieldZone],
    };
    for (const [place, ids] of Object.entries(piles)) {
      for (const id of ids) {
        if (id === null) continue;
        if (held.has(id)) return `card ${id} is in ${held.get(id)} and in the ${place} of seat ${seat}`;
        held.set(id, `the ${place} of seat ${seat}`);
        if (duel.cards[id]?.place !== place)
          return `card ${id} is in ${held.get(id)} but says ${duel.cards[id]?.place}`;
      }
    }
  }
  for (const card of duel.cards) {
    const pileless = card.place === 'nowhere' || card.place === 'attached';
    if (pileless === held.has(card.id))
      return `card ${card.id} says ${card.place} and is in ${held.get(card.id) ?? 'no pile'}`;
  }
  return null;
}
