/**
 * The board editor's work on a position: every change is a function from one `BoardSetup` to the next. Nothing is refused
 * here; what cannot be is told by `problemsOf`.
 */
import {
  type BoardSetup,
  type Cards,
  type CountedUse,
  type Counter,
  equipTargets,
  FIELD,
  freeZone,
  inPile,
  type Place,
  type PlacedCard,
  type Seat,
  spotKey,
  withCard,
  withDeeds,
  withoutCard,
  withUses,
  zonesOf,
} from '@/engine';
import { DEEDS, type Deed } from '@/engine/terms';

/** Where a card can be put: a zone, or a pile (on top). */
export interface Spot {
  seat: Seat;
  place: Place;
  index?: number;
}

/** Fields of a card the inspector sets; null takes one back to what the rules make of it. */
export type CardChange = {
  [Key in
    | 'faceUp'
    | 'position'
    | 'setTurn'
    | 'summonedTurn'
    | 'method'
    | 'way'
    | 'properlySummoned'
    | 'equippedTo'
    | 'attacks']?: PlacedCard[Key] | null;
} & { owner?: Seat };

/** A position, and the card of it that is looked at. */
export interface Edited {
  setup: BoardSetup;
  selected: number | null;
}

export const EMPTY: BoardSetup = { cards: [], lp: [8000, 8000], turnPlayer: 0, turn: 3, at: 'mainPhase1' };

const START_LP = 8000;
export const turnOf = ({ turn = 3 }: BoardSetup): number => turn;
export const lpOf = ({ lp, options }: BoardSetup, seat: Seat): number => lp?.[seat] ?? options?.lp ?? START_LP;
export const ownerOf = ({ owner, seat }: PlacedCard): Seat => owner ?? seat;

/** Cards of a pile, the top last. */
export const pileOf = ({ cards }: BoardSetup, seat: Seat, place: Place): number[] =>
  cards.flatMap((card, i) => (card.seat === seat && card.place === place ? [i] : []));

export const materialsOf = ({ cards }: BoardSetup, holder: number): number[] =>
  cards.flatMap((card, i) => (card.place === 'attached' && card.attachedTo === holder ? [i] : []));

/** Who stands in a zone. */
export function occupantOf(setup: BoardSetup, { seat, place, index }: Spot): number | null {
  if (!FIELD.includes(place)) return null;
  const wanted = spotKey(place, seat, index ?? 0);
  const zones = zonesOf(setup);
  const at = setup.cards.findIndex((card, i) => {
    const zone = zones[i];
    return zone != null && spotKey(card.place, card.seat, zone) === wanted;
  });
  return at < 0 ? null : at;
}

/** How a card comes to lie on the field when nothing is said: as a player would put it there. */
function laid(setup: BoardSetup, def: number, { seat, place, index = 0 }: Spot, cards: Cards): PlacedCard {
  const info = cards.get(def).def;
  const common = { def, place, seat, index };
  if (place === 'monsterZone') return { ...common, faceUp: true, position: 'attack' };
  const stays = info.kind === 'monster' || info.property === 'field' || info.property === 'continuous';
  if (info.property === 'equip') {
    const trial = { ...setup, cards: [...setup.cards, { ...common, faceUp: true }] };
    const [to] = equipTargets(trial, trial.cards.length - 1, cards);
    return to === undefined ? { ...common, faceUp: false } : { ...common, faceUp: true, equippedTo: to };
  }
  return { ...common, faceUp: stays && info.kind !== 'trap' };
}

/** A card of a pile as the rules of the place have it. */
const filed = (def: number, { seat, place }: Spot, cards: Cards): PlacedCard => ({
  def,
  place,
  seat,
  ...(place === 'extraDeck' && cards.get(def).def.pendulum && { faceUp: true }),
});

const placedAt = (setup: BoardSetup, def: number, spot: Spot, cards: Cards): PlacedCard =>
  FIELD.includes(spot.place) ? laid(setup, def, spot, cards) : filed(def, spot, cards);

/** A card from the catalogue comes to a place; whoever stood in that zone is gone. */
export function put({ setup }: Edited, def: number, spot: Spot, cards: Cards): Edited {
  const standing = occupantOf(setup, spot);
  const cleared = standing === null ? setup : withoutCard(setup, standing);
  const next = { ...cleared, cards: [...cleared.cards, placedAt(cleared, def, spot, cards)] };
  return { setup: next, selected: next.cards.length - 1 };
}

/** A card of the position goes elsewhere; with whoever stands in that zone it changes places. */
export function move(edited: Edited, card: number, spot: Spot, cards: Cards): Edited {
  const { setup } = edited;
  const p = setup.cards[card];
  if (!p) return edited;
  const standing = occupantOf(setup, spot);
  if (standing === card) return edited;
  if (!FIELD.includes(spot.place)) return toPile(edited, card, spot, cards);
  if (FIELD.includes(p.place)) {
    const zone = zonesOf(setup)[card] ?? 0;
    const swapped =
      standing === null
        ? setup
        : withCard(setup, standing, (other) =>
            moved(setup, other, { seat: p.seat, place: p.place, index: zone }, cards),
          );
    const next = withCard(swapped, card, (own) => moved(setup, own, spot, cards));
    return { setup: following(following(next, card), standing), selected: card };
  }
  const bare = withCard(setup, card, (own) => {
    const { attachedTo: _holder, ...rest } = placedAt(setup, own.def, spot, cards);
    return { ...rest, ...(ownerOf(own) !== spot.seat && own.place === 'attached' && { owner: ownerOf(own) }) };
  });
  return standing === null
    ? { setup: bare, selected: card }
    : { setup: withoutCard(bare, standing), selected: standing < card ? card - 1 : card };
}

/** From zone to zone a card stays as it is, as far as the new zone lets it; its owner stays its owner. */
function moved(setup: BoardSetup, p: PlacedCard, spot: Spot, cards: Cards): PlacedCard {
  const { owner: _owner, ...rest } = p;
  const owner = ownerOf(p);
  const kept = p.place === spot.place ? rest : laid(setup, p.def, spot, cards);
  return { ...kept, place: spot.place, seat: spot.seat, index: spot.index ?? 0, ...(owner !== spot.seat && { owner }) };
}

/** Xyz Materials go along with their monster and stay their owners'. */
function following(setup: BoardSetup, holder: number | null): BoardSetup {
  if (holder === null) return setup;
  const seat = setup.cards[holder]?.seat ?? 0;
  return materialsOf(setup, holder).reduce(
    (next, at) =>
      withCard(next, at, ({ owner: _owner, ...card }) => {
        const owner = ownerOf(setup.cards[at]!);
        return { ...card, seat, ...(owner !== seat && { owner }) };
      }),
    setup,
  );
}

/** To the top of a pile, whose owner's it is from then on. Xyz Materials it had go to their owners' GYs. */
function toPile({ setup }: Edited, card: number, spot: Spot, cards: Cards): Edited {
  const left = materialsOf(setup, card).reduce(
    (next, at) => withCard(next, at, ({ attachedTo: _holder, ...own }) => inPile(own, 'gy')),
    setup,
  );
  const { def } = setup.cards[card]!;
  const order = [...setup.cards.keys()].filter((i) => i !== card);
  return {
    setup: reordered(
      withCard(left, card, () => filed(def, spot, cards)),
      [...order, card],
    ),
    selected: order.length,
  };
}

/** The same cards in another order: `order` holds their places now. */
function reordered(setup: BoardSetup, order: readonly number[]): BoardSetup {
  const to = new Map(order.map((from, at) => [from, at]));
  return {
    ...setup,
    cards: order.map((i): PlacedCard => {
      const card = { ...setup.cards[i]! };
      if (card.equippedTo !== undefined) card.equippedTo = to.get(card.equippedTo) ?? card.equippedTo;
      if (card.attachedTo !== undefined) card.attachedTo = to.get(card.attachedTo) ?? card.attachedTo;
      return card;
    }),
  };
}

/** Moves a card within its pile by so many places; up is towards the top. */
export function shift({ setup, selected }: Edited, card: number, by: 1 | -1): Edited {
  const p = setup.cards[card];
  const pile = p
    ? p.place === 'attached'
      ? materialsOf(setup, p.attachedTo ?? -1)
      : pileOf(setup, p.seat, p.place)
    : [];
  const other = pile[pile.indexOf(card) + by];
  if (other === undefined) return { setup, selected };
  const order = [...setup.cards.keys()];
  order[card] = other;
  order[other] = card;
  return { setup: reordered(setup, order), selected: selected === card ? other : selected === other ? card : selected };
}

export function remove({ setup }: Edited, card: number): Edited {
  return { setup: withoutCard(setup, card), selected: null };
}

/** A card from the catalogue becomes Xyz Material. */
export function attach({ setup, selected }: Edited, def: number, holder: number): Edited {
  const seat = setup.cards[holder]?.seat ?? 0;
  return {
    setup: { ...setup, cards: [...setup.cards, { def, place: 'attached', seat, attachedTo: holder }] },
    selected,
  };
}

export function change({ setup, selected }: Edited, card: number, { owner, ...fields }: CardChange): Edited {
  const next = withCard(setup, card, (p) => {
    const { owner: had, ...rest } = p;
    const whose = owner ?? had;
    // Turned face-down, a card on the field has used nothing.
    const forgets = fields.faceUp === false && FIELD.includes(p.place);
    const said = Object.entries({ ...rest, ...fields, ...(forgets && { used: null }) }).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    return {
      ...(Object.fromEntries(said) as unknown as PlacedCard),
      ...(whose !== undefined && whose !== p.seat && { owner: whose }),
    };
  });
  return { setup: next, selected };
}

/** Something it did this turn, or did not. */
export function did({ setup, selected }: Edited, card: number, deed: Deed, isDone: boolean): Edited {
  const next = withCard(setup, card, (p) =>
    withDeeds(
      p,
      DEEDS.filter((one) => (one === deed ? isDone : p.did?.includes(one))),
    ),
  );
  return { setup: next, selected };
}

/** How often the effect under this limit was used: of this copy, or by its player for every card of the name. */
export function noteUses(
  { setup, selected }: Edited,
  card: number,
  { by, effects }: CountedUse,
  times: number,
): Edited {
  const p = setup.cards[card];
  const [effect] = effects;
  if (!p || effect === undefined) return { setup, selected };
  if (by === 'copy') {
    const next = withCard(setup, card, ({ used = [], ...own }) => {
      const all = [...used.filter((one) => !effects.includes(one)), ...Array.from({ length: times }, () => effect)];
      return { ...own, ...(all.length > 0 && { used: all }) };
    });
    return { setup: next, selected };
  }
  const { def, seat } = p;
  const others = (setup.used ?? []).filter(
    (one) => one.seat !== seat || one.def !== def || !effects.includes(one.effect),
  );
  const own = Array.from({ length: times }, () => ({ seat, def, effect }));
  return { setup: withUses(setup, [...others, ...own]), selected };
}

/** How often an effect under this limit was used this turn by the player of a card. */
export function usesOf(setup: BoardSetup, card: number, { by, effects }: CountedUse): number {
  const p = setup.cards[card];
  if (!p) return 0;
  const used =
    by === 'copy'
      ? (p.used ?? [])
      : (setup.used ?? []).flatMap((one) => (one.seat === p.seat && one.def === p.def ? [one.effect] : []));
  return used.filter((one) => effects.includes(one)).length;
}

export function count({ setup, selected }: Edited, card: number, counter: Counter, n: number): Edited {
  const next = withCard(setup, card, ({ counters, ...p }) => {
    const kept = { ...counters, [counter]: n };
    if (n <= 0) delete kept[counter];
    return { ...p, ...(Object.keys(kept).length > 0 && { counters: kept }) };
  });
  return { setup: next, selected };
}

/** The other player controls it; without a free zone on the other side nothing changes. */
export function control(edited: Edited, card: number, seat: Seat, cards: Cards): Edited {
  const p = edited.setup.cards[card];
  if (!p || p.seat === seat) return edited;
  if (p.place === 'fieldZone') return move(edited, card, { seat, place: 'fieldZone', index: 0 }, cards);
  const index = (p.index ?? 0) > 4 ? 11 - (p.index ?? 0) : freeZone(edited.setup, p.place, seat);
  if (index === null) return edited;
  if ((p.index ?? 0) <= 4) return move(edited, card, { seat, place: p.place, index }, cards);
  const next = withCard(edited.setup, card, (own) => moved(edited.setup, own, { seat, place: p.place, index }, cards));
  return { setup: following(next, card), selected: card };
}

/** Something of the duel itself. What came to the field "this turn" stays "this turn" when its number changes. */
export function setDuel({ setup, selected }: Edited, part: Partial<Omit<BoardSetup, 'cards'>>): Edited {
  const next = { ...setup, ...part };
  if (part.turn === undefined || part.turn === turnOf(setup)) return { setup: next, selected };
  const [was, is] = [turnOf(setup), part.turn];
  const shifted = (turn: number): number => (turn === was ? is : Math.min(turn, Math.max(0, is - 1)));
  const { openingTurn: _opening, ...options } = next.options ?? {};
  const all = is <= 1 ? { ...options, openingTurn: true } : options;
  const { options: _options, ...rest } = next;
  return {
    setup: {
      ...rest,
      cards: setup.cards.map((card) => ({
        ...card,
        ...(card.setTurn !== undefined && { setTurn: shifted(card.setTurn) }),
        ...(card.summonedTurn !== undefined && { summonedTurn: shifted(card.summonedTurn) }),
      })),
      ...(Object.keys(all).length > 0 && { options: all }),
    },
    selected,
  };
}
