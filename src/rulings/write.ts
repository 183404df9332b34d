/** Writes a position as a scenario: the board in the words of the language, and checks that the same table stands there. */
import {
  type BoardSetup,
  type Cards,
  isFaceUp,
  PHASE_NODES,
  type PlacedCard,
  phaseOf,
  type Seat,
  STEP_NODES,
  SWITCHES,
  type Switch,
  startPosition,
  zonesOf,
} from '../engine';
import { PHASES, PLACES, type Place } from '../engine/terms';
import { parseRef, passcodesOf } from './run/names';
import { usedNumber } from './run/uses';
import { type BoardCard, type Expectation, type Given, SCENARIO_VERSION, type Scenario, type Who } from './schema';

type Laid = Extract<Given, { cards: unknown }>;
type Spec = Exclude<BoardCard, string>;

const START_LP = 8000;
const TURN = 3;

/** Who is called the turn player: before the duel, the one who goes first. */
export const turnPlayerOf = ({ turn, turnPlayer, options }: BoardSetup): Seat =>
  (turn === 0 ? options?.first : turnPlayer) ?? options?.first ?? 0;

/**
 * The same position with its cards in the order of the table: the turn player's first, place by place, every Xyz Material
 * after its monster. A scenario keeps this order.
 */
export function arranged(setup: BoardSetup): BoardSetup {
  const { cards } = setup;
  const turnPlayer = turnPlayerOf(setup);
  const rank = (card: PlacedCard): number =>
    (card.seat === turnPlayer ? 0 : PLACES.length) + PLACES.indexOf(card.place);
  const all = cards.map((_, i) => i).filter((i) => cards[i]!.place !== 'attached');
  const order = all
    .toSorted((a, b) => rank(cards[a]!) - rank(cards[b]!) || a - b)
    .flatMap((i) => [
      i,
      ...cards.flatMap((card, at) => (card.place === 'attached' && card.attachedTo === i ? [at] : [])),
    ]);
  const place = new Map(order.map((from, to) => [from, to]));
  return {
    ...setup,
    cards: order.map((i): PlacedCard => {
      const card = { ...cards[i]! };
      if (card.equippedTo !== undefined) card.equippedTo = place.get(card.equippedTo) ?? card.equippedTo;
      if (card.attachedTo !== undefined) card.attachedTo = place.get(card.attachedTo) ?? card.attachedTo;
      return card;
    }),
  };
}

/**
 * A scenario talks of the turn player and the opponent, so it does not keep which of them sits on the first seat.
 * @param setup a position without blocking problems
 */
export function scenarioOf(setup: BoardSetup, cards: Cards, id = 'position'): Scenario {
  const board = givenOf(arranged(setup), cards);
  return { version: SCENARIO_VERSION, id, cases: [{ board, steps: checksOf(setup, cards) }] };
}

function givenOf(setup: BoardSetup, cards: Cards): Given[] {
  const { turn = TURN, options } = setup;
  const turnPlayer = turnPlayerOf(setup);
  const who = (seat: Seat): Who => (seat === turnPlayer ? 'turnPlayer' : 'opponent');
  const lines: Given[] = [];
  const begins = turn === 0;
  if (begins) lines.push({ given: 'duelBegins' });
  else if (turn !== TURN) lines.push({ given: 'turnIs', turn });
  if (!begins) lines.push(startOf(setup));
  const switches = (options?.switches ?? []).filter((name): name is Switch =>
    (SWITCHES as readonly string[]).includes(name),
  );
  if (switches.length > 0) lines.push({ given: 'playedWith', switches });
  if (options?.seed !== undefined) lines.push({ given: 'seedIs', seed: options.seed });
  const how: ('normal' | 'pendulum')[] = [];
  if (setup.normalSummonUsed) how.push('normal');
  if (setup.pendulumSummonUsed) how.push('pendulum');
  if (how.length > 0) lines.push({ given: 'hasSummoned', how });
  for (const seat of [turnPlayer, turnPlayer === 0 ? 1 : 0] as const) {
    const lp = setup.lp?.[seat] ?? options?.lp ?? START_LP;
    if (lp !== START_LP) lines.push({ given: 'hasLP', seat: who(seat), amount: lp });
    if (setup.shuffled?.[seat]) lines.push({ given: 'hasShuffledDeck', seat: who(seat) });
    const used = setup.used?.filter((use) => use.seat === seat) ?? [];
    for (const def of new Set(used.map((use) => use.def))) {
      const effects = used.flatMap((use) => (use.def === def ? [usedNumber(use.effect, def, 'name', cards)] : []));
      lines.push({ given: 'hasUsed', seat: who(seat), card: nameOf(def, cards), effects });
    }
  }
  const worn = new Set(setup.cards.map(({ equippedTo }) => equippedTo));
  const zones = zonesOf(setup);
  for (const [i, p] of setup.cards.entries()) {
    if (p.place === 'attached') continue;
    const spec = specOf({ setup, cards, who, turn }, i, zones[i] ?? null, worn.has(i));
    const card = Object.keys(spec).length === 1 ? spec.card : spec;
    const given = verbOf(p);
    const last = lines.at(-1);
    if (last && 'cards' in last && last.given === given && last.seat === who(p.seat)) last.cards.push(card);
    else lines.push({ given, seat: who(p.seat), cards: [card] });
  }
  // A Deck is laid from the bottom up and written from the top down.
  return lines.map((line) => (line.given === 'hasInDeck' ? { ...line, cards: line.cards.toReversed() } : line));
}

function startOf({ at = 'mainPhase1' }: BoardSetup): Given {
  const phase = PHASES.find((one) => PHASE_NODES[one] === at);
  if (phase) return { given: 'startsIn', phase };
  const step = STEPS.find((one) => STEP_NODES[one] === at);
  return step ? { given: 'startsIn', phase: 'battle', step } : { given: 'startsIn', phase: 'end' };
}
const STEPS = ['start', 'end'] as const;

const PILE_VERBS: Partial<Record<Place, Laid['given']>> = {
  hand: 'hasInHand',
  deck: 'hasInDeck',
  extraDeck: 'hasInExtraDeck',
  gy: 'hasInGY',
  banished: 'hasBanished',
};
const verbOf = (p: PlacedCard): Laid['given'] => PILE_VERBS[p.place] ?? (isFaceUp(p) ? 'controls' : 'hasSet');

/** The English name, or the passcode where several cards have it. */
function nameOf(def: number, cards: Cards): string {
  const { en } = cards.get(def).def.name;
  return passcodesOf(cards, en).length === 1 && parseRef(en).name === en ? en : String(def);
}

interface Writing {
  setup: BoardSetup;
  cards: Cards;
  who(seat: Seat): Who;
  turn: number;
}

function specOf({ setup, cards, who, turn }: Writing, i: number, zone: number | null, isWorn: boolean): Spec {
  const p = setup.cards[i]!;
  const { def, token } = cards.get(p.def);
  const name = nameOf(p.def, cards);
  const faceUp = isFaceUp(p);
  const spec: Spec = { card: name };
  if (p.properlySummoned !== undefined) spec.properlySummoned = p.properlySummoned;
  if (p.owner !== undefined && p.owner !== p.seat) spec.owner = who(p.owner);
  if (p.attacks) spec.attacks = p.attacks;
  if (p.did && p.did.length > 0) spec.did = p.did;
  if (p.used && p.used.length > 0) spec.used = p.used.map((effect) => usedNumber(effect, p.def, 'copy', cards));
  if (zone === null) {
    if (p.place === 'banished' ? !faceUp : p.faceUp === true && p.place !== 'gy')
      spec.faceDown = p.place === 'banished';
    return spec;
  }
  if (isWorn) spec.label = labelOf(i);
  const earlier = Math.max(0, Math.min(1, turn - 1));
  const said = <K extends 'setOn' | 'summonedOn'>(
    key: K,
    thisTurn: 'setThisTurn' | 'summonedThisTurn',
    n: number,
  ): void => {
    if (n === turn && (key === 'summonedOn' || !faceUp)) spec[thisTurn] = true;
    else if (n !== earlier || (key === 'setOn' && faceUp)) spec[key] = n;
  };
  if (!faceUp) said('setOn', 'setThisTurn', p.setTurn ?? turn - 1);
  else if (p.setTurn) said('setOn', 'setThisTurn', p.setTurn);
  if (p.counters && Object.values(p.counters).some((n) => n > 0)) spec.counters = p.counters;
  if (p.place === 'monsterZone' || p.place === 'spellTrapZone') spec.zone = zone;
  if (p.place === 'monsterZone') {
    const position = p.position ?? 'attack';
    if (position !== (faceUp ? 'attack' : 'defense')) spec.position = position;
    if (faceUp) said('summonedOn', 'summonedThisTurn', p.summonedTurn ?? turn - 1);
    if (p.method !== undefined) spec.method = p.method;
    if (p.way !== undefined) spec.way = p.way;
    const materials = setup.cards.filter((card) => card.place === 'attached' && card.attachedTo === i);
    if (materials.length > 0)
      spec.materials = materials.map(({ def: material, owner, seat, properlySummoned }) => {
        // Whose it is: a material lies on the side of its monster.
        const whose = owner ?? seat;
        const card = nameOf(material, cards);
        const said = {
          ...(whose !== p.seat && { owner: who(whose) }),
          ...(properlySummoned !== undefined && { properlySummoned }),
        };
        return Object.keys(said).length === 0 ? card : { card, ...said };
      });
  } else if (def.kind === 'monster' && !token) spec.inSpellTrapZone = true;
  if (p.equippedTo !== undefined) {
    const to = setup.cards[p.equippedTo];
    if (to) spec.equippedTo = `${nameOf(to.def, cards)}#${labelOf(p.equippedTo)}`;
  }
  return spec;
}

const labelOf = (i: number): string => String(i + 1);

/** What can be seen when the first player is asked. */
function checksOf(setup: BoardSetup, cards: Cards): Expectation[] {
  const duel = startPosition(setup, cards);
  const turnPlayer = turnPlayerOf(setup);
  const who = (seat: Seat): Who => (seat === turnPlayer ? 'turnPlayer' : 'opponent');
  const checks: Expectation[] = [];
  const winner = duel.result?.winner;
  if (winner != null) checks.push({ expect: 'wonBy', seat: who(winner) });
  else if (!duel.result) checks.push({ expect: 'phaseIs', phase: phaseOf(duel) });
  for (const seat of [turnPlayer, turnPlayer === 0 ? 1 : 0] as const) {
    checks.push({ expect: 'lpIs', seat: who(seat), amount: duel.seats[seat].lp });
    for (const place of ['hand', 'deck', 'extraDeck', 'gy', 'banished'] as const)
      if (duel.seats[seat][place].length > 0)
        checks.push({ expect: 'countIs', seat: who(seat), place, count: duel.seats[seat][place].length });
    const onField = duel.cards.filter((card) => card.field !== null && card.controller === seat).length;
    checks.push({ expect: 'countIs', seat: who(seat), place: 'field', count: onField });
  }
  return checks;
}
