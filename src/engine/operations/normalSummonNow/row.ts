import { summonLock } from '../../facts/locks';
import { tributable, tributesNeeded } from '../../facts/summoning';
import { freeMonsterZones } from '../../facts/zones';
import type { Asker } from '../../selectors/match';
import { candidates } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { Option } from '../../state/duel';
import type { OperationRow } from '../row';

const could = (board: Board, ask: Asker, id: number): boolean => {
  const need = tributesNeeded(board, id);
  const own = tributable(board, ask.seat);
  if (own.length < need || board.info(id).rules.has('cannotBeNormalSummoned')) return false;
  return freeMonsterZones(board, ask.seat, need > 0 ? new Set(own) : undefined).length > 0;
};
/** A Normal Summon or Set right after this effect resolves, beside the one of the turn. */
export const row: OperationRow<'normalSummonNow'> = {
  possible: (board, op, ask, without) =>
    candidates(board, { from: 'hand', of: 'you', ...op.what }, ask, without).some((id) => could(board, ask, id)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', { from: 'hand', of: 'you', ...op.what }, { filter: (id) => could(board, ctx, id) });
    if (!ids) return 'ask';
    const id = ids[0];
    if (id === undefined) return 'nothing';
    const options: Option[] = [];
    if (!summonLock(board, ctx.seat, 'normal', id, ctx.card, tributesNeeded(board, id) > 0))
      options.push({ do: 'normalSummon', card: id });
    if (!summonLock(board, ctx.seat, 'set', id, ctx.card)) options.push({ do: 'setMonster', card: id });
    if (options.length === 0) return 'nothing';
    const a = run.choose('way', ctx.seat, 'choose', options, 'normalSummonNow', id);
    if (!a) return 'ask';
    board.touch().granted = { seat: ctx.seat, option: a };
    return 'done';
  },
};
