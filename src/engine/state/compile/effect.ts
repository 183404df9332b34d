/** One effect compiled: its places, events, Spell Speed, and when it fits the Damage Step. */
import type { ActivatedEffect, CardDefinition, Effect, Step, When, WhenEvent } from '../../definition';
import type { SpellSpeed } from '../../terms';
import type { CompiledEffect } from '../compiled';
import { includesOf } from './includes';
import { defaultPlaces, placesOf } from './places';

const flat = (steps: Step[]): Step[] =>
  steps.flatMap((s) =>
    s.op === 'chooseOne'
      ? s.of.flatMap((o) => flat(o.do))
      : s.op === 'tossCoin'
        ? [...flat(s.heads), ...flat(s.tails)]
        : [s],
  );

const OWN_CARD_EVENTS: ReadonlySet<WhenEvent> = new Set<WhenEvent>([
  'flipped',
  'positionChanged',
  'addedToHand',
  'tributed',
  'sentToGY',
  'banished',
  'destroyed',
  'leavesField',
  'discarded',
]);
const BATTLE_EVENTS: ReadonlySet<WhenEvent> = new Set<WhenEvent>([
  'battled',
  'damageCalculation',
  'battleDestroys',
  'damage',
  'damageStep',
]);

/** OCG rules, Battle: what may be activated in the Damage Step. */
const damageStepOf = (card: CardDefinition, effect: ActivatedEffect, whens: When[]): CompiledEffect['damageStep'] => {
  if (effect.damageStep !== undefined) return effect.damageStep ? 'always' : 'no';
  if (card.kind === 'trap' && card.property === 'counter') return 'always';
  if (effect.mandatory) return 'always';
  const steps = flat(effect.do);
  if (steps.some((s) => s.op === 'negateActivation')) return 'always';
  if (effect.kind === 'trigger' || whens.length > 0) {
    const own = (w: When): boolean => {
      if (BATTLE_EVENTS.has(w.event)) return true;
      if (!('card' in w) || w.card === undefined) return false;
      if (w.event === 'summoned')
        return w.card === 'self' && w.method?.length === 1 && w.method[0] === 'special' && effect.kind === 'trigger';
      if (w.card === 'self' && OWN_CARD_EVENTS.has(w.event)) return true;
      return (w.event === 'destroyed' && w.how !== 'effect') || (w.event === 'sentToGY' && w.destroyed === 'battle');
    };
    if (whens.some(own)) return 'always';
    return 'no';
  }
  if (steps.some((s) => s.op === 'changeStats')) return 'statChange';
  return 'no';
};

const speedOf = (card: CardDefinition, effect: Effect): SpellSpeed => {
  if (effect.kind === 'quick') return 2;
  // rulings segoc-ss1-on-ss2-trigger: effects of Traps have Spell Speed 2, also those that trigger.
  if (effect.kind === 'trigger' && card.kind === 'trap') return 2;
  if (effect.kind === 'activation') {
    if (card.property === 'counter') return 3;
    return card.kind === 'trap' || card.property === 'quickPlay' ? 2 : 1;
  }
  return 1;
};

export const compileEffect = (card: CardDefinition, effect: Effect, index: number): CompiledEffect => {
  const active =
    effect.kind === 'activation' || effect.kind === 'ignition' || effect.kind === 'trigger' || effect.kind === 'quick';
  const whens: When[] = active
    ? [...(effect.when ? [effect.when] : []), ...(effect.whenAny ?? [])]
    : effect.kind === 'reaction'
      ? [effect.when]
      : [];
  const from = placesOf('from' in effect ? effect.from : undefined, defaultPlaces(card, effect, whens));
  return {
    index,
    effect,
    from,
    whens,
    events: new Set(whens.map((w) => w.event)),
    only: whens[0] && whens.every((w) => w.event === whens[0]?.event) ? whens[0].event : null,
    speed: speedOf(card, effect),
    includes: active ? includesOf(effect.do, effect) : new Set(),
    damageStep: active ? damageStepOf(card, effect, whens) : 'no',
    hidden: from.has('hand') || from.has('deck'),
  };
};
