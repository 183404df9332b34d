/** The table as the player sees it: the view of the step shown, and how everything on it is called. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import { cardById, cards } from '@/catalogue';
import {
  type CardDefinition,
  type CardView,
  type Duel,
  type LinkView,
  type OptionView,
  type Refusal,
  refusalsOf,
  type Seat,
  type View,
  type Viewer,
  viewFor,
} from '@/engine';
import type { Lang, NearSide, Settings } from '@/store/settings';
import { groupBy } from '../app/groups';
import { circled } from '../app/marks';
import { justResolved } from '../chain/history';
import { STRINGS, type Strings } from '../strings';
import { cardName, effectNumber, placeName } from './names';
import { seatName } from './seatName';

export interface Table {
  duel: Duel;
  /** Names of players said in the language of the page; the Chain only while something of it is to come. */
  view: View;
  /** The Chain that has just resolved, until the next action. */
  pastChain: readonly LinkView[];
  lang: Lang;
  s: Strings;
  /** The seat that is drawn nearer. */
  bottom: Seat;
  /** Whose cards are said to be theirs without a name. */
  reader: Seat;
  /** It is the state the duel stands at, not one that is stepped through. */
  asks: boolean;
  card(id: number): CardView | undefined;
  /**
   * Its definition, if this viewer may know which card it is; `written`: passcode of the card that an effect it has gained or
   * applies is written on.
   */
  definition(id: number, written?: number | null): CardDefinition | undefined;
  name(id: number): string;
  /** Its name where there is little room. */
  short(id: number): string;
  /** "M3", "GY": where it is, and whose that is unless it belongs to the player who is asked. */
  place(id: number): string;
  seat(seat: Seat): string;
  /** "①" where the card has numbered effects to tell apart, else nothing. */
  effect(def: CardDefinition | undefined, effect: number): string;
  options(card: number): readonly OptionView[];
  /** Everything this card might try and why it may not. */
  refusals(card: number): readonly Refusal[];
}

export type TableSettings = Pick<Settings, 'lang' | 'openHands' | 'near'>;

/** Who looks, and from which side: it stays while what has happened is stepped through. */
export interface Held {
  viewer: Viewer;
  bottom: Seat;
  /** Whose cards are said to be theirs without a name. */
  reader: Seat;
  /** What the seats are called, where that is not what the duel says. */
  names?: readonly [string, string];
  /** It stands where a decision is due, and what may be done there can be asked. */
  asks?: true;
}

/**
 * @param offered cards the prompt lets the player choose
 * @param since event at which the last decision was taken
 * @param eyes the seat the table is for, where two players share the device
 * @param held a state between decisions is shown, in which nobody is asked and nothing is refused
 */
export function makeTable(
  duel: Duel,
  settings: TableSettings,
  offered: readonly number[],
  eyes: Seat | null,
  since: number,
  held: Held | null = null,
): Table {
  const { lang } = settings;
  const s = STRINGS[lang];
  const asked = held?.reader ?? eyes ?? duel.prompt?.seat ?? null;
  const viewer = held?.viewer ?? eyes ?? (settings.openHands || asked === null ? 'both' : asked);
  const seen = viewFor(duel, cards, viewer);
  const [first, second] = seen.seats;
  // Names nobody gave are said in the language of the page, also on the board.
  const named = (seat: View['seats'][Seat]) => ({
    ...seat,
    name: held?.names?.[seat.seat] ?? seatName(seat.name, seat.seat, s),
  });
  const live = duel.chain.length > 0;
  const asks = held === null || held.asks === true;
  const view: View = {
    ...seen,
    seats: [named(first), named(second)],
    chain: live ? seen.chain : [],
    // Whoever only has a look is asked nothing.
    prompt: asks && seen.prompt && (seen.viewer === 'both' || seen.prompt.seat === seen.viewer) ? seen.prompt : null,
    cards: withOffered(seen, duel, new Set(offered)),
  };
  const options = groupBy(view.prompt?.options.filter(({ option }) => 'card' in option) ?? [], (option) => option.card);
  const bottom = held?.bottom ?? eyes ?? nearSeat(settings.near, view, asked);
  const reader = asked ?? bottom;
  return {
    ...namesOn(view, lang, bottom, reader),
    duel,
    view,
    pastChain: !live && justResolved(seen.log, since) ? seen.chain : [],
    lang,
    s,
    bottom,
    reader,
    options: (card) => options.get(card) ?? [],
    asks,
    refusals: refusalsOn(duel, view, !asks),
  };
}

/** How cards are called, as far as this view knows them. */
function namesOn(
  view: View,
  lang: Lang,
  bottom: Seat,
  reader: Seat,
): Pick<Table, 'card' | 'definition' | 'short' | 'name' | 'place' | 'seat' | 'effect'> {
  const byId = new Map(view.cards.map((card) => [card.id, card]));
  const definition: Table['definition'] = (id, written) => {
    const def = written ?? byId.get(id)?.def;
    return def ? cardById(def) : undefined;
  };
  return {
    card: (id) => byId.get(id),
    definition,
    short: (id) => definition(id)?.short[lang] ?? cardName(byId.get(id), definition(id), lang),
    name: (id) => cardName(byId.get(id), definition(id), lang),
    place(id) {
      const card = byId.get(id);
      return card ? placeName(card, bottom, reader, (seat) => view.seats[seat].name, lang) : '';
    },
    seat: (seat) => view.seats[seat].name,
    effect(def, effect) {
      const number = def ? effectNumber(def, effect) : null;
      return number === null ? '' : circled(number);
    },
  };
}

/** Asked of the rules card by card, and once: most cards nobody asks about. */
function refusalsOn(duel: Duel, view: View, held: boolean): Table['refusals'] {
  const known = new Map<number, readonly Refusal[]>();
  const byId = new Map(view.cards.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    if (!card || card.def === null || duel.result || held) return [];
    const seat = holderOf(card);
    // Why the other player may not use a card could tell what that player holds.
    if (view.viewer !== 'both' && seat !== view.viewer) return [];
    const found = known.get(id) ?? refusalsOf(duel, cards, id, seat);
    known.set(id, found);
    return found;
  };
}

/** Who could use a card: on the field its controller, elsewhere its owner. */
export function holderOf({ place, controller, owner }: CardView): Seat {
  const isStanding =
    place === 'monsterZone' || place === 'spellTrapZone' || place === 'fieldZone' || place === 'nowhere';
  return isStanding ? controller : owner;
}

/**
 * The table to somebody who reads these cards of a Deck. What is left in their own Deck players know from their list, only
 * not in which order it lies: so it is told where they read it, and nowhere else on the table.
 */
export function reading(table: Table, ids: readonly number[]): Table {
  const { duel, view, lang, bottom, reader } = table;
  const known = new Set(ids.filter((id) => mayRead(table, id)));
  if (known.size === 0) return table;
  const seen: View = {
    ...view,
    cards: view.cards.map((card) =>
      known.has(card.id) && card.def === null ? { ...card, def: duel.cards[card.id]?.def ?? null } : card,
    ),
  };
  return {
    ...table,
    ...namesOn(seen, lang, bottom, reader),
    view: seen,
    refusals: refusalsOn(duel, seen, !table.asks),
  };
}

/** A card of the reader's own Deck. */
function mayRead({ view, duel }: Table, id: number): boolean {
  const card = duel.cards[id];
  return card?.place === 'deck' && (view.viewer === 'both' || view.viewer === card.owner);
}

/**
 * Cards of the Deck a player is offered are looked through by that player. The view knows those that can be picked now;
 * in a run of picks there are more, which can be picked only after others.
 */
function withOffered(view: View, duel: Duel, offered: ReadonlySet<number>): CardView[] {
  const { prompt } = duel;
  if (offered.size === 0 || !prompt || (view.viewer !== 'both' && view.viewer !== prompt.seat)) return view.cards;
  return view.cards.map((card) => {
    if (card.def !== null || card.place !== 'deck' || !offered.has(card.id)) return card;
    return { ...card, def: duel.cards[card.id]?.def ?? null };
  });
}

function nearSeat(near: NearSide, view: View, asked: Seat | null): Seat {
  if (near === 'turn') return view.turnPlayer;
  if (near === 'asked') return asked ?? view.turnPlayer;
  return 0;
}

const TableContext = createContext<Table | null>(null);

export function TableProvider({ table, children }: { table: Table; children: ReactNode }) {
  return <TableContext value={table}>{children}</TableContext>;
}

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('TableProvider is missing');
  return table;
}

export function useMakeTable(
  duel: Duel,
  settings: TableSettings,
  offered: readonly number[],
  eyes: Seat | null,
  since: number,
): Table {
  const { lang, openHands, near } = settings;
  return useMemo(
    () => makeTable(duel, { lang, openHands, near }, offered, eyes, since),
    [duel, lang, openHands, near, offered, eyes, since],
  );
}
