/**
 * Pieces that the slots of many rows share. A row's `slots.ts` says what a card file may write in that row;
 * the descriptions are what an editor shows while completing it.
 */
// biome-ignore lint/style/noRestrictedImports: only the checker of card files imports slots, never the running engine.
import * as v from 'valibot';
import type {
  Condition,
  MaterialSlot,
  Modifier,
  PlaceName,
  Range,
  Ref,
  Selector,
  StatChange,
  Step,
  Together,
  Value,
  When,
} from '../definition';
import { JOINS } from '../definition';
import type { MonsterType, Side } from '../terms';
import {
  ABILITIES,
  ATTRIBUTES,
  CARD_KINDS,
  COUNTERS,
  FRAMES,
  MOMENTS,
  PLACES,
  POSITIONS,
  PROPERTIES,
  SIDES,
  SUMMON_METHODS,
  SUMMON_WAYS,
  TYPES,
} from '../terms';

export type Schema<T> = v.GenericSchema<T>;

/** For each key of a row its schema: one missing, one too many or one of another type does not compile. */
type SlotsOf<T> = {
  [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? v.ExactOptionalSchema<Schema<Exclude<T[K], undefined>>, undefined>
    : // What may be left out wraps what it reads.
      Schema<T[K]> & { wrapped?: never };
};
/** An object whose unknown keys are errors. Its message is what was expected, for the checker of card files. */
export const strict = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    if (issue.expected === 'never') return `one of the keys ${Object.keys(entries).join(', ')}`;
    const entry = typeof key === 'string' ? entries[key] : undefined;
    return entry ? `"${key}" (${v.getDescription(entry) ?? 'required'})` : 'an object';
  });
/** The slots of the row that reads the type `T`. */
export const slotsFor = <T extends object>(entries: SlotsOf<T>) => strict(entries);

/** A slot with the sentence an editor shows for it. */
export const slot = <T>(schema: Schema<T>, description: string): Schema<T> =>
  v.pipe(schema, v.description(description));
/** A slot that may be left out. */
export const optional = <T>(schema: Schema<T>, description: string) => v.exactOptional(slot(schema, description));

/** The key that says which row it is, with what the row does. */
export const named = <const T extends string>(name: T, description: string): Schema<T> =>
  slot(v.literal(name), description);

export const text: Schema<string> = v.pipe(v.string(), v.nonEmpty());
export const flag: Schema<boolean> = v.boolean();
export const listOf = <T>(schema: Schema<T>): Schema<T[]> => v.array(schema);
export const either = <A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> => v.union([one, other]);
export const yes: Schema<true> = v.literal(true);
export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T): Schema<T[number]> =>
  v.picklist(names);
export const amount: Schema<number> = v.pipe(v.number(), v.integer(), v.minValue(0));
export const wholeNumber: Schema<number> = v.pipe(v.number(), v.integer());
/** How many times as much: 0.5 is half. */
export const factor: Schema<number> = v.pipe(v.number(), v.minValue(0));
export const passcode: Schema<number> = v.pipe(v.number(), v.integer(), v.minValue(1));
/** One of them or a list of them. */
export const orList = <T>(schema: Schema<T>): Schema<T | T[]> =>
  v.union([schema, v.pipe(v.array(schema), v.minLength(1))]);

export const side: Schema<(typeof SIDES)[number]> = v.picklist(SIDES);
export const place: Schema<PlaceName> = v.picklist([...PLACES, 'field']);
export const places = orList(place);
export const position: Schema<(typeof POSITIONS)[number]> = v.picklist(POSITIONS);
export const counter: Schema<(typeof COUNTERS)[number]> = v.picklist(COUNTERS);
export const method: Schema<(typeof SUMMON_METHODS)[number]> = v.picklist(SUMMON_METHODS);
/** A Special Summon with a name of its own. */
export const way = v.picklist(SUMMON_WAYS);
export const monsterType: Schema<(typeof TYPES)[number]> = v.picklist(TYPES);
export const attribute: Schema<(typeof ATTRIBUTES)[number]> = v.picklist(ATTRIBUTES);
export const cardKind: Schema<(typeof CARD_KINDS)[number]> = v.picklist(CARD_KINDS);
export const moment: Schema<(typeof MOMENTS)[number]> = v.picklist(MOMENTS);
export const phase = oneOf('draw', 'standby', 'main1', 'battle', 'main2', 'end');
export const until = oneOf(
  'turnEnd',
  'endPhase',
  'nextTurnEnd',
  'yourNextTurnEnd',
  'opponentsSecondTurnEnd',
  'damageCalculation',
  'damageStepEnd',
  'battlePhaseEnd',
  'leavesField',
  'duelEnd',
);
/** A name to be given to cards or values, used later with `$` before it. */
export const newName: Schema<string> = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/));

const range: Schema<Range> = slotsFor<Range>({
  min: optional(amount, 'At least this many.'),
  max: optional(amount, 'At most this many.'),
});

// The regular expression keeps to what the type says, which valibot cannot know.
export const variable = v.pipe(v.string(), v.regex(/^\$[a-z][A-Za-z0-9]*$/)) as unknown as Schema<`$${string}`>;
const itself: Schema<'self'> = v.literal('self');
const selectorLater: Schema<Selector> = v.lazy(() => selector);
/** All forms a reference can take; what is read is judged by the form it has, so that errors point into it. */
export const anyRef: Schema<Ref> = v.union([itself, variable, selectorLater]);
export const ref: Schema<Ref> = v.lazy((input): Schema<Ref> => {
  if (typeof input === 'string') return input.startsWith('$') ? variable : itself;
  return typeof input === 'object' && input !== null ? selector : anyRef;
});

/** A player, or the controller of a card. */
export const anySideOrRef = v.union([side, anyRef]) as Schema<Side | Ref>;
export const sideOrRef: Schema<Side | Ref> = v.lazy((input): Schema<Side | Ref> => {
  if (input === undefined) return anySideOrRef;
  return typeof input === 'string' && input !== 'self' && !input.startsWith('$') ? side : ref;
});
/** A Type, or one that was declared. */
export const typeOrVariable: Schema<MonsterType | `$${string}`> = v.union([monsterType, variable]);

const valueLater: Schema<Value> = v.lazy((input): Schema<Value> => valueFor(input));
const stat = oneOf('atk', 'def', 'level');
const selectorSlots = slotsFor<Selector>({
  n: optional(amount, 'How many cards are chosen. Default 1.'),
  all: optional(yes, 'Every card that fits.'),
  min: optional(amount, 'A free number of cards, at least this many.'),
  max: optional(amount, 'A free number of cards, at most this many.'),
  random: optional(yes, 'Chosen at random.'),
  top: optional(yes, 'The top cards of the Deck, with `from` deck: nobody chooses.'),
  from: optional(places, 'Where to look. Default: the field.'),
  of: optional(side, 'Whose: the controller on the field, the owner elsewhere. Default: both.'),
  kind: optional(orList(cardKind), 'Monster, Spell or Trap.'),
  monsterCard: optional(yes, 'A Monster Card, also where it is treated as a Spell; then its printed values count.'),
  property: optional(v.array(v.picklist(PROPERTIES)), 'Icon of a Spell or Trap: one of these.'),
  name: optional(orList(passcode), 'Passcode of the name it must have, or of several of which it has one.'),
  exceptName: optional(passcode, 'Passcode of a name it must not have.'),
  mentions: optional(passcode, 'Passcode of a name its text mentions.'),
  sameNameAs: optional(ref, 'Has the same name as one of these cards.'),
  sameTypeAs: optional(ref, 'Has the Type of one of these monsters.'),
  sameAttributeAs: optional(
    ref,
    'Has an Attribute of one of these monsters; of those that left the field, as it was there.',
  ),
  sameColumnAs: optional(ref, 'In the column of one of these cards; what lingers keeps the column of its own card.'),
  numberInNameAs: optional(ref, 'Has the same number in its name as one of these cards.'),
  archetype: optional(
    orList(v.string()),
    'Belongs to this archetype (see cards/archetypes.json) or to one of several.',
  ),
  frame: optional(orList(v.picklist(FRAMES)), 'Frame of the card, or one of several.'),
  pendulum: optional(v.boolean(), 'Only Pendulum Monsters, or only others.'),
  rank: optional(range, 'Rank.'),
  linkRating: optional(range, 'Link Rating.'),
  type: optional(orList(monsterType), 'Monster Type.'),
  exceptType: optional(orList(monsterType), 'Is of none of these Types.'),
  attribute: optional(orList(attribute), 'Attribute.'),
  exceptAttribute: optional(orList(attribute), 'Has none of these Attributes.'),
  level: optional(range, 'Level.'),
  atk: optional(range, 'ATK.'),
  def: optional(range, 'DEF.'),
  atkEqualsDef: optional(yes, 'Its ATK and DEF are the same.'),
  oddScale: optional(v.boolean(), 'Pendulum Scale: an odd one, or an even one.'),
  highest: optional(stat, 'Of all that fit otherwise, those with the highest value.'),
  lowest: optional(stat, 'Of all that fit otherwise, those with the lowest value.'),
  effectMonster: optional(
    v.boolean(),
    'true: only Effect Monsters; false: only Normal Monsters. A Ritual or Extra Deck monster without effects is neither.',
  ),
  ability: optional(v.picklist(ABILITIES), 'Ability printed in the type line.'),
  tuner: optional(v.boolean(), 'Only Tuners, or only others.'),
  token: optional(v.boolean(), 'Only Tokens, or only cards.'),
  faceUp: optional(v.boolean(), 'Only face-up, or only face-down cards. Of cards in a hand or Deck it asks nothing.'),
  position: optional(position, 'Battle position.'),
  not: optional(ref, 'Leaves out these cards; a selector without `from` leaves out what it describes, anywhere.'),
  is: optional(ref, 'Only cards that are also these.'),
  anyOf: optional(v.pipe(v.array(selectorLater), v.minLength(2)), 'Fits at least one of these as well.'),
  differentNames: optional(yes, 'No two of the cards chosen have the same name.'),
  pendulumZone: optional(yes, 'Of the Spell & Trap Zones only Pendulum Zones.'),
  extraMonsterZone: optional(yes, 'Of the Monster Zones only Extra Monster Zones.'),
  pointedToBy: optional(ref, 'A Link Arrow of one of these Link Monsters points to it now.'),
  negated: optional(yes, 'Its effects are negated now.'),
  declaredAttack: optional(v.boolean(), 'Declared an attack this turn, or did not.'),
  destroyedThisTurn: optional(yes, 'Was destroyed this turn.'),
  summonMethod: optional(method, 'On the field by a Summon of this kind.'),
  summonedFrom: optional(v.picklist(PLACES), 'Special Summoned from there.'),
  summonedWay: optional(way, 'Special Summoned in the way of this name.'),
  xyzMaterials: optional(range, 'So many Xyz Materials are attached to it.'),
  setByEffectOf: optional(text, 'Set on the field by the effect of a card of this archetype.'),
  counter: optional(
    slotsFor<NonNullable<Selector['counter']>>({
      counter: slot(counter, 'Kind of counter.'),
      min: slot(amount, 'At least this many.'),
    }),
    'Has counters.',
  ),
  compare: optional(
    slotsFor<NonNullable<Selector['compare']>>({
      stat: slot(oneOf('atk', 'def', 'level', 'rank'), 'ATK, DEF, Level or Rank.'),
      original: optional(yes, 'The original value.'),
      is: slot(oneOf('atLeast', 'atMost', 'equal', 'less'), 'How it compares.'),
      to: slot(valueLater, 'The amount.'),
    }),
    'A value judged by an amount the board decides.',
  ),
  canHold: optional(counter, 'By its own text a counter of this kind can be placed on it.'),
  equippedWithSelf: optional(yes, 'The monster this card is equipped to.'),
  normalSummonable: optional(yes, 'Its text lets it be Normal Summoned or Set.'),
  equipCard: optional(yes, 'Equipped to a monster.'),
  together: optional(
    slotsFor<Together>({
      slots: optional(
        v.array(v.lazy(() => materialSlot)),
        'Each of the cards is one of these, and each of these is there as often as it says.',
      ),
      listed: optional(yes, 'The cards are the materials this card lists, without substitutes.'),
      allMaterialsOf: optional(
        slotsFor<NonNullable<Together['allMaterialsOf']>>({
          monster: slot(ref, 'Which monster.'),
          way: slot(way, 'In which way it was Summoned.'),
        }),
        'They are all the cards that were used as material for the Summon of this monster.',
      ),
      levels: optional(range, 'Their total Levels.'),
      sameLevel: optional(yes, 'All have the same Level.'),
      levelOf: optional(
        selectorLater,
        'Their total Levels are the Level of one of these that can be Special Summoned.',
      ),
    }),
    'What the chosen cards are together, instead of a number.',
  ),
  upTo: optional(valueLater, 'A free number of cards, at most this many: an amount the board decides.'),
  exactly: optional(valueLater, 'That many cards, as far as there are so many: an amount the board decides.'),
});
/** A place among materials: so many cards that fit. */
export const materialSlot: Schema<MaterialSlot> = slotsFor<MaterialSlot>({
  what: slot(selectorLater, 'What fits.'),
  n: optional(amount, 'How many. Default 1.'),
  min: optional(amount, 'At least this many.'),
  max: optional(amount, 'At most this many.'),
});
export const selector: Schema<Selector> = selectorSlots;
/** The entries, for what is a selector and more. */
export const selectorEntries = selectorSlots.entries;

const before = optional(yes, 'As it was on the field just before it left; what was face-down there counts 0.');
const values = {
  half: slotsFor<{ half: Value }>({ half: slot(valueLater, 'Half of this.') }),
  times: slotsFor<{ times: [Value, number] }>({
    times: slot(
      v.strictTuple([valueLater, wholeNumber]),
      'This many times that; a negative number lowers what is changed.',
    ),
  }),
  count: slotsFor<{ count: Ref; moved?: true }>({
    count: slot(ref, 'How many cards these are.'),
    moved: optional(yes, 'Also those of a named group that have moved since.'),
  }),
  highest: slotsFor<Extract<Value, { highest: string }>>({
    highest: slot(stat, 'The highest ATK, DEF or Level ...'),
    of: slot(ref, '... of these cards; 0 without one.'),
  }),
  stat: slotsFor<Extract<Value, { stat: string }>>({
    stat: slot(oneOf('atk', 'def', 'level', 'rank'), 'ATK, DEF, Level or Rank of one card.'),
    of: slot(ref, 'Which card.'),
    original: optional(yes, 'The original (printed) value.'),
    before,
  }),
  sum: slotsFor<Extract<Value, { sum: string }>>({
    sum: slot(oneOf('atk', 'def', 'level', 'levelOrRank'), 'ATK, DEF, Levels, or Levels and Ranks added up.'),
    of: slot(ref, 'Which cards.'),
    before,
  }),
  counters: slotsFor<Extract<Value, { counters: string }>>({
    counters: slot(counter, 'How many counters of this kind ...'),
    on: slot(ref, '... on these cards.'),
  }),
  materials: slotsFor<Extract<Value, { materials: Ref }>>({
    materials: slot(ref, 'How many Xyz Materials this monster has.'),
    before: optional(yes, 'When it left the field.'),
  }),
  lp: slotsFor<Extract<Value, { lp: string }>>({ lp: slot(side, 'Life Points of this player.') }),
  plus: slotsFor<{ plus: [Value, number] }>({
    plus: slot(v.strictTuple([valueLater, amount]), 'The first and so many more.'),
  }),
  minus: slotsFor<{ minus: [Value, Value] }>({
    minus: slot(v.strictTuple([valueLater, valueLater]), 'The first less the second.'),
  }),
  amountOf: slotsFor<Extract<Value, { amountOf: string }>>({
    amountOf: slot(oneOf('event', 'stepBefore'), 'Of the damage answered, or of the damage or gain of a step before.'),
  }),
  declared: slotsFor<Extract<Value, { declared: string }>>({
    declared: slot(newName, 'A Level declared by this effect under this name.'),
  }),
  used: slotsFor<Extract<Value, { used: string }>>({
    used: slot(oneOf('atk', 'def', 'level'), 'Of the card Tributed or spent to Summon this card, as it was then.'),
    original: optional(yes, 'Its original value.'),
  }),
  summonedWith: slotsFor<Extract<Value, { summonedWith: Selector }>>({
    summonedWith: slot(selectorLater, 'How many of the cards used to Summon this card fit.'),
  }),
  kept: slotsFor<Extract<Value, { kept: string }>>({
    kept: slot(text, 'What the effect that Summoned this card knew: `amount` of the damage it answered.'),
  }),
};
/** All forms of an amount. */
export const anyValue: Schema<Value> = v.union([wholeNumber, ...Object.values(values)] as unknown as [
  Schema<Value>,
  Schema<Value>,
]);
const valueFor = (input: unknown): Schema<Value> => {
  if (typeof input === 'number') return wholeNumber;
  if (typeof input !== 'object' || input === null) return anyValue;
  for (const [key, schema] of Object.entries(values)) if (key in input) return schema as Schema<Value>;
  return anyValue;
};
export const value: Schema<Value> = v.lazy((input): Schema<Value> => valueFor(input));

const changes = {
  add: slotsFor<{ add: Value }>({ add: slot(value, 'Goes up by this; a negative number lowers it.') }),
  set: slotsFor<{ set: Value }>({ set: slot(value, 'Becomes this.') }),
  double: slotsFor<{ double: true }>({ double: slot(yes, 'Is doubled.') }),
  halve: slotsFor<{ halve: true }>({ halve: slot(yes, 'Is halved.') }),
};
/** All forms of a change to ATK, DEF or Level. */
export const anyStatChange: Schema<StatChange> = v.union(
  Object.values(changes) as unknown as [Schema<StatChange>, Schema<StatChange>],
);
export const statChange: Schema<StatChange> = v.lazy((input): Schema<StatChange> => {
  if (typeof input !== 'object' || input === null) return anyStatChange;
  for (const [key, schema] of Object.entries(changes)) if (key in input) return schema as unknown as Schema<StatChange>;
  return anyStatChange;
});

/** What every step may say besides its operation. */
export const stepEntries = {
  join: optional(v.picklist(JOINS), 'How the step is joined to the one before it; decides what happened last.'),
  may: optional(yes, '"You can": the player is asked.'),
  if: optional(
    v.lazy(() => conditions),
    'Done only if all of these hold.',
  ),
  by: optional(oneOf('opponent'), 'The opponent decides: whether (with `may`), and which cards.'),
  as: optional(newName, 'Names the cards this step acted on, for later steps.'),
};

/** What every modifier may say besides what it does. */
export const modifierEntries = {
  if: optional(
    v.lazy(() => conditions),
    'Applies only while all of these hold.',
  ),
};

interface Rows {
  step: Schema<Step>;
  condition: Schema<Condition>;
  modifier: Schema<Modifier>;
  when: Schema<When>;
}
let rows: Rows | null = null;
/** Rows contain rows. The registry, which imports them all, hands them over here: importing it would be a circle. */
export const rowsAre = (all: Rows): void => {
  rows = all;
};
const row = <K extends keyof Rows>(name: K): Rows[K] => {
  if (!rows) throw new Error('the registry of rows (src/catalogue/schema) has not been loaded');
  return rows[name];
};
export const steps: Schema<Step[]> = v.array(v.lazy(() => row('step')));
export const conditions: Schema<Condition[]> = v.array(v.lazy(() => row('condition')));
export const modifiers: Schema<Modifier[]> = v.array(v.lazy(() => row('modifier')));
export const when: Schema<When> = v.lazy(() => row('when'));
