/** Positions as links: a test that needs a certain table opens it like any link somebody was sent. */
import { type BoardSetup, type PlacedCard, type Seat, startPosition, type TurnNode } from '../../src/engine';
import { encodeReplay, LINK_ROUTE, recordOf } from '../../src/replay';
import { cards, definitions } from './rules';

type Named =
  | string
  | {
      card: string;
      faceDown?: true;
      defense?: true;
      zone?: number;
      counters?: PlacedCard['counters'];
      /** English name of the monster on the same side it is equipped to. */
      equips?: string;
      /** Xyz Materials below it. */
      materials?: string[];
    };

/** What lies on one side of the table, by English names. Cards were put there in earlier turns. */
interface Side {
  lp?: number;
  hand?: string[];
  /** From the top down. */
  deck?: string[];
  gy?: string[];
  banished?: string[];
  extra?: string[];
  /** Pendulum Monsters face-up in the Extra Deck. */
  extraFaceUp?: string[];
  field?: string;
  monsters?: Named[];
  spells?: Named[];
}

export interface Position {
  /** Turn player unless `turnOf` says otherwise. */
  first: Side;
  second: Side;
  turnOf?: Seat;
  at?: TurnNode;
  seed?: number;
}

const TURN = 5;
const EARLIER = 1;

/** The address of a position, to be opened like any other link. */
export async function linkTo(position: Position): Promise<string> {
  const setup = boardOf(position);
  const record = recordOf({ setup, answers: [], snapshots: [startPosition(setup, cards)] }, cards);
  return `./${LINK_ROUTE}${await encodeReplay(record)}`;
}

export function boardOf({ first, second, turnOf = 0, at = 'mainPhase1', seed = 1 }: Position): BoardSetup {
  return {
    cards: joined([...placed(first, 0), ...placed(second, 1)]),
    lp: [first.lp ?? 8000, second.lp ?? 8000],
    turnPlayer: turnOf,
    turn: TURN,
    at,
    options: { seed },
  };
}

/** A card with the names of those it belongs to. */
interface Laid {
  card: PlacedCard;
  equips?: string;
  materials?: string[];
}

/** Cards belong together by their place in the list. */
function joined(laid: Laid[]): PlacedCard[] {
  const cards = laid.map(({ card, equips }) => {
    if (equips === undefined) return card;
    const def = passcode(equips);
    const equippedTo = laid.findIndex((other) => other.card.def === def && other.card.place === 'monsterZone');
    return { ...card, equippedTo };
  });
  const below = laid.flatMap(({ card, materials = [] }, attachedTo) =>
    materials.map((name) => ({ def: passcode(name), place: 'attached' as const, seat: card.seat, attachedTo })),
  );
  return [...cards, ...below];
}

function placed(side: Side, seat: Seat): Laid[] {
  const pile = (place: PlacedCard['place'], names: string[] = [], faceUp = place === 'banished'): Laid[] =>
    names.map((name) => ({
      card: { def: passcode(name), place, seat, ...(faceUp && { faceUp }) },
    }));
  return [
    ...pile('hand', side.hand),
    ...pile('deck', side.deck?.toReversed()),
    ...pile('gy', side.gy),
    ...pile('banished', side.banished),
    ...pile('extraDeck', side.extra),
    ...pile('extraDeck', side.extraFaceUp, true),
    ...onField('fieldZone', seat, side.field ? [side.field] : []),
    ...onField('monsterZone', seat, side.monsters),
    ...onField('spellTrapZone', seat, side.spells),
  ];
}

function onField(place: 'monsterZone' | 'spellTrapZone' | 'fieldZone', seat: Seat, names: Named[] = []): Laid[] {
  return names.map((named, i) => {
    const { card, faceDown, defense, zone, counters, equips, materials } =
      typeof named === 'string' ? { card: named } : named;
    return {
      card: {
        def: passcode(card),
        place,
        seat,
        index: zone ?? i,
        faceUp: !faceDown,
        ...(faceDown ? { setTurn: EARLIER } : { summonedTurn: EARLIER }),
        ...(place === 'monsterZone' && { position: faceDown || defense ? ('defense' as const) : ('attack' as const) }),
        ...(counters && { counters }),
      },
      ...(equips !== undefined && { equips }),
      ...(materials !== undefined && { materials }),
    };
  });
}

function passcode(english: string): number {
  const card = definitions.find(({ name }) => name.en === english);
  if (!card) throw new Error(`no card is called "${english}"`);
  return card.id;
}
