/** Questions about the effects of a card definition. */
import type { ActivatedEffect, Effect, Limit, When } from '@/engine/definition';

export const isActivated = (effect: Effect): effect is ActivatedEffect =>
  effect.kind === 'activation' || effect.kind === 'ignition' || effect.kind === 'trigger' || effect.kind === 'quick';

/** Everything an effect can answer. */
export const whensOf = (effect: Effect): When[] => {
  if (effect.kind === 'reaction') return [effect.when];
  if (!isActivated(effect)) return [];
  return [...(effect.when ? [effect.when] : []), ...(effect.whenAny ?? [])];
};

/** Every limit on how often it is used. */
export const limitsOf = (effect: Effect): Limit[] =>
  ['limit' in effect ? effect.limit : undefined, 'andLimit' in effect ? effect.andLimit : undefined].filter(
    (limit) => limit !== undefined,
  );
