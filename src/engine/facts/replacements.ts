/** "Would be destroyed: ... instead": the replacement that applies to a card, or null. */
import { allHold } from '../conditions/index';
import type { Step } from '../definition';
import { isOne } from '../selectors/match';
import type { Board } from '../state/board';
import { livesAt } from '../state/cards';
import { isDormant } from '../state/gemini';
import type { Seat } from '../terms';

export interface Replacement {
  card: number;
  effect: number;
  seat: Seat;
  optional: boolean;
}
export type CanDo = (
  board: Board,
  steps: readonly Step[],
  ask: { card: number; stay: number; seat: Seat; vars: Record<string, never> },
) => boolean;

/** @param canDo whether the steps done instead are possible (asked of the operations, which lie above) */
export const replacementFor = (
  board: Board,
  id: number,
  how: 'battle' | 'effect',
  canDo: CanDo,
): Replacement | null => {
  for (const seat of [board.duel.turnPlayer, board.duel.turnPlayer === 0 ? 1 : 0] as Seat[])
    for (const place of ['monsterZone', 'spellTrapZone', 'fieldZone', 'gy'] as const)
      for (const source of board.in(seat, place)) {
        const info = board.info(source);
        if (info.replacements.length === 0) continue;
        const c = board.card(source);
        if (!c.faceUp || isDormant(c, info) || board.derived.negated.has(source)) continue;
        for (const e of info.replacements) {
          if (!livesAt(e, c) || !e.effect.by.includes(how)) continue;
          const ask = { card: source, stay: c.stay, seat, vars: {} };
          if (
            !isOne(board, id, e.effect.of, ask) ||
            !allHold(board, e.effect.if, ask) ||
            !canDo(board, e.effect.do, ask)
          )
            continue;
          return { card: source, effect: e.index, seat, optional: e.effect.optional ?? false };
        }
      }
  return null;
};
