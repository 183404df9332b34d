/** What counts in this turn: Summons left, limited effects that were used, what is forbidden and for how long. All public. */
import { openBoard } from '../continuous/open';
import type { Modifier } from '../definition';
import { ordinaryRights, ordinaryUsed } from '../facts/normalSummons';
import type { Board } from '../state/board';
import { onField } from '../state/board';
import type { Cards } from '../state/cards';
import type { Duel } from '../state/duel';
import { SEATS, type Seat } from '../terms';

/** A limited effect that was used: of one copy, or of every card of its name. */
export interface UsedEffect {
  def: number;
  /** Index in the definition; null for the activation of the card, whichever effect it was. */
  effect: number | null;
  /** The copy the limit belongs to; null where it counts by name. */
  card: number | null;
  times: number;
}

export interface SeatTurn {
  seat: Seat;
  normalSummons: { used: number; of: number };
  /** The one additional Normal Summon of a turn: granted by an effect, already spent, or neither. */
  additional: 'open' | 'spent' | null;
  pendulumSummoned: boolean;
  used: UsedEffect[];
}

/** What holds for players or cards beyond what is printed on them. */
export interface Lock {
  source: number;
  sourceDef: number;
  /** Whose effect it is: "you" in the modifier. */
  seat: Seat;
  mod: Modifier;
  /** Null while the card is there. */
  until: string | null;
  /** The cards it was placed on, where it was placed on cards. */
  cards: number[];
}

export interface ThisTurn {
  seats: [SeatTurn, SeatTurn];
  locks: Lock[];
}

/** What counts in this turn, for both players: nothing of it is hidden from either. */
export const thisTurn = (duel: Duel, cards: Cards): ThisTurn => {
  const board = openBoard(duel, cards);
  const [first, second] = SEATS;
  return { seats: [seatTurn(board, first), seatTurn(board, second)], locks: locksOf(board) };
};

const seatTurn = (board: Board, seat: Seat): SeatTurn => {
  const s = board.duel.seats[seat];
  const granted = board.derived.locks.some((l) => l.mod.mod === 'extraNormalSummon' && l.seat === seat);
  return {
    seat,
    normalSummons: { used: ordinaryUsed(board, seat), of: ordinaryRights(board, seat) },
    additional: s.ticket?.spent ? 'spent' : granted ? 'open' : null,
    pendulumSummoned: s.pendulumSummonsUsed > 0,
    used: [...usedByName(board, seat), ...usedByCopy(board, seat)],
  };
};

const inTurn = (board: Board, turns: readonly number[]): number =>
  turns.filter((turn) => turn === board.duel.turn).length;

/** Keys of the seat: `passcode:effect`, `passcode:group`, `passcode:activation`, `copy:card:stay:effect`. */
const usedByName = (board: Board, seat: Seat): UsedEffect[] =>
  Object.entries(board.duel.seats[seat].uses).flatMap(([key, turns]): UsedEffect[] => {
    const times = inTurn(board, turns);
    if (times === 0) return [];
    const [, copy, effectOfCopy] = /^copy:(\d+):\d+:(.+)$/.exec(key) ?? [];
    if (copy !== undefined && effectOfCopy !== undefined) {
      const { def } = board.card(Number(copy));
      return [{ def, effect: indexOf(board, def, effectOfCopy), card: Number(copy), times }];
    }
    const [, def, effect] = /^(\d+):(.+)$/.exec(key) ?? [];
    if (def === undefined || effect === undefined || !board.cards.has(Number(def))) return [];
    return [{ def: Number(def), effect: indexOf(board, Number(def), effect), card: null, times }];
  });

const usedByCopy = (board: Board, seat: Seat): UsedEffect[] =>
  board.duel.cards.flatMap((card) => {
    if (!onField(card) || card.controller !== seat || !card.field || card.token) return [];
    return Object.entries(card.field.uses).flatMap(([key, turns]) => {
      const times = inTurn(board, turns);
      return times === 0 ? [] : [{ def: card.def, effect: indexOf(board, card.def, key), card: card.id, times }];
    });
  });

/** Limits are counted by the number of the effect, or by a group that several effects share: then the first stands for it. */
const indexOf = (board: Board, def: number, key: string): number | null => {
  if (/^\d+$/.test(key)) return Number(key);
  const { effects } = board.cards.get(def);
  const at = effects.findIndex(({ effect }) => 'limit' in effect && effect.limit?.group === key);
  return at < 0 ? null : at;
};

const locksOf = (board: Board): Lock[] => {
  const defOf = (card: number): number => Math.max(0, board.card(card).def);
  const onPlayers = board.derived.locks.map((l) => ({
    source: l.source,
    sourceDef: defOf(l.source),
    seat: l.seat,
    mod: l.mod,
    until: l.until,
    cards: [],
  }));
  const known = new Set(board.derived.locks.map((l) => l.mod));
  const onCards = board.duel.lingering.flatMap((l) =>
    l.apply
      .filter((mod) => !known.has(mod))
      .map((mod) => ({
        source: l.ctx.card,
        sourceDef: Math.max(0, l.ctx.def),
        seat: l.ctx.seat,
        mod,
        until: l.until,
        cards: (l.affects ?? []).filter(({ card, stay }) => board.card(card).stay === stay).map(({ card }) => card),
      })),
  );
  return [...onPlayers, ...onCards];
};
