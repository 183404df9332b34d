/** What a player may do now, in a stable order: place, zone, card id, effect number; Phases and passing last. */
import type { ActivatedEffect, WhenEvent } from '../definition';
import { leastMaterials } from '../facts/materials';
import type { Board } from '../state/board';
import type { CompiledEffect } from '../state/cards';
import { castOf } from '../state/cast';
import type { Duel, Option } from '../state/duel';
import { gainedBy } from '../state/gained';
import { inMainPhase } from '../state/phase';
import type { Phase, Place, Seat } from '../terms';
import { PENDULUM_ZONES } from '../terms';
import {
  type Action,
  ATTACK,
  CHANGE_POSITION,
  FLIP_SUMMON,
  NORMAL_SUMMON,
  phaseRules,
  SET_CARD,
  SET_MONSTER,
  SPECIAL_SUMMON,
} from './actions';
import { ACTIVATION_RULES } from './activation';
import { isHidden } from './answering';
import { MATERIAL_SUMMON, PENDULUM_SUMMON } from './extraDeck';
import type { Use, Window } from './query';
import { first, windowOf } from './query';

/** A use of an effect, ready to be judged. */
export const asUse = (
  board: Board,
  seat: Seat,
  id: number,
  e: CompiledEffect<ActivatedEffect>,
  window: Window,
  due = false,
  def?: number,
): Use => {
  const card = board.card(id);
  return {
    board,
    seat,
    card,
    info: board.info(id),
    e,
    def: def ?? card.def,
    window,
    due,
    ask: { card: id, stay: card.stay, seat, vars: {}, values: {} },
  };
};

/** Zones and piles without copying them. */
const slots = (board: Board, seat: Seat, place: Place): readonly (number | null)[] => {
  const s = board.duel.seats[seat];
  switch (place) {
    case 'monsterZone':
      return s.monsterZones;
    case 'spellTrapZone':
      return s.spellTrapZones;
    case 'fieldZone':
      return s.fieldZone === null ? NONE : [s.fieldZone];
    case 'nowhere':
    case 'attached':
      return NONE;
    default:
      return s[place];
  }
};
const NONE: readonly number[] = [];
const NO_EFFECTS: readonly CompiledEffect<ActivatedEffect>[] = [];

const EFFECT_PLACES: readonly Place[] = ['hand', 'monsterZone', 'spellTrapZone', 'fieldZone', 'gy', 'banished', 'deck'];

const inOwnDeck = (board: Board, seat: Seat, id: number): boolean => {
  const { place, owner } = board.card(id);
  return place === 'deck' && owner === seat;
};

/** Spares the judge what can be seen at a glance: the only event the effect answers cannot have happened. */
const cannotHaveHappened = (duel: Duel, window: Window, event: WhenEvent): boolean => {
  switch (event) {
    case 'activated':
      return duel.chain.length === 0;
    case 'wouldBeSummoned':
      return window !== 'summonNegation' || duel.chain.length > 0;
    case 'attackDeclared':
    case 'attackTargeted':
    case 'damageStep':
    case 'damageCalculation':
      return duel.battle === null;
    default:
      return false;
  }
};

/** Effects a player may activate in this window. Triggers of public places are not among them: they have their own order. */
export const activations = (
  board: Board,
  seat: Seat,
  window: Window,
  wanted: (effect: ActivatedEffect) => boolean = () => true,
): Option[] => {
  const out: Option[] = [];
  const cast = castOf(board.duel, board.cards);
  const slowToo = window === 'open' && inMainPhase(board.duel);
  const offer = (id: number, e: CompiledEffect<ActivatedEffect>, def?: number): void => {
    if (!wanted(e.effect)) return;
    if (!slowToo && e.speed < 2 && !e.effect.phase && !(e.effect.kind === 'trigger' && e.hidden)) return;
    if (window === 'summonNegation' && !e.events.has('wouldBeSummoned') && board.duel.chain.length === 0) return;
    // A Trigger Effect may look back on an activation of the Chain before.
    if (e.only !== null && e.effect.kind !== 'trigger' && cannotHaveHappened(board.duel, window, e.only)) return;
    const use = asUse(board, seat, id, e, window, false, def);
    if (e.effect.kind === 'trigger' && !e.effect.phase && (e.effect.mandatory || window === 'open' || !isHidden(use)))
      return;
    if (!first(ACTIVATION_RULES, use))
      out.push({ do: 'activate', card: id, effect: e.index, ...(def === undefined ? {} : { def }) });
  };
  for (const place of EFFECT_PLACES) {
    if (!cast.places.has(place)) continue;
    for (const id of place === 'deck' ? cast.deck : slots(board, seat, place)) {
      if (id === null || (place === 'deck' && !inOwnDeck(board, seat, id))) continue;
      for (const e of board.info(id).usable[place] ?? NO_EFFECTS) offer(id, e);
      const c = board.card(id);
      if (c.field?.gained) for (const { def, e } of gainedBy(board.cards, c)) offer(id, e, def);
    }
  }
  return out;
};

/** All actions of the open game state (box A). */
export const openOptions = (board: Board): Option[] => {
  const { duel } = board;
  const seat = duel.turnPlayer;
  const window = windowOf(duel);
  const out: Option[] = [];
  const action = (id: number): Action => ({ board, seat, card: board.card(id), info: board.info(id), window });
  if (inMainPhase(duel)) {
    for (const id of duel.seats[seat].hand) {
      const a = action(id);
      if (a.info.printed.kind === 'monster') {
        if (!first(NORMAL_SUMMON, a)) out.push({ do: 'normalSummon', card: id });
        if (!first(SET_MONSTER, a)) out.push({ do: 'setMonster', card: id });
      } else if (!first(SET_CARD, a)) out.push({ do: 'setCard', card: id });
    }
    for (const place of ['hand', 'gy', 'banished', 'extraDeck'] as const)
      for (const id of duel.seats[seat][place])
        for (const p of board.info(id).procedures)
          if (p.from.has(place) && !first(SPECIAL_SUMMON, { ...action(id), procedure: p }))
            out.push({ do: 'specialSummon', card: id, effect: p.index });
    const there = board.in(seat, 'monsterZone').length;
    for (const id of duel.seats[seat].extraDeck) {
      const { recipes } = board.info(id);
      recipes.forEach((recipe, i) => {
        if (leastMaterials(recipe) > there) return;
        if (!first(MATERIAL_SUMMON, { ...action(id), recipe })) out.push({ do: 'materialSummon', card: id, recipe: i });
      });
    }
    const left = duel.seats[seat].spellTrapZones[PENDULUM_ZONES[0]];
    if (typeof left === 'number' && !first(PENDULUM_SUMMON, action(left)))
      out.push({ do: 'pendulumSummon', card: left });
    for (const id of board.in(seat, 'monsterZone')) {
      const a = action(id);
      if (!a.card.faceUp) {
        if (!first(FLIP_SUMMON, a)) out.push({ do: 'flipSummon', card: id });
      } else {
        if (a.info.gemini && !first(NORMAL_SUMMON, a)) out.push({ do: 'normalSummon', card: id });
        if (!first(CHANGE_POSITION, a)) out.push({ do: 'changePosition', card: id });
      }
    }
  }
  if (duel.at.turn === 'battlePhase.battleStep')
    for (const id of board.in(seat, 'monsterZone'))
      if (!first(ATTACK, action(id))) out.push({ do: 'attack', card: id });
  out.push(...activations(board, seat, window));
  const phases: Phase[] = ['battle', 'main2', 'end'];
  const next = phases.filter((phase) => !first(phaseRules, { board, seat, window, phase }));
  for (const phase of next) out.push({ do: 'toPhase', phase });
  // Where a Phase is chosen, passing means choosing one; elsewhere it only goes on.
  const chooses = inMainPhase(duel) || (duel.at.turn === 'battlePhase.battleStep' && !duel.battle);
  if (!chooses) out.push({ do: 'pass' });
  return out;
};
