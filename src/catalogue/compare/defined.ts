/** The same facts as `korean.ts` reads from a text, read from a definition. */
import type { CardDefinition, Effect } from '@/engine/definition';
import { isActivated, limitsOf, whensOf } from '../effects';
import { effectNumbers } from '../numbers';
import { walk } from '../schema/walk';
import type { Said } from './korean';

/** Keys whose numbers no text writes: numbers of effects and passcodes. */
const NAMELESS = new Set(['no', 'name', 'exceptName', 'mentions', 'tributing']);

const WORDS_WITH_NUMBERS: Record<string, string> = { needsThreeTributes: '3', opponentsSecondTurnEnd: '2' };

const numbersOf = (effect: Effect | NonNullable<CardDefinition['materials']>): Set<string> => {
  const numbers = new Set<string>();
  walk(effect, (value, path) => {
    const key = path.at(-1);
    if (typeof key === 'string' && NAMELESS.has(key)) return false;
    // The number of Tokens is compared with the Tokens themselves.
    if (typeof value === 'object' && value !== null && 'op' in value && value.op === 'summonTokens') {
      if ('onDestroyed' in value) for (const n of numbersOf({ do: value.onDestroyed } as never)) numbers.add(n);
      return false;
    }
    if (key === 'by' && value === 2) numbers.add('double');
    else if (typeof value === 'number' && Math.abs(value) > 1) numbers.add(String(Math.abs(value)));
    if (key === 'half' || key === 'halve' || value === 0.5) numbers.add('half');
    if (key === 'double') numbers.add('double');
    const said = typeof value === 'string' ? WORDS_WITH_NUMBERS[value] : undefined;
    if (said) numbers.add(said);
    return undefined;
  });
  return numbers;
};

const tokensOf = (card: CardDefinition, effect: Effect): string[] => {
  const tokens: string[] = [];
  walk(effect, (value) => {
    if (typeof value !== 'object' || value === null || !('token' in value && 'n' in value)) return undefined;
    const token = card.tokens?.[String(value.token)];
    if (token) {
      const { type, attribute, level, atk, def } = token;
      tokens.push(`${value.n} of ${type}, ${attribute}, Level ${level}, ${atk}/${def}`);
    }
    return undefined;
  });
  return tokens;
};

const PER_KEY = { copy: 'copy', name: 'name', activation: 'activation' } as const;

const saidBy = (card: CardDefinition, no: number | null, effects: readonly Effect[]): Said => {
  // The line of materials stands before the first number, or makes one text with the effects.
  const materials = (no ?? 0) === 0 && card.materials ? numbersOf(card.materials) : [];
  const activated = effects.filter(isActivated);
  // A card that is activated without more does so without a word.
  const spoken = activated.filter(
    (effect) => effect.kind !== 'activation' || effect.do.length > 0 || effect.declare || effect.cost,
  );
  const choices = activated.filter((effect) => effect.kind === 'trigger' || effect.kind === 'quick');
  const limited = effects.filter(
    (effect) =>
      isActivated(effect) ||
      effect.kind === 'replacement' ||
      (effect.kind === 'reaction' && effect.limit?.key === 'name'),
  );
  return {
    no,
    activated: spoken.length > 0,
    targets: activated.some((effect) => (effect.target?.length ?? 0) > 0),
    timings: new Set(effects.flatMap((effect) => whensOf(effect).flatMap((when) => when.timing ?? []))),
    mandatory: choices.some((effect) => effect.mandatory),
    optional: choices.some((effect) => !effect.mandatory),
    limits: new Set(limited.flatMap((e) => limitsOf(e).map((limit) => `${limit.per} by ${PER_KEY[limit.key]}`))),
    numbers: new Set([...effects.flatMap((effect) => [...numbersOf(effect)]), ...materials]),
    tokens: effects.flatMap((effect) => tokensOf(card, effect)),
  };
};

/** Reads a definition by number, or as a whole where the official text has no numbers. */
export const definedIn = (card: CardDefinition, numbered: boolean): Said[] => {
  if (!numbered) return [saidBy(card, null, card.effects)];
  const numbers = effectNumbers(card);
  const all = [0, ...new Set(numbers.filter((no) => no !== null))];
  return all.map((no) =>
    saidBy(
      card,
      no,
      card.effects.filter((_, i) => (numbers[i] ?? 0) === no),
    ),
  );
};
