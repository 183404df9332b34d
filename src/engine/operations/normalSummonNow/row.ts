import { summonLock } from '../../facts/locks';
import { tributable, tributesFor } from '../../facts/summoning';
import { freeMonsterZones } from '../../facts/zones';
import type { Asker } from '../../selectors/match';
import { candidates } from '../../selectors/match';
import type { Board } from '../../state/board';
import { activatedEffect } from '../../state/cards';
import type { Option } from '../../state/duel';
import type { Seat } from '../../terms';
import type { OperationRow } from '../row';

const could = (board: Board, ask: Asker, id: number): boolean => {
  const { need, least, have } = tributesFor(board, ask.seat, id, false);
  if ((least > 0 && have < need) || board.info(id).rules.has('cannotBeNormalSummoned')) return false;
  const leaving = need > 0 && have >= need ? new Set(tributable(board, ask.seat)) : undefined;
  return freeMonsterZones(board, ask.seat, leaving).length > 0;
};
/** A Set needs its Tributes, whatever lets the monster be Normal Summoned without any. */
const canBeSet = (board: Board, seat: Seat, id: number): boolean => {
  const { need, have } = tributesFor(board, seat, id, true);
  return have >= need;
};
/** Links of the Chain being built that will each grant their player such a Summon (rulings cont-trap-offering-hand-limit). */
const promised = (board: Board, ask: Asker): number =>
  board.duel.at.timing === 'chain.resolving'
    ? 0
    : board.duel.chain.filter(
        ({ ctx }) =>
          ctx.seat === ask.seat &&
          activatedEffect(board.cards.get(ctx.def), ctx.effect).effect.do.some(({ op }) => op === 'normalSummonNow'),
      ).length;

/** A Normal Summon or Set right after this effect resolves, beside the one of the turn. */
export const row: OperationRow<'normalSummonNow'> = {
  possible: (board, op, ask, without) =>
    candidates(board, { from: 'hand', of: 'you', ...op.what }, ask, without).filter((id) => could(board, ask, id))
      .length > promised(board, ask),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', { from: 'hand', of: 'you', ...op.what }, { filter: (id) => could(board, ctx, id) });
    if (!ids) return 'ask';
    const id = ids[0];
    if (id === undefined) return 'nothing';
    const options: Option[] = [];
    if (!summonLock(board, ctx.seat, 'normal', id, ctx.card, tributesFor(board, ctx.seat, id, false).least > 0))
      options.push({ do: 'normalSummon', card: id });
    if (canBeSet(board, ctx.seat, id) && !summonLock(board, ctx.seat, 'set', id, ctx.card))
      options.push({ do: 'setMonster', card: id });
    if (options.length === 0) return 'nothing';
    const a = run.choose('way', ctx.seat, 'choose', options, 'normalSummonNow', id);
    if (!a) return 'ask';
    board.touch().granted = { seat: ctx.seat, option: a };
    return 'done';
  },
};
