/** Positions for machine checks: tables no duel of random decks would ever come to. */
import type { BoardSetup, CompiledCard, Counter, PlacedCard, Seat, TurnNode } from '../engine';
import { COUNTERS, otherSeat, PENDULUM_ZONES, SEATS } from '../engine';
import type { Chance } from './chance';
import { draw } from './decks';
import { summonWith } from './materials';
import { needsOf, ritualWith, type Where } from './needs';
import { means, type Part, partsOf } from './parts';
import { isExtra, type Pool } from './pool';

const TURN = 5;
/** Where a position begins; Main Phase 1 more often than the others. */
const STARTS: readonly TurnNode[] = [
  'mainPhase1',
  'mainPhase1',
  'mainPhase1',
  'mainPhase1',
  'mainPhase1',
  'battlePhase.battleStep',
  'mainPhase2',
  'endPhase.effects',
];
const LIFE_POINTS = [8000, 8000, 4000, 2000, 1000, 300];

const STAR_PLACES: readonly Where[] = ['hand', 'hand', 'hand', 'field', 'field', 'field', 'gy', 'deck'];
const COMPANION_PLACES: readonly Where[] = ['hand', 'hand', 'field', 'field', 'gy', 'deck'];
/** In percent: all companions of a star are in one place; one of them is the opponent's. */
const TOGETHER = 75;
const OPPONENTS = 15;
/** In percent: what the star asks for lies where it asks for it; most of it. */
const ASKED_FOR = 60;
const EACH_NEED = 85;
const MOST_NEEDS = 6;
const USUAL = 60;
/** In percent: a star is where what its effects answer can befall it. */
const IN_PLACE = 50;
/** Companions of one star, of each kind. */
const COMPANIONS = 4;
/** Cards that have nothing to do with the stars, at most. */
const OTHERS = { hand: 4, deck: 12, field: 5, gy: 4, banished: 2 } as const;
const MOST_IN_HAND = 9;
/** In percent of the seats: more in hand than may be kept; nothing on the field. */
const FULL_HAND = 20;
const BARE_FIELD = 15;
const ZONES = 5;
/** Spells and Traps, from the middle: the zones at both ends are the Pendulum Zones. */
const SPELL_TRAP_ZONES = [2, 1, 3, 0, 4];

/**
 * A table in the middle of a duel: any cards of the catalogue in hands, Decks, GYs, banished and on the field, Xyz
 * Monsters with materials, Equip Cards with a monster, Set cards from this or an earlier turn.
 * @param stars cards of each seat that the position is about; they come with their companions
 */
export function randomPosition(pool: Pool, chance: Chance, stars: readonly [number[], number[]]): BoardSetup {
  const table = new Table(pool, chance);
  for (const seat of SEATS) for (const star of stars[seat]) layStar(pool, chance, table, seat, star);
  for (const seat of SEATS) {
    if (chance.happens(FULL_HAND)) {
      for (let n = MOST_IN_HAND; n > 0; n--) table.lay(seat, oneOf(pool.all, chance), 'hand');
    }
    for (const [where, most] of Object.entries(OTHERS) as [Where, number][]) {
      for (let n = chance.below(most + 1); n > 0; n--) table.lay(seat, oneOf(pool.all, chance), where);
    }
  }
  equip(pool, chance, table.cards);
  const lp = (): number => LIFE_POINTS[chance.below(LIFE_POINTS.length)]!;
  return {
    cards: table.cards,
    lp: [lp(), lp()],
    turn: TURN,
    turnPlayer: chance.below(2) as Seat,
    at: STARTS[chance.below(STARTS.length)]!,
  };
}

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)]!;

function layStar(pool: Pool, chance: Chance, table: Table, seat: Seat, star: number): void {
  if (chance.happens(ASKED_FOR)) layNeeds(pool, chance, table, seat, star);
  const card = pool.cards.get(star);
  // A Trap is used from where it was Set, a Spell from the hand.
  const usual = card.def.kind === 'trap' ? 'field' : card.def.kind === 'spell' ? 'hand' : null;
  const asked = placesOfStar(card);
  const place = usual && chance.happens(USUAL) ? usual : oneOf(STAR_PLACES, chance);
  table.lay(seat, card, asked.length > 0 && chance.happens(IN_PLACE) ? oneOf(asked, chance) : place);
  const { named, described, causes } = pool.companions(star);
  const together = oneOf(COMPANION_PLACES, chance);
  const lay = (id: number, whose: Seat): void => {
    const where = chance.happens(TOGETHER) ? together : oneOf(COMPANION_PLACES, chance);
    table.lay(whose, pool.cards.get(id), where);
  };
  for (const id of draw(named, COMPANIONS, chance)) lay(id, seat);
  for (const id of draw(described, chance.below(COMPANIONS + 1), chance)) {
    lay(id, chance.happens(OPPONENTS) ? otherSeat(seat) : seat);
  }
  for (const id of draw(causes, chance.below(3), chance)) lay(id, chance.happens(50) ? otherSeat(seat) : seat);
}

/** Where a star has to be for what its effects answer to befall it: in the Deck for what is added or Summoned from it. */
function placesOfStar({ def }: CompiledCard): Where[] {
  return def.effects.flatMap((effect): Where[] => {
    const when = 'when' in effect ? effect.when : undefined;
    if (!when || !('card' in when) || when.card !== 'self') return [];
    const from = 'from' in when ? [when.from].flat() : [];
    const summoned = when.event === 'summoned' && when.byEffectOf !== undefined;
    return summoned || from.includes('deck') ? ['deck'] : from.includes('hand') ? ['hand'] : [];
  });
}

/** What the star asks for, where it asks for it. */
function layNeeds(pool: Pool, chance: Chance, table: Table, seat: Seat, star: number): void {
  const card = pool.cards.get(star);
  const summon = chance.happens(EACH_NEED) ? summonWith(card, pool.all, chance) : null;
  if (summon) {
    table.lay(seat, pool.cards.get(summon.summoned), 'deck');
    for (const id of summon.materials) table.lay(seat, pool.cards.get(id), 'field');
  }
  const ritual = ritualWith(card, pool.all, chance);
  if (ritual) {
    table.lay(seat, pool.cards.get(ritual.summoned), 'hand');
    for (const id of ritual.materials) table.lay(seat, pool.cards.get(id), ritual.from);
  }
  for (const { ids, places, whose, n } of draw(needsOf(card, pool.all), MOST_NEEDS, chance)) {
    if (!chance.happens(EACH_NEED)) continue;
    const where = oneOf(places, chance);
    for (const id of draw(ids, n, chance))
      table.lay(whose === 'own' ? seat : otherSeat(seat), pool.cards.get(id), where);
  }
}

/** Cards on their way to their places, as long as there is room. */
class Table {
  readonly cards: PlacedCard[] = [];
  private readonly bare: readonly [boolean, boolean];

  constructor(
    private readonly pool: Pool,
    private readonly chance: Chance,
  ) {
    this.bare = [chance.happens(BARE_FIELD), chance.happens(BARE_FIELD)];
  }

  lay(seat: Seat, card: CompiledCard, wanted: Where): void {
    const where = wanted === 'field' && this.bare[seat] ? 'gy' : wanted;
    if (where === 'field') this.layOnField(seat, card);
    else if (where === 'pendulumZone') this.layScale(seat, card);
    else if (where === 'asSpell') this.layAsSpell(seat, card);
    else if (where === 'extraDeck')
      this.put(
        seat,
        card,
        isExtra(card.def) || card.def.pendulum ? 'extraDeck' : 'deck',
        isExtra(card.def) ? {} : { faceUp: true },
      );
    else if (isExtra(card.def) && (where === 'hand' || where === 'deck')) this.put(seat, card, 'extraDeck');
    else if (where !== 'hand' || this.count(seat, 'hand') < MOST_IN_HAND) this.put(seat, card, where);
  }

  private put(seat: Seat, card: CompiledCard, place: PlacedCard['place'], more: Partial<PlacedCard> = {}): number {
    return this.cards.push({ def: card.id, place, seat, ...more }) - 1;
  }

  private count(seat: Seat, place: PlacedCard['place']): number {
    return this.cards.filter((card) => card.seat === seat && card.place === place).length;
  }

  private freeZone(seat: Seat, zones: readonly number[]): number | undefined {
    const taken = this.cards.filter((card) => card.seat === seat && card.place === 'spellTrapZone');
    return zones.find((zone) => taken.every(({ index }) => index !== zone));
  }

  private layScale(seat: Seat, card: CompiledCard): boolean {
    const zone = card.def.pendulum ? this.freeZone(seat, PENDULUM_ZONES) : undefined;
    if (zone !== undefined)
      this.put(seat, card, 'spellTrapZone', { index: zone, faceUp: true, ...countersOf(card, this.chance) });
    return zone !== undefined;
  }

  private layAsSpell(seat: Seat, card: CompiledCard): void {
    const index = this.freeZone(seat, SPELL_TRAP_ZONES);
    if (card.def.kind !== 'monster') this.layOnField(seat, card);
    else if (index !== undefined && !isExtra(card.def)) this.put(seat, card, 'spellTrapZone', { index, faceUp: true });
  }

  private layOnField(seat: Seat, card: CompiledCard): void {
    const { def } = card;
    if (def.pendulum && this.chance.happens(50) && this.layScale(seat, card)) return;
    if (def.kind === 'monster') this.layMonster(seat, card);
    else if (def.property === 'field') {
      if (this.count(seat, 'fieldZone') === 0) this.put(seat, card, 'fieldZone', this.face(card, 80));
    } else {
      const index = this.freeZone(seat, SPELL_TRAP_ZONES);
      if (index !== undefined)
        this.put(seat, card, 'spellTrapZone', { index, ...this.face(card, canLieFaceUp(card) ? 65 : 0) });
    }
  }

  private layMonster(seat: Seat, card: CompiledCard): void {
    const { def, printed } = card;
    const index = this.count(seat, 'monsterZone');
    if (index >= ZONES) return;
    const face = this.face(card, def.frame === 'link' ? 100 : 85);
    const defends = !face.faceUp || (def.frame !== 'link' && this.chance.happens(30));
    const special = face.faceUp && (isExtra(def) || def.frame === 'ritual' || printed.level > 4);
    const at = this.put(seat, card, 'monsterZone', {
      index,
      ...face,
      position: defends ? 'defense' : 'attack',
      ...(special && { method: 'special' }),
    });
    if (def.frame !== 'xyz' || !face.faceUp) return;
    const monsters = this.pool.all.filter((other) => other.def.kind === 'monster');
    const asked = monsters.filter((other) => materialsAskedFor(card).some((part) => means(part, other)));
    for (let n = this.chance.below(4); n > 0; n--) {
      const from = asked.length > 0 && this.chance.happens(50) ? asked : monsters;
      this.put(seat, oneOf(from, this.chance), 'attached', { attachedTo: at });
    }
  }

  /** Face-up in so many of 100 cases, with counters; otherwise Set. In this turn or one of the two before. */
  private face(card: CompiledCard, percent: number): Partial<PlacedCard> {
    const turn = TURN - this.chance.below(3);
    if (!this.chance.happens(percent)) return { faceUp: false, setTurn: turn };
    return {
      faceUp: true,
      ...(card.def.kind === 'monster' && { summonedTurn: turn }),
      ...countersOf(card, this.chance),
    };
  }
}

/** Materials its text asks whether it has. */
const materialsAskedFor = ({ def }: CompiledCard): Part[] =>
  partsOf(def).flatMap(({ cond, of }) => (cond === 'materials' && of !== undefined ? [of as Part] : []));

/** Cards whose activation chose nothing that would be missing now. Equip Cards get their monster afterwards. */
function canLieFaceUp({ def, activated }: CompiledCard): boolean {
  if (def.property === 'equip') return true;
  if (def.property !== 'continuous') return false;
  return activated.every(({ effect }) => effect.kind !== 'activation' || (!effect.target && !effect.declare));
}

/** Every face-up Equip Card to some face-up monster; without one it is Set. */
function equip(pool: Pool, chance: Chance, cards: PlacedCard[]): void {
  const monsters = cards.flatMap(({ place, faceUp }, at) => (place === 'monsterZone' && faceUp ? [at] : []));
  for (const card of cards) {
    if (card.place !== 'spellTrapZone' || !card.faceUp || pool.cards.get(card.def).def.property !== 'equip') continue;
    if (monsters.length > 0) card.equippedTo = oneOf(monsters, chance);
    else card.faceUp = false;
  }
}

/** Counters of the kinds its definition speaks of. */
function countersOf({ def }: CompiledCard, chance: Chance): { counters?: Partial<Record<Counter, number>> } {
  const text = JSON.stringify(def.effects);
  const kinds = COUNTERS.filter((kind) => text.includes(`"counter":"${kind}"`));
  if (kinds.length === 0) return {};
  return { counters: Object.fromEntries(kinds.map((kind) => [kind, chance.below(5)])) };
}
