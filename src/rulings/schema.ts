/**
 * The scenario language as data: what a ruling file records, what the board editor saves and what outsiders write as
 * JSON. Types are derived from this schema, so the verbs of the builder, of the JSON form and of the runner are one list.
 */
import * as v from 'valibot';
import { SWITCHES } from '../engine/state/switches';
import { type COUNTERS, DEEDS, PHASES, PLACES, POSITIONS, SUMMON_METHODS, SUMMON_WAYS } from '../engine/terms';
import { EVENT_FIELDS } from './eventFields';

/** Raised when a scenario written for an earlier version would no longer mean the same. */
export const SCENARIO_VERSION = 1;

const text = v.pipe(v.string(), v.minLength(1));
const both = v.strictObject({ en: text, ko: text });
const who = v.picklist(['turnPlayer', 'opponent']);

/**
 * Names a card: English, Korean or Japanese name or passcode, then `#label` to tell copies apart and `@turnPlayer` or
 * `@opponent` for the seat that had it when the case began (for a Token, that controls it). The label of a Token is its
 * number among those of its name, in the order in which they were made.
 */
const cardRef = v.pipe(text, v.description('Name or passcode, optionally #label and @turnPlayer or @opponent'));
const cards = v.array(cardRef);
const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const effectNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('Number of the effect as printed; 0: the activation of the card without one'),
);
const opt = v.exactOptional;

/** An effect whose uses in a turn are limited, as the card numbers it; 0 for one without a number. */
const usedEffect = v.union([
  count,
  v.strictObject({
    effect: count,
    option: v.pipe(count, v.minValue(1), v.description('Which of several limits of one number, from 1')),
  }),
]);

const boardCard = v.union([
  cardRef,
  v.strictObject({
    card: cardRef,
    label: opt(text),
    position: opt(v.picklist(POSITIONS)),
    faceDown: opt(v.boolean()),
    zone: opt(column),
    inSpellTrapZone: opt(
      v.pipe(
        v.boolean(),
        v.description('A monster there: a Continuous Spell, or in zone 0 or 4 a Pendulum Card in its Pendulum Zone'),
      ),
    ),
    setThisTurn: opt(v.boolean()),
    summonedThisTurn: opt(v.boolean()),
    /** Turns by their numbers, where it matters which earlier one it was. */
    setOn: opt(count),
    summonedOn: opt(count),
    method: opt(v.picklist(SUMMON_METHODS)),
    /** A Special Summon with a name of its own, also one it is treated as. */
    way: opt(v.picklist(SUMMON_WAYS)),
    properlySummoned: opt(v.boolean()),
    owner: opt(who),
    counters: opt(
      v.strictObject({
        spell: opt(count),
        shot: opt(count),
        a: opt(count),
        kaiju: opt(count),
        wedge: opt(count),
        predator: opt(count),
        resonance: opt(count),
      } satisfies Record<(typeof COUNTERS)[number], unknown>),
    ),
    equippedTo: opt(cardRef),
    attacks: opt(v.pipe(count, v.description('Attacks it declared this turn'))),
    did: opt(v.pipe(v.array(v.picklist(DEEDS)), v.description('What else it did this turn'))),
    used: opt(v.pipe(v.array(usedEffect), v.description('Effects of this copy used this turn, by number'))),
    /** Cards attached to an Xyz Monster. */
    materials: opt(
      v.array(
        v.union([cardRef, v.strictObject({ card: cardRef, owner: opt(who), properlySummoned: opt(v.boolean()) })]),
      ),
    ),
  }),
]);
const boardCards = v.pipe(v.array(boardCard), v.minLength(1));

const given = v.variant('given', [
  v.strictObject({ given: v.literal('controls'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasSet'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasInHand'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasInDeck'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasInExtraDeck'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasInGY'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasBanished'), seat: who, cards: boardCards }),
  v.strictObject({ given: v.literal('hasLP'), seat: who, amount: count }),
  v.strictObject({
    given: v.literal('startsIn'),
    phase: v.picklist(PHASES),
    step: opt(
      v.pipe(v.picklist(['start', 'battle', 'end']), v.description('Of the Battle Phase; the Battle Step without')),
    ),
  }),
  v.strictObject({ given: v.literal('turnIs'), turn: v.pipe(count, v.minValue(1)) }),
  v.strictObject({
    given: v.literal('hasSummoned'),
    how: v.pipe(
      v.array(v.picklist(['normal', 'pendulum'])),
      v.minLength(1),
      v.description('Summons of which the turn player has made the one of this turn'),
    ),
  }),
  v.strictObject({
    given: v.literal('hasUsed'),
    seat: who,
    card: v.pipe(text, v.description('Name or passcode; the card need not be on the board')),
    effects: v.pipe(
      v.array(usedEffect),
      v.minLength(1),
      v.description('Effects limited by name that the player used this turn, by number'),
    ),
  }),
  v.strictObject({ given: v.literal('hasShuffledDeck'), seat: who }),
  v.strictObject({ given: v.literal('seedIs'), seed: v.pipe(count, v.maxValue(0xffff_ffff)) }),
  v.strictObject({ given: v.literal('duelBegins') }),
  v.strictObject({ given: v.literal('playedWith'), switches: v.pipe(v.array(v.picklist(SWITCHES)), v.minLength(1)) }),
]);

/** What a player says while using an effect. */
const use = {
  card: cardRef,
  effect: opt(effectNumber),
  targets: opt(cards),
  cost: opt(cards),
  option: opt(
    v.pipe(count, v.description('Which of several effects of one number, or of several to choose from, from 1')),
  ),
  declare: opt(text),
  zone: opt(column),
};
const step = v.variant('do', [
  v.strictObject({ do: v.literal('normalSummons'), by: who, card: cardRef, zone: opt(column) }),
  v.strictObject({ do: v.literal('tributeSummons'), by: who, card: cardRef, tributes: cards, zone: opt(column) }),
  v.strictObject({ do: v.literal('setsMonster'), by: who, card: cardRef, tributes: opt(cards), zone: opt(column) }),
  v.strictObject({ do: v.literal('sets'), by: who, card: cardRef, zone: opt(column) }),
  v.strictObject({ do: v.literal('flipSummons'), by: who, card: cardRef }),
  v.strictObject({ do: v.literal('changesPosition'), by: who, card: cardRef }),
  v.strictObject({
    do: v.literal('specialSummons'),
    by: who,
    card: cardRef,
    tributes: opt(cards),
    cost: opt(cards),
    position: opt(v.picklist(POSITIONS)),
    zone: opt(column),
  }),
  v.strictObject({ do: v.literal('pendulumSummons'), by: who, cards }),
  v.strictObject({ do: v.literal('activates'), by: who, ...use }),
  v.strictObject({ do: v.literal('usesTrigger'), by: who, ...use }),
  v.strictObject({
    do: v.literal('processes'),
    by: who,
    card: v.pipe(cardRef, v.description('What is due: a card that returns, or the card whose effect goes on')),
  }),
  v.strictObject({ do: v.literal('declines'), by: who, card: opt(cardRef) }),
  v.strictObject({
    do: v.literal('attacks'),
    by: who,
    card: cardRef,
    target: v.pipe(text, v.description('The monster attacked, or "directly"')),
  }),
  v.strictObject({
    do: v.literal('replays'),
    by: who,
    card: cardRef,
    target: v.pipe(text, v.description('What the attack goes on against: a monster, or "directly"')),
  }),
  v.strictObject({ do: v.literal('movesTo'), by: who, phase: v.picklist(PHASES) }),
  v.strictObject({ do: v.literal('passes'), by: who }),
  v.strictObject({ do: v.literal('bothPass') }),
  v.strictObject({ do: v.literal('picks'), by: who, cards }),
  v.strictObject({ do: v.literal('orders'), by: who, cards }),
  v.strictObject({ do: v.literal('answers'), by: who, answer: v.picklist(['yes', 'no', 'heads', 'tails']) }),
  v.strictObject({ do: v.literal('chooses'), by: who, option: count }),
  v.strictObject({ do: v.literal('declares'), by: who, value: text }),
  v.strictObject({ do: v.literal('picksZone'), by: who, zone: column }),
  v.strictObject({
    do: v.literal('picksPosition'),
    by: who,
    position: v.picklist(POSITIONS),
    faceDown: opt(v.boolean()),
  }),
]);

/** Things a player may ask to do. */
const action = v.picklist([
  'activate',
  'normalSummon',
  'setMonster',
  'set',
  'flipSummon',
  'changePosition',
  'specialSummon',
  'pendulumSummon',
  'attack',
]);
const link = v.pipe(text, v.regex(/^(turnPlayer|opponent): ./), v.description('"turnPlayer: Sangan"'));
const event = v.strictObject({
  event: v.pipe(text, v.description('Type of the event in the duel log')),
  card: opt(cardRef),
  seat: opt(who),
  /** Further fields of the event, by name or path (`before.place`); a list fits if it holds the value. */
  where: opt(v.record(v.picklist(EVENT_FIELDS), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
});
const outcome = v.picklist(['resolved', 'activationNegated', 'effectNegated', 'withoutEffect']);
const place = v.picklist([...PLACES, 'field']);
/** Where the number of cards is public. */
const counted = v.picklist(['hand', 'deck', 'extraDeck', 'gy', 'banished', 'field']);

const expectation = v.variant('expect', [
  v.strictObject({ expect: v.literal('chainIs'), links: v.array(link) }),
  v.strictObject({ expect: v.literal('chainsWere'), chains: v.array(v.array(link)) }),
  v.strictObject({ expect: v.literal('noChain') }),
  v.strictObject({
    expect: v.literal('linkWas'),
    card: cardRef,
    outcome,
    chain: opt(count),
    because: opt(v.pipe(text, v.description('Rule by which it resolved without effect'))),
  }),
  v.strictObject({ expect: v.literal('linkAnswers'), card: cardRef, link: count }),
  v.strictObject({ expect: v.literal('spellSpeedWas'), card: cardRef, speed: v.picklist([1, 2, 3]) }),
  v.strictObject({ expect: v.literal('nobodyCouldActBetween'), first: link, second: link }),
  v.strictObject({
    expect: v.literal('cannot'),
    seat: who,
    action,
    card: cardRef,
    effect: opt(effectNumber),
    because: v.union([text, v.array(text)]),
  }),
  v.strictObject({ expect: v.literal('can'), seat: who, action, card: cardRef, effect: opt(effectNumber) }),
  v.strictObject({
    expect: v.literal('cannotMoveTo'),
    seat: who,
    phase: v.picklist(PHASES),
    because: v.union([text, v.array(text)]),
  }),
  v.strictObject({ expect: v.literal('canMoveTo'), seat: who, phase: v.picklist(PHASES) }),
  v.strictObject({ expect: v.literal('offersOnly'), card: cardRef, actions: v.array(action) }),
  v.strictObject({
    expect: v.literal('wasNeverOffered'),
    card: cardRef,
    action,
    effect: opt(effectNumber),
    because: opt(
      v.pipe(
        v.union([text, v.array(text)]),
        v.description(
          'Rules that refused it at one moment, also while something resolved; without it, the nearest ones',
        ),
      ),
    ),
  }),
  v.strictObject({ expect: v.literal('firstOfferedOn'), card: cardRef, action, links: v.array(link) }),
  v.strictObject({ expect: v.literal('neverAsked'), window: text, seat: opt(who) }),
  v.strictObject({
    expect: v.literal('attackTargetsAre'),
    card: cardRef,
    targets: v.pipe(cards, v.description('Monsters, and "directly" for the player')),
  }),
  v.strictObject({ expect: v.literal('canPick'), card: cardRef }),
  v.strictObject({ expect: v.literal('cannotPick'), card: cardRef }),
  v.strictObject({ expect: v.literal('isAsked'), seat: who, window: opt(text) }),
  v.strictObject({ expect: v.literal('isNotAsked'), seat: who }),
  v.strictObject({ expect: v.literal('timingIs'), timing: text }),
  v.strictObject({ expect: v.literal('phaseIs'), phase: v.picklist(PHASES) }),
  v.strictObject({ expect: v.literal('isIn'), card: cardRef, place, seat: opt(who) }),
  v.strictObject({ expect: v.literal('isNotIn'), card: cardRef, place }),
  v.strictObject({ expect: v.literal('controls'), seat: who, cards }),
  v.strictObject({ expect: v.literal('doesNotControl'), seat: who, cards }),
  v.strictObject({ expect: v.literal('countIs'), seat: who, place, count, card: opt(cardRef) }),
  v.strictObject({ expect: v.literal('lpIs'), seat: who, amount: count }),
  v.strictObject({ expect: v.literal('atkIs'), card: cardRef, amount: count }),
  v.strictObject({ expect: v.literal('defIs'), card: cardRef, amount: count }),
  v.strictObject({ expect: v.literal('levelIs'), card: cardRef, amount: count }),
  v.strictObject({ expect: v.literal('typeIs'), card: cardRef, type: text }),
  v.strictObject({ expect: v.literal('attributeIs'), card: cardRef, attribute: text }),
  v.strictObject({
    expect: v.literal('positionIs'),
    card: cardRef,
    position: v.picklist(POSITIONS),
    faceDown: opt(v.boolean()),
  }),
  v.strictObject({ expect: v.literal('isNegated'), card: cardRef }),
  v.strictObject({ expect: v.literal('isNotNegated'), card: cardRef }),
  v.strictObject({ expect: v.literal('isFaceUp'), card: cardRef }),
  v.strictObject({ expect: v.literal('isFaceDown'), card: cardRef }),
  v.strictObject({
    expect: v.literal('wasSummonedBy'),
    card: cardRef,
    seat: who,
    method: opt(v.picklist(SUMMON_METHODS)),
  }),
  v.strictObject({ expect: v.literal('wasNotSummoned'), card: cardRef }),
  v.strictObject({ expect: v.literal('summonWasNegated'), card: cardRef }),
  v.strictObject({ expect: v.literal('summonIsHiddenFrom'), seat: who }),
  v.strictObject({ expect: v.literal('sees'), seat: who, card: cardRef }),
  v.strictObject({ expect: v.literal('doesNotSee'), seat: who, card: cardRef }),
  v.strictObject({ expect: v.literal('seesCount'), seat: who, of: who, place: counted, count }),
  v.strictObject({ expect: v.literal('orderIs'), seat: who, place: v.picklist(['gy', 'banished']), cards }),
  v.strictObject({ expect: v.literal('missedTheTiming'), card: cardRef }),
  v.strictObject({ expect: v.literal('happened'), ...event.entries, times: opt(count) }),
  v.strictObject({ expect: v.literal('didNotHappen'), ...event.entries }),
  v.strictObject({ expect: v.literal('happenedInOrder'), events: v.pipe(v.array(event), v.minLength(2)) }),
  v.strictObject({ expect: v.literal('wonBy'), seat: who }),
]);

const scenarioCase = v.strictObject({
  name: opt(both),
  contrast: opt(
    v.pipe(
      v.union([
        v.pipe(v.number(), v.integer(), v.minValue(1)),
        v.pipe(v.string(), v.regex(/^[a-z0-9-]+( [1-9]\d*)?$/)),
      ]),
      v.description(
        'A case that differs from this one in a single detail and comes out differently: its number, or "ruling-id 2"',
      ),
    ),
  ),
  board: v.array(given),
  steps: v.array(v.union([step, expectation])),
});

export const scenarioSchema = v.strictObject({
  $schema: opt(v.string()),
  version: v.literal(SCENARIO_VERSION),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** What of the rulebook it shows. */
  covers: opt(v.array(text)),
  title: opt(both),
  statement: opt(both),
  /** Why the ruling could be read otherwise, and which reading is followed. */
  doubtful: opt(both),
  /** Where it decides otherwise than the ledger it is taken from, and why. */
  deviates: opt(both),
  /** Where the ruling comes from. */
  basis: opt(text),
  /** For a page without a board of its own: the rulings that show it. */
  shownBy: opt(v.array(text)),
  options: opt(
    v.strictObject({
      /** Windows of a player who is not the next to act are passed. Default true. */
      quietPasses: opt(v.boolean()),
      /** Rule switches of the duel. */
      switches: opt(v.array(v.picklist(SWITCHES))),
    }),
  ),
  cases: v.array(scenarioCase),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioCase = v.InferOutput<typeof scenarioCase>;
export type Given = v.InferOutput<typeof given>;
export type BoardCard = v.InferOutput<typeof boardCard>;
export type Material = NonNullable<Exclude<BoardCard, string>['materials']>[number];
export type UsedNumber = v.InferOutput<typeof usedEffect>;
export type Step = v.InferOutput<typeof step>;
export type Expectation = v.InferOutput<typeof expectation>;
export type Line = Step | Expectation;
export type Who = v.InferOutput<typeof who>;
export type Action = v.InferOutput<typeof action>;
export type EventPattern = v.InferOutput<typeof event>;
export type LocalText = v.InferOutput<typeof both>;

/** Every verb of the JSON form, for the examples and the documentation. */
export const VERBS = {
  given: given.options.map((o) => o.entries.given.literal),
  do: step.options.map((o) => o.entries.do.literal),
  expect: expectation.options.map((o) => o.entries.expect.literal),
};
