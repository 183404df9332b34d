/** Lays the board of a case: given lines become the position the engine starts from. */
import type { BoardSetup, Cards, PlacedCard, Seat, TurnNode } from '../../engine';
import type { BoardCard, Given, ScenarioCase } from '../schema';
import { fail, seatOf } from './failure';
import { type Origin, parseRef, passcodesOf } from './names';

type Spec = Exclude<BoardCard, string>;
type Laid = Extract<Given, { seat: unknown; cards: unknown }>;

const STARTS: Record<Extract<Given, { given: 'startsIn' }>['phase'], TurnNode> = {
  draw: 'drawPhase',
  standby: 'standbyPhase',
  main1: 'mainPhase1',
  battle: 'battlePhase.battleStep',
  main2: 'mainPhase2',
  end: 'endPhase.effects',
};
/** It is not the first turn, so that attacks are allowed and cards can have been there for a while. */
const TURN = 3;
const EARLIER = 1;
/** A position cannot lie before the first Draw Phase, but it can lie at the end of a turn before the first. */
const BEFORE_THE_DUEL = 0;

export interface LaidBoard {
  board: BoardSetup;
  /** By entity id: the seat that has the card and its label. */
  origins: Origin[];
}

export function layBoard(source: ScenarioCase, cards: Cards, ofAll: readonly string[] = []): LaidBoard {
  const switches = [...ofAll, ...source.board.flatMap((line) => (line.given === 'playedWith' ? line.switches : []))];
  const placed: PlacedCard[] = [];
  const origins: Origin[] = [];
  const lp: [number, number] = [8000, 8000];
  let at: TurnNode = STARTS.main1;
  const begins = source.board.some((line) => line.given === 'duelBegins');
  const zones = new Zones(
    source.board.filter((line): line is Laid => 'cards' in line),
    cards,
  );
  /** Cards equipped to others, resolved when everything lies. */
  const equips: { index: number; to: string }[] = [];

  for (const line of source.board) {
    if (line.given === 'startsIn') at = STARTS[line.phase];
    else if (line.given === 'duelBegins') at = STARTS.end;
    else if (line.given === 'playedWith') continue;
    else if (line.given === 'hasLP') lp[seatOf(line.seat)] = line.amount;
    else {
      const specs = line.cards.map(asSpec);
      // A Deck is written from the top down and laid from the bottom up.
      for (const spec of line.given === 'hasInDeck' ? specs.reverse() : specs) {
        const ref = parseRef(spec.card);
        const seat = seatOf(line.seat);
        if (spec.equippedTo !== undefined) equips.push({ index: placed.length, to: spec.equippedTo });
        origins.push({ seat, label: spec.label ?? ref.label });
        const index = placed.push(placedCard(line.given, spec, seat, cards, zones)) - 1;
        for (const material of spec.materials ?? []) {
          const { name, label } = parseRef(material);
          origins.push({ seat, label });
          placed.push({ def: passcode(cards, name), seat, place: 'attached', attachedTo: index });
        }
      }
    }
  }
  for (const { index, to } of equips) {
    const ref = parseRef(to);
    const def = passcode(cards, ref.name);
    const target = placed.findIndex(
      (card, i) =>
        card.def === def &&
        card.place === 'monsterZone' &&
        (ref.label === null || origins[i]?.label === ref.label) &&
        (ref.seat === null || origins[i]?.seat === ref.seat),
    );
    if (target < 0) fail(`nothing on the board is "${to}"`);
    placed[index]!.equippedTo = target;
  }
  return {
    board: {
      cards: placed,
      lp,
      turnPlayer: 0,
      turn: begins ? BEFORE_THE_DUEL : TURN,
      at,
      ...((begins || switches.length > 0) && {
        options: { ...(begins && { openingTurn: true }), ...(switches.length > 0 && { switches: [...switches] }) },
      }),
    },
    origins,
  };
}

const asSpec = (card: BoardCard): Spec => (typeof card === 'string' ? { card } : card);

function passcode(cards: Cards, name: string): number {
  const [id, ...more] = passcodesOf(cards, name);
  if (id === undefined) return fail(`no card of the catalogue is called "${name}"`);
  if (more.length > 0) fail(`several cards are called "${name}": use the passcode`);
  return id;
}

function placedCard(given: Laid['given'], spec: Spec, seat: Seat, cards: Cards, zones: Zones): PlacedCard {
  const { def } = cards.get(passcode(cards, parseRef(spec.card).name));
  const common = {
    def: def.id,
    seat,
    ...(spec.owner !== undefined && { owner: seatOf(spec.owner) }),
    ...(spec.properlySummoned !== undefined && { properlySummoned: spec.properlySummoned }),
  };
  switch (given) {
    case 'hasInHand':
      return { ...common, place: 'hand' };
    case 'hasInDeck':
      return { ...common, place: 'deck' };
    case 'hasInExtraDeck':
      return { ...common, place: 'extraDeck', ...(spec.faceDown === false && { faceUp: true }) };
    case 'hasInGY':
      return { ...common, place: 'gy' };
    case 'hasBanished':
      return { ...common, place: 'banished', faceUp: spec.faceDown !== true };
    default:
  }
  const faceUp = given === 'controls' && spec.faceDown !== true;
  const since = spec.setThisTurn ? TURN : EARLIER;
  const turns = {
    ...(!faceUp && { setTurn: since }),
    ...(spec.counters && { counters: spec.counters }),
  };
  if (def.kind !== 'monster' || spec.inSpellTrapZone) {
    const field = def.property === 'field';
    return {
      ...common,
      ...turns,
      place: field ? 'fieldZone' : 'spellTrapZone',
      index: field ? 0 : zones.take(seat, 'spellTrapZone', spec.zone),
      faceUp,
    };
  }
  return {
    ...common,
    ...turns,
    place: 'monsterZone',
    index: zones.take(seat, 'monsterZone', spec.zone),
    faceUp,
    position: spec.position ?? (faceUp ? 'attack' : 'defense'),
    ...(faceUp && { summonedTurn: spec.summonedThisTurn ? TURN : EARLIER }),
    ...(spec.method !== undefined && { method: spec.method }),
  };
}

/** Hands out the first free columns, leaving those that a card asks for. */
class Zones {
  private readonly taken = new Set<string>();
  private readonly asked = new Set<string>();

  constructor(lines: readonly Laid[], cards: Cards) {
    for (const line of lines) {
      if (line.given !== 'controls' && line.given !== 'hasSet') continue;
      for (const spec of line.cards.map(asSpec)) {
        if (spec.zone === undefined) continue;
        const { kind } = cards.get(passcode(cards, parseRef(spec.card).name)).def;
        const monster = kind === 'monster' && !spec.inSpellTrapZone;
        this.asked.add(key(seatOf(line.seat), monster ? 'monsterZone' : 'spellTrapZone', spec.zone));
      }
    }
  }

  take(seat: Seat, place: string, zone: number | undefined): number {
    const free =
      zone ?? [0, 1, 2, 3, 4].find((i) => !this.taken.has(key(seat, place, i)) && !this.asked.has(key(seat, place, i)));
    if (free === undefined || this.taken.has(key(seat, place, free)))
      return fail(`no free ${place} for a card of the board`);
    this.taken.add(key(seat, place, free));
    return free;
  }
}
const key = (seat: Seat, place: string, zone: number): string => `${seat} ${place} ${zone}`;
