/** Uses that are counted over a turn: under which word each effect of a card counts them, and whose they are. */
import type { Effect, Limit } from '../definition';
import type { CompiledCard } from './compiled';

/** A limit of a turn or of the duel; several effects of a card can share one. */
export interface CountedUse {
  /** `copy`: of this card while it stays face-up; `name`: of a player, for every card of the name. */
  by: 'copy' | 'name';
  /** In `field.uses` (copy) or in the player's `uses` (name). */
  key: string;
  /** Uses it allows. */
  most: number;
  /** Uses of earlier turns count as well. */
  perDuel: boolean;
  /** Effects that share it, by their index; the first stands for it. */
  effects: number[];
}

/** What a use by name is counted under: by the activation of the card, by a group of effects, or by the effect. */
export const nameKey = (def: number, limit: Limit | undefined, index: number): string =>
  limit?.key === 'activation' ? `${def}:activation` : `${def}:${limit?.group ?? index}`;

/** What a use of a copy is counted under, while that copy is on the field. */
export const copyKey = (limit: Limit, key: string): string => limit.group ?? key;

/** The same for a copy that is elsewhere: with its player, for this stay only. */
export const stayKey = (card: { id: number; stay: number }, key: string): string =>
  `copy:${card.id}:${card.stay}:${key}`;

/** An effect can have two: of a copy and by its name. */
const limitsOf = (effect: Effect): Limit[] =>
  [
    ...('limit' in effect && effect.limit ? [effect.limit] : []),
    ...('andLimit' in effect && effect.andLimit ? [effect.andLimit] : []),
  ].filter(({ per }) => per !== 'chain' && per !== 'battle');

/** Replacements and Summons by a card's own text count by name, whatever their limit says. */
const isByName = ({ kind }: Effect, limit: Limit): boolean =>
  kind === 'replacement' || kind === 'procedure' || limit.key !== 'copy';

/** Every limit of a card that is counted over a turn, in the order of its effects. */
export const countedUses = ({ id, effects }: Pick<CompiledCard, 'id' | 'effects'>): CountedUse[] => {
  const found = new Map<string, CountedUse>();
  for (const { effect, index } of effects)
    for (const limit of limitsOf(effect)) {
      const by = isByName(effect, limit) ? 'name' : 'copy';
      const key = by === 'name' ? nameKey(id, limit, index) : copyKey(limit, String(index));
      const known = found.get(`${by} ${key}`);
      if (known) known.effects.push(index);
      else found.set(`${by} ${key}`, { by, key, most: limit.n ?? 1, perDuel: limit.per === 'duel', effects: [index] });
    }
  return [...found.values()];
};

/** The limit of this kind an effect counts under; null for one that has none over a turn. */
export const countedUse = (
  card: Pick<CompiledCard, 'id' | 'effects'>,
  index: number,
  by: CountedUse['by'],
): CountedUse | null => countedUses(card).find((use) => use.by === by && use.effects.includes(index)) ?? null;
