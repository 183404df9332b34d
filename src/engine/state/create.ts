/** Makes the first state of a duel or of a position. */

import type { Counter, Deed, Frame, Place, Position, Seat, SummonMethod, SummonWay } from '../terms';
import { EXTRA_DECK_FRAMES, PENDULUM_ZONES } from '../terms';
import { Board } from './board';
import type { Cards } from './cards';
import type { CardState, Duel, DuelOptions, FieldStay, SeatState, TurnNode } from './duel';
import { countedUse, stayKey } from './limits';
import { DEFAULT_OPTIONS } from './options';
import { seedState, shuffled } from './random';

export interface DeckList {
  /** Passcodes. */
  main: number[];
  extra: number[];
}
export interface DuelSetup {
  decks: [DeckList, DeckList];
  options?: Partial<DuelOptions>;
}
export interface PlacedCard {
  /** Passcode; below 0 for a Token (`Cards.tokenId`). */
  def: number;
  place: Place;
  /** Whose zone or pile; on the field the controller. */
  seat: Seat;
  owner?: Seat;
  index?: number;
  faceUp?: boolean;
  position?: Position;
  setTurn?: number;
  summonedTurn?: number;
  method?: SummonMethod;
  way?: SummonWay;
  properlySummoned?: boolean;
  counters?: Partial<Record<Counter, number>>;
  /** Place in the list of the monster it is an Xyz Material of (with place `attached`). */
  attachedTo?: number;
  /** Place in the list of the monster it is equipped to. */
  equippedTo?: number;
  /** Attacks it declared this turn. */
  attacks?: number;
  /** What else it did or was done to it this turn. */
  did?: Deed[];
  /** Effects of this copy that were used this turn, by their index; one entry for each use. */
  used?: number[];
}
/** A use this turn of an effect that every card of its name counts together. */
export interface NamedUse {
  seat: Seat;
  /** Passcode. */
  def: number;
  /** Index in the definition: any of the effects that share the limit. */
  effect: number;
}
export interface BoardSetup {
  /** Piles in order, bottom of the Deck first. */
  cards: PlacedCard[];
  lp?: [number, number];
  turnPlayer?: Seat;
  turn?: number;
  at?: TurnNode;
  /** The turn player has made the Normal Summon or Set of this turn, or its Pendulum Summon. */
  normalSummonUsed?: boolean;
  pendulumSummonUsed?: boolean;
  /** Decks that are shuffled by the seed instead of lying as written. */
  shuffled?: [boolean, boolean];
  /** One entry for each use. */
  used?: NamedUse[];
  options?: Partial<DuelOptions>;
}

/** How a monster of the Extra Deck, or a Ritual Monster, came to the field, if nothing else is said. */
const wayOfFrame = (frame: Frame | undefined): SummonWay | null =>
  frame === 'ritual' || frame === 'fusion' || frame === 'synchro' || frame === 'xyz' || frame === 'link' ? frame : null;

const isPendulumZone = (place: Place, index: number): boolean =>
  place === 'spellTrapZone' && (PENDULUM_ZONES as readonly number[]).includes(index);

const emptySeat = (lp: number): SeatState => ({
  lp,
  hand: [],
  deck: [],
  extraDeck: [],
  gy: [],
  banished: [],
  monsterZones: [null, null, null, null, null, null, null],
  spellTrapZones: [null, null, null, null, null],
  fieldZone: null,
  normalSummonsUsed: 0,
  pendulumSummonsUsed: 0,
  uses: {},
  deeds: [],
  skips: [],
});

export const newFieldStay = (controller: Seat): FieldStay => ({
  method: null,
  way: null,
  summoner: null,
  from: null,
  summonedTurn: 0,
  setTurn: 0,
  flippedTurn: 0,
  turnedTurn: 0,
  tributes: [],
  tributeSummoned: false,
  used: [],
  attacks: 0,
  attackTurn: 0,
  counters: {},
  uses: {},
  equippedTo: null,
  bound: {},
  declared: {},
  attached: [],
  lasting: controller,
  controls: [],
  attacked: [],
  extraAttacks: [],
  battledTurn: 0,
  wonTurn: 0,
  kept: {},
  materials: [],
  pendulum: false,
  resolved: false,
});

export const newCard = (id: number, def: number, owner: Seat, place: Place): CardState => ({
  id,
  def,
  owner,
  controller: owner,
  place,
  index: 0,
  faceUp: place === 'gy',
  position: null,
  stay: 1,
  face: 0,
  properlySummoned: false,
  seen: [false, false],
  field: null,
  last: null,
});

const emptyDuel = (options: DuelOptions): Duel => ({
  options,
  random: seedState(options.seed),
  cards: [],
  seats: [emptySeat(options.lp), emptySeat(options.lp)],
  turn: 0,
  turnPlayer: options.first,
  at: { turn: 'drawPhase', timing: 'gameProcess' },
  next: null,
  chain: [],
  resolvedChain: [],
  timing: { from: 0, last: 0, chainFrom: 0 },
  clock: 1,
  triggers: [],
  closed: [],
  due: [],
  reactions: [],
  window: { asked: null, passes: 0 },
  summon: null,
  granted: null,
  battle: null,
  battlePhaseEnds: false,
  lingering: [],
  delayed: [],
  applying: [],
  ordering: null,
  phaseUses: [],
  phasePasses: 0,
  frames: [],
  prompt: null,
  answer: null,
  local: {},
  placing: false,
  selfSummons: [false, false],
  log: [],
  past: [],
  pastCount: 0,
  logHash: 0,
  ids: 1,
  decisions: 0,
  result: null,
});

/** A duel before the first turn: Decks shuffled by the seed, opening hands drawn. Unknown passcodes throw. */
export const createDuel = (setup: DuelSetup, cards: Cards): Duel => {
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  const duel = emptyDuel(options);
  for (const seat of [0, 1] as const) {
    const s = duel.seats[seat];
    // Sorted, so that the duel depends on which cards the Deck holds and on the seed, not on how a list was typed.
    // Entities are numbered after shuffling: an entity id tells nobody which card it is.
    const list = setup.decks[seat];
    const byPasscode = (a: number, b: number): number => a - b;
    let { main, extra } = list;
    if (options.shuffle) {
      const r = shuffled(main.toSorted(byPasscode), duel.random);
      main = r.list;
      duel.random = r.state;
      extra = extra.toSorted(byPasscode);
    }
    for (const def of main) {
      cards.get(def);
      s.deck.push(duel.cards.length);
      duel.cards.push(newCard(duel.cards.length, def, seat, 'deck'));
    }
    for (const def of extra) {
      cards.get(def);
      s.extraDeck.push(duel.cards.length);
      duel.cards.push(newCard(duel.cards.length, def, seat, 'extraDeck'));
    }
    for (let i = 0; i < options.hand && s.deck.length > 0; i++) {
      const id = s.deck.pop() as number;
      s.hand.push(id);
      (duel.cards[id] as CardState).place = 'hand';
    }
  }
  return duel;
};

/** What a Token on the table says of itself; `id` is its number in the catalogue. */
const tokenOf = (id: number, cards: Cards): NonNullable<CardState['token']> => {
  const from = Math.floor(-id / 10);
  const [key, token] = Object.entries(cards.get(from).def.tokens ?? {})[-id % 10] ?? [];
  if (key === undefined || token === undefined) throw new Error(`card ${from} has no such Token`);
  return { from, key, ...token };
};

/** Whom it attacked a position does not say: someone who is there no more. */
const NO_LONGER_THERE = -2;

const noteDeeds = (field: FieldStay, { attacks = 0, did = [] }: PlacedCard, turn: number): void => {
  if (attacks > 0) {
    field.attacks = attacks;
    field.attackTurn = turn;
    field.attacked = Array.from({ length: attacks }, () => NO_LONGER_THERE);
  }
  if (did.includes('battled')) field.battledTurn = turn;
  if (did.includes('destroyedByBattle')) field.wonTurn = turn;
  if (did.includes('flipped')) field.flippedTurn = turn;
  if (did.includes('changedPosition')) field.turnedTurn = turn;
};

const addUse = (of: { uses: Record<string, number[]> }, key: string, turn: number): void => {
  of.uses = { ...of.uses, [key]: [...(of.uses[key] ?? []), turn] };
};

/** A position: play starts in Main Phase 1 of `turn` (default 3, so that cards Set earlier can be used). */
export const createPosition = (setup: BoardSetup, cards: Cards): Duel => {
  const options = { ...DEFAULT_OPTIONS, openingTurn: false, ...setup.options };
  const duel = emptyDuel(options);
  duel.turn = setup.turn ?? 3;
  duel.turnPlayer = setup.turnPlayer ?? options.first;
  duel.at = { turn: setup.at ?? 'mainPhase1', timing: 'gameProcess' };
  if (setup.lp) for (const seat of [0, 1] as const) duel.seats[seat].lp = setup.lp[seat];
  const board = new Board(duel, cards);
  for (const p of setup.cards) {
    const info = cards.get(p.def);
    const id = duel.cards.length;
    const c = newCard(id, p.def, p.owner ?? p.seat, p.place);
    if (info.token) c.token = tokenOf(info.def.id, cards);
    duel.cards.push(c);
    const s = duel.seats[p.seat];
    const zones = p.place === 'monsterZone' ? s.monsterZones : p.place === 'spellTrapZone' ? s.spellTrapZones : null;
    if (zones || p.place === 'fieldZone') {
      const index = zones ? (p.index ?? zones.indexOf(null)) : 0;
      if (zones && (index < 0 || index >= zones.length || zones[index] !== null))
        throw new Error(`no free zone for ${info.def.name.en} in ${p.place} of seat ${p.seat}`);
      if (zones) zones[index] = id;
      else if (s.fieldZone !== null) throw new Error(`Field Zone of seat ${p.seat} holds two cards`);
      else s.fieldZone = id;
      c.index = index;
      c.controller = p.seat;
      c.field = newFieldStay(p.seat);
      c.faceUp = p.faceUp ?? p.place === 'monsterZone';
      c.position = p.place === 'monsterZone' ? (p.position ?? 'attack') : null;
      const turn = duel.turn - 1;
      c.field.setTurn = p.setTurn ?? (c.faceUp ? 0 : turn);
      if (p.place === 'monsterZone' && c.faceUp) {
        c.field.summonedTurn = p.summonedTurn ?? turn;
        const way = p.way ?? wayOfFrame(info.def.frame);
        c.field.way = way;
        if (p.method === 'flip') Object.assign(c.field, { flipSummoned: c.field.summonedTurn, flipped: true });
        else
          c.field.method =
            p.method ?? (way || info.token || info.rules.has('cannotBeNormalSummoned') ? 'special' : 'normal');
        if (EXTRA_DECK_FRAMES.includes(info.def.frame)) c.field.from = 'extraDeck';
        c.field.summoner = p.seat;
        c.properlySummoned = true;
      }
      c.field.resolved = c.faceUp;
      c.field.pendulum = c.faceUp && info.def.pendulum !== undefined && isPendulumZone(p.place, index);
      if (p.counters) c.field.counters = p.counters;
      noteDeeds(c.field, p, duel.turn);
    } else if (p.place !== 'nowhere' && p.place !== 'attached') {
      (s[p.place as 'hand'] as number[]).push(id);
      c.faceUp = p.faceUp ?? (p.place === 'gy' || p.place === 'banished');
    }
    if (p.properlySummoned !== undefined) c.properlySummoned = p.properlySummoned;
    for (const index of p.used ?? []) {
      const use = countedUse(info, index, 'copy');
      if (!use) continue;
      if (c.field) addUse(c.field, use.key, duel.turn);
      else addUse(s, stayKey(c, String(index)), duel.turn);
    }
  }
  for (const { seat, def, effect } of setup.used ?? []) {
    const use = cards.has(def) ? countedUse(cards.get(def), effect, 'name') : null;
    if (use) addUse(duel.seats[seat], use.key, duel.turn);
  }
  setup.cards.forEach((p, id) => {
    const f = p.attachedTo === undefined ? null : board.card(p.attachedTo).field;
    if (f) f.materials = [...f.materials, id];
  });
  setup.cards.forEach((p, id) => {
    if (p.equippedTo === undefined) return;
    const to = board.card(p.equippedTo);
    const c = board.card(id);
    if (c.field) c.field.equippedTo = { card: to.id, stay: to.stay, face: to.face };
  });
  const turnPlayer = duel.seats[duel.turnPlayer];
  if (setup.normalSummonUsed) turnPlayer.normalSummonsUsed = 1;
  if (setup.pendulumSummonUsed) turnPlayer.pendulumSummonsUsed = 1;
  for (const seat of [0, 1] as const) {
    if (!setup.shuffled?.[seat]) continue;
    const { list, state } = shuffled(duel.seats[seat].deck, duel.random);
    duel.seats[seat].deck = list;
    duel.random = state;
  }
  return duel;
};
