import { isUnaffected } from '../../continuous/derive';
import { emit } from '../../log/emit';
import type { OperationRow } from '../row';

/** Negates the pending Summon: it does not happen, and its monsters were never on the field (OCG rules, Summons). */
export const row: OperationRow<'negateSummon'> = {
  possible: (board) => board.duel.summon !== null && !board.duel.summon.negated,
  apply: (run) => {
    const { board } = run;
    const s = board.duel.summon;
    if (!s || s.negated) return 'nothing';
    // A Flip or Gemini Summon is that of a monster on the field: it must still be there, and be affected.
    const beyond = (id: number): boolean =>
      !board.card(id).faceUp || board.card(id).place !== 'monsterZone' || isUnaffected(board, id, run.ctx.card);
    if ((s.method === 'flip' || s.gemini) && s.monsters.some((m) => beyond(m.card))) return 'nothing';
    board.touch().summon = { ...s, negated: true };
    for (const m of s.monsters) {
      if (s.method !== 'flip' && !s.gemini) board.editCard(m.card).properlySummoned = false;
      emit(board, { type: 'summonNegated', card: m.card, def: board.card(m.card).def }, run.act);
    }
    return 'done';
  },
};
