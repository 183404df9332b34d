/** Restrictions on players and cards: the one that applies, with its source, or null. */
import { modOn } from '../continuous/derive';
import { matches } from '../selectors/match';
import { placesOf, sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import type { Applied } from '../state/derived';
import type { CardKind, Phase, Seat, Side, SummonMethod } from '../terms';

const on = (who: Side, lock: Applied, seat: Seat): boolean => sideHas(who, lock.seat, seat);

/** What keeps a player from Summoning (or Setting) a monster this way. An effect's own oath does not stop that effect. */
export const summonLock = (
  board: Board,
  seat: Seat,
  method: SummonMethod | 'set',
  card: number | null,
  source?: number,
  tribute = false,
): Applied | null => {
  for (const l of board.derived.locks) {
    const m = l.mod;
    if (m.mod === 'summonsPerTurn' && (m.methods as string[]).includes(method) && on(m.who, l, seat))
      if (summonsSince(board, l.source, seat, method) >= m.n) return l;
    if (m.mod === 'cannotSummon' && m.tribute && !tribute) continue;
    if (m.mod !== 'cannotSummon' || !m.methods.includes(method) || !on(m.who, l, seat)) continue;
    if (source !== undefined && l.source === source && l.until !== null) continue;
    if (m.cards && card !== null && !matches(board, card, m.cards, l.ask)) continue;
    return l;
  }
  return null;
};

/** How often a player Summoned this way in this turn since that card is there face-up; at one time counts once. */
const summonsSince = (board: Board, source: number, seat: Seat, method: string): number => {
  const { log } = board.duel;
  const arrived = log.findLastIndex(
    (e) => (e.type === 'summoned' || e.type === 'flipped' || e.type === 'moved') && e.card === source,
  );
  const times = new Set<number>();
  for (const e of log.slice(arrived + 1))
    if (e.type === 'summoned' && e.seat === seat && e.method === method) times.add(e.time);
  return times.size;
};

/** What keeps a monster from being Summoned to a player's field because one like it is there already. */
export const onlyOneLock = (board: Board, to: Seat, id: number): Applied | null => {
  for (const l of board.derived.locks) {
    const m = l.mod;
    if (m.mod !== 'onlyOne' || !on(m.who, l, to) || !matches(board, id, m.cards, l.ask)) continue;
    if (board.in(to, 'monsterZone').some((x) => board.card(x).faceUp && matches(board, x, m.cards, l.ask))) return l;
  }
  return null;
};

/** What keeps a monster from attacking because another of its controller has attacked in this Battle Phase. */
export const otherAttackerLock = (board: Board, seat: Seat, id: number): Applied | null => {
  const lock = board.derived.locks.find((l) => l.mod.mod === 'oneAttacker' && on(l.mod.who, l, seat));
  if (!lock) return null;
  // The log holds this turn, and a turn has one Battle Phase.
  const other = board.duel.log.some((e) => e.type === 'attackDeclared' && e.seat === seat && e.card !== id);
  return other ? lock : null;
};

/** What makes a player skip this Phase of every turn. */
export const phaseLock = (board: Board, seat: Seat, phase: Phase): Applied | null =>
  board.derived.locks.find((l) => l.mod.mod === 'skipPhase' && l.mod.phase === phase && on(l.mod.who, l, seat)) ?? null;

/** What keeps a player from activating this card or its effects. */
export const activationLock = (board: Board, seat: Seat, card: number, ofCard: boolean): Applied | null => {
  for (const l of board.derived.locks) {
    const m = l.mod;
    if (m.mod !== 'cannotActivate' || !on(m.who, l, seat)) continue;
    if (!ofCard && m.effects !== true) continue;
    const sel = m.cards;
    if (!placesOf(sel.from).includes(board.card(card).place)) continue;
    if (!sideHas(sel.of, l.seat, holder(board.card(card)))) continue;
    if (matches(board, card, sel, l.ask)) return l;
  }
  return null;
};
/** What lets a player activate this card in the turn it was Set; used up as often as it says, by each name. */
export const turnSetPermission = (board: Board, seat: Seat, card: number): Applied | null =>
  board.derived.locks.find((l) => {
    const m = l.mod;
    if (m.mod !== 'activateTurnSet' || !on(m.who, l, seat) || !matches(board, card, m.cards, l.ask)) return false;
    const used = board.duel.seats[seat].uses[turnSetKey(board, l)] ?? [];
    return used.filter((turn) => turn === board.duel.turn).length < m.n;
  }) ?? null;
/** Key of that use: shared by all copies of the name. */
export const turnSetKey = (board: Board, lock: Applied): string => `${board.card(lock.source).def}:turnSet`;

/** What keeps a player from Setting this Spell or Trap. */
export const setLock = (board: Board, seat: Seat, card: number): Applied | null =>
  board.derived.locks.find(
    (l) =>
      l.mod.mod === 'cannotSet' &&
      on(l.mod.who, l, seat) &&
      (l.mod.cards === undefined || matches(board, card, l.mod.cards, l.ask)),
  ) ?? null;
/** Whether neither the activation nor the effect of a Chain Link can be negated; `source` is the card that sees to it. */
export const negationLock = (board: Board, number: number): { source: number } | null => {
  const link = board.duel.chain[number - 1];
  if (!link) return null;
  if (board.cards.get(link.ctx.def).rules.has('cannotBeNegated')) return { source: link.ctx.card };
  const on = board.card(link.ctx.card).stay === link.ctx.stay ? modOn(board, link.ctx.card, 'cannotBeNegated') : null;
  return on ? { source: on.source } : null;
};
/** What keeps cards from being added from a Deck to a hand. */
export const searchLock = (board: Board, seat: Seat): Applied | null =>
  board.derived.locks.find((l) => l.mod.mod === 'cannotAddFromDeck' && on(l.mod.who, l, seat)) ?? null;

/** What makes damage to a player 0. */
export const damageLock = (board: Board, seat: Seat): Applied | null =>
  board.derived.locks.find((l) => l.mod.mod === 'noDamage' && on(l.mod.who, l, seat)) ?? null;

/** What keeps a card from being targeted by this player's effects of such a card. */
export const targetLock = (board: Board, id: number, by: Seat, kind: CardKind): Applied | null => {
  for (const a of board.derived.on.get(id) ?? [])
    if (a.mod.mod === 'untargetable' && sideHas(a.mod.from, a.seat, by) && (a.mod.by?.includes(kind) ?? true)) return a;
  return null;
};

/** What keeps a monster from being Tributed. */
export const tributeLock = (board: Board, id: number, forTributeSummon: boolean): Applied | null => {
  const a = modOn(board, id, 'cannotBeTributed');
  return a && (a.mod.for === undefined || forTributeSummon) ? a : null;
};

/** Whether a continuous effect keeps the hand of a player revealed now. */
export const handRevealed = (board: Board, seat: Seat): boolean =>
  board.derived.locks.some(
    (l) => l.mod.mod === 'revealHand' && on(l.mod.who, l, seat) && (!l.mod.ownTurn || board.duel.turnPlayer === seat),
  );
