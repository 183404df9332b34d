/** Slots that mean something only beside something else in the card: limits shared, amounts of an event, flags of a kind. */
import type { ActivatedEffect, CardDefinition, Effect, Limit } from '@/engine/definition';
import { isActivated, whensOf } from '../effects';
import { type Key, valueText } from './problems';
import { walk } from './walk';

export type Report = (keys: readonly Key[], found: string, expected: string) => void;
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kinds of Spells and Traps that are on the field after their activation anyway. */
const STAYING: ReadonlySet<unknown> = new Set(['continuous', 'equip', 'field']);

const flags = (card: CardDefinition, effect: ActivatedEffect, at: readonly Key[], report: Report): void => {
  if (effect.stays && (effect.kind !== 'activation' || STAYING.has(card.property))) {
    report([...at, 'stays'], 'true', 'only on the activation of a card that would go to the GY');
  }
  if (effect.faceDown && (card.kind !== 'monster' || effect.kind === 'ignition')) {
    report([...at, 'faceDown'], 'true', 'only on a trigger or quick effect of a monster');
  }
};

const shared = (card: CardDefinition, report: Report): void => {
  const groups = new Map<string, { at: readonly Key[]; limit: Limit }[]>();
  card.effects.forEach((effect, i) => {
    if (!('limit' in effect) || effect.limit?.group === undefined) return;
    const { limit } = effect;
    groups.set(effect.limit.group, [...(groups.get(effect.limit.group) ?? []), { at: ['effects', i, 'limit'], limit }]);
  });
  for (const [group, [first, ...others]] of groups) {
    if (!first) continue;
    if (others.length === 0) report([...first.at, 'group'], valueText(group), 'a group that another effect shares');
    for (const { at, limit } of others) {
      for (const key of ['n', 'per', 'key'] as const) {
        if (limit[key] === first.limit[key]) continue;
        report([...at, key], valueText(limit[key]), `${valueText(first.limit[key])}, as in the rest of the group`);
      }
    }
  }
};

/** Everything an effect answers, also what it sets up to happen later. */
const eventsOf = (effect: Effect): Set<string> => {
  const events = new Set<string>(whensOf(effect).map((when) => when.event));
  walk(effect, (value, path) => {
    if (path.at(-1) === 'event' && typeof value === 'string') events.add(value);
    return undefined;
  });
  return events;
};

const AMOUNTS: ReadonlySet<unknown> = new Set(['damage', 'gainLP']);

/** Amounts of a step before need one. */
const earlierAmounts = (effect: Effect, at: readonly Key[], report: Report): void => {
  walk(
    effect,
    (list, path) => {
      if (!Array.isArray(list)) return undefined;
      list.forEach((step: unknown, i) => {
        if (!isNode(step) || !isNode(step.amount) || step.amount.amountOf !== 'stepBefore') return;
        const before = list.slice(0, i).some((one: unknown) => isNode(one) && AMOUNTS.has(one.op));
        if (!before) {
          report([...path, i, 'amount'], '"stepBefore" without one', 'a step of damage or of gaining LP before it');
        }
      });
      return undefined;
    },
    at,
  );
};

const amounts = (card: CardDefinition, effect: Effect, at: readonly Key[], report: Report): void => {
  const events = eventsOf(effect);
  const knows = card.effects.some((each) => eventsOf(each).has('damage') || 'declare' in each);
  walk(
    effect,
    (value, path) => {
      if (!isNode(value)) return undefined;
      if (value.amountOf === 'event' && !events.has('damage')) {
        report([...path, 'amountOf'], '"event"', 'an effect that answers the event "damage"');
      }
      const kept = value.cond === 'kept' ? 'name' : 'kept' in value ? 'kept' : undefined;
      if (kept && !knows) {
        report([...path, kept], valueText(value[kept]), 'an effect of this card that answers "damage" or declares it');
      }
      if (value.nth !== undefined && value.turn === 'this') {
        report([...path, 'nth'], valueText(value.nth), 'no nth: there is only one such Phase this turn');
      }
      if (value.op === 'detach' && value.from === 'self' && card.frame !== 'xyz') {
        report([...path, 'op'], '"detach"', 'an Xyz Monster: others have no Xyz Materials');
      }
      return undefined;
    },
    at,
  );
};

export const pairProblems = (card: CardDefinition, report: Report): void => {
  card.effects.forEach((effect, i) => {
    const at = ['effects', i];
    if (effect.kind === 'win' && effect.if.length === 0) report([...at, 'if'], '[]', 'at least one condition');
    if (isActivated(effect)) flags(card, effect, at, report);
    amounts(card, effect, at, report);
    earlierAmounts(effect, at, report);
  });
  shared(card, report);
};
