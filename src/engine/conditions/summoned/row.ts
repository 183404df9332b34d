import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { ConditionRow } from '../row';

/** Whether the card with this passcode is a monster of the archetype. */
const isMonsterOf = (board: Board, def: number | undefined, archetype: string): boolean => {
  const info = def === undefined ? undefined : board.cards.get(def);
  return info?.def.kind === 'monster' && info.archetypes.has(archetype);
};

/** How a card on the field was Summoned. Remembered for its stay on the field. */
export const row: ConditionRow<'summoned'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const f = board.card(id).field;
        if (!f?.method) return false;
        if (c.method && !c.method.includes(f.method)) return false;
        if (c.way && !(f.way && c.way.includes(f.way))) return false;
        if (c.byEffectOf !== undefined && !isMonsterOf(board, f.summonedBy, c.byEffectOf)) return false;
        if (c.thisTurn && f.summonedTurn !== board.duel.turn) return false;
        if (c.tribute && !f.tributeSummoned) return false;
        return c.tributing === undefined || f.tributeNames.includes(c.tributing);
      })
    );
  },
};
