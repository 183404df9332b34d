/** A state of a duel as a position, where one can be made of it. */
import {
  type BoardSetup,
  type CardState,
  type Cards,
  type Duel,
  type PlacedCard,
  problemsOf,
  START_NODES,
} from '@/engine';
import type { Left } from './editorStore';

export interface TakenPosition {
  setup: BoardSetup;
  /** Facts of the duel that a position cannot say. */
  left: Left[];
}

/** Null while something is going on: a Chain, an attack, a Summon, an effect. */
export function positionOf(duel: Duel, cards: Cards): TakenPosition | null {
  const { turn } = duel.at;
  const busy = duel.chain.length > 0 || duel.battle || duel.summon || duel.frames.length > 0 || duel.granted;
  const at = START_NODES.find((node) => node === turn);
  if (busy || duel.result || at === undefined) return null;
  const order = [...duel.cards.filter(isThere).filter((card) => !inPile(card)), ...pilesOf(duel)];
  const place = new Map(order.map((card, i) => [card.id, i]));
  const holders = new Map(
    duel.cards.flatMap((card) => (card.field?.materials ?? []).map((material) => [material, card.id] as const)),
  );
  const { names, switches, seed } = duel.options;
  const setup: BoardSetup = {
    cards: order.map((card) => placed(card, place, holders.get(card.id))),
    lp: [duel.seats[0].lp, duel.seats[1].lp],
    turnPlayer: duel.turnPlayer,
    turn: duel.turn,
    at,
    ...(duel.seats[duel.turnPlayer].normalSummonsUsed > 0 && { normalSummonUsed: true }),
    ...(duel.seats[duel.turnPlayer].pendulumSummonsUsed > 0 && { pendulumSummonUsed: true }),
    options: {
      seed,
      names,
      ...(switches.length > 0 && { switches }),
      ...(duel.turn <= 1 && duel.options.openingTurn && { openingTurn: true }),
    },
  };
  return problemsOf(setup, cards).some(({ id }) => id === 'unknownCard') ? null : { setup, left: leftOf(duel) };
}

/** A Token that has left the field is nowhere, and so nothing. */
const isThere = (card: CardState): boolean => card.place !== 'nowhere';
const inPile = ({ place }: CardState): boolean =>
  place === 'hand' || place === 'deck' || place === 'extraDeck' || place === 'gy' || place === 'banished';

/** Piles in their order, the bottom first. */
const pilesOf = (duel: Duel): CardState[] =>
  duel.seats.flatMap(({ hand, deck, extraDeck, gy, banished }) =>
    [hand, deck, extraDeck, gy, banished].flatMap((pile) => pile.map((id) => duel.cards[id]!)),
  );

function placed(card: CardState, place: ReadonlyMap<number, number>, holder: number | undefined): PlacedCard {
  const { def, owner, controller, field, faceUp } = card;
  const attached = card.place === 'attached';
  const seat = inPile(card) ? owner : controller;
  const common: PlacedCard = {
    def,
    place: card.place,
    seat,
    ...(owner !== seat && { owner }),
    ...(card.properlySummoned && !field && { properlySummoned: true }),
  };
  if (attached) return { ...common, ...(holder !== undefined && { attachedTo: place.get(holder)! }) };
  if (!field) {
    const usual = card.place === 'gy' || card.place === 'banished';
    return { ...common, ...(faceUp !== usual && { faceUp }) };
  }
  const monster = card.place === 'monsterZone';
  const equipped = field.equippedTo ? place.get(field.equippedTo.card) : undefined;
  const counters = Object.entries(field.counters).filter(([, n]) => n > 0);
  const method = field.flipSummoned ? 'flip' : field.method;
  return {
    ...common,
    index: card.index,
    faceUp,
    ...(monster && card.position && { position: card.position }),
    ...(field.setTurn > 0 && { setTurn: field.setTurn }),
    ...(monster && faceUp && { summonedTurn: field.flipSummoned ?? field.summonedTurn }),
    ...(monster && faceUp && method && { method }),
    ...(monster && faceUp && field.way && { way: field.way }),
    ...(monster && faceUp && !card.properlySummoned && { properlySummoned: false }),
    ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
    ...(equipped !== undefined && { equippedTo: equipped }),
  };
}

function leftOf(duel: Duel): Left[] {
  const fields = duel.cards.flatMap(({ field }) => field ?? []);
  const { turn } = duel;
  const used = (uses: Record<string, number[]>): boolean => Object.keys(uses).length > 0;
  const left: [Left, boolean][] = [
    ['uses', duel.seats.some((seat) => used(seat.uses) || seat.deeds.length > 0) || fields.some((f) => used(f.uses))],
    ['attacks', fields.some((f) => (f.attackTurn === turn && f.attacks > 0) || f.battledTurn === turn)],
    ['lasting', duel.lingering.length > 0 || duel.delayed.length > 0 || fields.some((f) => f.attached.length > 0)],
    ['skips', duel.seats.some((seat) => seat.skips.length > 0)],
    ['changed', fields.some((f) => f.becomes !== undefined || f.gemini === true || (f.gained?.length ?? 0) > 0)],
  ];
  return left.flatMap(([what, is]) => (is ? [what] : []));
}
