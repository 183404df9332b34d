/** Facts about the effects of a card that its text needs in both languages. */
import type {
  ActivatedEffect,
  CardDefinition,
  Condition,
  ContinuousEffect,
  Effect,
  Modifier,
  PlaceName,
  ReactionEffect,
  RuleEffect,
  Step,
} from '../../engine/definition';
import type { Frame } from '../../engine/terms';
import { effectNumbers } from '../numbers';
import { actedOn, isField, placeOfUse } from './scope';

/** The activation of the Spell/Trap Card itself. */
export function isActivation(effect: Effect): boolean {
  return effect.kind === 'activation';
}

/** How many numbers that part of the card's text shows which holds this effect. */
export function countOfNumbers(card: CardDefinition, effect: Effect): number {
  const numbers = effectNumbers(card).filter((_, i) => card.effects[i]?.pendulum === effect.pendulum);
  return new Set(numbers.filter((n) => n !== null)).size;
}

/** The activation of a card with an effect that it has anyway says nothing more. */
export function isUsedWith(card: CardDefinition, effect: Effect): boolean {
  if (effect.kind !== 'activation') return false;
  const same = JSON.stringify({ ...effect, kind: 'quick' });
  return card.effects.some((other) => JSON.stringify(other) === same);
}

/** Whether a limit is that of a single effect, used with the activation of its card or without. */
export function isOwnLimit(card: CardDefinition, group: string): boolean {
  const shared = card.effects.filter((e) => 'limit' in e && e.limit?.group === group);
  return shared.filter((e) => !isUsedWith(card, e)).length === 1;
}

/** Numbers of the effects that share a limit. */
export function numbersSharing(card: CardDefinition, group: string): number[] {
  const numbers = effectNumbers(card);
  const shared = card.effects.flatMap((effect, i) =>
    'limit' in effect && effect.limit?.group === group ? (numbers[i] ?? []) : [],
  );
  return [...new Set(shared)];
}

/** Whether effects of one number share the limit and an earlier one has said so. */
export function saidBefore(card: CardDefinition, effect: Effect, group: string): boolean {
  const first = card.effects.find((e) => 'limit' in e && e.limit?.group === group);
  return first !== effect && numbersSharing(card, group).length < 2;
}

/** Numbers of the effects that are not activated in the same Chain, said with the first of them. */
export function numbersApart(card: CardDefinition, effect: ActivatedEffect): number[] {
  const { notInOneChain } = effect;
  const apart = card.effects.filter((e) => 'notInOneChain' in e && e.notInOneChain === notInOneChain);
  if (notInOneChain === undefined || apart[0] !== effect) return [];
  const numbers = effectNumbers(card);
  return [...new Set(apart.flatMap((e) => numbers[card.effects.indexOf(e)] ?? []))];
}

const OWN_SUMMONS: ReadonlySet<Frame> = new Set(['ritual', 'fusion', 'synchro', 'xyz', 'link']);

/** How a card has to be Summoned by its rule: in the way its text says, or in the way of its frame. */
export function ownSummon(card: CardDefinition): 'procedure' | Frame | null {
  if (card.effects.some((effect) => effect.kind === 'procedure')) return 'procedure';
  return card.frame !== undefined && OWN_SUMMONS.has(card.frame) ? card.frame : null;
}
export type Rule = RuleEffect['rule'];

/** Steps to choose from that can be said in one sentence: "pay 100 LP or destroy this card". */
export function plainChoices(steps: readonly Step[]): readonly Step[] | null {
  const [only, ...more] = steps;
  if (more.length > 0 || only?.op !== 'chooseOne') return null;
  const plain = only.of.every((choice) => choice.if === undefined && choice.do.length === 1);
  return plain ? only.of.flatMap((choice) => choice.do) : null;
}

/** Whether the sentence says anyway where the card is: it goes there, or it leaves from there. */
function placeIsSaid(effect: ActivatedEffect): boolean {
  const when = effect.when;
  if (when && 'card' in when && when.card === 'self' && effect.from === undefined) return true;
  const cost = effect.cost ?? [];
  if (cost.some((step) => actedOn(step) === 'self')) return true;
  const first = effect.do[0];
  // From the GY the place is a condition of its own; from the hand the first step says it.
  return placeOfUse(effect) === 'hand' && first !== undefined && actedOn(first) === 'self';
}

/** Whether a condition says in which Phase it is and where the card is by then. */
export function saysItsPhase(effect: Effect): boolean {
  return 'if' in effect && (effect.if?.some((c) => c.cond === 'nextPhaseSince') ?? false);
}

/** Conditions as they are said: an Ignition Effect of one Main Phase is one of your own turn. */
export function saidConditions({ kind, if: conditions = [] }: ActivatedEffect): readonly Condition[] {
  const one = kind === 'ignition' && conditions.some((c) => c.cond === 'phase');
  return one ? [{ cond: 'turn', whose: 'you' }, ...conditions] : conditions;
}

/** Whether a condition says how the card came to where it is. */
const saysItsPlace = (effect: ActivatedEffect): boolean =>
  effect.if?.some((c) => c.cond === 'cameThisTurn' && c.card === 'self') ?? false;

/** Places the sentence must say the card is in: one or several, none of them on the field. */
export function placesToSay(effect: ActivatedEffect): PlaceName[] {
  const one = placeOfUse(effect);
  if (one) return placeIsSaid(effect) || saysItsPhase(effect) || saysItsPlace(effect) ? [] : [one];
  const several = effect.from ?? [];
  return several.length > 1 && several.every((p) => !isField([p])) ? several : [];
}

/** Whether a reaction is to something that happens again and again, and not to what ends the card or its monster. */
export function recurs({ when, together, limit, do: steps }: ReactionEffect): boolean {
  if (together) return true;
  const about = Object.values(when).some((slot) => slot === 'self' || (typeof slot === 'string' && slot[0] === '$'));
  return (
    !about &&
    limit === undefined &&
    when.event !== 'battlePhaseEnded' &&
    steps.every((step) => actedOn(step) !== 'self' || step.op === 'placeCounter')
  );
}

/** Counters are placed for each of the cards that it befell. */
export function countsEach({ when, together, do: steps }: ReactionEffect): boolean {
  const many = when.event === 'sentToGY' && typeof when.card === 'object';
  return many && !together && steps.some((step) => step.op === 'placeCounter');
}

const IDENTITY: ReadonlySet<Modifier['mod']> = new Set(['becomeName', 'becomeType', 'addAttribute']);

/** What the card itself is, where it is face-up on the field and nowhere else. */
export function saysWhatItIs({ apply, from }: ContinuousEffect): boolean {
  return from === undefined && apply.some((m) => IDENTITY.has(m.mod) && 'to' in m && m.to === 'self');
}

/** ①, ②, ... */
export function circled(n: number): string {
  return n >= 1 && n <= 20 ? String.fromCodePoint(0x2460 + n - 1) : `(${n})`;
}
