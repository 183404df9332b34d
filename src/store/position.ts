/** A state of a duel as a position, where one can be made of it. */
import {
  type BoardSetup,
  type CardState,
  type Cards,
  countedUses,
  type Duel,
  type FieldStay,
  type NamedUse,
  type PlacedCard,
  problemsOf,
  START_NODES,
} from '@/engine';
import type { Deed } from '@/engine/terms';
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
  const uses = usesOf(duel, cards);
  const setup: BoardSetup = {
    cards: order.map((card) => ({
      ...placed(card, place, holders.get(card.id), duel.turn),
      ...(uses.copies.has(card.id) && { used: uses.copies.get(card.id)! }),
    })),
    lp: [duel.seats[0].lp, duel.seats[1].lp],
    turnPlayer: duel.turnPlayer,
    turn: duel.turn,
    at,
    ...(duel.seats[duel.turnPlayer].normalSummonsUsed > 0 && { normalSummonUsed: true }),
    ...(duel.seats[duel.turnPlayer].pendulumSummonsUsed > 0 && { pendulumSummonUsed: true }),
    ...(uses.named.length > 0 && { used: uses.named }),
    options: {
      seed,
      names,
      ...(switches.length > 0 && { switches }),
      ...(duel.turn <= 1 && duel.options.openingTurn && { openingTurn: true }),
    },
  };
  return problemsOf(setup, cards).some(({ id }) => id === 'unknownCard')
    ? null
    : { setup, left: leftOf(duel, uses.isWhole) };
}

interface Uses {
  /** By entity id. */
  copies: Map<number, number[]>;
  named: NamedUse[];
  /** Nothing was used that a position cannot say. */
  isWhole: boolean;
}

/** What was used this turn, and what can be used once in a Duel. */
function usesOf(duel: Duel, cards: Cards): Uses {
  const copies = new Map<number, number[]>();
  const named: NamedUse[] = [];
  let isWhole = true;
  const find = (def: number, by: 'copy' | 'name', key: string, turns: readonly number[]): number[] => {
    const use = cards.has(def)
      ? countedUses(cards.get(def)).find((one) => one.by === by && one.key === key)
      : undefined;
    const counted = use?.perDuel ? turns : turns.filter((turn) => turn === duel.turn);
    if (counted.length > 0 && !use) isWhole = false;
    return use ? counted.map(() => use.effects[0]!) : [];
  };
  const add = (card: CardState, key: string, turns: readonly number[]): void => {
    const used = find(card.def, 'copy', key, turns);
    if (used.length > 0) copies.set(card.id, [...(copies.get(card.id) ?? []), ...used]);
  };
  for (const card of duel.cards)
    for (const [key, turns] of Object.entries(card.field?.uses ?? {})) if (card.faceUp) add(card, key, turns);
  for (const seat of [0, 1] as const)
    for (const [key, turns] of Object.entries(duel.seats[seat].uses)) {
      const [, id, stay, effect] = /^copy:(\d+):(\d+):(.+)$/.exec(key) ?? [];
      const card = id === undefined ? undefined : duel.cards[Number(id)];
      if (card && effect !== undefined) {
        if (card.stay === Number(stay) && !card.field) add(card, effect, turns);
      } else {
        const def = Number(key.split(':')[0]);
        for (const one of find(def, 'name', key, turns)) named.push({ seat, def, effect: one });
      }
    }
  return { copies, named, isWhole };
}

const didOf = (field: FieldStay, turn: number): Deed[] => {
  const turns: [Deed, number][] = [
    ['battled', field.battledTurn],
    ['destroyedByBattle', field.wonTurn],
    ['flipped', field.flippedTurn],
    ['changedPosition', field.turnedTurn],
  ];
  return turns.flatMap(([deed, when]) => (when === turn ? [deed] : []));
};

/** A Token that has left the field is nowhere, and so nothing. */
const isThere = (card: CardState): boolean => card.place !== 'nowhere';
const inPile = ({ place }: CardState): boolean =>
  place === 'hand' || place === 'deck' || place === 'extraDeck' || place === 'gy' || place === 'banished';

/** Piles in their order, the bottom first. */
const pilesOf = (duel: Duel): CardState[] =>
  duel.seats.flatMap(({ hand, deck, extraDeck, gy, banished }) =>
    [hand, deck, extraDeck, gy, banished].flatMap((pile) => pile.map((id) => duel.cards[id]!)),
  );

function placed(
  card: CardState,
  place: ReadonlyMap<number, number>,
  holder: number | undefined,
  turn: number,
): PlacedCard {
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
  const did = monster ? didOf(field, turn) : [];
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
    ...(monster && field.attackTurn === turn && field.attacks > 0 && { attacks: field.attacks }),
    ...(did.length > 0 && { did }),
  };
}

function leftOf(duel: Duel, areUsesWhole: boolean): Left[] {
  const fields = duel.cards.flatMap(({ field }) => field ?? []);
  const { turn } = duel;
  const left: [Left, boolean][] = [
    [
      'summons',
      !areUsesWhole || duel.seats.some(({ deeds }) => deeds.some((d) => d.turn === turn && d.what !== 'activated')),
    ],
    ['attacks', fields.some((f) => (f.attackTurn === turn && f.attacks > 1) || f.extraAttacks.length > 0)],
    ['lasting', duel.lingering.length > 0 || duel.delayed.length > 0 || fields.some((f) => f.attached.length > 0)],
    ['skips', duel.seats.some((seat) => seat.skips.length > 0)],
    ['changed', fields.some((f) => f.becomes !== undefined || f.gemini === true || (f.gained?.length ?? 0) > 0)],
  ];
  return left.flatMap(([what, is]) => (is ? [what] : []));
}
