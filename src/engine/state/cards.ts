/** Card definitions compiled once: which effects can be used from where, what each includes, which events they answer. */
import type {
  ActivatedEffect,
  AsMaterialEffect,
  CardDefinition,
  ContinuousEffect,
  Effect,
  Includes,
  MaintenanceEffect,
  Materials,
  PlaceName,
  ProcedureEffect,
  ReactionEffect,
  Ref,
  ReplacementEffect,
  Selector,
  Step,
  TokenDefinition,
  When,
  WhenEvent,
  WinEffect,
} from '../definition';
import type { Arrow, Attribute, CardKind, MonsterType, Place, SpellSpeed } from '../terms';
import { FIELD } from '../terms';
import type { CardState } from './duel';

/** What is printed on a card; also the value of every card outside the field. */
export interface Printed {
  name: number;
  kind: CardKind;
  type: MonsterType | null;
  attributes: Attribute[];
  level: number;
  rank: number;
  link: number;
  atk: number;
  def: number;
}

export interface CompiledEffect<E extends Effect = Effect> {
  index: number;
  effect: E;
  /** Places it is activated (or applies) from. */
  from: ReadonlySet<Place>;
  /** Events it answers; empty for none. */
  whens: When[];
  events: ReadonlySet<WhenEvent>;
  /** The one event it answers, if there is only one kind. */
  only: WhenEvent | null;
  speed: SpellSpeed;
  includes: ReadonlySet<Includes>;
  /** May be used in the Damage Step by the general rule. */
  damageStep: 'no' | 'always' | 'statChange';
  /** A Trigger Effect of a hand or Deck, or one of the public places. */
  hidden: boolean;
}

export interface CompiledCard {
  id: number;
  def: CardDefinition;
  token: boolean;
  printed: Printed;
  /** What it is in a Spell & Trap Zone: a monster there is a Spell Card without monster values. */
  asSpell: Printed;
  /** Ways to Summon it from the Extra Deck by materials. */
  recipes: readonly Materials[];
  arrows: readonly Arrow[];
  archetypes: ReadonlySet<string>;
  /** The number in a name such as "Number 39: ..."; null without one. */
  number: number | null;
  gemini: boolean;
  /** Passcodes of the names its text mentions. */
  mentions: ReadonlySet<number>;
  effects: CompiledEffect[];
  activated: CompiledEffect<ActivatedEffect>[];
  /** Fast effects and Spell/Trap activations, by place. */
  usable: Partial<Record<Place, CompiledEffect<ActivatedEffect>[]>>;
  triggers: CompiledEffect<ActivatedEffect>[];
  mandatoryQuick: CompiledEffect<ActivatedEffect>[];
  continuous: CompiledEffect<ContinuousEffect>[];
  /** A continuous effect of it decides whether effects of other cards apply. */
  decides: boolean;
  reactions: CompiledEffect<ReactionEffect>[];
  replacements: CompiledEffect<ReplacementEffect>[];
  procedures: CompiledEffect<ProcedureEffect>[];
  rules: ReadonlySet<string>;
  wins: CompiledEffect<WinEffect>[];
  maintenance: CompiledEffect<MaintenanceEffect>[];
  asMaterial: CompiledEffect<AsMaterialEffect>[];
}

export interface ArchetypeTable {
  /** `by`: only the name in this language decides, because the other word stands in names of other cards as well. */
  [id: string]: { en: string; ko: string; by?: string; except?: number[] };
}

export interface Cards {
  get(id: number): CompiledCard;
  has(id: number): boolean;
  /** The compiled Token `key` of the card with passcode `from`. */
  tokenId(from: number, key: string): number;
  list: CompiledCard[];
  /** Places some effect of the catalogue is activated from. */
  usedPlaces: ReadonlySet<Place>;
  /** Some card has a mandatory Trigger Effect in the hand or Deck. */
  hiddenMandatory: boolean;
  /** Some card has a winning text. */
  hasWins: boolean;
}

const placesOf = (names: PlaceName | PlaceName[] | undefined, fallback: readonly Place[]): Set<Place> => {
  if (names === undefined) return new Set(fallback);
  const out = new Set<Place>();
  for (const n of Array.isArray(names) ? names : [names]) {
    if (n === 'field') for (const f of FIELD) out.add(f);
    else out.add(n);
  }
  return out;
};

/** Events that befall the card itself and say where it is afterwards. */
const placeAfter = (when: When, card: CardDefinition): Place[] | null => {
  // OCG rules, Pendulum: what leaves the field lies face-up in the Extra Deck.
  const gone: Place[] = card.pendulum ? ['gy', 'banished', 'extraDeck'] : ['gy', 'banished'];
  switch (when.event) {
    case 'sentToGY':
      return when.card === 'self' ? ['gy'] : null;
    case 'banished':
      return when.card === 'self' ? ['banished'] : null;
    case 'addedToHand':
      return when.card === 'self' ? ['hand'] : null;
    case 'returned':
      return when.card === 'self' ? [when.to] : null;
    case 'tributed':
      return when.card === 'self' ? (when.to ? [when.to] : gone) : null;
    case 'destroyed':
    case 'leavesField':
    case 'discarded':
      return when.card === 'self' ? gone : null;
    default:
      return null;
  }
};

const kindField: Record<CardKind, readonly Place[]> = {
  monster: ['monsterZone'],
  spell: ['spellTrapZone', 'fieldZone'],
  trap: ['spellTrapZone'],
};

const defaultPlaces = (card: CardDefinition, effect: Effect, whens: When[]): readonly Place[] => {
  if (effect.pendulum) return effect.kind === 'activation' ? ['hand'] : ['spellTrapZone'];
  if (effect.kind === 'activation') {
    if (card.kind === 'trap') return ['spellTrapZone'];
    return card.property === 'field' ? ['hand', 'fieldZone'] : ['hand', 'spellTrapZone'];
  }
  if (effect.kind === 'trigger') {
    const after = whens.flatMap((w) => placeAfter(w, card) ?? []);
    if (after.length > 0) return after;
  }
  return kindField[card.kind];
};

const refFrom = (ref: Ref): Place[] | null =>
  typeof ref === 'object' ? [...placesOf(ref.from, ref.from === undefined ? FIELD : [])] : null;

/** What an effect includes, read from its operations (the facts Ash Blossom and Solemn Warning ask about). */
const includesOf = (steps: Step[], effect: Effect, out = new Set<Includes>()): Set<Includes> => {
  // What an effect turns up lies in the Deck until it does something with it.
  const turnedUp = new Set<Ref>();
  const fromDeck = (ref: Ref): boolean =>
    turnedUp.has(ref) || refFrom(resolveTarget(ref, effect))?.includes('deck') === true;
  for (const s of steps) {
    switch (s.op) {
      case 'addToHand':
        if (fromDeck(s.what)) out.add('addFromDeck');
        break;
      case 'specialSummon':
        out.add('specialSummon');
        if (fromDeck(s.what)) out.add('summonFromDeck');
        break;
      case 'fusionSummon':
      case 'ritualSummon': {
        out.add('specialSummon');
        const from = s.op === 'fusionSummon' ? [...s.from, ...(s.also?.from ?? [])] : s.from;
        const toGY = s.op === 'fusionSummon' ? s.to === undefined : s.send === true;
        if (toGY && from.includes('deck')) out.add('sendFromDeck');
        break;
      }
      case 'summonTokens':
        out.add('specialSummon');
        break;
      case 'sendToGY':
        if (fromDeck(s.what)) out.add('sendFromDeck');
        break;
      case 'destroy':
        out.add('destroy');
        if (targetsMeant(s.what, effect).some(meansMonsters)) out.add('destroyMonster');
        break;
      case 'banish':
        out.add('banish');
        break;
      case 'draw':
        // rulings ash-*: drawing adds a card from the Deck to the hand.
        out.add('draw').add('addFromDeck');
        break;
      case 'excavate':
        turnedUp.add(`$${s.found}`);
        if (s.as) turnedUp.add(`$${s.as}`);
        break;
      case 'delay':
        includesOf(s.do, effect, out);
        break;
      case 'linger':
        if (s.reaction) includesOf(s.reaction.do, effect, out);
        break;
      case 'tossCoin':
        includesOf(s.heads, effect, out);
        includesOf(s.tails, effect, out);
        break;
      case 'chooseOne':
        for (const o of s.of) includesOf(o.do, effect, out);
        break;
      default:
    }
  }
  return out;
};
/** Monsters on the field: said by a selector, or by a name that stands for monsters. */
const meansMonsters = (ref: Ref): boolean => {
  if (typeof ref === 'string') return MONSTER_NAMES.has(ref);
  const kinds = ref.kind === undefined ? null : [ref.kind].flat();
  const places = placesOf(ref.from, FIELD);
  return places.has('monsterZone') && (kinds === null || kinds.includes('monster')) && ref.property === undefined;
};
const MONSTER_NAMES: ReadonlySet<string> = new Set([
  '$equipped',
  '$attacker',
  '$attackTarget',
  '$battling',
  '$yourBattler',
  '$opponentsBattler',
]);
const resolveTarget = (ref: Ref, effect: Effect): Ref => {
  if (typeof ref === 'string' && ref.startsWith('$') && 'target' in effect) {
    const t = effect.target?.find((x) => `$${x.as}` === ref);
    if (t) return t;
  }
  return ref;
};

/** What a reference to one target or to all of them picks. */
const targetsMeant = (ref: Ref, effect: Effect): Ref[] =>
  ref === '$allTargets' && 'target' in effect ? (effect.target ?? []) : [resolveTarget(ref, effect)];

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

const compileEffect = (card: CardDefinition, effect: Effect, index: number): CompiledEffect => {
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

/** Modifiers that decide whether others apply. */
export const DECIDING: ReadonlySet<string> = new Set(['negateEffects', 'unaffected', 'cannotBeNegated']);

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
  const activated = of('activation', 'ignition', 'trigger', 'quick') as CompiledEffect<ActivatedEffect>[];
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
    gemini: def.abilities?.includes('gemini') ?? false,
    mentions: new Set([...(def.mentions ?? []), ...namesIn(def.effects)]),
    effects,
    activated,
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
  name: def.id,
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
    hiddenMandatory: [...byId.values()].some((c) => c.triggers.some((e) => e.hidden && e.effect.mandatory)),
    hasWins: [...byId.values()].some((c) => c.wins.length > 0),
    usedPlaces: new Set([...byId.values()].flatMap((c) => Object.keys(c.usable) as Place[])),
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
export type { Selector };

/** Whether its text and frame let a monster be Normal Summoned or Set. */
export const canBeNormalSummoned = (card: CompiledCard): boolean =>
  !card.rules.has('cannotBeNormalSummoned') &&
  !card.rules.has('mustFirstBeSummonedByItsProcedure') &&
  (card.def.frame === 'normal' || card.def.frame === 'effect');
