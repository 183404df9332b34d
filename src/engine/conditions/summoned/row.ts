import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { FieldStay } from '../../state/duel';
import type { SummonMethod } from '../../terms';
import type { ConditionRow } from '../row';

/** Whether the card with this passcode is a monster of the archetype. */
const isMonsterOf = (board: Board, def: number | undefined, archetype: string): boolean => {
  const info = def === undefined ? undefined : board.cards.get(def);
  return info?.def.kind === 'monster' && info.archetypes.has(archetype);
};

/** The turn of its last Summon by one of these methods; a Flip Summon takes nothing of how it was Summoned before. */
const turnOf = (f: FieldStay, methods: readonly SummonMethod[] | undefined): number | null => {
  const flipped = f.flipSummoned !== undefined && (methods?.includes('flip') ?? true) ? f.flipSummoned : null;
  const placed = f.method !== null && (methods?.includes(f.method) ?? true) ? f.summonedTurn : null;
  return flipped === null || placed === null ? (flipped ?? placed) : Math.max(flipped, placed);
};

/** Level 5 and higher asks for Tributes (OCG rules, Tribute Summon). */
const untributed = (board: Board, id: number, f: FieldStay): boolean =>
  f.method === 'normal' && !f.tributeSummoned && board.info(id).printed.level >= 5;

/** How a card was Summoned: remembered for its stay on the field, and of what has left for what that triggers. */
export const row: ConditionRow<'summoned'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const { field, last } = board.card(id);
        const f = field ?? last;
        const turn = f && turnOf(f, c.method);
        if (!f || turn === null) return false;
        if (c.way && !(f.way && c.way.includes(f.way))) return false;
        if (c.byEffectOf !== undefined && !isMonsterOf(board, f.summonedBy, c.byEffectOf)) return false;
        if (c.byEffectOfName !== undefined && f.summonedByName !== c.byEffectOfName) return false;
        if (c.thisTurn && turn !== board.duel.turn) return false;
        if (c.from !== undefined && (f.method !== 'special' || f.from !== c.from)) return false;
        if (c.tribute && !f.tributeSummoned) return false;
        if (c.withoutTributing && !untributed(board, id, f)) return false;
        return c.tributing === undefined || f.used.some((u) => u.known.name === c.tributing);
      })
    );
  },
};
