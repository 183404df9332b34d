/** Activating: the card is shown, what must be declared is declared, the cost is paid, targets are chosen. */

import { moveCard } from '../continuous/move';
import { settle } from '../continuous/settle';
import type { ActivatedEffect, Limit, Target } from '../definition';
import { turnSetKey, turnSetPermission } from '../facts/locks';
import { freePendulumZones, freeSpellTrapZones } from '../facts/zones';
import { choose, nameFor, pickFrom, topFrame } from '../interpreter/asking';
import { pushSteps, registerCostGuard } from '../interpreter/steps';
import { limitKey, limitsOf } from '../judge/activation';
import { summonsItself } from '../judge/answering';
import { asUse } from '../judge/options';
import { targetsFor } from '../judge/paying';
import type { Use } from '../judge/query';
import { windowOf } from '../judge/query';
import { emit, eventAt, tick } from '../log/emit';
import { replaceFieldSpell } from '../procedures/decks';
import { noteDeed } from '../procedures/place';
import { stayOf } from '../selectors/match';
import type { Board } from '../state/board';
import { activatedEffect, type CompiledEffect } from '../state/cards';
import type { Context, Link } from '../state/duel';
import { effectKey } from '../state/gained';
import { copyKey, stayKey } from '../state/limits';
import { HIDDEN_TRIGGERS, placesHiddenTriggers, type Switch } from '../state/switches';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';

/** Begins an activation: the frame asks and pays, then the Chain Link stands. */
export const beginActivation = (
  board: Board,
  seat: Seat,
  { card, effect, def }: { card: number; effect: number; def?: number },
  o: { events?: number[]; answers?: number } = {},
): void => {
  const c = board.card(card);
  const ctx: Context = {
    card,
    stay: c.stay,
    def: def ?? c.def,
    effect,
    seat,
    vars: {},
    values: knownOf(board, o.events),
    ...o,
  };
  board
    .list('frames')
    .push({ kind: 'activate', link: 0, ctx, path: ['effects', effect], at: 0, did: false, local: {}, cause: 'rule' });
};

/** What an effect that answers damage knows of it. */
const knownOf = (board: Board, events: number[] | undefined): Record<string, string | number> => {
  const e = events?.[0] === undefined ? null : eventAt(board.duel, events[0]);
  return e?.type === 'damage' ? { amount: e.amount, how: e.how } : {};
};

/** One stage of an activation. */
export const runActivation = (board: Board): 'ask' | 'go' => {
  const f = topFrame(board);
  switch (f.at) {
    case 0:
      return begin(board);
    case 1:
      return sub(board, 'declare');
    case 2:
      return sub(board, 'cost');
    case 3:
      return target(board);
    default:
      return finish(board);
  }
};

const begin = (board: Board): 'ask' | 'go' => {
  const f = topFrame(board);
  const { ctx } = f;
  const c = board.card(ctx.card);
  const info = board.info(ctx.card);
  const e = activatedEffect(board.cards.get(ctx.def), ctx.effect);
  const ofCard = e.effect.kind === 'activation';
  const fieldSpell = info.def.property === 'field';
  let index = c.index;
  if (ofCard && c.place === 'hand' && !fieldSpell) {
    const zones = e.effect.pendulum ? freePendulumZones(board, ctx.seat) : freeSpellTrapZones(board, ctx.seat);
    const a = choose(
      board,
      ctx,
      'zone',
      ctx.seat,
      'zone',
      zones.map((i) => ({ do: 'zone', seat: ctx.seat, place: 'spellTrapZone', index: i })),
      'activate',
      ctx.card,
    );
    if (a?.do !== 'zone') return 'ask';
    index = a.index;
  }
  const duel = board.touch();
  if (duel.chain.length === 0) {
    duel.timing = { ...duel.timing, chainFrom: duel.pastCount + duel.log.length };
    duel.selfSummons = [false, false];
  }
  tick(board);
  if (summonsItself(e)) {
    const s: [boolean, boolean] = [...board.duel.selfSummons];
    s[ctx.seat] = true;
    board.edit().selfSummons = s;
  }
  const act = { cause: 'rule' as const, by: ctx.seat, source: ctx.card };
  if (ofCard) {
    if (c.place === 'hand') {
      if (fieldSpell) replaceFieldSpell(board, ctx.seat);
      moveCard(board, ctx.card, {
        to: fieldSpell ? 'fieldZone' : 'spellTrapZone',
        reasons: ['activated'],
        act,
        index,
        controller: ctx.seat,
        faceUp: true,
      });
      if (e.effect.pendulum) board.editField(ctx.card).pendulum = true;
    } else {
      noteTurnSet(board, ctx.seat, ctx.card);
      board.editCard(ctx.card).faceUp = true;
    }
  }
  const now = board.card(ctx.card);
  const number = board.duel.chain.length + 1;
  const link: Link = {
    number,
    ctx: { ...ctx, stay: now.stay, link: number },
    kind: e.effect.kind,
    ofCard,
    place: now.place,
    index: now.index,
    faceUp: now.faceUp,
    cardKind: now.place === 'monsterZone' ? 'monster' : board.now(ctx.card).kind,
    speed: e.effect.kind === 'trigger' && e.hidden ? 1 : e.speed,
    targets: [],
    cost: { cards: [], lp: 0 },
    activationNegated: false,
    effectNegated: false,
    state: 'waiting',
    did: false,
    checked: false,
  };
  board.list('chain').push(link);
  const frame = board.editFrame();
  frame.link = number;
  frame.at = 1;
  frame.local = {};
  return 'go';
};

/** Uses up what lets a card be activated in the turn it was Set. */
const noteTurnSet = (board: Board, seat: Seat, card: number): void => {
  if (board.card(card).field?.setTurn !== board.duel.turn) return;
  const lock = turnSetPermission(board, seat, card);
  if (!lock) return;
  const s = board.editSeat(seat);
  const key = turnSetKey(board, lock);
  s.uses = { ...s.uses, [key]: [...(s.uses[key] ?? []), board.duel.turn] };
};

const sub = (board: Board, part: 'declare' | 'cost'): 'go' => {
  const f = board.editFrame();
  f.at++;
  const { ctx } = board.link(f.link);
  const e = activatedEffect(board.cards.get(ctx.def), ctx.effect).effect;
  if (e[part]?.length) pushSteps(board, ['effects', ctx.effect, part], ctx, part === 'cost' ? 'cost' : 'rule');
  return 'go';
};

/** The use being activated, as the judge sees it. */
const linkUse = (board: Board, link: Link): Use => {
  const { ctx } = link;
  const q = asUse(
    board,
    ctx.seat,
    ctx.card,
    activatedEffect(board.cards.get(ctx.def), ctx.effect),
    windowOf(board.duel),
    true,
    ctx.def,
  );
  return { ...q, ask: { ...ctx } };
};

/** How many of the cards a target slot takes. */
const howManyTargets = (
  q: Use,
  t: Target,
  list: readonly number[],
  chosen: readonly { as: string; ids: number[] }[],
) => {
  const before = chosen.find((c) => c.as === t.sameNumberAs);
  if (before) return { min: before.ids.length, max: before.ids.length };
  const min = Math.min(t.all ? list.length : (t.min ?? t.n ?? 1), list.length);
  const max = t.all ? list.length : Math.min(t.max ?? t.n ?? (t.min === undefined ? 1 : list.length), list.length);
  const after = (q.e.effect.target ?? []).find((x) => x.sameNumberAs === t.as);
  return { min, max: after ? Math.min(max, targetsFor(q, after, new Set()).length) : max };
};

const target = (board: Board): 'ask' | 'go' => {
  const f = topFrame(board);
  const link = board.link(f.link);
  const q = linkUse(board, link);
  const slots = q.e.effect.target ?? [];
  const taken = new Set<number>();
  const chosen: { as: string; ids: number[] }[] = [];
  for (const t of slots) {
    const list = targetsFor(q, t, taken);
    const { min, max } = howManyTargets(q, t, list, chosen);
    const ids = pickFrom(
      board,
      link.ctx,
      `target:${t.as}`,
      link.ctx.seat,
      list,
      { min, max },
      'target',
      nameFor(board, t),
    );
    if (!ids) return 'ask';
    for (const id of ids) taken.add(id);
    chosen.push({ as: t.as, ids });
  }
  const e = board.editFrame();
  e.at++;
  e.local = {};
  if (chosen.length === 0) return 'go';
  const l = board.editLink(f.link);
  const vars = { ...l.ctx.vars };
  for (const { as, ids } of chosen) vars[as] = ids.map((id) => stayOf(board, id));
  l.ctx = { ...l.ctx, vars };
  l.targets = chosen.flatMap(({ ids }) => ids.map((id) => stayOf(board, id)));
  return 'go';
};

/** A use counts against a limit where that one is kept. */
const countUse = (board: Board, ctx: Context, limit: Limit): void => {
  const { duel } = board;
  const c = board.card(ctx.card);
  const index = effectKey(c, ctx.effect, ctx.def);
  if (limit.per === 'chain') return;
  if (limit.per === 'battle') {
    const b = duel.battle;
    if (b) board.touch().battle = { ...b, uses: [...b.uses, `${ctx.card}:${ctx.stay}:${index}`] };
    return;
  }
  if (limit.key === 'copy' && c.field && c.stay === ctx.stay) {
    const field = board.editField(ctx.card);
    const key = copyKey(limit, index);
    field.uses = { ...field.uses, [key]: [...(field.uses[key] ?? []), duel.turn] };
    return;
  }
  const s = board.editSeat(ctx.seat);
  const e = activatedEffect(board.cards.get(ctx.def), ctx.effect);
  const key =
    limit.key === 'copy' ? stayKey({ id: ctx.card, stay: ctx.stay }, index) : limitKey({ def: ctx.def, e }, limit);
  s.uses = { ...s.uses, [key]: [...(s.uses[key] ?? []), duel.turn] };
};

const finish = (board: Board): 'go' => {
  const f = topFrame(board);
  const link = board.link(f.link);
  const { ctx } = link;
  const e = activatedEffect(board.cards.get(ctx.def), ctx.effect);
  const c = board.card(ctx.card);
  board.list('frames').pop();
  for (const limit of limitsOf(e.effect)) countUse(board, ctx, limit);
  if (e.effect.phase) board.list('phaseUses').push(`${ctx.card}:${ctx.stay}:${effectKey(c, ctx.effect, ctx.def)}`);
  noteDeed(board, ctx.seat, 'activated', ctx.card, ctx.effect);
  if (e.effect.oath?.length) {
    const d = board.touch();
    board.list('lingering').push({
      id: d.ids++,
      ctx: { ...ctx, link: 0 },
      apply: e.effect.oath,
      path: [],
      reacts: false,
      until: 'turnEnd',
      turn: d.turn,
    });
  }
  board.edit().window = { asked: otherSeat(ctx.seat), passes: 0 };
  emit(
    board,
    {
      type: 'activated',
      chain: link.number,
      card: ctx.card,
      def: ctx.def,
      effect: ctx.effect,
      seat: ctx.seat,
      place: link.place,
      faceUp: link.faceUp,
      ...(ctx.answers ? { answers: ctx.answers } : {}),
    },
    { cause: 'rule', by: ctx.seat, source: ctx.card, link: link.number, ...ruledTrigger(board, e, link) },
  );
  const targets = board.link(f.link).targets.map((t) => t.card);
  if (targets.length > 0)
    emit(
      board,
      { type: 'targeted', chain: link.number, cards: targets },
      { cause: 'effect', by: ctx.seat, source: ctx.card },
    );
  settle(board);
  return 'go';
};

/** The switch that places an optional trigger of the hand or Deck among those of public cards. */
const ruledTrigger = (board: Board, e: CompiledEffect<ActivatedEffect>, link: Link): { ruled?: Switch } =>
  e.hidden &&
  e.effect.kind === 'trigger' &&
  !e.effect.mandatory &&
  !e.effect.phase &&
  (link.place === 'hand' || link.place === 'deck') &&
  placesHiddenTriggers(board.duel)
    ? { ruled: HIDDEN_TRIGGERS }
    : {};

/** A card may only be spent if a legal target is left afterwards. */
registerCostGuard((board, number, id, as) => {
  const link = board.link(number);
  const slots = activatedEffect(board.cards.get(link.ctx.def), link.ctx.effect).effect.target;
  if (!slots) return true;
  const use = linkUse(board, link);
  // Which targets there are can depend on the card that is spent.
  const vars = as === undefined ? use.ask.vars : { ...use.ask.vars, [as]: [stayOf(board, id)] };
  const q = { ...use, ask: { ...use.ask, vars } };
  const without = new Set([id]);
  return slots.every((t) => t.ifPossible || targetsFor(q, t, without, t.n ?? t.min ?? 1).length >= (t.min ?? t.n ?? 1));
});
