/** Variables of a card: `$name` may be used only where something has that name. */
import type { CardDefinition, Effect } from '@/engine/definition';
import { isActivated, whensOf } from '../effects';
import { type Key, type Problem, pathText, valueText } from './problems';
import { walk } from './walk';

/** Always there. */
const ALWAYS = [
  'attacker',
  'attackTarget',
  'battling',
  'yourBattler',
  'opponentsBattler',
  'materials',
  'tributes',
  'allTargets',
];
/** Lists of steps inside a step, where names given earlier are known. */
const NESTED = new Set(['do', 'heads', 'tails', 'onDestroyed']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

class Scope {
  private readonly problems: Problem[];
  private readonly names: Set<string>;
  constructor(problems: Problem[], names: Iterable<string>) {
    this.problems = problems;
    this.names = new Set(names);
  }
  with(...names: string[]): Scope {
    return new Scope(this.problems, [...this.names, ...names]);
  }
  add(name: unknown): void {
    if (typeof name === 'string') this.names.add(name);
  }
  use(name: string, path: readonly Key[]): void {
    if (this.names.has(name)) return;
    const known = [...this.names].map((each) => `$${each}`).join(', ');
    this.problems.push({
      path: pathText(path),
      found: valueText(`$${name}`),
      expected: `a variable bound before: ${known}`,
    });
  }
  /** Uses in a node, without the steps inside it. */
  plain(node: unknown, path: readonly Key[]): void {
    walk(
      node,
      (value, at) => {
        const key = at.at(-1);
        if (at.length > path.length && typeof key === 'string' && NESTED.has(key)) return false;
        if (key === 'reaction' || (key === 'of' && Array.isArray(value))) return false;
        if (typeof value === 'string' && value.startsWith('$')) this.use(value.slice(1), at);
        return undefined;
      },
      path,
    );
  }
  /** Steps in order: what one names, later ones may use. */
  steps(list: unknown, path: readonly Key[]): void {
    if (!Array.isArray(list)) return;
    list.forEach((step: unknown, i) => {
      if (!isNode(step)) return;
      const at = [...path, i];
      this.plain(step, at);
      if (Array.isArray(step.keep)) {
        step.keep.forEach((name: unknown, k) => {
          if (typeof name === 'string') this.use(name, [...at, 'keep', k]);
        });
      }
      for (const key of NESTED) this.with().steps(step[key], [...at, key]);
      if (Array.isArray(step.of)) {
        step.of.forEach((choice: unknown, c) => {
          if (!isNode(choice)) return;
          this.plain(choice, [...at, 'of', c]);
          this.with().steps(choice.do, [...at, 'of', c, 'do']);
        });
      }
      if (isNode(step.reaction)) {
        this.plain(step.reaction.when, [...at, 'reaction', 'when']);
        this.with('event').steps(step.reaction.do, [...at, 'reaction', 'do']);
      }
      this.add(step.as);
      if (step.op === 'excavate') this.add(step.found);
    });
  }
}

/** Names that last as long as the card stays on the field. */
const lastingNames = (card: CardDefinition): string[] => {
  const names: string[] = [];
  walk(card.effects, (value, path) => {
    if (path.at(-1) === 'bind' && typeof value === 'string') names.push(value);
    if (isNode(value) && value.op === 'declare' && typeof value.as === 'string') names.push(value.as);
    return undefined;
  });
  return names;
};

const eventNames = (effect: Effect): string[] => {
  const events = whensOf(effect).map((when) => when.event);
  return [
    ...(events.length > 0 ? ['event'] : []),
    ...(events.includes('activated') || events.includes('resolving') ? ['chain', 'chainTargets'] : []),
    ...(events.includes('wouldBeSummoned') ? ['pending'] : []),
  ];
};

/** An Equip Spell, or a card with an effect that makes it one. */
const equips = (card: CardDefinition): boolean =>
  card.property === 'equip' || card.effects.some((e) => 'do' in e && e.do.some((step) => step.op === 'equipSelf'));

export const variableProblems = (card: CardDefinition): Problem[] => {
  const problems: Problem[] = [];
  const lasting = [...ALWAYS, ...lastingNames(card), ...(equips(card) ? ['equipped'] : [])];
  card.effects.forEach((effect, i) => {
    const at = ['effects', i];
    const scope = new Scope(problems, [...lasting, ...eventNames(effect)]);
    if (isActivated(effect)) {
      for (const target of effect.target ?? []) scope.add(target.as);
      for (const step of [...(effect.cost ?? []), ...(effect.declare ?? [])]) scope.add(step.as);
      effect.target?.forEach((target, t) => {
        scope.plain(target, [...at, 'target', t]);
      });
      scope.plain(effect.oath, [...at, 'oath']);
      scope.steps(effect.declare, [...at, 'declare']);
    }
    scope.plain(effect.if, [...at, 'if']);
    if ('when' in effect) scope.plain(effect.when, [...at, 'when']);
    if ('whenAny' in effect) scope.plain(effect.whenAny, [...at, 'whenAny']);
    if ('apply' in effect) scope.plain(effect.apply, [...at, 'apply']);
    if ('of' in effect) scope.plain(effect.of, [...at, 'of']);
    if ('cost' in effect) scope.steps(effect.cost, [...at, 'cost']);
    if ('do' in effect) scope.steps(effect.do, [...at, 'do']);
  });
  return problems;
};
