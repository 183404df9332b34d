/** Counts of Summons by way, for each deck that was played: whether a deck does what it is for. */
import { type Duel, type DuelEvent, EXTRA_MONSTER_ZONES, SEATS, type Seat } from '../engine';

/** Monsters Summoned at one time are one Summon. */
export interface SummonCounts {
  duels: number;
  /** Of successful Summons; `special`: neither of the ways with a name. */
  ways: Partial<Record<string, number>>;
  /** Pendulum Summons of two or more monsters. */
  severalAtOnce: number;
  /** Monsters Summoned to an Extra Monster Zone, and Link Monsters to a zone a Link Monster points to. */
  extraMonsterZone: number;
  linkedZone: number;
}

export class SummonUse {
  private readonly counts = new Map<string, SummonCounts>();

  /** A finished duel; `decks` are the names under which each seat is counted, null for a deck without one. */
  add(duel: Duel, decks: readonly [string | null, string | null]): void {
    const events = [...duel.past.flat(), ...duel.log];
    for (const seat of SEATS) {
      const name = decks[seat];
      if (name === null) continue;
      const counts = this.counts.get(name) ?? empty();
      this.counts.set(name, counts);
      counts.duels++;
      count(counts, events, seat);
    }
  }

  /** By the names of the decks, in their alphabetical order. */
  byDeck(): Record<string, SummonCounts> {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => a.localeCompare(b)));
  }
}

const empty = (): SummonCounts => ({ duels: 0, ways: {}, severalAtOnce: 0, extraMonsterZone: 0, linkedZone: 0 });

function count(counts: SummonCounts, events: readonly DuelEvent[], seat: Seat): void {
  const zones = new Map<number, number>();
  let before = '';
  let together = 0;
  for (const event of events) {
    if (event.type === 'moved' && event.to === 'monsterZone') zones.set(event.card, event.index);
    if (event.type !== 'summoned' || event.seat !== seat) continue;
    const way = event.way ?? event.method;
    const summon = `${event.time} ${way}`;
    together = summon === before ? together + 1 : 1;
    before = summon;
    if (together === 1) counts.ways[way] = (counts.ways[way] ?? 0) + 1;
    if (together === 2 && way === 'pendulum') counts.severalAtOnce++;
    const zone = zones.get(event.card);
    if (EXTRA_MONSTER_ZONES.some((extra) => extra === zone)) counts.extraMonsterZone++;
    else if (way === 'link') counts.linkedZone++;
  }
}
