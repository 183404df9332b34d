/** Reads definitions as machine checks need them: the objects in them, and which cards a selector can mean. */
import type { CardDefinition, CompiledCard } from '../engine';

export type Part = Record<string, unknown>;

/** Every object inside a definition. Tokens are described there too, but no card is one. */
export function partsOf({ tokens: _tokens, name: _name, short: _short, ...def }: CardDefinition): Part[] {
  const found: Part[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      found.push(value as Part);
      for (const part of Object.values(value)) walk(part);
    }
  };
  for (const part of Object.values(def)) walk(part);
  return found;
}

export const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
export const namesOf = (part: Part): number[] =>
  [part.name, part.exceptName, part.tributing].filter((value): value is number => typeof value === 'number');

/** Says something of the cards that most cards are not. */
const NARROW = ['archetype', 'type', 'attribute', 'level', 'property', 'ability', 'tuner', 'atk', 'def', 'frame'];
export const isNarrow = (part: Part): boolean => NARROW.some((key) => key in part && part[key] !== undefined);

export function means(part: Part, { id, def, printed, archetypes }: CompiledCard): boolean {
  const fits = (key: string, ...values: unknown[]): boolean => {
    const wanted = listOf(part[key]);
    return wanted.length === 0 || values.some((value) => wanted.includes(value));
  };
  const isMonster = def.kind === 'monster';
  return (
    fits('kind', def.kind) &&
    fits('name', id) &&
    (part.pendulum === undefined || part.pendulum === (def.pendulum !== undefined)) &&
    fits('property', def.property) &&
    fits('type', def.type) &&
    fits('attribute', def.attribute) &&
    fits('frame', def.frame) &&
    fits('ability', ...(def.abilities ?? [])) &&
    (part.tuner === undefined || part.tuner === (def.abilities ?? []).includes('tuner')) &&
    (part.effectMonster !== true || (isMonster && def.frame !== 'normal' && def.effects.length > 0)) &&
    !listOf(part.exceptName).includes(id) &&
    fits('archetype', ...archetypes) &&
    // Where there is no Level, none is low.
    within(part.level, printed.level, isMonster && printed.level > 0) &&
    within(part.rank, def.rank ?? 0, def.rank !== undefined) &&
    within(part.atk, printed.atk, isMonster) &&
    within(part.def, printed.def, isMonster)
  );
}

function within(range: unknown, value: number, isMonster: boolean): boolean {
  if (typeof range !== 'object' || range === null) return true;
  const { min, max } = range as { min?: unknown; max?: unknown };
  if (typeof min !== 'number' && typeof max !== 'number') return true;
  return isMonster && (typeof min !== 'number' || value >= min) && (typeof max !== 'number' || value <= max);
}
