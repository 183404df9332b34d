/** "Would be destroyed: ... instead": the replacement that applies to a card, or null. */
import { allHold } from '../conditions/index';
import type { ReplacementEffect, Step } from '../definition';
import { isOne } from '../selectors/match';
import type { Board } from '../state/board';
import { type CompiledEffect, livesAt } from '../state/cards';
import { isDormant } from '../state/gemini';
import { nameKey } from '../state/limits';
import type { Seat } from '../terms';

export interface Replacement {
  card: number;
  effect: number;
  seat: Seat;
  optional: boolean;
  /** Done once for all cards it covers that would be destroyed at one time. */
  together: boolean;
  /** Under which its uses are counted, if they are. */
  key: string | null;
}
export type CanDo = (
  board: Board,
  steps: readonly Step[],
  ask: { card: number; stay: number; seat: Seat; vars: Record<string, never> },
  without?: ReadonlySet<number>,
) => boolean;

/**
 * @param canDo whether the steps done instead are possible (asked of the operations, which lie above)
 * @param leaving cards that would be destroyed at the same time: they cannot be given up instead
 */
export const replacementFor = (
  board: Board,
  id: number,
  how: 'battle' | 'effect',
  canDo: CanDo,
  leaving?: ReadonlySet<number>,
): Replacement | null => {
  for (const seat of [board.duel.turnPlayer, board.duel.turnPlayer === 0 ? 1 : 0] as Seat[])
    for (const place of ['monsterZone', 'spellTrapZone', 'fieldZone', 'gy'] as const)
      for (const source of board.in(seat, place)) {
        const info = board.info(source);
        if (info.replacements.length === 0) continue;
        const c = board.card(source);
        if (!c.faceUp || isDormant(c, info) || board.derived.negated.has(source)) continue;
        for (const e of info.replacements) {
          if (e.effect.goesTo || !livesAt(e, c) || !e.effect.by.includes(how)) continue;
          const ask = { card: source, stay: c.stay, seat, vars: {} };
          if (
            !isOne(board, id, e.effect.of, ask) ||
            isUsedUp(board, source, e, seat) ||
            !allHold(board, e.effect.if, ask) ||
            !canDo(board, e.effect.do, ask, leaving)
          )
            continue;
          return {
            card: source,
            effect: e.index,
            seat,
            optional: e.effect.optional ?? false,
            together: e.effect.of !== 'self' && !e.effect.each,
            key: e.effect.limit ? keyOf(board, source, e) : null,
          };
        }
      }
  return null;
};

type Replacing = CompiledEffect<ReplacementEffect>;
/** Shared with the other effects of the group, by every copy of the name. */
const keyOf = (board: Board, source: number, e: Replacing): string =>
  nameKey(board.card(source).def, e.effect.limit, e.index);
const isUsedUp = (board: Board, source: number, e: Replacing, seat: Seat): boolean => {
  const { limit } = e.effect;
  if (!limit) return false;
  const used = board.duel.seats[seat].uses[keyOf(board, source, e)] ?? [];
  return (limit.per === 'duel' ? used : used.filter((turn) => turn === board.duel.turn)).length >= (limit.n ?? 1);
};

/** The card's own effect that says where it goes when it is destroyed in its Monster Zone, or null. */
export const goesInstead = (
  board: Board,
  id: number,
  how: 'battle' | 'effect',
): Pick<Replacement, 'seat' | 'optional'> | null => {
  const c = board.card(id);
  if (c.place !== 'monsterZone' || !c.faceUp || board.derived.negated.has(id)) return null;
  const ask = { card: id, stay: c.stay, seat: c.controller, vars: {} };
  for (const e of board.info(id).replacements)
    if (e.effect.goesTo && e.effect.by.includes(how) && allHold(board, e.effect.if, ask))
      return { seat: c.controller, optional: e.effect.optional ?? false };
  return null;
};
