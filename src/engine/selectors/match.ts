/** Selectors: which cards a definition means. Pure reads of a Board. */
import type { CardDefinition, PlaceName, Ref, Selector, Value } from '../definition';
import { cardsOf, eventAt } from '../log/emit';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import { type CompiledCard, canBeNormalSummoned } from '../state/cards';
import type { Now } from '../state/derived';
import type { CardState, Context, StayRef } from '../state/duel';
import type { LastKnown } from '../state/events';
import { isGeminiNormal } from '../state/gemini';
import type { MonsterType, Place, Property, Seat, Side } from '../terms';
import { FIELD, otherSeat } from '../terms';

/** What a selector needs to know about who asks. */
export type Asker = Pick<Context, 'card' | 'stay' | 'seat' | 'vars' | 'answers' | 'events' | 'link'> & {
  values?: Context['values'];
};

export const inRange = (n: number, r: { min?: number; max?: number }): boolean =>
  (r.min === undefined || n >= r.min) && (r.max === undefined || n <= r.max);

const has = <T>(wanted: T | T[], value: T): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value;

export const sideHas = (side: Side | undefined, you: Seat, who: Seat): boolean =>
  side === undefined || side === 'both' || (side === 'you') === (you === who);

/** The seats a side means, the asker's own first. */
export const seatsOf = (side: Side | undefined, you: Seat): readonly Seat[] =>
  side === 'you' ? ONE[you] : side === 'opponent' ? ONE[otherSeat(you)] : BOTH[you];
const ONE = [[0], [1]] as const;
const BOTH = [
  [0, 1],
  [1, 0],
] as const;

export const placesOf = (from: PlaceName | PlaceName[] | undefined): readonly Place[] => {
  if (from === undefined || from === 'field') return FIELD;
  let known = placeLists.get(from);
  if (!known) {
    known = listPlaces(from);
    placeLists.set(from, known);
  }
  return known;
};
const placeLists = new Map<PlaceName | PlaceName[], readonly Place[]>();
const listPlaces = (from: PlaceName | PlaceName[]): readonly Place[] => {
  if (!Array.isArray(from)) return [from as Place];
  return from.flatMap((p): readonly Place[] => (p === 'field' ? FIELD : [p]));
};

const alive = (board: Board, r: StayRef): boolean => {
  const c = board.card(r.card);
  return c.stay === r.stay && (r.face === undefined || c.face === r.face);
};

/** The card as a reference to its present stay. */
export const stayOf = (board: Board, id: number): StayRef => ({ card: id, stay: board.card(id).stay });

/** Cards a reference means now. A variable forgets cards that have moved since. */
export const resolve = (board: Board, ref: Ref, ask: Asker): number[] => {
  if (typeof ref === 'object') return candidates(board, ref, ask);
  if (ref === 'self') return board.card(ask.card).stay === ask.stay ? [ask.card] : [];
  const { duel } = board;
  switch (ref) {
    case '$event':
      return [...new Set((ask.events ?? []).flatMap((e) => cardsOf(eventAt(duel, e))))];
    case '$chain': {
      const l = ask.answers ? duel.chain[ask.answers - 1] : undefined;
      return l && board.card(l.ctx.card).stay === l.ctx.stay ? [l.ctx.card] : [];
    }
    case '$chainTargets': {
      const l = ask.answers ? duel.chain[ask.answers - 1] : undefined;
      return l ? l.targets.filter((t) => alive(board, t)).map((t) => t.card) : [];
    }
    case '$allTargets': {
      const l = ask.link ? duel.chain[ask.link - 1] : undefined;
      return l ? l.targets.filter((t) => alive(board, t)).map((t) => t.card) : [];
    }
    case '$pending':
      return duel.summon ? duel.summon.monsters.map((m) => m.card) : [];
    case '$attacker':
      return duel.battle && alive(board, duel.battle.attacker) ? [duel.battle.attacker.card] : [];
    case '$attackTarget':
      return duel.battle?.target && alive(board, duel.battle.target) ? [duel.battle.target.card] : [];
    case '$battling': {
      const b = duel.battle;
      if (!b?.target) return [];
      const other = b.attacker.card === ask.card ? b.target : b.target.card === ask.card ? b.attacker : null;
      return other && alive(board, other) ? [other.card] : [];
    }
    case '$yourBattler':
    case '$opponentsBattler': {
      const b = duel.battle;
      const own = ref === '$yourBattler';
      return b
        ? [b.attacker, ...(b.target ? [b.target] : [])]
            .filter((r) => alive(board, r) && (board.card(r.card).controller === ask.seat) === own)
            .map((r) => r.card)
        : [];
    }
    case '$equipped': {
      const c = board.card(ask.card);
      const e = (c.field ?? c.last)?.equippedTo;
      return e && alive(board, e) ? [e.card] : [];
    }
    default: {
      const name = ref.slice(1);
      const self = board.card(ask.card);
      const refs = ask.vars[name] ?? self.field?.bound[name] ?? self.last?.bound[name] ?? [];
      return refs.filter((r) => alive(board, r)).map((r) => r.card);
    }
  }
};

/** Whether a card is one of what a reference means, without listing all of it. */
export const isOne = (board: Board, id: number, ref: Ref, ask: Asker): boolean => {
  if (typeof ref === 'object') return inPlace(board, id, ref, ask) && matches(board, id, ref, ask);
  if (ref === 'self') return id === ask.card && board.card(id).stay === ask.stay;
  return resolve(board, ref, ask).includes(id);
};

const inPlace = (board: Board, id: number, sel: Selector, ask: Asker): boolean => {
  const c = board.card(id);
  return placesOf(sel.from).includes(c.place) && sideHas(sel.of, ask.seat, holder(c));
};

/** Whether a card fits a selector's description, wherever it is. */
export const matches = (board: Board, id: number, sel: Selector, ask: Asker): boolean => {
  const c = board.card(id);
  // In the hand and the Deck no card is face-up or face-down.
  if (sel.faceUp !== undefined && c.faceUp !== sel.faceUp && c.place !== 'hand' && c.place !== 'deck') return false;
  if (sel.position !== undefined && c.position !== sel.position) return false;
  const info = board.info(id);
  const current = board.now(id);
  const now = sel.monsterCard && current.kind !== 'monster' ? info.printed : current;
  if (sel.monsterCard && now.kind !== 'monster') return false;
  if (sel.kind !== undefined && !has(sel.kind, monsterZoneKind(c.place, now.kind))) return false;
  if (sel.name !== undefined && !has(sel.name, now.name)) return false;
  if (sel.property !== undefined && !hasProperty(sel.property, c.place, info)) return false;
  if (sel.mentions !== undefined && !info.mentions.has(sel.mentions)) return false;
  if (sel.exceptName !== undefined && now.name === sel.exceptName) return false;
  if (sel.sameNameAs !== undefined && !namesOf(board, sel.sameNameAs, ask).includes(now.name)) return false;
  if (sel.archetype !== undefined && !inArchetype(info, sel.archetype)) return false;
  if (sel.sameTypeAs !== undefined && !(now.type && typesOf(board, sel.sameTypeAs, ask).includes(now.type)))
    return false;
  if (sel.numberInNameAs !== undefined && !sharesNumber(board, now.name, sel.numberInNameAs, ask)) return false;
  if (!fitsFrame(info, sel)) return false;
  if (sel.type !== undefined && !(now.type && has(sel.type, now.type))) return false;
  if (sel.exceptType !== undefined && now.type && has(sel.exceptType, now.type)) return false;
  if (sel.exceptAttribute !== undefined && now.attributes.some((a) => has(sel.exceptAttribute as typeof a, a)))
    return false;
  if (sel.attribute !== undefined && !now.attributes.some((a) => has(sel.attribute as typeof a, a))) return false;
  if (sel.level !== undefined && (now.level === 0 || !inRange(now.level, sel.level))) return false;
  if (sel.atk !== undefined && (now.kind !== 'monster' || !inRange(now.atk, sel.atk))) return false;
  if (sel.def !== undefined && (now.kind !== 'monster' || !inRange(now.def, sel.def))) return false;
  if (sel.compare !== undefined && !compares(board, sel.compare, sel.compare.original ? board.base(id) : now, ask))
    return false;
  if (sel.effectMonster !== undefined && !fitsEffect(info.def, isGeminiNormal(c, info), sel.effectMonster))
    return false;
  if (sel.ability !== undefined && !info.def.abilities?.includes(sel.ability)) return false;
  if (sel.tuner !== undefined && sel.tuner !== (info.def.abilities?.includes('tuner') ?? false)) return false;
  if (sel.token !== undefined && sel.token !== info.token) return false;
  if (sel.counter !== undefined && (c.field?.counters[sel.counter.counter] ?? 0) < sel.counter.min) return false;
  if (sel.normalSummonable && !canBeNormalSummoned(info)) return false;
  if (sel.equipCard && !c.field?.equippedTo) return false;
  if (sel.equippedWithSelf && board.card(ask.card).field?.equippedTo?.card !== id) return false;
  if (sel.pendulumZone && c.place === 'spellTrapZone' && !c.field?.pendulum) return false;
  if (sel.destroyedThisTurn && !wasDestroyed(board, id)) return false;
  if (sel.summonedFrom !== undefined && !(c.field?.method === 'special' && c.field.from === sel.summonedFrom))
    return false;
  if (sel.setByEffectOf !== undefined && !setByArchetype(board, c, sel.setByEffectOf)) return false;
  if (sel.anyOf !== undefined && !sel.anyOf.some((s) => fitsOne(board, c, s, ask))) return false;
  if (sel.highest !== undefined && !isHighest(board, now, sel, sel.highest, ask)) return false;
  if (sel.not !== undefined && leftOut(board, id, sel.not, ask)) return false;
  if (sel.is !== undefined && !isOne(board, id, sel.is, ask)) return false;
  return true;
};

/** One of several descriptions: also where and whose the card must be, if that is said. */
const fitsOne = (board: Board, c: CardState, sel: Selector, ask: Asker): boolean =>
  (sel.from === undefined || placesOf(sel.from).includes(c.place)) &&
  sideHas(sel.of, ask.seat, holder(c)) &&
  matches(board, c.id, sel, ask);

/** What `upTo` comes to now. */
export const mostOf = (board: Board, sel: Selector, ask: Asker): number | undefined =>
  sel.upTo === undefined ? undefined : evaluate(board, sel.upTo, ask);

type Evaluate = (board: Board, v: Value, ask: Asker) => number;
let evaluate: Evaluate = () => 0;
/** Called once by the values, which are built on selectors. */
export const registerValues = (e: Evaluate): void => {
  evaluate = e;
};
const compares = (
  board: Board,
  c: NonNullable<Selector['compare']>,
  now: Pick<Now, 'atk' | 'def' | 'level' | 'rank'>,
  ask: Asker,
): boolean => {
  // Where there is no Level or Rank, none is low.
  if ((c.stat === 'level' || c.stat === 'rank') && now[c.stat] === 0) return false;
  const n = evaluate(board, c.to, ask);
  switch (c.is) {
    case 'atLeast':
      return now[c.stat] >= n;
    case 'atMost':
      return now[c.stat] <= n;
    case 'less':
      return now[c.stat] < n;
    case 'equal':
      return now[c.stat] === n;
  }
};

/** What never changes: frame, Pendulum, Rank, Link Rating. */
const fitsFrame = (info: CompiledCard, sel: Selector): boolean => {
  if (sel.frame !== undefined && !(info.def.frame && has(sel.frame, info.def.frame))) return false;
  if (sel.pendulum !== undefined && sel.pendulum !== (info.def.pendulum !== undefined)) return false;
  if (sel.rank !== undefined && !(info.printed.rank && inRange(info.printed.rank, sel.rank))) return false;
  return sel.linkRating === undefined || (info.printed.link > 0 && inRange(info.printed.link, sel.linkRating));
};

const isHighest = (board: Board, now: Now, sel: Selector, stat: 'atk' | 'def' | 'level', ask: Asker): boolean => {
  const { highest: _, ...others } = sel;
  return candidates(board, others, ask).every((id) => board.now(id)[stat] <= now[stat]);
};

/** Destroyed this turn, and since then always where everybody could see which card it is. */
const wasDestroyed = (board: Board, id: number): boolean => {
  const { log, turn } = board.duel;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i];
    if (!e || e.turn < turn) return false;
    if (e.type !== 'moved' || e.card !== id) continue;
    if (e.to === 'hand' || e.to === 'deck' || (e.to === 'extraDeck' && !e.faceUp)) return false;
    if (e.reasons.includes('destroyed')) return true;
  }
  return false;
};

const inArchetype = (info: CompiledCard, wanted: string | string[]): boolean =>
  Array.isArray(wanted) ? wanted.some((a) => info.archetypes.has(a)) : info.archetypes.has(wanted);

/** What is only described is left out wherever it is. */
const leftOut = (board: Board, id: number, not: Ref, ask: Asker): boolean =>
  typeof not === 'object' && not.from === undefined
    ? sideHas(not.of, ask.seat, holder(board.card(id))) && matches(board, id, not, ask)
    : isOne(board, id, not, ask);

const setByArchetype = (board: Board, c: CardState, archetype: string): boolean => {
  const by = c.field?.setBy;
  return by !== undefined && board.cards.get(by).archetypes.has(archetype);
};

/** Names of cards a variable means, also of those that have moved since. */
const namesOf = (board: Board, ref: Ref, ask: Asker): number[] => {
  const kept = typeof ref === 'string' ? ask.vars[ref.slice(1)] : undefined;
  return kept
    ? kept.map((r) => board.info(r.card).printed.name)
    : resolve(board, ref, ask).map((id) => board.now(id).name);
};

const typesOf = (board: Board, ref: Ref, ask: Asker): (MonsterType | null)[] =>
  resolve(board, ref, ask).map((id) => board.now(id).type);

const sharesNumber = (board: Board, name: number, ref: Ref, ask: Asker): boolean => {
  const number = board.cards.get(name).number;
  return number !== null && namesOf(board, ref, ask).some((other) => board.cards.get(other).number === number);
};

/** rulings word-*: what stands in a Monster Zone is a monster, whatever it is printed as. */
const monsterZoneKind = (place: Place, kind: 'monster' | 'spell' | 'trap') =>
  place === 'monsterZone' ? 'monster' : kind;
const NORMAL: readonly (string | undefined)[] = [undefined, 'normal', 'token'];
/** Effect Monsters, or Normal Monsters. A Ritual or Extra Deck monster without effects is neither. */
const fitsEffect = ({ frame, effects }: CardDefinition, geminiNormal: boolean, effect: boolean): boolean => {
  const normal = geminiNormal || NORMAL.includes(frame);
  return effect ? !normal && (frame === 'effect' || effects.length > 0) : normal;
};
const wasGeminiNormal = (board: Board, id: number, known: LastKnown): boolean =>
  board.info(id).gemini &&
  (known.place === 'gy' || (known.place === 'monsterZone' && !(board.card(id).last ?? board.card(id).field)?.gemini));
/** A monster placed in a Spell & Trap Zone is a Continuous Spell; in a Pendulum Zone it is a Spell without an icon. */
const hasProperty = (wanted: readonly Property[], place: Place, info: CompiledCard): boolean => {
  const placed = place === 'spellTrapZone' && info.def.kind === 'monster' && info.def.pendulum === undefined;
  const property = placed ? 'continuous' : info.def.property;
  return property !== undefined && wanted.includes(property);
};

/** All cards a selector could pick, by place, zone and age in the pile. */
export const candidates = (board: Board, sel: Selector, ask: Asker, without?: ReadonlySet<number>): number[] => {
  const out: number[] = [];
  const places = placesOf(sel.from);
  for (const seat of seatsOf(sel.of, ask.seat)) {
    const s = board.duel.seats[seat];
    for (const place of places) {
      const list =
        place === 'monsterZone'
          ? s.monsterZones
          : place === 'spellTrapZone'
            ? s.spellTrapZones
            : place === 'fieldZone'
              ? [s.fieldZone]
              : place === 'nowhere'
                ? []
                : place === 'attached'
                  ? s.monsterZones.flatMap((id) => (id === null ? [] : (board.card(id).field?.materials ?? [])))
                  : s[place];
      for (const id of list) {
        if (id === null || without?.has(id)) continue;
        if (matches(board, id, sel, ask)) out.push(id);
      }
    }
  }
  return out;
};

/** How many of these cards count: where no two may have the same name, each name once. */
export const howMany = (board: Board, sel: Selector, ids: readonly number[]): number =>
  sel.differentNames ? new Set(ids.map((id) => board.now(id).name)).size : ids.length;

/** Whether at least `n` cards fit, leaving out `without`. */
export const atLeast = (board: Board, sel: Selector, ask: Asker, n: number, without?: ReadonlySet<number>): boolean =>
  n <= 0 || howMany(board, sel, candidates(board, sel, ask, without)) >= n;

/** The top cards of what is listed from the bottom up, the topmost first; fewer where the Deck holds fewer. */
export const topOf = (list: readonly number[], sel: Selector): number[] => list.slice(-(sel.n ?? 1)).toReversed();

/**
 * How many cards a selector takes: at least and at most, for `available` candidates.
 * @param most what its `upTo` comes to
 */
export const amountOf = (sel: Selector, available: number, most = available): { min: number; max: number } => {
  if (sel.upTo !== undefined) return { min: sel.min ?? 1, max: Math.min(most, available) };
  if (sel.all) return { min: available, max: available };
  if (sel.min !== undefined || sel.max !== undefined)
    return { min: sel.min ?? 1, max: Math.min(sel.max ?? available, available) };
  const n = sel.n ?? 1;
  return { min: n, max: n };
};

/** Whether the card of a `moved` event, as it was just before, fits a reference. */
export const matchesKnown = (board: Board, id: number, known: LastKnown, ref: Ref, ask: Asker): boolean => {
  if (ref === 'self') return id === ask.card;
  if (typeof ref === 'string') {
    const name = ref.slice(1);
    const self = board.card(ask.card);
    const refs = ask.vars[name] ?? self.field?.bound[name] ?? self.last?.bound[name] ?? [];
    if (refs.some((r) => r.card === id && r.stay === known.stay)) return true;
    return resolve(board, ref, ask).includes(id);
  }
  const sel = ref;
  if (sel.from !== undefined && !placesOf(sel.from).includes(known.place)) return false;
  const owner = FIELD.includes(known.place) ? known.controller : board.card(id).owner;
  if (!sideHas(sel.of, ask.seat, owner)) return false;
  if (sel.pendulumZone && known.place === 'spellTrapZone' && !known.pendulum) return false;
  if (sel.faceUp !== undefined && known.faceUp !== sel.faceUp) return false;
  if (sel.position !== undefined && known.position !== sel.position) return false;
  if (sel.kind !== undefined && !has(sel.kind, monsterZoneKind(known.place, known.kind))) return false;
  if (sel.name !== undefined && !has(sel.name, known.name)) return false;
  if (sel.type !== undefined && !(known.type && has(sel.type as string | string[], known.type))) return false;
  if (sel.exceptType !== undefined && known.type && has(sel.exceptType as string | string[], known.type)) return false;
  if (sel.attribute !== undefined && !known.attributes?.some((a) => has(sel.attribute as string | string[], a)))
    return false;
  if (
    sel.exceptAttribute !== undefined &&
    known.attributes?.some((x) => has(sel.exceptAttribute as string | string[], x))
  )
    return false;
  if (sel.level !== undefined && !(known.level && inRange(known.level, sel.level))) return false;
  if (sel.atk !== undefined && (known.atk === undefined || !inRange(known.atk, sel.atk))) return false;
  if (sel.def !== undefined && (known.def === undefined || !inRange(known.def, sel.def))) return false;
  const info = board.info(id);
  if (sel.exceptName !== undefined && known.name === sel.exceptName) return false;
  if (sel.sameNameAs !== undefined && !namesOf(board, sel.sameNameAs, ask).includes(known.name)) return false;
  if (sel.archetype !== undefined && !inArchetype(info, sel.archetype)) return false;
  if (!fitsFrame(info, sel)) return false;
  if (sel.property !== undefined && !hasProperty(sel.property, known.place, info)) return false;
  if (sel.mentions !== undefined && !info.mentions.has(sel.mentions)) return false;
  if (sel.token !== undefined && sel.token !== info.token) return false;
  if (sel.anyOf !== undefined && !sel.anyOf.some((s) => matchesKnown(board, id, known, s, ask))) return false;
  if (sel.effectMonster !== undefined && !fitsEffect(info.def, wasGeminiNormal(board, id, known), sel.effectMonster))
    return false;
  if (sel.not === 'self' && id === ask.card) return false;
  if (typeof sel.not === 'object' && matchesKnown(board, id, known, sel.not, ask)) return false;
  return true;
};
