/** The one way a card changes place: last known values, redirections, Tokens, what a stay remembers. */
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import { matches } from '../selectors/match';
import { sideHas } from '../selectors/places';
import type { Board, PileName } from '../state/board';
import { onField } from '../state/board';
import { newFieldStay } from '../state/create';
import type { CardState, SummonAttempt } from '../state/duel';
import type { Used } from '../state/entities';
import type { DuelEvent, LastKnown } from '../state/events';
import { playedWith, type Switch } from '../state/switches';
import type { MoveReason, Place, Position, Seat, SummonWay } from '../terms';
import { EXTRA_DECK_FRAMES, otherSeat } from '../terms';
import { modOn } from './derive';

/** What is true of a card now, to be remembered when it moves. */
export const lastKnown = (board: Board, id: number): LastKnown => {
  const c = board.card(id);
  const now = board.now(id);
  return {
    place: c.place,
    index: c.index,
    faceUp: c.faceUp,
    position: c.position,
    controller: c.controller,
    name: now.name,
    kind: now.kind,
    stay: c.stay,
    ...(c.field?.pendulum ? { pendulum: true as const } : {}),
    ...(now.type ? { type: now.type, attributes: now.attributes, level: now.level, atk: now.atk, def: now.def } : {}),
  };
};

/** Cards about to be spent for a Summon, as they are. */
export const usedNow = (board: Board, ids: readonly number[]): Used[] =>
  ids.map((card) => ({ card, known: lastKnown(board, card) }));

export interface Move {
  to: Place;
  reasons: MoveReason[];
  act: Act;
  /** Zone column on the field. */
  index?: number;
  /** Whose zone; piles are always the owner's. */
  controller?: Seat;
  faceUp?: boolean;
  position?: Position;
  /** Where in the Deck; the caller shuffles for `shuffle`. */
  deck?: 'top' | 'bottom';
  byBattle?: true;
  forTributeSummon?: true;
  /** Used as material of this Summon. */
  way?: SummonWay;
  /** The card counts as leaving from nowhere (its activation was negated). */
  fromNowhere?: boolean;
  known?: LastKnown;
  /** The rule switch that makes it move like this. */
  ruled?: Switch;
}

/** Switch `flip-negation-before-october-2023`: a negated Flip or Gemini Summon leaves from nowhere, as other negated Summons do. */
export const oldFlip = (
  board: Board,
  id: number,
  attempt: SummonAttempt | null = board.duel.summon,
): Pick<Move, 'fromNowhere' | 'ruled'> | null =>
  attempt?.negated &&
  attempt.monsters.some((m) => m.card === id) &&
  board.card(id).place === 'monsterZone' &&
  playedWith(board.duel, 'flip-negation-before-october-2023')
    ? { fromNowhere: true, ruled: 'flip-negation-before-october-2023' }
    : null;

const take = (board: Board, id: number): void => {
  const c = board.card(id);
  switch (c.place) {
    case 'monsterZone':
      board.editZones(c.controller, 'monsterZones')[c.index] = null;
      return;
    case 'spellTrapZone':
      board.editZones(c.controller, 'spellTrapZones')[c.index] = null;
      return;
    case 'fieldZone':
      board.editSeat(c.controller).fieldZone = null;
      return;
    case 'nowhere':
    case 'attached':
      return;
    default: {
      const pile = board.editPile(c.owner, c.place);
      pile.splice(pile.indexOf(id), 1);
    }
  }
};

const put = (board: Board, id: number, move: Move): void => {
  const c = board.editCard(id);
  const { to } = move;
  c.place = to;
  c.stay++;
  c.index = move.index ?? 0;
  if (to === 'monsterZone' || to === 'spellTrapZone' || to === 'fieldZone') {
    const seat = move.controller ?? c.controller;
    c.controller = seat;
    c.faceUp = move.faceUp ?? true;
    c.position = to === 'monsterZone' ? (move.position ?? 'attack') : null;
    c.field = newFieldStay(seat);
    c.seen = [false, false];
    if (to === 'fieldZone') board.editSeat(seat).fieldZone = id;
    else board.editZones(seat, to === 'monsterZone' ? 'monsterZones' : 'spellTrapZones')[c.index] = id;
    return;
  }
  c.controller = to === 'nowhere' ? (move.controller ?? c.controller) : c.owner;
  c.position = null;
  c.faceUp = move.faceUp ?? (to === 'gy' || to === 'banished');
  if (to === 'nowhere' || to === 'attached') return;
  c.seen = [false, false];
  // OCG rules, Summons: the revival limit is forgotten where nobody can see the card.
  if (to === 'hand' || to === 'deck' || (to === 'extraDeck' && !c.faceUp)) c.properlySummoned = false;
  const pile = board.editPile(c.owner, to as PileName);
  if (to === 'deck' && move.deck === 'bottom') pile.unshift(id);
  else pile.push(id);
};

/**
 * Moves a card. A redirection ("banish it when it leaves the field") changes the place; a Token that leaves vanishes.
 * @returns the event, or null where the card is a Token that has already vanished
 */
export const moveCard = (board: Board, id: number, move: Move): DuelEvent | null => {
  const before = move.known ?? lastKnown(board, id);
  const wasOnField = onField(board.card(id));
  const token = board.info(id).token;
  let to = move.to;
  if (wasOnField && to !== 'nowhere' && !FIELD_PLACES.has(to)) {
    if (token) to = 'nowhere';
    else if (modOn(board, id, 'redirect') && !cannotBanish(board, move.act.by)) to = 'banished';
  }
  if (to === 'gy' && insteadOfGY(board, id) && !cannotBanish(board, move.act.by)) to = 'banished';
  const { def } = board.info(id);
  // OCG rules, Pendulum: from the field a Pendulum Monster goes face-up to the Extra Deck instead of the GY, unless its
  // activation was negated.
  const back = to === 'gy' && wasOnField && def.pendulum !== undefined && !move.fromNowhere;
  if (back || ((to === 'hand' || to === 'deck') && EXTRA_DECK_FRAMES.includes(def.frame))) to = 'extraDeck';
  const materials = wasOnField ? (board.card(id).field?.materials ?? []) : [];
  take(board, id);
  const used = wasOnField && before.faceUp ? board.card(id).field?.uses : undefined;
  if (wasOnField) {
    const c = board.editCard(id);
    c.last = c.field;
    c.field = null;
  }
  put(board, id, { ...move, to, ...(back ? { faceUp: true } : {}) });
  // What it has used it has used as long as it stays face-up on the field, in whatever zone.
  if (used && onField(board.card(id)) && board.card(id).faceUp) board.editField(id).uses = used;
  const c = board.card(id);
  if (wasOnField !== onField(c) || before.controller !== c.controller) defendersChanged(board, before, c);
  const event = emit(
    board,
    {
      type: 'moved',
      card: id,
      def: c.def,
      owner: c.owner,
      before: move.fromNowhere ? { ...before, place: 'nowhere' } : before,
      to,
      index: c.index,
      controller: c.controller,
      faceUp: c.faceUp,
      reasons: move.reasons,
      stay: c.stay,
      ...(move.byBattle ? { byBattle: true as const } : {}),
      ...(move.forTributeSummon ? { forTributeSummon: true as const } : {}),
      ...(move.way ? { way: move.way } : {}),
    },
    move.ruled ? { ...move.act, ruled: move.ruled } : move.act,
  );
  for (const m of materials) moveCard(board, m, { to: 'gy', reasons: [], act: { cause: 'rule', by: move.act.by } });
  if (token && to === 'nowhere' && wasOnField && c.token)
    emit(board, { type: 'tokenVanished', card: id, name: c.token.name }, move.act);
  return event;
};
/** Ruling ce-rule2-prohibition-wins: a player who cannot banish does not do so instead of something else either. */
export const cannotBanish = (board: Board, seat: Seat): boolean =>
  board.derived.locks.some((l) => l.mod.mod === 'cannotBanish' && sideHas(l.mod.who, l.seat, seat));
/** Cards that are banished instead of going to the GY. Names and kinds are those they have where they are. */
const insteadOfGY = (board: Board, id: number): boolean =>
  board.derived.locks.some((l) => l.mod.mod === 'banishInsteadOfGY' && matches(board, id, l.mod.cards, l.ask));
const FIELD_PLACES: ReadonlySet<Place> = new Set<Place>(['monsterZone', 'spellTrapZone', 'fieldZone']);

/** OCG rules, Battle: a monster that enters or leaves the defender's Monster Zones makes a replay due. */
const defendersChanged = (board: Board, before: LastKnown, now: CardState): void => {
  const b = board.duel.battle;
  if (!b || b.changed) return;
  const defender = otherSeat(board.duel.turnPlayer);
  const left = before.place === 'monsterZone' && before.controller === defender;
  const entered = now.place === 'monsterZone' && now.controller === defender;
  if (left === entered) return;
  board.edit().battle = { ...b, changed: true };
};

/** Moves several cards at one time: what each was just before is taken before any of them moves. */
export const moveAll = (board: Board, ids: readonly number[], move: Omit<Move, 'known'>): number[] => {
  const known = ids.map((id) => lastKnown(board, id));
  return ids.filter((id, i) => moveCard(board, id, { ...move, known: known[i] as LastKnown }) !== null);
};
