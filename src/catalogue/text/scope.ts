/** What a sentence knows while it is being written: the card, the names given to cards, what was spoken of last. */
import type { CardDefinition, Effect, PlaceName, Ref, Selector, Step, Value } from '../../engine/definition';
import { EXTRA_DECK_FRAMES, type Side } from '../../engine/terms';
import type { EnglishNoun, Named } from '../../engine/wording';
import { whensOf } from '../effects';
import type { Lookup } from './lookup';

/** What a `$name` stands for. */
export interface Known {
  /** The selector it was picked by; unknown for cards an event or the rules name. */
  selector: Selector | undefined;
  many: boolean;
  target: boolean;
  /** A step has already moved these cards: what they were is told in the past. */
  moved: boolean;
  /** The card itself, under a name it kept while it moved. */
  own?: true;
  /** All that was excavated; by the time it is named again, what is left of it. */
  excavated?: true;
}

export interface Scope {
  card: CardDefinition;
  effect: Effect | null;
  lookup: Lookup;
  names: Map<string, Known>;
  /** The name "it" would be understood as. */
  lastSpokenOf: string | null;
  /** Where the card itself is when the effect is used and it has not moved yet; null on the field. */
  place: PlaceName | null;
  /** The effect resolves: cards not yet fixed are chosen now. */
  choosing: boolean;
  /** One line for the Chain: short nouns. */
  brief: boolean;
  /** Another word for the card itself; in Korean only its text counts. */
  self: EnglishNoun | null;
  /** The damage or gain of the last step. */
  lastAmount: Amount | null;
  /** Words for an amount; the speaker says how, because amounts name cards and cards are judged by amounts. */
  amount: (value: Value) => string;
}

/** Damage that `who` took, or LP that `who` gained or paid; null for the controller of a card. */
export interface Amount {
  what: 'damage' | 'gain' | 'payment';
  who: Side | null;
}

const FIELD_NAMES: ReadonlySet<PlaceName> = new Set(['field', 'monsterZone', 'spellTrapZone', 'fieldZone']);

export function placesOf(from: PlaceName | PlaceName[] | undefined): PlaceName[] {
  return from === undefined ? ['field'] : Array.isArray(from) ? from : [from];
}
export function isField(places: readonly PlaceName[]): boolean {
  return places.every((p) => FIELD_NAMES.has(p));
}
export function listOf<T>(value: T | T[] | undefined): T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** Whether a selector may pick several cards. */
function picksMany(selector: Selector): boolean {
  return (
    selector.all === true ||
    selector.together !== undefined ||
    selector.upTo !== undefined ||
    selector.exactly !== undefined ||
    (selector.n ?? 1) > 1 ||
    selector.min !== undefined ||
    (selector.max ?? 1) > 1
  );
}

const PLAIN: Known = { selector: undefined, many: false, target: false, moved: false };

/** What cards are, where one of several names is no word for them any more. */
export function withoutNames(selector: Selector | undefined): Selector | undefined {
  if (!Array.isArray(selector?.name)) return selector;
  const { name: _name, ...rest } = selector;
  return rest;
}

/** The reference a step acts on, whatever its slot is called. */
export function actedOn(step: Step): Ref | undefined {
  const slots = step as { what?: Ref | string; on?: Ref; from?: Ref; to?: Ref | string };
  if (step.op === 'declare') return undefined;
  if (slots.what !== undefined) return slots.what as Ref;
  if (step.op === 'placeCounter') return step.on;
  if (step.op === 'equipSelf' || step.op === 'changeAttackTarget' || step.op === 'changeTarget') return step.to;
  return undefined;
}

/** How many targets the effect has that are named apart. */
export function targetsOf({ effect }: Scope): number {
  return effect && 'target' in effect ? (effect.target?.length ?? 0) : 0;
}

/** What a name given by a step stands for. */
export function known(scope: Scope, ref: Ref | undefined): Known {
  if (ref === undefined || ref === 'self') return PLAIN;
  if (typeof ref === 'string') return scope.names.get(ref.slice(1)) ?? PLAIN;
  const inner = ref.is === undefined || ref.is === 'self' ? null : known(scope, ref.is);
  return { ...PLAIN, selector: { ...inner?.selector, ...ref }, many: picksMany(ref) };
}

/** Whose cards a selector looks at, where it says so. */
export function sideOf(scope: Scope, ref: Ref): Side | undefined {
  return known(scope, ref).selector?.of;
}

/** Whether only monsters of the Extra Deck fit, where they return to. */
export function extraDeckOnly(scope: Scope, ref: Ref): boolean {
  const frames = ref === 'self' ? listOf(scope.card.frame) : listOf(known(scope, ref).selector?.frame);
  return frames.length > 0 && frames.every((f) => EXTRA_DECK_FRAMES.includes(f));
}

function stepsOf(effect: Effect): Step[] {
  if (effect.kind === 'procedure') return effect.cost ?? [];
  if (!('do' in effect)) return [];
  return [...('cost' in effect ? (effect.cost ?? []) : []), ...effect.do];
}

/** Names kept while the card stays on the field: other effects of the card use them. */
function keepBound(scope: Scope, effect: Effect): void {
  const targets = 'target' in effect ? (effect.target ?? []) : [];
  for (const target of targets) {
    if (target.bind === undefined) continue;
    scope.names.set(target.bind, { selector: target, many: picksMany(target), target: true, moved: false });
  }
  for (const step of stepsOf(effect)) {
    if (step.op !== 'specialSummon' || step.bind === undefined) continue;
    const target = targets.find((t) => step.what === `$${t.as}`);
    const selector = target ?? (typeof step.what === 'object' ? step.what : undefined);
    scope.names.set(step.bind, { ...PLAIN, selector, many: selector !== undefined && picksMany(selector) });
  }
}

const MOVED_TO: Partial<Record<string, PlaceName>> = {
  sentToGY: 'gy',
  discarded: 'gy',
  tributed: 'gy',
  banished: 'banished',
  addedToHand: 'hand',
};

/** Where the card itself is when this effect is activated; null for the field. */
export function placeOfUse(effect: Effect): PlaceName | null {
  if (effect.kind === 'procedure') return effect.from[0] ?? null;
  if (!('from' in effect) && effect.kind !== 'trigger') return null;
  if (effect.kind === 'continuous' || effect.kind === 'win') return null;
  const from = 'from' in effect ? effect.from : undefined;
  if (from !== undefined) return from.length === 1 && !isField(from) ? (from[0] ?? null) : null;
  if (effect.kind !== 'trigger' || effect.when === undefined) return null;
  const when = effect.when;
  return 'card' in when && when.card === 'self' ? (MOVED_TO[when.event] ?? null) : null;
}

export function newScope(card: CardDefinition, effect: Effect | null, lookup: Lookup, brief = false): Scope {
  const place = effect ? placeOfUse(effect) : null;
  const scope: Scope = {
    card,
    effect,
    lookup,
    names: new Map(),
    lastSpokenOf: null,
    place,
    choosing: false,
    brief,
    self: null,
    lastAmount: null,
    amount: String,
  };
  for (const other of card.effects) keepBound(scope, other);
  if (effect && 'target' in effect) {
    for (const target of effect.target ?? []) {
      scope.names.set(target.as, { selector: target, many: picksMany(target), target: true, moved: false });
    }
    scope.names.set('allTargets', { ...PLAIN, many: true });
  }
  return scope;
}

/** Events after which a card is no longer, or need not have been, under a controller. */
const LEFT: ReadonlySet<string> = new Set([
  'sentToGY',
  'discarded',
  'tributed',
  'banished',
  'addedToHand',
  'leavesField',
]);

/** Who a card belongs to in the sentence, and whether it is said of each of several. */
export function holderOf(scope: Scope, ref: Ref): { owner: boolean; each: boolean } {
  const left = ref === '$event' && scope.effect !== null && whensOf(scope.effect).some((when) => LEFT.has(when.event));
  return { owner: left, each: typeof ref === 'string' && known(scope, ref).many };
}

/** Whether the battle of the card itself is over when its effect is used. */
export function afterBattle({ place, effect }: Scope): boolean {
  return place === 'gy' || (effect !== null && whensOf(effect).some((when) => when.event === 'destroyed'));
}

/** Whether cards are face-down when the effect is used, or may be: Defense Position monsters of which nothing else is said. */
export function mayBeFaceDown(scope: Scope, ref: Ref): boolean {
  if (ref === 'self') return scope.effect !== null && 'faceDown' in scope.effect && scope.effect.faceDown === true;
  const selector = known(scope, ref).selector;
  return selector?.faceUp === false || (selector?.position === 'defense' && selector.faceUp === undefined);
}

/** Cards named by the event answered. */
export function nameEvent(scope: Scope, named: readonly Named[]): void {
  for (const { name, cards, many } of named) {
    const selector = typeof cards === 'object' ? cards : known(scope, cards).selector;
    scope.names.set(name, { ...PLAIN, selector, many: many ?? false });
  }
}

/** The damage an effect answers; `kept` of the effect that Summoned the card. */
export function damageAnswered(scope: Scope, of: 'event' | 'kept'): Amount {
  const effects = of === 'event' && scope.effect ? [scope.effect] : scope.card.effects;
  const damage = effects.flatMap(whensOf).find((when) => when.event === 'damage');
  return { what: 'damage', who: damage?.event === 'damage' ? damage.to : null };
}

function amountDealt(step: Step): Amount | null {
  if (step.op === 'gainLP') return { what: 'gain', who: step.who };
  if (step.op === 'payLP') return { what: 'payment', who: 'you' };
  if (step.op !== 'damage') return null;
  const who = step.to === 'you' || step.to === 'opponent' || step.to === 'both' ? step.to : null;
  return { what: 'damage', who };
}

/** After a step: what it acted on has moved, and may have a name now. */
export function afterStep(scope: Scope, step: Step): void {
  const ref = actedOn(step);
  const moves = [
    'banish',
    'destroy',
    'sendToGY',
    'returnToHand',
    'returnToDeck',
    'tribute',
    'discard',
    'addToHand',
    'toExtraDeck',
  ];
  const moved = moves.includes(step.op);
  scope.lastAmount = amountDealt(step) ?? scope.lastAmount;
  if (ref === 'self' && (moved || step.op === 'specialSummon')) scope.place = null;
  if (typeof ref === 'string' && ref !== 'self' && moved) {
    const before = known(scope, ref);
    scope.names.set(ref.slice(1), { ...before, moved: true });
  }
  if (step.op === 'excavate' && step.found && step.stopAt)
    scope.names.set(step.found, { ...PLAIN, selector: step.stopAt });
  if (step.op === 'draw' && step.as !== undefined) {
    // What was drawn is told as what it was.
    scope.names.set(step.as, { ...PLAIN, many: step.n !== 1, moved: true });
    scope.lastSpokenOf = step.as;
  } else if (step.as !== undefined) {
    const both = step.join === 'and' && scope.names.has(step.as);
    const several = step.op === 'excavate' || step.op === 'negateActivation';
    const excavated = step.op === 'excavate' && { excavated: true as const };
    const it = several ? { ...PLAIN, many: true, ...excavated } : known(scope, ref);
    scope.names.set(step.as, {
      ...it,
      ...(both && { many: true, ...(step.op === 'specialSummon' && { selector: { kind: 'monster' as const } }) }),
      target: false,
      moved,
      ...(!both && (ref === 'self' || known(scope, ref).own) && { own: true as const }),
    });
    scope.lastSpokenOf = step.as;
  } else if (typeof ref === 'string') scope.lastSpokenOf = ref === 'self' ? null : ref.slice(1);
  else if (ref !== undefined) scope.lastSpokenOf = null;
}
