/** The rules of everything that is not an activation: Summons, Sets, positions, attacks, Phases. */
import { unmetOf } from '../conditions/index';
import { fixedPosition, modOn } from '../continuous/derive';
import type { ProcedureEffect } from '../definition';
import { onlyOneLock, otherAttackerLock, phaseLock, setLock, summonLock } from '../facts/locks';
import { endlessWith } from '../facts/loops';
import { isPossible } from '../facts/materials';
import { hasNormalRight } from '../facts/normalSummons';
import { procedureZones, usedProcedure } from '../facts/ownSummon';
import { specialSummonRefusal, tributable, tributesFor } from '../facts/summoning';
import { togetherPlan } from '../facts/together';
import { freeMonsterZones, freeSpellTrapZones } from '../facts/zones';
import { canDoStep, notSpendable } from '../operations/possible';
import { positionsFor } from '../procedures/place';
import { amountOf } from '../selectors/description';
import { candidates, matches } from '../selectors/match';
import { evaluate } from '../selectors/values';
import type { Board } from '../state/board';
import { type CompiledCard, type CompiledEffect, canBeNormalSummoned } from '../state/cards';
import type { CardState } from '../state/duel';
import { inMainPhase } from '../state/phase';
import type { Phase, Seat } from '../terms';
import { otherSeat } from '../terms';
import type { Rule, Window } from './query';
import { asked, because, notToAct, refused } from './query';

/** A question about one card of one player. */
export interface Action {
  board: Board;
  seat: Seat;
  card: CardState;
  info: CompiledCard;
  window: Window;
  procedure?: CompiledEffect<ProcedureEffect>;
}

export const ownOpenMain: Rule<Action> = ({ board, seat, window }) => {
  if (board.duel.turnPlayer !== seat) return because('not-your-turn');
  if (!inMainPhase(board.duel)) return because('wrong-phase', { case: 'mainPhase', now: board.duel.at.turn });
  if (window === 'open') return null;
  return board.duel.prompt?.seat === seat ? because('open-state-only') : notToAct(board, seat);
};
const inHand: Rule<Action> = ({ card, seat }) =>
  card.owner !== seat ? because('not-controlled') : card.place === 'hand' ? null : because('wrong-place');
const onMyField: Rule<Action> = ({ card, seat }) =>
  card.place !== 'monsterZone' ? because('wrong-place') : card.controller === seat ? null : because('not-controlled');
const isMonster: Rule<Action> = ({ info }) => (info.printed.kind === 'monster' ? null : because('wrong-place'));

/** In the hand, or on the field a Gemini monster that can be Gemini Summoned. */
const inHandOrGemini: Rule<Action> = (a) =>
  a.card.place === 'monsterZone' && a.info.gemini && a.card.faceUp && !a.card.field?.gemini ? onMyField(a) : inHand(a);
const right =
  (set: boolean): Rule<Action> =>
  ({ board, seat, card }) => {
    if (hasNormalRight(board, seat, card.id, set)) return null;
    const used = board.duel.seats[seat].normalSummonsUsed;
    return because('normal-summon-used', used > 1 ? { case: 'several', used } : undefined);
  };
const normalFaceUp: Rule<Action> = ({ info }) =>
  info.rules.has('cannotBeNormalSummonedFaceUp') ? because('cannot-be-normal-summoned') : null;
const normalAllowed: Rule<Action> = ({ info }) =>
  canBeNormalSummoned(info) ? null : because('cannot-be-normal-summoned');
const lock =
  (method: 'normal' | 'set' | 'flip'): Rule<Action> =>
  ({ board, seat, card }) => {
    const l =
      summonLock(
        board,
        seat,
        method,
        card.id,
        undefined,
        method === 'normal' && card.place !== 'monsterZone' && tributesFor(board, seat, card.id, false).least > 0,
      ) ?? (method === 'normal' ? onlyOneLock(board, seat, card.id) : null);
    return l ? because('locked', { source: l.source, until: l.until ?? '' }) : null;
  };
const tributes =
  (set: boolean): Rule<Action> =>
  ({ board, seat, card }) => {
    if (card.place === 'monsterZone') return null;
    const { need, least, have } = tributesFor(board, seat, card.id, set);
    if (least > 0 && have < need) return because('tributes-missing', { need, have });
    const leaving = need > 0 && have >= need ? new Set(tributable(board, seat)) : undefined;
    return freeMonsterZones(board, seat, leaving).length > 0 ? null : because('no-zone');
  };

/** Rulings ce-talisman-canceller-drain-forbidden: no Summon may end in effects that stop each other without end. */
const loop: Rule<Action> = ({ board, card, seat }) => {
  const other = endlessWith(board, card.id, seat);
  return other === null ? null : because('endless-loop', { source: other });
};

export const NORMAL_SUMMON: readonly Rule<Action>[] = [
  isMonster,
  inHandOrGemini,
  ownOpenMain,
  right(false),
  normalAllowed,
  normalFaceUp,
  lock('normal'),
  loop,
  tributes(false),
];
export const SET_MONSTER: readonly Rule<Action>[] = [
  isMonster,
  inHand,
  ownOpenMain,
  right(true),
  normalAllowed,
  lock('set'),
  tributes(true),
];

export const SET_CARD: readonly Rule<Action>[] = [
  ({ info }) => (info.printed.kind === 'monster' ? because('wrong-place') : null),
  inHand,
  ownOpenMain,
  ({ board, seat, card }) => {
    const l = setLock(board, seat, card.id);
    return l ? because('locked', { source: l.source, until: l.until ?? '' }) : null;
  },
  ({ board, seat, info }) =>
    info.def.property === 'field' || freeSpellTrapZones(board, seat).length > 0 ? null : because('no-zone'),
];

const notThisTurn: Rule<Action> = ({ board, card }) => {
  const f = card.field;
  const { turn } = board.duel;
  if (f?.setTurn === turn || f?.summonedTurn === turn || f?.flipSummoned === turn) return because('summoned-this-turn');
  return null;
};
/** Also after it was turned face-down (rulings reset-fd-keep-attack-no-flip-summon). */
const hasAttacked: Rule<Action> = ({ board, card }) =>
  card.field?.attackTurn === board.duel.turn && card.field.attacks > 0 ? because('attacked-this-turn') : null;
export const FLIP_SUMMON: readonly Rule<Action>[] = [
  onMyField,
  ({ card }) => (card.faceUp ? because('already-face-up') : null),
  ownOpenMain,
  notThisTurn,
  ({ board, card }) => (card.field?.turnedTurn === board.duel.turn ? because('position-changed-this-turn') : null),
  hasAttacked,
  lock('flip'),
  loop,
];
export const CHANGE_POSITION: readonly Rule<Action>[] = [
  onMyField,
  ({ board, card }) => (positionsFor(board, card.id).length > 1 ? null : because('attack-position-only')),
  ({ card }) => (card.faceUp ? null : because('face-down')),
  ownOpenMain,
  notThisTurn,
  ({ board, card }) => (card.field?.turnedTurn === board.duel.turn ? because('position-changed-this-turn') : null),
  hasAttacked,
  ({ board, card }) => {
    const m = modOn(board, card.id, 'cannotChangePosition') ?? fixedPosition(board, card.id);
    return m ? because('locked', { source: m.source, until: m.until ?? '' }) : null;
  },
];

export const SPECIAL_SUMMON: readonly Rule<Action>[] = [
  ({ card, seat, procedure }) =>
    card.owner !== seat ? because('not-controlled') : procedure?.from.has(card.place) ? null : because('wrong-place'),
  ownOpenMain,
  ({ board, card, seat, procedure }) => {
    const to = procedure?.effect.to === 'opponent' ? otherSeat(seat) : seat;
    const r = specialSummonRefusal(board, card.id, seat, { procedure: true, to });
    return r ? refused(r) : null;
  },
  loop,
  ({ board, card, seat, procedure }) => {
    const unmet = unmetOf(board, procedure?.effect.if, { card: card.id, stay: card.stay, seat, vars: {} });
    if (!procedure || unmet.length === 0) return null;
    return asked('condition-not-met', { def: card.def, effect: procedure.index, unmet });
  },
  ({ board, card, seat, procedure }) =>
    procedure?.effect.limit && usedProcedure(board, seat, card.def, procedure.index) ? because('used-this-turn') : null,
  ({ board, seat, card, procedure }) => {
    const { turn } = board.duel;
    for (const m of procedure?.effect.oath ?? [])
      if (
        m.mod === 'cannotSummon' &&
        board.duel.seats[seat].deeds.some(
          (d) =>
            d.turn === turn &&
            d.what !== 'activated' &&
            m.methods.includes(d.what) &&
            (d.what !== 'set' || board.info(d.card).printed.kind === 'monster'),
        )
      )
        return asked('oath-broken', { def: card.def, effect: procedure?.index ?? null });
    return null;
  },
  ({ board, card, seat, procedure }) => {
    const ask = { card: card.id, stay: card.stay, seat, vars: {} };
    const zoneWithout = (gone: Iterable<number>): boolean =>
      procedure !== undefined && procedureZones(board, card.id, seat, procedure.effect, new Set(gone)).length > 0;
    const freed = new Set<number>([card.id]);
    for (const step of procedure?.effect.cost ?? []) {
      const spent = new Set([...freed, ...notSpendable(board, step)]);
      if (!canDoStep(board, step, ask, spent))
        return asked('procedure-cannot-be-done', { def: card.def, effect: procedure?.index ?? null });
      if ('what' in step && typeof step.what === 'object') {
        const list = candidates(board, step.what, ask, freed);
        const plan = togetherPlan(board, step.what, ask, list);
        if (plan)
          return isPossible({ ...plan, accepts: (set) => plan.accepts(set) && zoneWithout([...freed, ...set]) })
            ? null
            : because('no-zone');
        // Which of them are chosen is up to the player: any that frees a zone will do.
        if (amountOf(step.what, list.length).min > 0) for (const id of list) freed.add(id);
      }
    }
    return zoneWithout(freed) ? null : because('no-zone');
  },
];

/** Monsters an attacker may choose, and whether it may attack directly (OCG rules, Battle). */
export const attackTargets = (
  board: Board,
  attacker: number,
  ongoing = false,
): { targets: number[]; direct: boolean } => {
  const enemy = otherSeat(board.card(attacker).controller);
  const theirs = board.in(enemy, 'monsterZone');
  const limits = (board.derived.on.get(attacker) ?? []).flatMap(({ mod, ask }) =>
    mod.mod === 'attacksOnly' ? [{ sel: mod.targets, ask }] : [],
  );
  const within = (id: number): boolean => limits.every(({ sel, ask }) => matches(board, id, sel, ask));
  const only = theirs.filter((id) => modOn(board, id, 'onlyAttackTarget'));
  if (only.length > 0) return { targets: only.filter(within), direct: false };
  let targets = theirs.filter((id) => !modOn(board, id, 'cannotBeAttacked') && within(id));
  let direct =
    theirs.every((id) => modOn(board, id, 'noShield')) || modOn(board, attacker, 'directAttack') !== undefined;
  if (limits.length > 0 || modOn(board, attacker, 'cannotAttack')?.mod.direct) direct = false;
  const f = board.card(attacker).field;
  // The attack in progress does not count among those made before.
  const before = f && f.attackTurn === board.duel.turn ? (ongoing ? f.attacked.slice(0, -1) : f.attacked) : [];
  if (before.length > 0 && modOn(board, attacker, 'attackAll')) {
    direct = false;
    targets = before.includes(-1) ? [] : targets.filter((id) => !before.includes(id));
  }
  if (before.length >= anywhere(board, attacker)) direct = false;
  return { targets, direct };
};

/** Attacks a monster may declare in one Battle Phase; rights to the same number of attacks do not add up. */
export const attacksAllowed = (board: Board, id: number): number => {
  if (modOn(board, id, 'attackAll')) return Number.POSITIVE_INFINITY;
  const f = board.card(id).field;
  const onPlayer = f?.attackTurn === board.duel.turn && f.attacked.includes(-1);
  return anywhere(board, id) + (onPlayer ? 0 : Math.max(0, rightsTo(board, id, true) - rightsTo(board, id, false)));
};

/** The most attacks a right grants: in all, or only on monsters. */
const rightsTo = (board: Board, id: number, onMonsters: boolean): number => {
  let most = 1;
  for (const { mod, ask } of board.derived.on.get(id) ?? [])
    if (mod.mod === 'attacks' && (mod.onMonsters ?? false) === onMonsters)
      most = Math.max(most, typeof mod.n === 'number' ? mod.n : evaluate(board, mod.n, ask));
  return most;
};
/** Attacks that may also be on the player. */
const anywhere = (board: Board, id: number): number => {
  const extra = board.card(id).field?.extraAttacks.filter((x) => x.turn === board.duel.turn).length ?? 0;
  return rightsTo(board, id, false) + extra;
};

/** LP to pay for declaring an attack. */
export const attackCost = (board: Board, id: number): number =>
  (board.derived.on.get(id) ?? []).reduce((n, a) => n + (a.mod.mod === 'attackCost' ? a.mod.lp : 0), 0);

/** Whether a monster stands so that it can attack. */
const stance = (board: Board, card: CardState): boolean =>
  card.faceUp && (card.position === 'attack' || modOn(board, card.id, 'attackFromDefense') !== undefined);

export const ATTACK: readonly Rule<Action>[] = [
  onMyField,
  ({ board, seat, window }) => {
    if (board.duel.turnPlayer !== seat) return because('not-your-turn');
    const now = board.duel.at.turn;
    if (now !== 'battlePhase.battleStep') return because('wrong-phase', { case: 'battleStep', now });
    if (window !== 'open') return board.duel.prompt?.seat === seat ? because('open-state-only') : notToAct(board, seat);
    if (board.duel.battle) return because('battle-over', { case: 'underWay' });
    return board.duel.battlePhaseEnds ? because('battle-over') : null;
  },
  ({ board, card }) => (stance(board, card) ? null : because('not-in-attack-position')),
  ({ board, card }) => {
    const f = card.field;
    const declared = f?.attackTurn === board.duel.turn ? f.attacks : 0;
    return declared >= attacksAllowed(board, card.id) ? because('already-attacked') : null;
  },
  ({ board, card }) => {
    const m = modOn(board, card.id, 'cannotAttack');
    return m && !m.mod.direct ? because('cannot-attack', { source: m.source, until: m.until ?? '' }) : null;
  },
  ({ board, card }) => {
    const m = modOn(board, card.id, 'cannotDeclareAttack');
    return m ? because('cannot-attack', { source: m.source, until: m.until ?? '' }) : null;
  },
  ({ board, card, seat }) => {
    const l = otherAttackerLock(board, seat, card.id);
    return l ? because('cannot-attack', { source: l.source }) : null;
  },
  ({ board, card, seat }) => {
    const need = attackCost(board, card.id);
    const { lp } = board.duel.seats[seat];
    return lp >= need ? null : because('attack-cost-cannot-be-paid', { need, have: lp });
  },
  ({ board, card }) => {
    const { targets, direct } = attackTargets(board, card.id);
    return targets.length > 0 || direct ? null : because('no-attack-target');
  },
];

/** Why a player may not go on to this Phase now. */
export const phaseRules: readonly Rule<{ board: Board; seat: Seat; window: Window; phase: Phase }>[] = [
  ({ board, seat }) => (board.duel.turnPlayer === seat ? null : because('not-your-turn')),
  ({ board, seat, window }) => (window === 'open' ? null : notToAct(board, seat)),
  ({ board, phase }) => {
    const from = board.duel.at.turn;
    const ok =
      (from === 'mainPhase1' && (phase === 'battle' || phase === 'end')) ||
      (from === 'mainPhase2' && phase === 'end') ||
      (from === 'battlePhase.battleStep' && phase === 'main2');
    return ok ? null : because('wrong-phase', { case: phase === 'main2' ? 'mainPhase2' : 'nextPhase', now: from });
  },
  ({ board, seat, phase }) => (phase === 'battle' ? noBattlePhase(board, seat) : null),
  ({ board, phase }) =>
    phase === 'main2' && board.duel.battle ? because('not-your-priority', { case: 'carriedOut' }) : null,
  ({ board, seat, phase }) => (phase === 'battle' ? null : mustStillAttack(board, seat)),
];

/** Why this turn has no Battle Phase for its player. */
const noBattlePhase = (board: Board, seat: Seat): ReturnType<typeof because> | null => {
  const { options, turn, seats } = board.duel;
  if (options.openingTurn && turn === 1) return because('first-turn-no-battle');
  const lock = phaseLock(board, seat, 'battle');
  if (lock) return because('locked', { source: lock.source, until: lock.until ?? '' });
  const skipped = seats[seat].skips.some((x) => x.phase === 'battle' && x.fromTurn <= turn);
  return skipped ? because('phase-skipped') : null;
};

/** "Must attack if able": a monster that could declare an attack in this turn's Battle Phase and has not. */
const mustStillAttack = (board: Board, seat: Seat): ReturnType<typeof because> | null => {
  const node = board.duel.at.turn;
  if (node !== 'battlePhase.battleStep' && node !== 'mainPhase1') return null;
  const must = board.in(seat, 'monsterZone').find((id) => {
    if (!modOn(board, id, 'mustAttack')) return false;
    const card = board.card(id);
    const { targets, direct } = attackTargets(board, id);
    const declared = card.field?.attackTurn === board.duel.turn ? card.field.attacks : 0;
    const barred = modOn(board, id, 'cannotAttack') ?? modOn(board, id, 'cannotDeclareAttack');
    return (
      stance(board, card) &&
      declared === 0 &&
      !barred &&
      !otherAttackerLock(board, seat, id) &&
      (targets.length > 0 || direct) &&
      board.duel.seats[seat].lp >= attackCost(board, id)
    );
  });
  if (must === undefined || (node === 'mainPhase1' && noBattlePhase(board, seat) !== null)) return null;
  return because('must-attack', { source: must });
};
