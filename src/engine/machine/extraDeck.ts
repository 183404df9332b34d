/** Carries out Summons from the Extra Deck by materials and the Pendulum Summon. */
import { moveAll, usedNow } from '../continuous/move';
import { settle } from '../continuous/settle';
import { type MaterialLimits, materialPlan, type Plan, wayOf } from '../facts/materials';
import { pendulumMonsters, zonesFor } from '../facts/pendulum';
import { summonZones } from '../facts/zones';
import { choose, pickPlan, topFrame } from '../interpreter/asking';
import type { Act } from '../log/emit';
import { tick } from '../log/emit';
import { positionsFor } from '../procedures/place';
import type { Board } from '../state/board';
import type { Json, Option } from '../state/duel';
import type { Used } from '../state/entities';
import type { Seat } from '../terms';
import type { Progress } from './attackActions';
import { attempt } from './attempt';

/** Materials first and irrevocable, then zone and position, then the attempt. */
export const materialSummon = (board: Board, card: number, recipe: number, seat: Seat): Progress => {
  const f = topFrame(board);
  const way = wayOf(board, card);
  const materials = board.info(card).recipes[recipe];
  if (!way || !materials) throw new Error(`no way to Summon entity ${card} by materials`);
  if (f.at === 0) {
    const ids = pickPlan(
      board,
      f.ctx,
      'materials',
      seat,
      materialPlan(board, card, seat, materials, way, (f.local.limits ?? {}) as MaterialLimits),
      `material:${way}`,
    );
    if (!ids) return 'ask';
    tick(board);
    const known = usedNow(board, ids);
    const act: Act = { cause: 'procedure', by: seat, source: card };
    // OCG rules, Summons: what is attached to an Xyz Monster used as material goes along with it only by a Rank-Up.
    const along = materials.keepsMaterials ? ids.flatMap((id) => board.card(id).field?.materials ?? []) : [];
    if (along.length > 0) for (const id of ids) board.editField(id).materials = [];
    moveAll(board, ids, { to: way === 'xyz' ? 'attached' : 'gy', reasons: ['material'], act, way });
    const e = board.editFrame();
    e.local = {
      what: f.local.what as Json,
      used: [...ids, ...along],
      known: known as unknown as Json,
      ...(f.local.extra ? { extra: true } : {}),
    };
    e.at = 1;
    settle(board);
    tick(board);
    return 'more';
  }
  const placing = place(board, card, seat, []);
  if (!placing) return 'ask';
  attempt(board, {
    seat,
    method: 'special',
    way,
    monsters: [placing],
    tributes: f.local.used as number[],
    used: f.local.known as unknown as Used[],
    tributeSummon: false,
    ...(f.local.extra ? { granted: true as const } : {}),
    procedure: null,
    negated: false,
    windowPassed: false,
  });
  return 'end';
};

interface Placed {
  card: number;
  controller: Seat;
  index: number;
  position: 'attack' | 'defense';
  faceUp: boolean;
  from: 'extraDeck' | 'hand';
}

/** Zone and position of one monster, while others have theirs already. */
const place = (
  board: Board,
  card: number,
  seat: Seat,
  placed: readonly Placed[],
  rest: readonly number[] = [],
): Placed | null => {
  const who = topFrame(board).ctx;
  const taken = new Set(placed.map((p) => p.index));
  const zones = summonZones(board, card, seat).filter(
    (i) => !taken.has(i) && (i < 5 || ![...taken].some((t) => t > 4)) && zonesFor(board, seat, rest, [...taken, i]),
  );
  const z = choose(
    board,
    who,
    `zone:${card}`,
    seat,
    'zone',
    zones.map((index) => ({ do: 'zone', seat, place: 'monsterZone', index })),
    'summon',
    card,
  );
  if (z?.do !== 'zone') return null;
  const options: Option[] = positionsFor(board, card).map((position) => ({ do: 'position', position, faceUp: true }));
  const p = choose(board, who, `position:${card}`, seat, 'position', options, 'summon', card);
  if (p?.do !== 'position') return null;
  const from = board.card(card).place === 'hand' ? 'hand' : 'extraDeck';
  return { card, controller: seat, index: z.index, position: p.position, faceUp: true, from };
};

/** Any number of monsters at one time: one Summon, one negation window. */
export const pendulumSummon = (board: Board, seat: Seat): Progress => {
  const f = topFrame(board);
  const pool = pendulumMonsters(board, seat).toSorted((a, b) => a - b);
  const plan: Plan = {
    pool,
    max: pool.length,
    accepts: (set) => set.length > 0 && zonesFor(board, seat, set),
    hopeless: (set) => !zonesFor(board, seat, set),
  };
  const ids = pickPlan(board, f.ctx, 'monsters', seat, plan, 'pendulumSummon');
  if (!ids) return 'ask';
  const placed: Placed[] = [];
  for (const [i, id] of ids.entries()) {
    const p = place(board, id, seat, placed, ids.slice(i + 1));
    if (!p) return 'ask';
    placed.push(p);
  }
  tick(board);
  if (!f.local.extra) board.editSeat(seat).pendulumSummonsUsed++;
  attempt(board, {
    seat,
    method: 'special',
    way: 'pendulum',
    monsters: placed,
    tributes: [],
    used: [],
    tributeSummon: false,
    ...(f.local.extra ? { granted: true as const } : {}),
    procedure: null,
    negated: false,
    windowPassed: false,
  });
  return 'end';
};
