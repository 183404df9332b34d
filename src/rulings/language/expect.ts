/** What must be true at this point of a scenario. */
import type { Phase, Place, Position, SummonMethod } from '../../engine/terms';
import type { Action, EventPattern, Expectation, Who } from '../schema';
import type { Actor } from './actor';
import type { Recorder } from './ruling';

type Outcome = Extract<Expectation, { expect: 'linkWas' }>['outcome'];
type PlaceName = Place | 'field';
type Because = { because: string | string[]; effect?: number };
type Detail = { effect?: number };
type Pattern = Omit<EventPattern, 'event'>;

/** Ways to say that something is refused, one for each action; `because` is the id of the rule that refuses it. */
type Refused = Record<Action, (card: string, why: Because) => void>;
type Offered = Record<Action, (card: string, detail?: Detail) => void>;

export interface Expect {
  /** The Chain being built, or the last one; links as `'turnPlayer: Sangan'`. */
  chainIs(...links: string[]): void;
  /** All Chains so far, in order. */
  chainsWere(...chains: string[][]): void;
  /** No Chain is being built and none was built since the case began. */
  noChain(): void;
  /** How the last link of this card (or the one in that Chain, counted from 1) ended. */
  linkWas(card: string, outcome: Outcome, details?: { chain?: number; because?: string }): void;
  /** The link of this card answers the link of that number. */
  linkAnswers(card: string, link: number): void;
  spellSpeedWas(card: string, speed: 1 | 2 | 3): void;
  /** Between the placing of these two links of one Chain no player had a window to act in. */
  nobodyCouldActBetween(first: string, second: string): void;
  cannot(seat: Actor): Refused;
  can(seat: Actor): Offered;
  /** The player cannot go on to this Phase now; `because` is the id of the rule that refuses it. */
  cannotMoveTo(seat: Actor, phase: Phase, why: { because: string | string[] }): void;
  canMoveTo(seat: Actor, phase: Phase): void;
  /** Everything the player asked may do with the card now. */
  offersOnly(card: string, ...actions: Action[]): void;
  /** Without `because` the page gives the reasons of the moment in which least stood in the way. */
  wasNeverOffered(card: string, action: Action, detail?: Detail & Partial<Because>): void;
  /** The first time it could be done, these links (and no others) were on the Chain. */
  firstOfferedOn(card: string, action: Action, ...links: string[]): void;
  /** No question of this kind was put since the case began (to this player). */
  neverAsked(window: string, seat?: Actor): void;
  /** All this monster may attack now (or choose in a replay): monsters, and `'directly'`; nothing if it cannot attack. */
  attackTargetsAre(card: string, ...targets: string[]): void;
  canPick(card: string): void;
  cannotPick(card: string): void;
  /** This player is being asked now, in a window of this kind if given. */
  isAsked(seat: Actor, window?: string): void;
  isNotAsked(seat: Actor): void;
  /** Where the Fast Effect Timing chart stands. */
  timingIs(timing: string): void;
  phaseIs(phase: Phase): void;
  isIn(card: string, place: PlaceName, whose?: Actor): void;
  isNotIn(card: string, place: PlaceName): void;
  controls(seat: Actor, ...cards: string[]): void;
  doesNotControl(seat: Actor, ...cards: string[]): void;
  /** Number of cards (of this name) in a place of a player. */
  countIs(seat: Actor, place: PlaceName, count: number, card?: string): void;
  lpIs(seat: Actor, amount: number): void;
  atkIs(card: string, amount: number): void;
  defIs(card: string, amount: number): void;
  levelIs(card: string, amount: number): void;
  typeIs(card: string, type: string): void;
  attributeIs(card: string, attribute: string): void;
  positionIs(card: string, position: Position, details?: { faceDown?: boolean }): void;
  /** The effects of a card on the field are negated now. */
  isNegated(card: string): void;
  isNotNegated(card: string): void;
  isFaceUp(card: string): void;
  isFaceDown(card: string): void;
  wasSummonedBy(card: string, seat: Actor, method?: SummonMethod): void;
  wasNotSummoned(card: string): void;
  summonWasNegated(card: string): void;
  /** A Summon is pending whose position and zone this player does not see. */
  summonIsHiddenFrom(seat: Actor): void;
  /** This player may know which card it is. */
  sees(seat: Actor, card: string): void;
  doesNotSee(seat: Actor, card: string): void;
  /** The number of cards this player sees in a place of a player. */
  seesCount(
    seat: Actor,
    whose: Actor,
    place: Extract<Expectation, { expect: 'seesCount' }>['place'],
    count: number,
  ): void;
  /** The cards of a pile from the bottom up. */
  orderIs(whose: Actor, place: 'gy' | 'banished', ...cards: string[]): void;
  /** An optional "when" trigger of this card was lost because its event was not the last thing to happen. */
  missedTheTiming(card: string): void;
  happened(event: string, pattern?: Pattern & { times?: number }): void;
  didNotHappen(event: string, pattern?: Pattern): void;
  happenedInOrder(...events: EventPattern[]): void;
  wonBy(seat: Actor): void;
}

const ACTIONS: readonly Action[] = [
  'activate',
  'normalSummon',
  'setMonster',
  'set',
  'flipSummon',
  'changePosition',
  'specialSummon',
  'pendulumSummon',
  'attack',
];
const eachAction = <T>(make: (action: Action) => T): Record<Action, T> =>
  Object.fromEntries(ACTIONS.map((action) => [action, make(action)])) as Record<Action, T>;

export function expectations(record: Recorder): Expect {
  const { line } = record;
  const seatOf = (actor: Actor): { seat: Who } => ({ seat: actor.who });
  return {
    chainIs: (...links) => line({ expect: 'chainIs', links }),
    chainsWere: (...chains) => line({ expect: 'chainsWere', chains }),
    noChain: () => line({ expect: 'noChain' }),
    linkWas: (card, outcome, details) => line({ expect: 'linkWas', card, outcome, ...details }),
    linkAnswers: (card, link) => line({ expect: 'linkAnswers', card, link }),
    spellSpeedWas: (card, speed) => line({ expect: 'spellSpeedWas', card, speed }),
    nobodyCouldActBetween: (first, second) => line({ expect: 'nobodyCouldActBetween', first, second }),
    cannot: (seat) =>
      eachAction((action) => (card, why) => line({ expect: 'cannot', ...seatOf(seat), action, card, ...why })),
    can: (seat) =>
      eachAction((action) => (card, detail) => line({ expect: 'can', ...seatOf(seat), action, card, ...detail })),
    cannotMoveTo: (seat, phase, why) => line({ expect: 'cannotMoveTo', ...seatOf(seat), phase, ...why }),
    canMoveTo: (seat, phase) => line({ expect: 'canMoveTo', ...seatOf(seat), phase }),
    offersOnly: (card, ...actions) => line({ expect: 'offersOnly', card, actions }),
    wasNeverOffered: (card, action, detail) => line({ expect: 'wasNeverOffered', card, action, ...detail }),
    firstOfferedOn: (card, action, ...links) => line({ expect: 'firstOfferedOn', card, action, links }),
    neverAsked: (window, seat) => line({ expect: 'neverAsked', window, ...(seat && seatOf(seat)) }),
    attackTargetsAre: (card, ...targets) => line({ expect: 'attackTargetsAre', card, targets }),
    canPick: (card) => line({ expect: 'canPick', card }),
    cannotPick: (card) => line({ expect: 'cannotPick', card }),
    isAsked: (seat, window) => line({ expect: 'isAsked', ...seatOf(seat), ...(window !== undefined && { window }) }),
    isNotAsked: (seat) => line({ expect: 'isNotAsked', ...seatOf(seat) }),
    timingIs: (timing) => line({ expect: 'timingIs', timing }),
    phaseIs: (phase) => line({ expect: 'phaseIs', phase }),
    isIn: (card, place, whose) => line({ expect: 'isIn', card, place, ...(whose && seatOf(whose)) }),
    isNotIn: (card, place) => line({ expect: 'isNotIn', card, place }),
    controls: (seat, ...cards) => line({ expect: 'controls', ...seatOf(seat), cards }),
    doesNotControl: (seat, ...cards) => line({ expect: 'doesNotControl', ...seatOf(seat), cards }),
    countIs: (seat, place, count, card) =>
      line({ expect: 'countIs', ...seatOf(seat), place, count, ...(card !== undefined && { card }) }),
    lpIs: (seat, amount) => line({ expect: 'lpIs', ...seatOf(seat), amount }),
    atkIs: (card, amount) => line({ expect: 'atkIs', card, amount }),
    defIs: (card, amount) => line({ expect: 'defIs', card, amount }),
    levelIs: (card, amount) => line({ expect: 'levelIs', card, amount }),
    typeIs: (card, type) => line({ expect: 'typeIs', card, type }),
    attributeIs: (card, attribute) => line({ expect: 'attributeIs', card, attribute }),
    positionIs: (card, position, details) => line({ expect: 'positionIs', card, position, ...details }),
    isNegated: (card) => line({ expect: 'isNegated', card }),
    isNotNegated: (card) => line({ expect: 'isNotNegated', card }),
    isFaceUp: (card) => line({ expect: 'isFaceUp', card }),
    isFaceDown: (card) => line({ expect: 'isFaceDown', card }),
    wasSummonedBy: (card, seat, method) =>
      line({ expect: 'wasSummonedBy', card, ...seatOf(seat), ...(method !== undefined && { method }) }),
    wasNotSummoned: (card) => line({ expect: 'wasNotSummoned', card }),
    sees: (seat, card) => line({ expect: 'sees', ...seatOf(seat), card }),
    doesNotSee: (seat, card) => line({ expect: 'doesNotSee', ...seatOf(seat), card }),
    seesCount: (seat, whose, place, count) =>
      line({ expect: 'seesCount', ...seatOf(seat), of: whose.who, place, count }),
    orderIs: (seat, place, ...cards) => line({ expect: 'orderIs', ...seatOf(seat), place, cards }),
    summonIsHiddenFrom: (seat) => line({ expect: 'summonIsHiddenFrom', ...seatOf(seat) }),
    summonWasNegated: (card) => line({ expect: 'summonWasNegated', card }),
    missedTheTiming: (card) => line({ expect: 'missedTheTiming', card }),
    happened: (event, pattern) => line({ expect: 'happened', event, ...pattern }),
    didNotHappen: (event, pattern) => line({ expect: 'didNotHappen', event, ...pattern }),
    happenedInOrder: (...events) => line({ expect: 'happenedInOrder', events }),
    wonBy: (seat) => line({ expect: 'wonBy', ...seatOf(seat) }),
  };
}
