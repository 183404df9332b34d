/** The rules of activating a card or effect, cheapest first. Each gives a reason or null. */
import { allHold, unmetOf } from '../conditions/index';
import type { ActivatedEffect, Limit, Ref } from '../definition';
import { activationLock, negationLock, turnSetPermission } from '../facts/locks';
import { endlessWith } from '../facts/loops';
import { grantRefusal } from '../facts/normalSummons';
import { amongPointedTo, freeMonsterZones, freePendulumZones, freeSpellTrapZones } from '../facts/zones';
import { matches } from '../selectors/match';
import { sideHas } from '../selectors/places';
import { onField } from '../state/board';
import { activatedEffect, type CompiledCard, livesAt } from '../state/cards';
import type { Context } from '../state/duel';
import { effectKey } from '../state/gained';
import { isDormant } from '../state/gemini';
import { copyKey, nameKey, stayKey } from '../state/limits';
import { inMainPhase, momentOf, phaseOf } from '../state/phase';
import type { Reason } from '../state/reason';
import { otherSeat, type Seat } from '../terms';
import { event, isHidden, summonsItself } from './answering';
import { notToBeSummoned } from './nearest';
import { payRefusal } from './paying';
import type { Rule, Use } from './query';
import { asked, because, notToAct, textOf, top } from './query';

const held: Rule<Use> = (q) => {
  const holds = onField(q.card) ? q.card.controller : q.card.owner;
  return holds === q.seat ? null : because('not-controlled');
};

const place: Rule<Use> = (q) => {
  const { card, e, info } = q;
  const trapInHand = card.place === 'hand' && info.def.kind === 'trap' && e.effect.kind === 'activation';
  if (trapInHand && !(info.fromHand && allHold(q.board, info.fromHand, q.ask))) return because('trap-from-hand');
  if (!livesAt(e, card)) return asked('wrong-place', textOf(q));
  if (isDormant(card, info)) return because('not-gemini-summoned');
  // Ruling fdb-no-effect-scout-plane.
  if (card.place === 'banished' && !card.faceUp) return because('face-down');
  if (!onField(card)) return null;
  if (e.effect.kind === 'activation') {
    if (!card.faceUp) return null;
    return q.board.duel.chain.some((l) => l.ofCard && l.ctx.card === card.id)
      ? because('already-on-chain')
      : because('already-face-up');
  }
  // Rulings cont-trap-once-in-activation-chain: no effect of a card in the Chain of the activation of that card.
  if (q.board.duel.chain.some((l) => l.ofCard && isOf(l.ctx, q))) return because('already-on-chain');
  if (e.effect.faceDown) return card.faceUp ? because('already-face-up') : null;
  return card.faceUp ? null : because('face-down');
};

const turnAndPhase: Rule<Use> = (q) => {
  if (q.due) return null;
  const { duel } = q.board;
  const { e, card, seat } = q;
  const own = duel.turnPlayer === seat;
  if (e.effect.phase) {
    const p = e.effect.phase;
    if (p.phase !== phaseOf(duel) || (p.phase === 'end' && duel.at.turn !== 'endPhase.effects'))
      return asked('wrong-phase', textOf(q));
    if (p.step === 'start' && duel.at.turn !== 'battlePhase.startStep') return asked('wrong-phase', textOf(q));
    if (p.step === 'end' && duel.at.turn !== 'battlePhase.endStep') return asked('wrong-phase', textOf(q));
    if (p.turn !== 'any' && (p.turn === 'you') !== own) return because('not-your-turn');
    // OCG rules, Trigger order: Phase effects of Traps are fast effects.
    const fast = q.info.def.kind === 'trap';
    if (e.effect.kind === 'trigger' && !fast && q.window !== 'open' && q.window !== 'end')
      return notToAct(q.board, seat);
    return null;
  }
  const slow = e.effect.kind === 'ignition' || (e.effect.kind === 'activation' && e.speed === 1);
  if (slow) {
    if (!own) return because('not-your-turn');
    if (!inMainPhase(duel)) return because('wrong-phase', { case: 'mainPhase', now: duel.at.turn });
    if (q.window === 'chain' || q.window === 'fast' || q.window === 'trigger') return tooSlow(q);
    return q.window === 'open' ? null : notToAct(q.board, seat);
  }
  if (card.place === 'hand' && e.effect.kind === 'activation' && !own && q.info.def.kind === 'spell')
    return because('quick-play-opponents-turn');
  return null;
};

/** Where something may be chained to or answered, with the link it would have to answer. */
const tooSlow = ({ e, board: { duel } }: Use): Reason =>
  because('spell-speed', {
    speed: e.speed,
    need: duel.chain[duel.chain.length - 1]?.speed === 3 ? 3 : 2,
    case: duel.chain.length > 0 ? 'chain' : 'fast',
  });

const speed: Rule<Use> = (q) => {
  if (q.due || q.window === 'open') return null;
  const { e } = q;
  const hiddenTrigger = e.effect.kind === 'trigger' && e.whens.length > 0;
  const t = top(q);
  if (t && q.window === 'chain') {
    if (t.speed === 3 && e.speed < 3) return because('counter-trap-only', { source: t.ctx.card, speed: e.speed });
    if (hiddenTrigger) return null;
  }
  if (hiddenTrigger || e.effect.phase) return null;
  return e.speed >= 2 ? null : tooSlow(q);
};

const priority: Rule<Use> = (q) => {
  if (q.due) return null;
  const { duel } = q.board;
  if (q.window === 'none') return notToAct(q.board, q.seat);
  // OCG rules, Trigger order: fast effects and triggers of hidden places come after all triggers of public places.
  const placed = q.e.effect.kind === 'trigger' && !isHidden(q);
  if (q.window === 'trigger')
    return placed ? because('not-your-priority', { case: 'byRank' }) : because('triggers-first', nextTrigger(q));
  if (q.window === 'open') return duel.turnPlayer === q.seat ? null : notToAct(q.board, q.seat);
  const asked = duel.window.asked;
  return asked === null || asked === q.seat ? null : notToAct(q.board, q.seat);
};

/** One of the Trigger Effects that come first, as far as everybody can see it. */
const nextTrigger = ({ board }: Use): Record<string, string | number> | undefined => {
  const next = board.duel.triggers.find(({ card, def }) => {
    const c = board.card(card);
    return c.def === def && (c.place === 'gy' || (c.faceUp && (onField(c) || c.place === 'banished')));
  });
  if (!next) return;
  const { no } = activatedEffect(board.info(next.card), next.effect).effect;
  return { case: 'named', source: next.card, ...(no !== undefined && { no }) };
};

/** "Cannot be activated in response": as long as that link is the last one; triggers being placed are no response. */
const response: Rule<Use> = (q) => {
  const t = top(q);
  if (!t || q.window === 'trigger') return null;
  const { noResponse, noResponseLike } = activatedEffect(q.board.cards.get(t.ctx.def), t.ctx.effect).effect;
  if (!noResponse || !sideHas(noResponse, t.ctx.seat, q.seat)) return null;
  const like = noResponseLike && (t.ctx.vars[noResponseLike.slice(1)] ?? []);
  if (like && !like.some((r) => q.board.info(r.card).def.kind === q.info.def.kind)) return null;
  return because('no-response', { source: t.ctx.card });
};

const setThisTurn: Rule<Use> = (q) => {
  const { card, e, info } = q;
  if (e.effect.kind !== 'activation' || !onField(card) || card.faceUp || card.field?.setTurn !== q.board.duel.turn)
    return null;
  if (info.def.kind !== 'trap' && info.def.property !== 'quickPlay') return null;
  return turnSetPermission(q.board, q.seat, card.id) ? null : because('set-this-turn');
};

const oncePerChain: Rule<Use> = (q) => {
  const { e, seat } = q;
  const { chain, selfSummons } = q.board.duel;
  return chain.length > 0 && selfSummons[seat] && summonsItself(e) ? because('one-hand-trigger-per-chain') : null;
};

/** OCG rules, Battle: what may be activated in the Damage Step and in which of its moments. */
const damageStep: Rule<Use> = (q) => {
  const moment = momentOf(q.board.duel);
  if (moment === null) return null;
  const { e } = q;
  if (e.damageStep === 'no') return because('damage-step');
  if (e.damageStep === 'statChange') {
    if (moment !== 'start' && moment !== 'beforeDamageCalculation') return because('damage-step-moment');
    return null;
  }
  if (q.due || e.effect.mandatory) return null;
  const answering = e.whens.length > 0;
  if (answering || moment === 'start' || moment === 'beforeDamageCalculation') return null;
  return because('damage-step-moment');
};

const isOf = (ctx: Pick<Context, 'card' | 'stay'>, { card }: Use): boolean =>
  ctx.card === card.id && ctx.stay === card.stay;
const togetherWith = (info: CompiledCard, index: number): string | undefined => {
  const effect = info.effects[index]?.effect;
  return effect && 'notInOneChain' in effect ? effect.notInOneChain : undefined;
};

/** Every limit of an effect; it is used only while all of them allow it. */
export const limitsOf = ({ limit, andLimit }: ActivatedEffect): Limit[] =>
  [limit, andLimit].filter((l) => l !== undefined);

const groupOf = ({ board, def }: Use, index: number): string | undefined => {
  const effect = board.cards.get(def).effects[index]?.effect;
  return effect && 'limit' in effect ? effect.limit?.group : undefined;
};

const limit: Rule<Use> = (q) => {
  const { duel } = q.board;
  const index = effectKey(q.card, q.e.index, q.def);
  const key = `${q.card.id}:${q.card.stay}:${index}`;
  if (q.e.effect.phase && duel.phaseUses.includes(key)) return because('used-this-turn', { case: 'phase' });
  const apart = q.e.effect.notInOneChain;
  if (apart !== undefined && duel.chain.some((x) => isOf(x.ctx, q) && togetherWith(q.info, x.ctx.effect) === apart))
    return because('used-this-chain');
  for (const l of limitsOf(q.e.effect)) {
    const reached = limitReached(q, l, index);
    if (reached) return reached;
  }
  return null;
};
const limitReached = (q: Use, l: Limit, index: string): ReturnType<Rule<Use>> => {
  const { duel } = q.board;
  const key = `${q.card.id}:${q.card.stay}:${index}`;
  const n = l.n ?? 1;
  if (l.per === 'battle')
    return (duel.battle?.uses.filter((u) => u === key).length ?? 0) >= n
      ? because('used-this-turn', { case: 'battle', n })
      : null;
  if (l.per === 'chain') {
    const uses = duel.chain.filter(
      (x) =>
        x.ctx.def === q.def &&
        (x.ctx.effect === q.e.index || (l.group !== undefined && groupOf(q, x.ctx.effect) === l.group)) &&
        (l.key !== 'copy' || isOf(x.ctx, q)),
    ).length;
    return uses >= n ? because('used-this-chain') : null;
  }
  const used =
    l.key === 'copy'
      ? (q.card.field?.uses[copyKey(l, index)] ?? duel.seats[q.seat].uses[stayKey(q.card, index)] ?? [])
      : (duel.seats[q.seat].uses[limitKey(q, l)] ?? []);
  const counted = l.per === 'duel' ? used.length : used.filter((t) => t === duel.turn).length;
  return counted >= n ? because('used-this-turn', { case: l.per === 'duel' ? 'duel' : l.key, n }) : null;
};
/** Key of a limit by name. */
export const limitKey = (q: Pick<Use, 'def' | 'e'>, l: Limit): string => nameKey(q.def, l, q.e.index);

const conditions: Rule<Use> = (q) => {
  const { if: all } = q.e.effect;
  if (allHold(q.board, all, q.ask)) return null;
  return asked('condition-not-met', { ...textOf(q), unmet: unmetOf(q.board, all, q.ask) });
};

/** What does nothing but negate cannot answer what cannot be negated. */
const negatable: Rule<Use> = (q) => {
  const first = q.e.effect.do[0]?.op;
  if (q.due || !q.ask.answers || (first !== 'negateActivation' && first !== 'negateEffect')) return null;
  const l = negationLock(q.board, q.ask.answers);
  return l ? because('cannot-be-negated', { source: l.source }) : null;
};

/** Rulings ce-talisman-canceller-drain-forbidden: what would end in effects that stop each other without end may not be done. */
const loop: Rule<Use> = (q) => {
  if (q.e.effect.kind !== 'activation') return null;
  const other = endlessWith(q.board, q.card.id, q.seat);
  return other === null ? null : because('endless-loop', { source: other });
};

const locks: Rule<Use> = (q) => {
  const l = activationLock(q.board, q.seat, q.card.id, q.e.effect.kind === 'activation');
  return l ? because('locked', { source: l.source, until: l.until ?? '' }) : null;
};

/** OCG rules: oaths count what was done before in the same turn, too. */
const oath: Rule<Use> = (q) => {
  for (const m of q.e.effect.oath ?? []) {
    if (m.mod === 'cannotAttack' && q.card.field?.attackTurn === q.board.duel.turn && q.card.field.attacks > 0)
      return asked('oath-broken', textOf(q));
    if (m.mod !== 'cannotSummon' && m.mod !== 'cannotSet') continue;
    const methods: readonly string[] = m.mod === 'cannotSet' ? ['set'] : m.methods;
    const { duel } = q.board;
    const done = duel.seats[q.seat].deeds.some(
      (d) =>
        d.turn === duel.turn &&
        methods.includes(d.what) &&
        (d.what !== 'set' || (q.board.info(d.card).printed.kind === 'monster') === (m.mod === 'cannotSummon')) &&
        (m.cards === undefined || matches(q.board, d.card, m.cards, q.ask)),
    );
    if (done) return asked('oath-broken', textOf(q));
  }
  return null;
};

/** Rights to Normal Summons: what would give none cannot be activated (rulings extra-*). */
const normalSummons: Rule<Use> = (q) => {
  for (const step of q.e.effect.do) {
    if (step.op !== 'linger') continue;
    for (const mod of step.apply ?? []) {
      const r = grantRefusal(q.board, mod, q.seat);
      if (r) return because(r);
    }
  }
  return null;
};

const zone: Rule<Use> = (q) => {
  if (q.e.effect.kind !== 'activation' || q.card.place !== 'hand' || q.info.def.property === 'field') return null;
  const free = q.e.effect.pendulum ? freePendulumZones(q.board, q.seat) : freeSpellTrapZones(q.board, q.seat);
  return free.length > 0 ? null : because('no-zone');
};

/** Monsters the start of the effect would put on a field, and whose; those it needs zones for at once. */
const zonesNeeded = (q: Use): { seat: Seat; n: number; linked?: true } | null => {
  const [step, ...more] = q.e.effect.do;
  if (!step || step.may || step.if) return null;
  if (step.op === 'specialSummon' && more[0]?.op === 'specialSummon' && more[0].join === 'and')
    return { seat: step.to === 'opponent' ? otherSeat(q.seat) : q.seat, n: 2 };
  switch (step.op) {
    case 'specialSummon':
    case 'summonTokens': {
      // From the Extra Deck an Extra Monster Zone may do, and materials free a zone: the operation judges that.
      if (step.op === 'specialSummon' && (step.material || fromExtraDeck(step.what))) return null;
      const fixed =
        step.op === 'summonTokens'
          ? step.n
          : typeof step.what === 'object' && !step.what.all && step.what.min === undefined
            ? (step.what.n ?? 1)
            : 1;
      const linked = step.op === 'specialSummon' && step.linked ? { linked: true as const } : {};
      return { seat: step.to === 'opponent' ? otherSeat(q.seat) : q.seat, n: fixed, ...linked };
    }
    case 'takeControl':
      return { seat: q.seat, n: 1 };
    case 'equipSelf':
      return q.info.continuous.some((e) => e.effect.apply.some((m) => m.mod === 'control'))
        ? { seat: q.seat, n: 1 }
        : null;
    default:
      return null;
  }
};
const fromExtraDeck = (what: Ref): boolean => typeof what === 'object' && what.from === 'extraDeck';
/** What the cost takes away may free a zone: then the payment decides. */
const monsterZone: Rule<Use> = (q) => {
  if (q.due || q.e.effect.cost) return null;
  const need = zonesNeeded(q);
  if (!need) return null;
  const free = freeMonsterZones(q.board, need.seat);
  const zones = need.linked ? amongPointedTo(q.board, q.card.id, need.seat, free) : free;
  return zones.length < need.n ? because('no-zone') : null;
};

const payment: Rule<Use> = (q) => {
  // Without a zone nothing can be summoned: that is the reason, not a missing target.
  if (monsterZone(q)) return null;
  const r = payRefusal(q);
  // What has nothing to answer has nothing to choose either: only its cost can be told apart from that.
  return !r || (r.rule !== 'cost-cannot-be-paid' && answersNothing(q)) ? null : r;
};

/** The event it answers has not been found: that is a reason of its own. */
const answersNothing = ({ e, due, ask }: Use): boolean =>
  e.whens.length > 0 && !due && ask.events === undefined && ask.answers === undefined;

export const ACTIVATION_RULES: readonly Rule<Use>[] = [
  held,
  place,
  turnAndPhase,
  priority,
  speed,
  response,
  setThisTurn,
  limit,
  oncePerChain,
  damageStep,
  event,
  negatable,
  loop,
  locks,
  zone,
  conditions,
  oath,
  normalSummons,
  monsterZone,
  payment,
  notToBeSummoned,
];
