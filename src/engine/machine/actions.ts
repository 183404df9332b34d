/** Carries out what a player chose in the open game state: Summons, Sets, positions, attacks. A frame asks what is open. */

import { moveAll, moveCard, usedNow } from '../continuous/move';
import { settle } from '../continuous/settle';
import type { ProcedureEffect } from '../definition';
import type { Plan } from '../facts/materials';
import { spendNormalRight } from '../facts/normalSummons';
import { procedureZones } from '../facts/ownSummon';
import { type Tributes, tributable, tributesFor } from '../facts/summoning';
import { freeMonsterZones, freeSpellTrapZones } from '../facts/zones';
import { choose, pickFrom, pickPlan, topFrame } from '../interpreter/asking';
import { newContext, pushSteps } from '../interpreter/steps';
import type { Act } from '../log/emit';
import { emit, tick } from '../log/emit';
import { replaceFieldSpell } from '../procedures/decks';
import { noteDeed, positionsFor } from '../procedures/place';
import { turnTo } from '../procedures/turning';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import type { Json, Option } from '../state/duel';
import type { Used } from '../state/entities';
import { HAND_LIMIT, otherSeat, type Seat } from '../terms';
import { attack, battleFate, type Progress, replay } from './attackActions';
import { attempt } from './attempt';
import { materialSummon, pendulumSummon } from './extraDeck';

/** Starts the frame of an action. */
export const beginAction = (
  board: Board,
  seat: Seat,
  option: Option | { do: 'handLimit' | 'replay' | 'battleFate' },
  granted?: { limits?: Json },
): void => {
  const card = 'card' in option ? option.card : 0;
  // What the rules do by themselves is about no card, and a position may hold none at all.
  const ctx =
    board.duel.cards.length > 0
      ? newContext(board, card, 'effect' in option ? option.effect : -1, seat)
      : { card, stay: 0, def: 0, effect: -1, seat, vars: {}, values: {} };
  board.list('frames').push({
    kind: 'action',
    link: 0,
    ctx,
    path: [],
    at: 0,
    did: false,
    local: { what: option as unknown as Json, ...(granted ? { extra: true, limits: granted.limits ?? {} } : {}) },
    cause: 'rule',
  });
};

/** One stage of an action. */
export const runAction = (board: Board): 'ask' | 'go' => {
  const f = topFrame(board);
  const what = f.local.what as unknown as Option | { do: 'handLimit' | 'replay' | 'battleFate' };
  const depth = board.duel.frames.length - 1;
  const done = step(board, what, f.ctx.seat);
  if (done === 'ask') return 'ask';
  if (done === 'end') {
    // Steps it has started lie above it by now.
    const list = board.list('frames');
    list.splice(depth, 1);
    settle(board);
  }
  return 'go';
};
const step = (board: Board, o: Option | { do: 'handLimit' | 'replay' | 'battleFate' }, seat: Seat): Progress => {
  switch (o.do) {
    case 'normalSummon':
      return board.card(o.card).place === 'monsterZone'
        ? gemini(board, o.card, seat)
        : normal(board, o.card, seat, false);
    case 'setMonster':
      return normal(board, o.card, seat, true);
    case 'setCard':
      return setCard(board, o.card, seat);
    case 'flipSummon':
      return flip(board, o.card, seat);
    case 'changePosition':
      return changePosition(board, o.card, seat);
    case 'specialSummon':
      return procedure(board, o.card, o.effect, seat);
    case 'materialSummon':
      return materialSummon(board, o.card, o.recipe, seat);
    case 'pendulumSummon':
      return pendulumSummon(board, seat);
    case 'attack':
      return attack(board, o.card, seat);
    case 'handLimit':
      return handLimit(board, seat);
    case 'replay':
      return replay(board, seat);
    case 'battleFate':
      return battleFate(board);
    default:
      throw new Error(`no action for ${o.do}`);
  }
};

const zoneOptions = (zones: number[], seat: Seat, place: 'monsterZone' | 'spellTrapZone'): Option[] =>
  zones.map((index) => ({ do: 'zone', seat, place, index }));

/** The second Normal Summon of a Gemini monster: it stays where and as it is, face-up on the field. */
const gemini = (board: Board, card: number, seat: Seat): Progress => {
  tick(board);
  spendNormalRight(board, seat, card, false);
  const { index, position } = board.card(card);
  attempt(board, {
    seat,
    method: 'normal',
    monsters: [{ card, controller: seat, index, position: position ?? 'attack', faceUp: true, from: 'monsterZone' }],
    tributes: [],
    used: [],
    tributeSummon: false,
    gemini: true,
    procedure: null,
    negated: false,
    windowPassed: false,
  });
  return 'end';
};

/** So many Tributes that a Main Monster Zone is free afterwards: one in an Extra Monster Zone makes no room. */
const tributePlan = (board: Board, seat: Seat, { need, least, fits }: Tributes): Plan => ({
  pool: tributable(board, seat).toSorted((a, b) => a - b),
  min: least,
  max: need,
  accepts: (set) => fits(set) && freeMonsterZones(board, seat, new Set(set)).length > 0,
});

/** Normal Summon or Set: Tributes first and irrevocable, then zone, then the attempt (a Set is done at once). */
const normal = (board: Board, card: number, seat: Seat, set: boolean): Progress => {
  const f = topFrame(board);
  const who = f.ctx;
  const act: Act = { cause: 'procedure', by: seat, source: card };
  if (f.at === 0) {
    tick(board);
    const due = tributesFor(board, seat, card, set);
    const ids = due.need === 0 ? [] : pickPlan(board, who, 'tributes', seat, tributePlan(board, seat, due), 'tribute');
    if (!ids) return 'ask';
    if (ids.length === 0) {
      board.editFrame().at = 1;
      return 'more';
    }
    const known = usedNow(board, ids);
    moveAll(board, ids, { to: 'gy', reasons: ['tributed'], act, ...(set ? {} : { forTributeSummon: true as const }) });
    const e = board.editFrame();
    e.local = {
      what: f.local.what as Json,
      tributed: ids,
      known: known as unknown as Json,
      ...(f.local.extra ? { extra: true } : {}),
    };
    e.at = 1;
    settle(board);
    tick(board);
    return 'more';
  }
  const zones = freeMonsterZones(board, seat);
  const z = choose(
    board,
    who,
    'zone',
    seat,
    'zone',
    zoneOptions(zones, seat, 'monsterZone'),
    set ? 'set' : 'summon',
    card,
  );
  if (z?.do !== 'zone') return 'ask';
  const tributes = (f.local.tributed as number[] | undefined) ?? [];
  const used = (f.local.known as unknown as Used[] | undefined) ?? [];
  if (!f.local.extra) spendNormalRight(board, seat, card, set);
  if (!set) {
    attempt(board, {
      seat,
      method: 'normal',
      monsters: [{ card, controller: seat, index: z.index, position: 'attack', faceUp: true, from: 'hand' }],
      tributes,
      used,
      tributeSummon: tributes.length > 0,
      ...(f.local.extra ? { granted: true as const } : {}),
      procedure: null,
      negated: false,
      windowPassed: false,
    });
    return 'end';
  }
  moveCard(board, card, {
    to: 'monsterZone',
    reasons: ['set'],
    act,
    index: z.index,
    controller: seat,
    faceUp: false,
    position: 'defense',
  });
  const field = board.editField(card);
  field.setTurn = board.duel.turn;
  field.tributes = tributes;
  field.used = used;
  noteDeed(board, seat, 'set', card);
  emit(board, { type: 'set', card, seat }, act);
  return 'end';
};

const setCard = (board: Board, card: number, seat: Seat): Progress => {
  const f = topFrame(board);
  const act: Act = { cause: 'rule', by: seat, source: card };
  const fieldSpell = board.info(card).def.property === 'field';
  let index = 0;
  if (!fieldSpell) {
    const z = choose(
      board,
      f.ctx,
      'zone',
      seat,
      'zone',
      zoneOptions(freeSpellTrapZones(board, seat), seat, 'spellTrapZone'),
      'set',
      card,
    );
    if (z?.do !== 'zone') return 'ask';
    index = z.index;
  }
  tick(board);
  if (fieldSpell) replaceFieldSpell(board, seat);
  moveCard(board, card, {
    to: fieldSpell ? 'fieldZone' : 'spellTrapZone',
    reasons: ['set'],
    act,
    index,
    controller: seat,
    faceUp: false,
  });
  board.editField(card).setTurn = board.duel.turn;
  noteDeed(board, seat, 'set', card);
  emit(board, { type: 'set', card, seat }, act);
  return 'end';
};

/** A Flip Summon turns the monster face-up at once; its effects do not apply before the Summon succeeds. */
const flip = (board: Board, card: number, seat: Seat): Progress => {
  tick(board);
  const c = board.editCard(card);
  c.faceUp = true;
  c.position = 'attack';
  board.editField(card).turnedTurn = board.duel.turn;
  attempt(board, {
    seat,
    method: 'flip',
    monsters: [{ card, controller: seat, index: c.index, position: 'attack', faceUp: true, from: 'monsterZone' }],
    tributes: [],
    used: [],
    tributeSummon: false,
    procedure: null,
    negated: false,
    windowPassed: false,
  });
  return 'end';
};

const changePosition = (board: Board, card: number, seat: Seat): Progress => {
  tick(board);
  const c = board.card(card);
  turnTo(
    board,
    card,
    c.position === 'attack' ? 'defense' : 'attack',
    { cause: 'rule', by: seat, source: card },
    'position',
  );
  board.editField(card).turnedTurn = board.duel.turn;
  return 'end';
};

/** Cards that left their place as the cost of a monster's own way to be Summoned, as they were. */
const spentFor = (board: Board, card: number, since: number): Used[] => {
  const { pastCount, log } = board.duel;
  return log
    .slice(Math.max(0, since - pastCount))
    .flatMap((e) =>
      e.type === 'moved' && e.cause === 'procedure' && e.source === card ? [{ card: e.card, known: e.before }] : [],
    );
};

/** An inherent Special Summon: what its text asks for is done first and is not given back. */
const procedure = (board: Board, card: number, effect: number, seat: Seat): Progress => {
  const f = topFrame(board);
  const def = board.info(card).effects[effect]?.effect as ProcedureEffect;
  if (f.at === 0) {
    tick(board);
    const e = board.editFrame();
    e.at = 1;
    e.local = { ...f.local, since: board.duel.pastCount + board.duel.log.length };
    if (def.cost?.length) pushSteps(board, ['effects', effect, 'cost'], f.ctx, 'procedure');
    return 'more';
  }
  const to = def.to === 'opponent' ? otherSeat(seat) : seat;
  const z = choose(
    board,
    f.ctx,
    'zone',
    seat,
    'zone',
    zoneOptions(procedureZones(board, card, seat, def), to, 'monsterZone'),
    'summon',
    card,
  );
  if (z?.do !== 'zone') return 'ask';
  const positions: Option[] = (def.position ? [def.position] : positionsFor(board, card)).map((position) => ({
    do: 'position',
    position,
    faceUp: true,
  }));
  const p = choose(board, f.ctx, 'position', seat, 'position', positions, 'summon', card);
  if (p?.do !== 'position') return 'ask';
  tick(board);
  attempt(board, {
    seat,
    method: 'special',
    monsters: [
      { card, controller: to, index: z.index, position: p.position, faceUp: true, from: board.card(card).place },
    ],
    tributes: [],
    used: spentFor(board, card, Number(f.local.since)),
    tributeSummon: false,
    procedure: { card, effect },
    negated: false,
    windowPassed: false,
  });
  return 'end';
};

const handLimit = (board: Board, seat: Seat): Progress => {
  const { hand } = board.duel.seats[seat];
  const free = board.derived.locks.some((l) => l.mod.mod === 'noHandLimit' && sideHas(l.mod.who, l.seat, seat));
  const surplus = free ? 0 : hand.length - HAND_LIMIT;
  if (surplus <= 0) return 'end';
  const ids = pickFrom(
    board,
    { card: -1, effect: -1 },
    'discard',
    seat,
    hand,
    { min: surplus, max: surplus },
    'handLimit',
  );
  if (!ids) return 'ask';
  tick(board);
  moveAll(board, ids, { to: 'gy', reasons: ['discarded'], act: { cause: 'rule', by: seat } });
  return 'end';
};
