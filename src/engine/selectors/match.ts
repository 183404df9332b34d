/** Selectors: which cards a definition means. Pure reads of a Board. */
import type { Ref, Selector, Value } from '../definition';
import { cardsOf, eventAt } from '../log/emit';
import { cellOf, pointsAt } from '../state/arrows';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import { canBeNormalSummoned } from '../state/cards';
import type { Now } from '../state/derived';
import type { Context, StayRef } from '../state/duel';
import type { LastKnown } from '../state/events';
import type { Attribute, MonsterType, Place, Seat } from '../terms';
import { FIELD } from '../terms';
import {
  fitsEffect,
  has,
  hasDeclared,
  hasProperty,
  inArchetype,
  inRange,
  isAlso,
  monsterZoneKind,
  wasDestroyed,
} from './description';
import { placesOf, seatsOf, sideHas } from './places';
import { isExtraZone, knownSubject, type Subject, scaleOf, subjectOf, zoneOf } from './subject';

/** What a selector needs to know about who asks. */
export type Asker = Pick<Context, 'card' | 'stay' | 'seat' | 'vars' | 'answers' | 'events' | 'link'> & {
  values?: Context['values'];
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

/** Slots that say how many cards are chosen, where they are looked for and how: they describe no card. */
type Choice =
  | 'n'
  | 'all'
  | 'min'
  | 'max'
  | 'upTo'
  | 'exactly'
  | 'random'
  | 'top'
  | 'from'
  | 'of'
  | 'differentNames'
  | 'together';
type Described = Exclude<keyof Selector, Choice>;
type Test<K extends Described> = (s: Subject, want: NonNullable<Selector[K]>, ask: Asker, sel: Selector) => boolean;

/** What each slot asks of a card; what is read at a glance comes first. */
const TESTS: { [K in Described]: Test<K> } = {
  // In the hand and the Deck no card is face-up or face-down.
  faceUp: (s, want) => s.faceUp === want || (!s.known && (s.place === 'hand' || s.place === 'deck')),
  position: (s, want) => s.position === want,
  kind: (s, want) => has(want, monsterZoneKind(s.place, s.now.kind)) || isAlso(s.stay, s.place, want),
  monsterCard: (s) => s.now.kind === 'monster',
  name: (s, want) => has(want, s.now.name),
  exceptName: (s, want) => s.now.name !== want,
  property: (s, want) => hasProperty(want, s.place, s.info, s.stay),
  archetype: (s, want) => inArchetype(s.info, want),
  mentions: (s, want) => s.info.mentions.has(want),
  frame: (s, want) => s.info.def.frame !== undefined && has(want, s.info.def.frame),
  pendulum: (s, want) => want === (s.info.def.pendulum !== undefined),
  rank: (s, want) => s.info.printed.rank > 0 && inRange(s.info.printed.rank, want),
  linkRating: (s, want) => s.info.printed.link > 0 && inRange(s.info.printed.link, want),
  type: (s, want) => s.now.type !== null && has(want, s.now.type),
  exceptType: (s, want) => s.now.type === null || !has(want, s.now.type),
  attribute: (s, want) => s.now.attributes.some((a) => has(want, a)),
  exceptAttribute: (s, want) => !s.now.attributes.some((a) => has(want, a)),
  level: (s, want) => s.now.level > 0 && inRange(s.now.level, want),
  atk: (s, want) => s.now.kind === 'monster' && inRange(s.now.atk, want),
  def: (s, want) => s.now.kind === 'monster' && inRange(s.now.def, want),
  atkEqualsDef: (s) => s.now.kind === 'monster' && s.info.printed.link === 0 && s.now.atk === s.now.def,
  oddScale: (s, want) => s.info.def.pendulum !== undefined && (scaleOf(s) % 2 === 1) === want,
  effectMonster: (s, want) =>
    s.stay?.becomes ? want === !!s.stay.becomes.effect : fitsEffect(s.info.def, s.geminiNormal, want),
  ability: (s, want) => s.info.def.abilities?.includes(want) ?? false,
  tuner: (s, want) => want === (s.info.def.abilities?.includes('tuner') ?? false),
  token: (s, want) => want === s.info.token,
  counter: (s, { counter, min }) => (s.stay?.counters[counter] ?? 0) >= min,
  canHold: (s, want) => (s.stay?.counters[want] ?? 0) < (s.info.holds[want] ?? 0),
  summonedWay: (s, want) => s.stay?.way === want,
  xyzMaterials: (s, want) => inRange(s.stay?.materials.length ?? 0, want),
  normalSummonable: (s) => canBeNormalSummoned(s.info),
  equipCard: (s) => Boolean(s.stay?.equippedTo),
  equippedWithSelf: (s, _, ask) => s.board.card(ask.card).field?.equippedTo?.card === s.id,
  pendulumZone: (s) => s.place !== 'spellTrapZone' || s.pendulumZone,
  extraMonsterZone: (s) => s.place === 'monsterZone' && isExtraZone(zoneOf(s).index),
  pointedToBy: (s, want, ask) => {
    const { controller, index } = zoneOf(s);
    return (
      s.place === 'monsterZone' &&
      resolve(s.board, want, ask).some((link) => pointsAt(s.board, link, controller, index))
    );
  },
  negated: (s) => s.board.derived.negated.has(s.id),
  declaredAttack: (s, want) => want === hasDeclared(s.board, s.id),
  destroyedThisTurn: (s) => wasDestroyed(s.board, s.id),
  summonMethod: (s, want) => (want === 'flip' ? s.stay?.flipSummoned !== undefined : s.stay?.method === want),
  summonedFrom: (s, want) => s.stay?.method === 'special' && s.stay.from === want,
  setByEffectOf: ({ board, stay }, want) =>
    stay?.setBy !== undefined && board.cards.get(stay.setBy).archetypes.has(want),
  sameNameAs: (s, want, ask) => namesOf(s.board, want, ask).includes(s.now.name),
  sameTypeAs: (s, want, ask) => s.now.type !== null && typesOf(s.board, want, ask).includes(s.now.type),
  sameAttributeAs: (s, want, ask) => {
    const theirs = attributesOf(s.board, want, ask);
    return s.now.attributes.some((a) => theirs.includes(a));
  },
  sameColumnAs: (s, want, ask) => {
    const { controller, index } = zoneOf(s);
    const x = columnOf(s.place, controller, index);
    return x !== null && columnsOf(s.board, want, ask).includes(x);
  },
  numberInNameAs: (s, want, ask) => sharesNumber(s.board, s.now.name, want, ask),
  compare: (s, want, ask) => compares(s.board, want, want.original ? s.board.base(s.id) : s.now, ask),
  anyOf: (s, want, ask) => want.some((one) => fitsOne(s, one, ask)),
  highest: (s, want, ask, sel) => rivalsOf(s.board, sel, want, ask).every((n) => n <= s.now[want]),
  lowest: (s, want, ask, sel) => rivalsOf(s.board, sel, want, ask).every((n) => n >= s.now[want]),
  not: (s, want, ask) => !leftOut(s, want, ask),
  is: (s, want, ask) => isOne(s.board, s.id, want, ask),
};

type Compiled = (s: Subject, ask: Asker) => boolean;
/** Definitions never change, so each description is taken apart once. */
const compiled = new WeakMap<Selector, readonly Compiled[]>();
const testsOf = (sel: Selector): readonly Compiled[] => {
  let tests = compiled.get(sel);
  if (!tests) {
    tests = (Object.keys(TESTS) as Described[])
      .filter((slot) => sel[slot] !== undefined)
      .map((slot) => {
        const test = TESTS[slot] as (s: Subject, want: unknown, ask: Asker, sel: Selector) => boolean;
        const want = sel[slot];
        return (s, ask) => test(s, want, ask, sel);
      });
    compiled.set(sel, tests);
  }
  return tests;
};

const passes = (s: Subject, sel: Selector, ask: Asker): boolean => {
  // A Monster Card is judged by what is printed on it where it is none now.
  if (sel.monsterCard && s.now.kind !== 'monster') s.now = s.info.printed;
  for (const test of testsOf(sel)) if (!test(s, ask)) return false;
  return true;
};

/** Whether a card fits a selector's description, wherever it is. */
export const matches = (board: Board, id: number, sel: Selector, ask: Asker): boolean =>
  testsOf(sel).length === 0 || passes(subjectOf(board, id), sel, ask);

/** One of several descriptions: also where and whose the card must be, if that is said. */
const fitsOne = ({ board, id, known }: Subject, sel: Selector, ask: Asker): boolean => {
  if (known) return isKnown(board, id, known, sel, ask);
  const c = board.card(id);
  return (
    (sel.from === undefined || placesOf(sel.from).includes(c.place)) &&
    sideHas(sel.of, ask.seat, holder(c)) &&
    matches(board, id, sel, ask)
  );
};

const isOpen = (ref: Ref, ask: Asker): boolean =>
  typeof ref === 'string' && ref.startsWith('$') && !(ref.slice(1) in ask.vars);
/** What `upTo` or `exactly` comes to now. */
export const mostOf = (board: Board, sel: Selector, ask: Asker): number | undefined => {
  const most = sel.upTo ?? sel.exactly;
  // Cards still to be chosen leave the number open.
  const open = typeof most === 'object' && 'count' in most && isOpen(most.count, ask);
  return most === undefined || open ? undefined : evaluate(board, most, ask);
};

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

/** That value of all cards that fit otherwise. */
const rivalsOf = (board: Board, sel: Selector, stat: 'atk' | 'def' | 'level', ask: Asker): number[] => {
  let others = rivals.get(sel);
  if (!others) {
    const { highest: _, lowest: __, ...rest } = sel;
    others = rest;
    rivals.set(sel, others);
  }
  return candidates(board, others, ask).map((id) => board.now(id)[stat]);
};
const rivals = new WeakMap<Selector, Selector>();

/** What is only described is left out wherever it is. */
const leftOut = ({ board, id, known }: Subject, not: Ref, ask: Asker): boolean => {
  if (known) return not === 'self' ? id === ask.card : typeof not === 'object' && isKnown(board, id, known, not, ask);
  return typeof not === 'object' && not.from === undefined
    ? sideHas(not.of, ask.seat, holder(board.card(id))) && matches(board, id, not, ask)
    : isOne(board, id, not, ask);
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

/** Attributes of monsters; of those that have moved since, as they were on the field (the original ones, if face-down). */
const attributesOf = (board: Board, ref: Ref, ask: Asker): readonly Attribute[] => {
  const kept = typeof ref === 'string' ? ask.vars[ref.slice(1)] : undefined;
  if (!kept) return resolve(board, ref, ask).flatMap((id) => board.now(id).attributes);
  return kept.flatMap((r): readonly Attribute[] => {
    if (alive(board, r)) return board.now(r.card).attributes;
    const e = board.duel.log.findLast((x) => x.type === 'moved' && x.card === r.card && x.before.stay === r.stay);
    const known = e?.type === 'moved' && e.before.faceUp ? e.before.attributes : undefined;
    return (known as Attribute[] | undefined) ?? board.info(r.card).printed.attributes;
  });
};

/** The column of a zone, as seat 0 counts them; Field Zones and piles are in none. */
const columnOf = (place: Place, controller: Seat, index: number): number | null =>
  place === 'monsterZone' || place === 'spellTrapZone' ? cellOf(controller, index).x : null;
/** Columns these cards are in; of the own card of what lingers, the one it was in when that began. */
const columnsOf = (board: Board, ref: Ref, ask: Asker): number[] => {
  const kept = ask.values?.column;
  if (ref === 'self' && typeof kept === 'number') return [kept];
  return resolve(board, ref, ask).flatMap((id) => {
    const { place, controller, index } = board.card(id);
    return columnOf(place, controller, index) ?? [];
  });
};
/** What lingers and speaks of the column of its card keeps that column, wherever the card goes. */
export const ownColumn = (board: Board, id: number): number | null => {
  const { place, controller, index } = board.card(id);
  return columnOf(place, controller, index);
};

const sharesNumber = (board: Board, name: number, ref: Ref, ask: Asker): boolean => {
  const number = board.cards.get(name).number;
  return number !== null && namesOf(board, ref, ask).some((other) => board.cards.get(other).number === number);
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

/** Whether the card of a `moved` event, as it was just before, fits a reference. */
export const matchesKnown = (board: Board, id: number, known: LastKnown, ref: Ref, ask: Asker): boolean => {
  if (ref === 'self') return id === ask.card;
  if (typeof ref === 'string') {
    const name = ref.slice(1);
    const { field, last } = board.card(ask.card);
    const refs = ask.vars[name] ?? field?.bound[name] ?? last?.bound[name] ?? [];
    // What was turned face-down since is no longer what was meant (rulings reset-call-of-the-haunted-facedown-stays).
    const { face } = board.card(id);
    if (refs.some((r) => r.card === id && r.stay === known.stay && (r.face === undefined || r.face === face)))
      return true;
    return resolve(board, ref, ask).includes(id);
  }
  return isKnown(board, id, known, ref, ask);
};

const isKnown = (board: Board, id: number, known: LastKnown, sel: Selector, ask: Asker): boolean => {
  if (sel.from !== undefined && !placesOf(sel.from).includes(known.place)) return false;
  const owner = FIELD.includes(known.place) ? known.controller : board.card(id).owner;
  return sideHas(sel.of, ask.seat, owner) && passes(knownSubject(board, id, known), sel, ask);
};
