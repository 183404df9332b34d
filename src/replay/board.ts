/** A position in a link: only what the setup says, so that what it leaves to the engine stays left to it. */
import type { BoardSetup, NamedUse, PlacedCard } from '@/engine';
import type { Reader, Writer } from './bytes';
import { readCodes, writeCodes } from './codes';
import { wrong } from './fault';
import { LIMITS, type ReplayBoard } from './record';
import {
  BOOLEAN_TABLE,
  COUNTER_TABLE,
  DEED_TABLE,
  METHOD_TABLE,
  numberOf,
  PLACE_TABLE,
  POSITION_TABLE,
  SEAT_TABLE,
  TURN_TABLE,
  WAY_TABLE,
} from './tables';

const MAX_TURN = 100_000;
const MAX_LP = 0x7fff_ffff;
/** Attacks or uses in one turn, and effects of one card. */
const MAX_DEEDS = 255;

type Counters = NonNullable<PlacedCard['counters']>;
/** Numbers a card may say, each a column. */
const COLUMNS = ['index', 'setTurn', 'summonedTurn', 'equippedTo'] as const;
const HAS_COUNTERS = 1 << COLUMNS.length;
const IS_ATTACHED = HAS_COUNTERS << 1;
const HAS_DEEDS = IS_ATTACHED << 1;
/** The board says something of the Summons of this turn or of the order of the Decks. */
const HAS_MORE = 32;
/** It says which effects were used by name. */
const HAS_USES = 64;
/** Which of the two Decks are shuffled. */
const ORDERS = 4;

// The compiler stops here when a card or a board learns to say something this file does not write.
type Unwritten =
  | Exclude<
      keyof PlacedCard,
      | 'def'
      | 'place'
      | 'seat'
      | 'owner'
      | 'index'
      | 'faceUp'
      | 'position'
      | 'setTurn'
      | 'summonedTurn'
      | 'method'
      | 'way'
      | 'properlySummoned'
      | 'counters'
      | 'equippedTo'
      | 'attachedTo'
      | 'attacks'
      | 'did'
      | 'used'
    >
  | Exclude<
      keyof BoardSetup,
      | 'cards'
      | 'lp'
      | 'turnPlayer'
      | 'turn'
      | 'at'
      | 'normalSummonUsed'
      | 'pendulumSummonUsed'
      | 'shuffled'
      | 'used'
      | 'options'
    >;
const complete: [Unwritten] extends [never] ? true : never = true;
void complete;

/**
 * Columns rather than rows (all places, then all passcodes, ...): neighbours are alike, and that is what compresses.
 * A passcode seen for the first time is the next one of the table and written as 0, a repeated one as 1 + its number.
 */
export function writeBoard(board: ReplayBoard, raw: Writer, body: Writer): void {
  const { cards, lp, turnPlayer, turn, at, used } = board;
  const more = moreOf(board);
  // A card whose effect was used need not be on the board: its passcode comes after those that are.
  const codes = [...new Set([...cards, ...(used ?? [])].map((card) => card.def))];
  writeCodes(codes, raw);
  const said =
    (lp ? 4 : 0) | (turn !== undefined ? 8 : 0) | (at ? 16 : 0) | (more > 0 ? HAS_MORE : 0) | (used ? HAS_USES : 0);
  body.varint(numberOf(SEAT_TABLE, turnPlayer) | said);
  if (lp) for (const points of lp) body.varint(points);
  if (turn !== undefined) body.varint(turn);
  if (at) body.varint(numberOf(TURN_TABLE, at));
  if (more > 0) body.varint(more);
  body.varint(cards.length);
  for (const card of cards) body.varint(numberOf(PLACE_TABLE, card.place) * 2 + card.seat);
  let known = 0;
  for (const { def } of cards) {
    const number = codes.indexOf(def);
    body.varint(number < known ? number + 1 : 0);
    known = Math.max(known, number + 1);
  }
  for (const card of cards) body.varint(lookOf(card));
  for (const card of cards) body.varint(saidOf(card) * SEAT_TABLE.length + numberOf(SEAT_TABLE, card.owner));
  for (const key of COLUMNS) for (const { [key]: value } of cards) if (value !== undefined) body.varint(value);
  for (const { counters } of cards) if (counters) writeCounters(counters, body);
  for (const { attachedTo } of cards) if (attachedTo !== undefined) body.varint(attachedTo);
  for (const card of cards) if (hasDeeds(card)) writeDeeds(card, body);
  if (used) writeUses(used, codes, body);
}

const hasDeeds = ({ attacks, did, used }: PlacedCard): boolean =>
  attacks !== undefined || did !== undefined || used !== undefined;

/** Lists and the number of attacks are one more than they say; 0 is unsaid. */
function writeDeeds({ attacks, did, used }: PlacedCard, body: Writer): void {
  body.varint(attacks === undefined ? 0 : attacks + 1);
  body.varint(did ? did.length + 1 : 0);
  for (const deed of did ?? []) body.varint(numberOf(DEED_TABLE, deed));
  body.varint(used ? used.length + 1 : 0);
  for (const effect of used ?? []) body.varint(effect);
}

function readDeeds(card: PlacedCard, body: Reader): void {
  const attacks = body.varint('board', MAX_DEEDS + 1);
  const did = body.varint('board', DEED_TABLE.length + 1);
  if (attacks > 0) card.attacks = attacks - 1;
  if (did > 0) card.did = Array.from({ length: did - 1 }, () => body.entry(DEED_TABLE, 'board'));
  const used = body.varint('board', MAX_DEEDS + 1);
  if (used > 0) card.used = Array.from({ length: used - 1 }, () => body.varint('board', MAX_DEEDS));
  if (!hasDeeds(card)) wrong('board');
}

function writeUses(used: readonly NamedUse[], codes: readonly number[], body: Writer): void {
  body.varint(used.length);
  for (const { seat, def, effect } of used) {
    body.varint(codes.indexOf(def) * 2 + seat);
    body.varint(effect);
  }
}

function readUses(codes: readonly number[], body: Reader): NamedUse[] {
  return Array.from({ length: body.varint('board', MAX_DEEDS) }, (): NamedUse => {
    const whose = body.varint('board', Math.max(0, codes.length * 2 - 1));
    const def = codes[whose >> 1] ?? wrong('board', whose);
    return { seat: whose & 1 ? 1 : 0, def, effect: body.varint('board', MAX_DEEDS) };
  });
}

/** Summons used and shuffled Decks as one number, 0 where nothing is said: the boards of earlier links say nothing. */
function moreOf({ normalSummonUsed, pendulumSummonUsed, shuffled }: ReplayBoard): number {
  const order = shuffled ? 1 + (shuffled[0] ? 1 : 0) + (shuffled[1] ? 2 : 0) : 0;
  const pendulum = order * BOOLEAN_TABLE.length + numberOf(BOOLEAN_TABLE, pendulumSummonUsed);
  return pendulum * BOOLEAN_TABLE.length + numberOf(BOOLEAN_TABLE, normalSummonUsed);
}

function readMore(board: ReplayBoard, body: Reader): void {
  const more = body.varint('board', (ORDERS + 1) * BOOLEAN_TABLE.length ** 2 - 1);
  const normal = BOOLEAN_TABLE[more % BOOLEAN_TABLE.length];
  const pendulum = BOOLEAN_TABLE[Math.floor(more / BOOLEAN_TABLE.length) % BOOLEAN_TABLE.length];
  const order = Math.floor(more / BOOLEAN_TABLE.length ** 2);
  if (more === 0) wrong('board', more);
  if (normal !== undefined) board.normalSummonUsed = normal;
  if (pendulum !== undefined) board.pendulumSummonUsed = pendulum;
  if (order > 0) board.shuffled = [((order - 1) & 1) !== 0, ((order - 1) & 2) !== 0];
}

/** Face, position and way of Summon as one number. */
function lookOf(card: PlacedCard): number {
  let look = numberOf(WAY_TABLE, card.way);
  look = look * METHOD_TABLE.length + numberOf(METHOD_TABLE, card.method);
  look = look * BOOLEAN_TABLE.length + numberOf(BOOLEAN_TABLE, card.properlySummoned);
  look = look * POSITION_TABLE.length + numberOf(POSITION_TABLE, card.position);
  return look * BOOLEAN_TABLE.length + numberOf(BOOLEAN_TABLE, card.faceUp);
}

/** One bit for each number the card says, and one for counters. */
function saidOf(card: PlacedCard): number {
  const bits = COLUMNS.reduce((sum, key, i) => sum | (card[key] === undefined ? 0 : 1 << i), 0);
  const more = (card.attachedTo === undefined ? 0 : IS_ATTACHED) | (hasDeeds(card) ? HAS_DEEDS : 0);
  return bits | (card.counters ? HAS_COUNTERS : 0) | more;
}

function writeCounters(counters: Counters, body: Writer): void {
  const kinds = COUNTER_TABLE.filter((kind) => counters[kind] !== undefined);
  body.varint(kinds.length);
  for (const kind of kinds) {
    body.varint(numberOf(COUNTER_TABLE, kind));
    body.varint(counters[kind] ?? 0);
  }
}

export function readBoard(raw: Reader, body: Reader): ReplayBoard {
  const codes = readCodes(raw);
  const bits = body.varint('board', HAS_USES * 2 - 1);
  const turnPlayer = SEAT_TABLE[bits & 3];
  if ((bits & 3) >= SEAT_TABLE.length) wrong('board', bits);
  const board: ReplayBoard = { cards: [] };
  if (bits & 4) board.lp = [body.varint('board', MAX_LP), body.varint('board', MAX_LP)];
  if (turnPlayer !== undefined) board.turnPlayer = turnPlayer;
  if (bits & 8) board.turn = body.varint('board', MAX_TURN);
  if (bits & 16) board.at = body.entry(TURN_TABLE, 'board');
  if (bits & HAS_MORE) readMore(board, body);
  const { cards, known } = readCards(codes, body);
  board.cards = cards;
  if (bits & HAS_USES) board.used = readUses(codes, body);
  const named = new Set(board.used?.map(({ def }) => def));
  for (const code of codes.slice(known)) if (!named.has(code)) wrong('cards', codes.length, known);
  return board;
}

/** `known`: how many of the passcodes the cards of the board use. */
function readCards(codes: readonly number[], body: Reader): { cards: PlacedCard[]; known: number } {
  const count = body.varint('board', LIMITS.boardCards);
  const cards = Array.from({ length: count }, (): PlacedCard => {
    const where = body.varint('board', PLACE_TABLE.length * 2 - 1);
    return { def: 0, place: PLACE_TABLE[where >> 1]!, seat: where & 1 ? 1 : 0 };
  });
  let known = 0;
  for (const card of cards) {
    const number = body.varint('board', known);
    const code = codes[number === 0 ? known++ : number - 1];
    card.def = code ?? wrong('board', known, codes.length);
  }
  for (const card of cards) readLook(card, body);
  const said = cards.map((card) => {
    const number = body.varint('board', HAS_DEEDS * 2 * SEAT_TABLE.length - 1);
    const owner = SEAT_TABLE[number % SEAT_TABLE.length];
    if (owner !== undefined) card.owner = owner;
    return Math.floor(number / SEAT_TABLE.length);
  });
  const most = { index: LIMITS.boardCards, setTurn: MAX_TURN, summonedTurn: MAX_TURN, equippedTo: count - 1 };
  COLUMNS.forEach((key, i) => {
    for (const [n, card] of cards.entries()) if (said[n]! & (1 << i)) card[key] = body.varint('board', most[key]);
  });
  for (const [n, card] of cards.entries()) if (said[n]! & HAS_COUNTERS) card.counters = readCounters(body);
  for (const [n, card] of cards.entries())
    if (said[n]! & IS_ATTACHED) card.attachedTo = body.varint('board', count - 1);
  for (const [n, card] of cards.entries()) if (said[n]! & HAS_DEEDS) readDeeds(card, body);
  return { cards, known };
}

function readLook(card: PlacedCard, body: Reader): void {
  let look = body.varint('board');
  const next = <T>(table: readonly T[]): T => {
    const word = table[look % table.length]!;
    look = Math.floor(look / table.length);
    return word;
  };
  const faceUp = next(BOOLEAN_TABLE);
  const position = next(POSITION_TABLE);
  const properlySummoned = next(BOOLEAN_TABLE);
  const method = next(METHOD_TABLE);
  const way = next(WAY_TABLE);
  if (look > 0) wrong('board');
  if (faceUp !== undefined) card.faceUp = faceUp;
  if (position !== undefined) card.position = position;
  if (properlySummoned !== undefined) card.properlySummoned = properlySummoned;
  if (method !== undefined) card.method = method;
  if (way !== undefined) card.way = way;
}

function readCounters(body: Reader): Counters {
  const counters: Counters = {};
  const kinds = body.varint('board', COUNTER_TABLE.length);
  for (let i = 0; i < kinds; i++) counters[body.entry(COUNTER_TABLE, 'board')] = body.varint('board', MAX_LP);
  return counters;
}
