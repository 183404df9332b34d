/** Lays the board of a case: given lines become the position the engine starts from. */
import { plainNames, problemText } from '../../catalogue/text/setup';
import {
  type BoardSetup,
  type Cards,
  type CountedUse,
  type NamedUse,
  PHASE_NODES,
  type PlacedCard,
  problemsOf,
  type Seat,
  STEP_NODES,
  type TurnNode,
} from '../../engine';
import type { BoardCard, Given, Material, ScenarioCase, UsedNumber } from '../schema';
import { fail, seatOf } from './failure';
import { type Origin, parseRef, passcodesOf } from './names';
import { effectOf } from './uses';

type Spec = Exclude<BoardCard, string>;
type Laid = Extract<Given, { seat: unknown; cards: unknown }>;

/** It is not the first turn, so that attacks are allowed and cards can have been there for a while. */
const TURN = 3;
/** A position cannot lie before the first Draw Phase, but it can lie at the end of a turn before the first. */
const BEFORE_THE_DUEL = 0;

export interface LaidBoard {
  board: BoardSetup;
  /** By entity id: the seat that has the card and its label. */
  origins: Origin[];
}

/** The position a case begins with. Fails where it is none a table could have. */
export function layBoard(source: ScenarioCase, cards: Cards, ofAll: readonly string[] = []): LaidBoard {
  const laid = readBoard(source, cards, ofAll);
  const wrong = problemsOf(laid.board, cards).find(({ blocking }) => blocking);
  if (wrong) fail(problemText(wrong, plainNames(laid.board, cards, 'en'), 'en'));
  return laid;
}

/** The same without asking whether a table could look like that. */
export function readBoard(source: ScenarioCase, cards: Cards, ofAll: readonly string[] = []): LaidBoard {
  const switches = [...ofAll, ...source.board.flatMap((line) => (line.given === 'playedWith' ? line.switches : []))];
  const placed: PlacedCard[] = [];
  const origins: Origin[] = [];
  const lp: [number, number] = [8000, 8000];
  let at: TurnNode = PHASE_NODES.main1;
  const begins = source.board.some((line) => line.given === 'duelBegins');
  const turn = begins ? BEFORE_THE_DUEL : (source.board.findLast((line) => line.given === 'turnIs')?.turn ?? TURN);
  const shuffled: [boolean, boolean] = [false, false];
  const more: Pick<BoardSetup, 'normalSummonUsed' | 'pendulumSummonUsed'> = {};
  let seed: number | undefined;
  const used: NamedUse[] = [];
  const zones = new Zones(
    source.board.filter((line): line is Laid => 'cards' in line),
    cards,
  );
  /** Cards equipped to others, resolved when everything lies. */
  const equips: { index: number; to: string }[] = [];

  for (const line of source.board) {
    if (line.given === 'startsIn')
      at = line.phase === 'battle' ? STEP_NODES[line.step ?? 'battle'] : PHASE_NODES[line.phase];
    else if (line.given === 'duelBegins') at = PHASE_NODES.end;
    else if (line.given === 'playedWith' || line.given === 'turnIs') continue;
    else if (line.given === 'hasShuffledDeck') shuffled[seatOf(line.seat)] = true;
    else if (line.given === 'seedIs') seed = line.seed;
    else if (line.given === 'hasSummoned') {
      if (line.how.includes('normal')) more.normalSummonUsed = true;
      if (line.how.includes('pendulum')) more.pendulumSummonUsed = true;
    } else if (line.given === 'hasUsed') {
      const def = passcode(cards, line.card);
      for (const effect of usesOf(line.effects, def, 'name', cards))
        used.push({ seat: seatOf(line.seat), def, effect });
    } else if (line.given === 'hasLP') lp[seatOf(line.seat)] = line.amount;
    else {
      const specs = line.cards.map(asSpec);
      // A Deck is written from the top down and laid from the bottom up.
      for (const spec of line.given === 'hasInDeck' ? specs.reverse() : specs) {
        const ref = parseRef(spec.card);
        const seat = seatOf(line.seat);
        if (spec.equippedTo !== undefined) equips.push({ index: placed.length, to: spec.equippedTo });
        origins.push({ seat, label: spec.label ?? ref.label });
        const index = placed.push(placedCard(line.given, spec, { seat, turn, cards, zones })) - 1;
        for (const material of (spec.materials ?? []).map(asMaterial)) {
          const { name, label } = parseRef(material.card);
          origins.push({ seat, label });
          placed.push({
            def: passcode(cards, name),
            seat,
            place: 'attached',
            attachedTo: index,
            ...(material.owner !== undefined && { owner: seatOf(material.owner) }),
            ...(material.properlySummoned !== undefined && { properlySummoned: material.properlySummoned }),
          });
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
    if (target < 0) fail(`nothing on the board is "${to}"`, `판에 "${to}" 카드가 없습니다.`);
    placed[index]!.equippedTo = target;
  }
  const opening = begins || turn === 1;
  const options = {
    ...(opening && { openingTurn: true }),
    ...(seed !== undefined && { seed }),
    ...(switches.length > 0 && { switches: [...switches] }),
  };
  const board: BoardSetup = {
    cards: placed,
    lp,
    turnPlayer: 0,
    turn,
    at,
    ...more,
    ...(shuffled.includes(true) && { shuffled }),
    ...(used.length > 0 && { used }),
    ...(Object.keys(options).length > 0 && { options }),
  };
  return { board, origins };
}

const asSpec = (card: BoardCard): Spec => (typeof card === 'string' ? { card } : card);
const asMaterial = (material: Material): Exclude<Material, string> =>
  typeof material === 'string' ? { card: material } : material;

function passcode(cards: Cards, name: string): number {
  const [id, ...more] = passcodesOf(cards, name);
  if (id === undefined)
    return fail(`no card of the catalogue is called "${name}"`, `"${name}"(이)라는 카드가 여기에는 없습니다.`);
  if (more.length > 0)
    fail(
      `several cards are called "${name}": use the passcode`,
      `"${name}"(이)라는 카드가 여럿입니다. 패스코드로 써 주세요.`,
    );
  return id;
}

function usesOf(said: readonly UsedNumber[], def: number, by: CountedUse['by'], cards: Cards): number[] {
  return said.map((one) => {
    const effect = effectOf(one, def, by, cards);
    if (effect !== null) return effect;
    const { name } = cards.get(def).def;
    const number = typeof one === 'number' ? one : one.effect;
    return fail(
      `${name.en} has no effect ${number} whose uses in a turn are limited by ${by}`,
      `${name.ko}에는 턴마다 사용 횟수가 제한되는 ${number}번 효과가 없습니다.`,
    );
  });
}

interface Table {
  seat: Seat;
  turn: number;
  cards: Cards;
  zones: Zones;
}

function placedCard(given: Laid['given'], spec: Spec, { seat, turn, cards, zones }: Table): PlacedCard {
  const { def } = cards.get(passcode(cards, parseRef(spec.card).name));
  const common = {
    def: def.id,
    seat,
    ...(spec.owner !== undefined && { owner: seatOf(spec.owner) }),
    ...(spec.properlySummoned !== undefined && { properlySummoned: spec.properlySummoned }),
    ...(spec.attacks !== undefined && { attacks: spec.attacks }),
    ...(spec.did && { did: spec.did }),
    ...(spec.used && { used: usesOf(spec.used, def.id, 'copy', cards) }),
  };
  switch (given) {
    case 'hasInHand':
    case 'hasInDeck':
    case 'hasInExtraDeck': {
      const place = given === 'hasInHand' ? 'hand' : given === 'hasInDeck' ? 'deck' : 'extraDeck';
      return { ...common, place, ...(spec.faceDown === false && { faceUp: true }) };
    }
    case 'hasInGY':
      return { ...common, place: 'gy' };
    case 'hasBanished':
      return { ...common, place: 'banished', faceUp: spec.faceDown !== true };
    default:
  }
  const faceUp = given === 'controls' && spec.faceDown !== true;
  // Some earlier turn, but never one that is still to come.
  const earlier = Math.max(0, Math.min(1, turn - 1));
  const setTurn = spec.setOn ?? (spec.setThisTurn ? turn : earlier);
  const turns = {
    ...((!faceUp || spec.setOn !== undefined) && { setTurn }),
    ...(spec.counters && { counters: spec.counters }),
  };
  if (def.kind !== 'monster' || spec.inSpellTrapZone) {
    const field = def.property === 'field';
    return {
      ...common,
      ...turns,
      place: field ? 'fieldZone' : 'spellTrapZone',
      index: field ? 0 : zones.take(seat, 'spellTrapZone', spec.zone, def.name.en),
      faceUp,
    };
  }
  return {
    ...common,
    ...turns,
    place: 'monsterZone',
    index: zones.take(seat, 'monsterZone', spec.zone, def.name.en),
    faceUp,
    position: spec.position ?? (faceUp ? 'attack' : 'defense'),
    ...(faceUp && { summonedTurn: spec.summonedOn ?? (spec.summonedThisTurn ? turn : earlier) }),
    ...(spec.method !== undefined && { method: spec.method }),
    ...(spec.way !== undefined && { way: spec.way }),
  };
}

const FULL = 5;
/** Hands out the first free columns, leaving those that a card asks for. */
class Zones {
  private readonly taken = new Map<string, string>();
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

  take(seat: Seat, place: string, zone: number | undefined, card: string): number {
    const free =
      zone ?? [0, 1, 2, 3, 4].find((i) => !this.taken.has(key(seat, place, i)) && !this.asked.has(key(seat, place, i)));
    if (free === undefined)
      return fail(
        `no zone is left for ${card}: its player has ${FULL} cards there already`,
        `${card}: 남은 존이 없습니다. 이미 카드 ${FULL}장이 놓여 있습니다.`,
      );
    const other = this.taken.get(key(seat, place, free));
    if (other !== undefined)
      return fail(
        `${card} and ${other} are both in zone ${free} of the same player`,
        `${card} / ${other}: 같은 플레이어의 같은 존(${free})에 놓여 있습니다.`,
      );
    this.taken.set(key(seat, place, free), card);
    return free;
  }
}
const key = (seat: Seat, place: string, zone: number): string => `${seat} ${place} ${zone}`;
