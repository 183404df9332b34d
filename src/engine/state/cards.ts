/** Card definitions compiled once: which effects can be used from where, what each includes, which events they answer. */
import type {
  ActivatedEffect,
  AsMaterialEffect,
  CardDefinition,
  ContinuousEffect,
  Effect,
  MaintenanceEffect,
  ProcedureEffect,
  ReactionEffect,
  ReplacementEffect,
  Step,
  TokenDefinition,
  WinEffect,
} from '../definition';
import type { Counter } from '../terms';
import { compileEffect } from './compile/effect';
import { fromHand } from './compile/places';
import type { ArchetypeTable, Cards, CompiledCard, CompiledEffect, Printed } from './compiled';
import type { CardState } from './entities';

export type * from './compiled';

/** Modifiers that decide whether others apply. */
export const DECIDING: ReadonlySet<string> = new Set(['negateEffects', 'unaffected', 'cannotBeNegated']);

/** Counters that effects of a card place on itself. */
const holdsOf = (part: unknown, out: Partial<Record<Counter, number>> = {}): Partial<Record<Counter, number>> => {
  if (typeof part !== 'object' || part === null) return out;
  const step = part as Partial<Extract<Step, { op: 'placeCounter' }>>;
  if (step.op === 'placeCounter' && step.on === 'self' && step.counter)
    out[step.counter] = Math.max(out[step.counter] ?? 0, step.max ?? Number.POSITIVE_INFINITY);
  for (const value of Object.values(part)) holdsOf(value, out);
  return out;
};

const NAME_SLOTS: ReadonlySet<string> = new Set(['name', 'exceptName', 'mentions']);
/** Passcodes of the names that selectors in a definition ask for. */
const namesIn = (part: unknown): number[] => {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    NAME_SLOTS.has(key) ? [value].flat().filter((x) => typeof x === 'number') : namesIn(value),
  );
};

/** Activating a Pendulum Monster in a Pendulum Zone, where its text says nothing about that: an effect the rules give it. */
const PENDULUM_ACTIVATION: ActivatedEffect = { kind: 'activation', pendulum: true, no: 0, do: [] };

const asSpell = (printed: Printed): Printed =>
  printed.kind === 'monster'
    ? { name: printed.name, kind: 'spell', type: null, attributes: [], level: 0, rank: 0, link: 0, atk: 0, def: 0 }
    : printed;

const build = (file: CardDefinition, printed: Printed, token: boolean, archetypes: Set<string>): CompiledCard => {
  const activates = file.effects.some((e) => e.kind === 'activation' && e.pendulum);
  const def = file.pendulum && !activates ? { ...file, effects: [...file.effects, PENDULUM_ACTIVATION] } : file;
  const effects = def.effects.map((e, i) => compileEffect(def, e, i));
  const of = <K extends Effect['kind']>(...kinds: K[]) =>
    effects.filter((e) => (kinds as string[]).includes(e.effect.kind)) as CompiledEffect<
      Extract<Effect, { kind: K }>
    >[];
  const all = of('activation', 'ignition', 'trigger', 'quick') as CompiledEffect<ActivatedEffect>[];
  const activated = all.filter((e) => !e.effect.lent);
  const usable: CompiledCard['usable'] = {};
  for (const e of activated) {
    if (e.effect.kind === 'quick' && e.effect.mandatory) continue;
    for (const p of e.from) usable[p] = [...(usable[p] ?? []), e];
  }
  return {
    id: def.id,
    def,
    token,
    printed,
    asSpell: asSpell(printed),
    recipes: def.materials === undefined ? [] : [def.materials].flat(),
    arrows: def.link?.arrows ?? [],
    archetypes,
    number: numberIn(file.name.en),
    holds: holdsOf(def.effects),
    gemini: def.abilities?.includes('gemini') ?? false,
    union: def.abilities?.includes('union') ?? false,
    mentions: new Set([...(def.mentions ?? []), ...namesIn(def.effects)]),
    effects,
    activated,
    lends: all.filter((e) => e.effect.lent),
    usable,
    triggers: activated.filter((e) => e.effect.kind === 'trigger' && e.whens.length > 0),
    mandatoryQuick: activated.filter((e) => e.effect.kind === 'quick' && e.effect.mandatory),
    continuous: of('continuous') as CompiledEffect<ContinuousEffect>[],
    decides: def.effects.some((e) => e.kind === 'continuous' && e.apply.some((m) => DECIDING.has(m.mod))),
    reactions: of('reaction') as CompiledEffect<ReactionEffect>[],
    replacements: of('replacement') as CompiledEffect<ReplacementEffect>[],
    procedures: of('procedure') as CompiledEffect<ProcedureEffect>[],
    wins: of('win') as CompiledEffect<WinEffect>[],
    maintenance: of('maintenance') as CompiledEffect<MaintenanceEffect>[],
    asMaterial: of('asMaterial') as CompiledEffect<AsMaterialEffect>[],
    fromHand: fromHand(def),
    rules: new Set(of('rule').map((e) => (e.effect as { rule: string }).rule)),
  };
};

const tokenCard = (id: number, t: TokenDefinition): CardDefinition => ({
  id,
  name: t.name,
  short: { en: 'Token', ko: '토큰' },
  kind: 'monster',
  frame: 'token',
  type: t.type,
  attribute: t.attribute,
  level: t.level,
  atk: t.atk,
  def: t.def,
  effects: [],
});

/** "Number 39", "Number C39", "Number S39". */
const numberIn = (name: string): number | null => {
  const found = /\bNumber [A-Za-z]*(\d+)/.exec(name);
  return found ? Number(found[1]) : null;
};

const printedOf = (def: CardDefinition): Printed => ({
  name: def.alwaysNamed ?? def.id,
  kind: def.kind,
  type: def.type ?? null,
  attributes: def.attribute ? [def.attribute] : [],
  level: def.level ?? 0,
  rank: def.rank ?? 0,
  link: def.link?.rating ?? 0,
  atk: def.atk ?? 0,
  def: def.def ?? 0,
});

/**
 * Compiles definitions for the engine.
 * @param definitions card files, any order
 * @param archetypes strings that make a name belong to an archetype, in English and Korean
 */
export const compileCards = (definitions: readonly CardDefinition[], archetypes: ArchetypeTable = {}): Cards => {
  const byId = new Map<number, CompiledCard>();
  const tokens = new Map<string, number>();
  const sets = Object.entries(archetypes);
  for (const def of definitions) {
    const member = new Set<string>(def.archetypes);
    for (const [id, a] of sets)
      if (
        ((a.by !== 'ko' && def.name.en.includes(a.en)) || (a.by !== 'en' && def.name.ko.includes(a.ko))) &&
        !a.except?.includes(def.id)
      )
        member.add(id);
    byId.set(def.id, build(def, printedOf(def), false, member));
    Object.entries(def.tokens ?? {}).forEach(([key, t], i) => {
      const id = -(def.id * 10 + i);
      const card = tokenCard(id, t);
      tokens.set(`${def.id}:${key}`, id);
      byId.set(id, build(card, printedOf(card), true, new Set()));
    });
  }
  return {
    get(id) {
      const c = byId.get(id);
      if (!c) throw new Error(`no card with passcode ${id} in the catalogue`);
      return c;
    },
    has: (id) => byId.has(id),
    tokenId(from, key) {
      const id = tokens.get(`${from}:${key}`);
      if (id === undefined) throw new Error(`card ${from} has no token "${key}"`);
      return id;
    },
    list: [...byId.values()],
  };
};

/** Whether an effect can be used (or applies) where a card is. Pendulum Effects live in a Pendulum Zone only. */
export const livesAt = (e: CompiledEffect, card: Pick<CardState, 'place' | 'field'>): boolean =>
  e.from.has(card.place) && (!e.effect.pendulum || card.place === 'hand' || card.field?.pendulum === true);

/** The effect of a compiled card by its place in the definition. */
export const activatedEffect = (card: CompiledCard, index: number): CompiledEffect<ActivatedEffect> => {
  const e = card.effects[index];
  if (!e || !('do' in e.effect) || e.effect.kind === 'reaction' || e.effect.kind === 'replacement')
    throw new Error(`card ${card.id} has no activated effect ${index}`);
  return e as CompiledEffect<ActivatedEffect>;
};

/** Whether its text and frame let a monster be Normal Summoned or Set. */
export const canBeNormalSummoned = (card: CompiledCard): boolean =>
  !card.rules.has('cannotBeNormalSummoned') &&
  !card.rules.has('mustFirstBeSummonedByItsProcedure') &&
  (card.def.frame === 'normal' || card.def.frame === 'effect');
