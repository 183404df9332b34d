/** The schema of a card file, put together from the slots of all rows. Unknown keys are errors everywhere. */
import * as v from 'valibot';
import type {
  ActivatedEffect,
  AsMaterialEffect,
  CardDefinition,
  Condition,
  ContinuousEffect,
  Effect,
  Limit,
  MaintenanceEffect,
  Materials,
  Modifier,
  Names,
  ProcedureEffect,
  ReactionEffect,
  ReplacementEffect,
  RuleEffect,
  Step,
  Target,
  TokenDefinition,
  When,
  WinEffect,
} from '@/engine/definition';
import {
  amount,
  anyRef,
  anySideOrRef,
  anyStatChange,
  anyValue,
  attribute,
  cardKind,
  conditions,
  materialSlot,
  modifierEntries,
  modifiers,
  monsterType,
  newName,
  oneOf,
  optional,
  orList,
  passcode,
  phase,
  place,
  position,
  ref,
  rowsAre,
  type Schema,
  selector,
  selectorEntries,
  side,
  slot,
  slotsFor,
  stepEntries,
  steps,
  strict,
  variable,
  way,
  when,
  yes,
} from '@/engine/slots/parts';
import { ABILITIES, ARROWS, FRAMES, PROPERTIES } from '@/engine/terms';
import * as rows from './rows';

type Options = Parameters<typeof v.variant>[1];

/** Rows told apart by one key. What a row reads is checked where it is written, so the sum needs no second proof. */
const oneRow = <T>(key: string, all: Record<string, object>): Schema<T> =>
  v.variant(key, Object.values(all) as unknown as Options) as unknown as Schema<T>;

const stepRows = Object.fromEntries(
  Object.entries(rows.operations).map(([name, row]) => [name, strict({ ...row.entries, ...stepEntries })]),
);
const step = oneRow<Step>('op', stepRows);
const condition = oneRow<Condition>('cond', rows.conditions);
const modifierRows = Object.fromEntries(
  Object.entries(rows.continuous).map(([name, row]) => [name, strict({ ...row.entries, ...modifierEntries })]),
);
const modifier = oneRow<Modifier>('mod', modifierRows);
const event = oneRow<When>('event', rows.events);
rowsAre({ step, condition, modifier, when: event });

const text: Schema<string> = v.pipe(v.string(), v.nonEmpty());
const common = {
  no: optional(amount, 'Number in the official text. Several effects may share one; 0 stands before the numbers.'),
  if: optional(conditions, 'Only if all of these hold.'),
  pendulum: optional(yes, 'A Pendulum Effect: of the card in a Pendulum Zone.'),
};
const limit = slotsFor<Limit>({
  n: optional(amount, 'How often. Default 1.'),
  per: slot(oneOf('turn', 'chain', 'duel', 'battle'), 'Per what.'),
  group: optional(text, 'Effects with the same group share the limit.'),
  key: slot(
    oneOf('copy', 'name', 'activation'),
    'copy: this card while it stays face-up; name: every copy of this name; activation: the activation of the card by name.',
  ),
});
const target = slotsFor<Target>({
  ...selectorEntries,
  as: slot(newName, 'Name of the targets, used later with $ before it.'),
  ifPossible: optional(yes, 'Activated even if there is nothing to target.'),
  bind: optional(
    newName,
    'Keeps the targets under this name for the other effects, while they and this card stay there.',
  ),
  sameNumberAs: optional(newName, 'As many cards as the target of this name, chosen before.'),
});
const wholePhase = slotsFor<MaintenanceEffect['phase']>({
  phase: slot(phase, 'Which Phase.'),
  turn: slot(oneOf('you', 'opponent', 'any'), 'In whose turn.'),
  step: optional(oneOf('start', 'end'), 'Only in its Start Step or End Step: at the start or end of the Battle Phase.'),
});
const activated = slotsFor<ActivatedEffect>({
  kind: slot(
    oneOf('activation', 'ignition', 'trigger', 'quick'),
    'activation: of the Spell or Trap Card itself; quick: at Spell Speed 2.',
  ),
  ...common,
  mandatory: optional(yes, 'Must be activated.'),
  flip: optional(yes, 'A Flip effect.'),
  when: optional(when, 'What it answers.'),
  whenAny: optional(v.array(when), 'Several events, any of which will do.'),
  phase: optional(wholePhase, 'An effect of a whole Phase.'),
  from: optional(v.array(place), 'Where it is activated. Default: derived from its kind and event.'),
  limit: optional(limit, 'How often it can be used.'),
  andLimit: optional(limit, 'A second limit, by another key; both must allow it.'),
  damageStep: optional(v.boolean(), 'Overrides the derived answer to whether it can be activated in the Damage Step.'),
  faceDown: optional(yes, 'Used by the card while it is face-down.'),
  stays: optional(yes, 'The card stays on the field after its activation, although its kind would not.'),
  lent: optional(
    slotsFor<NonNullable<ActivatedEffect['lent']>>({
      way: slot(v.array(way), 'By which Summons.'),
      min: optional(amount, 'Only with at least this many materials.'),
    }),
    'Gained by a monster Summoned so with this card as material; `self` is that monster.',
  ),
  oath: optional(modifiers, 'Restrictions on the player who activates it, for the whole turn.'),
  notInOneChain: optional(text, 'Effects of one copy with the same word are not activated in the same Chain.'),
  noResponse: optional(side, 'Players who cannot activate anything in response to its activation.'),
  noResponseLike: optional(
    variable,
    'Of these players only cards of the original kind (monster, Spell, Trap) of one of these.',
  ),
  cost: optional(steps, 'Paid at activation.'),
  declare: optional(steps, 'Declared at activation.'),
  target: optional(v.array(target), 'Chosen at activation.'),
  do: slot(steps, 'What happens when it resolves.'),
});
const continuous = slotsFor<ContinuousEffect>({
  kind: slot(v.literal('continuous'), 'Applies all the time.'),
  ...common,
  from: optional(v.array(place), 'Where it applies. Default: face-up on the field.'),
  unnegatable: optional(yes, 'This effect is not negated.'),
  apply: slot(modifiers, 'What applies.'),
});
const reaction = slotsFor<ReactionEffect>({
  kind: slot(v.literal('reaction'), 'Happens without a Chain.'),
  together: optional(yes, 'Once for all that happens at one time, not for each card.'),
  ...common,
  when: slot(when, 'What it answers.'),
  limit: optional(limit, 'How often it can be used; only per turn, by copy or name.'),
  do: slot(steps, 'What happens.'),
});
const replacement = slotsFor<ReplacementEffect>({
  kind: slot(v.literal('replacement'), 'Something happens instead of a destruction.'),
  ...common,
  of: slot(ref, 'The cards that would be destroyed.'),
  by: slot(v.array(oneOf('battle', 'effect')), 'By what.'),
  from: optional(v.array(place), 'Where it applies. Default: face-up on the field.'),
  optional: optional(yes, 'Its player may leave it.'),
  limit: optional(limit, 'How often it can be used; only by name, per turn or Duel.'),
  each: optional(yes, 'Done for each of the cards, not once for all that would be destroyed at one time.'),
  goesTo: optional(
    oneOf('spellTrapZone'),
    'Destroyed all the same, but placed face-up there as a Continuous Spell instead of going to the GY.',
  ),
  do: slot(steps, 'What happens instead.'),
});
const procedure = slotsFor<ProcedureEffect>({
  kind: slot(v.literal('procedure'), 'A way to Special Summon this card without a Chain.'),
  ...common,
  from: slot(v.array(place), 'From where.'),
  cost: optional(steps, 'What has to be done for it.'),
  to: optional(oneOf('you', 'opponent'), 'To whose field. Default: yours.'),
  position: optional(position, 'In which battle position. Default: any.'),
  linked: optional(yes, 'Only to zones a Link Monster points to.'),
  limit: optional(limit, 'How often it succeeds; only once per turn and name.'),
  oath: optional(modifiers, 'Restrictions on the player for the whole turn.'),
});
const rule = slotsFor<RuleEffect>({
  kind: slot(v.literal('rule'), 'A rule that is no effect.'),
  ...common,
  rule: slot(
    oneOf(
      'cannotBeNormalSummoned',
      'cannotBeNormalSummonedFaceUp',
      'cannotBeSpecialSummoned',
      'mustFirstBeSummonedByItsProcedure',
      'mustFirstBeSummonedWithItsMaterials',
      'canOnlyBeSpecialSummonedByItsProcedure',
      'mustFirstBeSummonedByItsOwnEffect',
      'canOnlyBeSpecialSummonedByItsOwnEffect',
      'cannotBeSpecialSummonedFromGY',
      'normalMonsterOnFieldAndInGY',
      'canBeGeminiSummoned',
      'onlyUnionOfItsMonster',
      'fusionSubstitute',
      'needsThreeTributes',
      'canBeNormalSummonedWithoutTributing',
      'countsAsTwoTributes',
      'cannotBeNegated',
      'canOnlyBeSpecialSummonedByEffects',
      'onlyOneSpecialSummonPerTurn',
      'canBeActivatedFromHand',
    ),
    'Which rule. cannotBeNormalSummonedFaceUp: it can still be Set; canOnly...: never by anything else.',
  ),
  of: optional(selector, 'Of which monsters the rule speaks (countsAsTwoTributes).'),
});
const maintenance = slotsFor<MaintenanceEffect>({
  kind: slot(v.literal('maintenance'), 'Has to be done in a Phase, without a Chain.'),
  ...common,
  phase: slot(wholePhase, 'In which Phase.'),
  do: slot(steps, 'What is done.'),
});
const asMaterial = slotsFor<AsMaterialEffect>({
  kind: slot(v.literal('asMaterial'), 'What a monster Summoned with this card as material has.'),
  ...common,
  way: slot(v.array(way), 'By which Summons.'),
  apply: slot(modifiers, 'What applies to that monster, which is `self` here.'),
});
const win = slotsFor<WinEffect>({
  kind: slot(v.literal('win'), 'Its owner wins the Duel as soon as the conditions hold.'),
  no: common.no,
  pendulum: common.pendulum,
  from: slot(v.array(place), 'Where the card has to be.'),
  if: slot(conditions, 'All of these have to hold.'),
});
const effect = oneRow<Effect>('kind', {
  activated,
  continuous,
  reaction,
  replacement,
  procedure,
  maintenance,
  asMaterial,
  win,
  rule,
});

const names = slotsFor<Names>({
  en: slot(text, 'English.'),
  ko: slot(text, 'Korean.'),
  ja: slot(text, 'Japanese.'),
});
const token = slotsFor<TokenDefinition>({
  name: slot(names, 'Name of the Token.'),
  type: slot(monsterType, 'Type.'),
  attribute: slot(attribute, 'Attribute.'),
  level: slot(amount, 'Level.'),
  atk: slot(amount, 'ATK.'),
  def: slot(amount, 'DEF.'),
});

const materials = slotsFor<Materials>({
  slots: slot(v.array(materialSlot), 'Each takes so many monsters. Levels and Link Ratings are added up by the rules.'),
  if: optional(conditions, 'Only if all of these hold.'),
  differentNames: optional(yes, 'All with different names.'),
  keepsMaterials: optional(yes, 'Materials attached to the Xyz Monster used go along with it.'),
});

/** A whole card file. */
export const cardSchema: Schema<CardDefinition> = slotsFor<CardDefinition>({
  $schema: optional(v.string(), 'Path to card.schema.json, so that an editor can complete.'),
  id: slot(passcode, 'Passcode printed on the card, without leading zeros.'),
  name: slot(names, 'Official names.'),
  alwaysNamed: optional(passcode, 'By the rules its name is always this one.'),
  short: slot(
    slotsFor<CardDefinition['short']>({
      en: slot(v.pipe(text, v.maxLength(7)), 'Up to 7 letters.'),
      ko: slot(v.pipe(text, v.maxLength(4)), 'Up to 4 syllables.'),
    }),
    'Short names for a zone on a phone.',
  ),
  kind: slot(cardKind, 'Monster, Spell or Trap.'),
  property: optional(v.picklist(PROPERTIES), 'Icon of a Spell or Trap.'),
  frame: optional(v.picklist(FRAMES), 'Frame of a monster.'),
  abilities: optional(v.array(v.picklist(ABILITIES)), 'Abilities in the type line of a monster.'),
  type: optional(monsterType, 'Type of a monster.'),
  attribute: optional(attribute, 'Attribute of a monster.'),
  level: optional(amount, 'Level of a monster.'),
  rank: optional(amount, 'Rank of an Xyz Monster, which has no Level.'),
  link: optional(
    slotsFor<NonNullable<CardDefinition['link']>>({
      rating: slot(amount, 'Link Rating.'),
      arrows: slot(v.array(v.picklist(ARROWS)), 'Link Arrows, as the controller sees the card.'),
    }),
    'Link Rating and arrows of a Link Monster, which has neither Level nor DEF.',
  ),
  pendulum: optional(
    slotsFor<NonNullable<CardDefinition['pendulum']>>({
      left: slot(amount, 'Left Pendulum Scale.'),
      right: slot(amount, 'Right Pendulum Scale.'),
    }),
    'Scales of a Pendulum Monster. Its Pendulum Effects are the effects marked pendulum.',
  ),
  materials: optional(orList(materials), 'What it is Summoned with; the frame says how. Several: any one of them.'),
  atk: optional(amount, 'ATK of a monster.'),
  unknown: optional(v.array(oneOf('atk', 'def')), 'ATK or DEF printed as "?".'),
  def: optional(amount, 'DEF of a monster.'),
  archetypes: optional(v.array(text), 'Archetypes it belongs to by its text, whatever its name.'),
  tokens: optional(v.record(v.string(), token), 'Tokens its effects Summon, by key.'),
  mentions: optional(v.array(passcode), 'Names its text mentions besides those its effects ask for.'),
  effects: slot(v.array(effect), 'All effects, in the order of the official text.'),
});

/** The parts a JSON Schema names. */
export const namedParts = {
  effect,
  step,
  condition,
  modifier,
  event,
  selector,
  reference: anyRef,
  value: anyValue,
  statChange: anyStatChange,
  conditions,
  playerOrController: anySideOrRef,
  materialSlot,
};
