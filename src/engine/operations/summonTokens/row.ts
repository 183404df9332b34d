import type { Modifier } from '../../definition';
import { summonLock } from '../../facts/locks';
import { freeMonsterZones } from '../../facts/zones';
import type { Placing } from '../../procedures/place';
import { placeSummoned } from '../../procedures/place';
import { evaluate } from '../../selectors/values';
import { newCard } from '../../state/create';
import { otherSeat } from '../../terms';
import { askZoneAndPosition } from '../placing';
import type { OperationRow } from '../row';

/** Special Summons Tokens; they come from nowhere and vanish when they leave. */
export const row: OperationRow<'summonTokens'> = {
  possible: (board, op, ask, without) => {
    const seat = op.to === 'opponent' ? otherSeat(ask.seat) : ask.seat;
    return (
      freeMonsterZones(board, seat, without).length >= op.n &&
      summonLock(board, ask.seat, 'special', null, ask.card) === null
    );
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const seat = op.to === 'opponent' ? otherSeat(ctx.seat) : ctx.seat;
    if (freeMonsterZones(board, seat).length < op.n || summonLock(board, ctx.seat, 'special', null, ctx.card))
      return 'nothing';
    const def = board.cards.tokenId(ctx.def, op.token);
    const token = board.cards.get(ctx.def).def.tokens?.[op.token];
    if (!token) return 'nothing';
    const first = board.duel.cards.length;
    const list: Placing[] = [];
    for (let i = 0; i < op.n; i++) {
      const p = askZoneAndPosition(run, first + i, seat, op.position ?? 'any', list);
      if (p === null) return 'ask';
      if (p) list.push(p);
    }
    // ATK and DEF printed as "?": fixed when the Token is Summoned.
    const printed: Modifier[] =
      op.atk === undefined && op.def === undefined
        ? []
        : [
            {
              mod: 'stat',
              to: 'self',
              original: true,
              ...(op.atk === undefined ? {} : { atk: { set: evaluate(board, op.atk, ctx) } }),
              ...(op.def === undefined ? {} : { def: { set: evaluate(board, op.def, ctx) } }),
            },
          ];
    for (const p of list) {
      const c = newCard(p.card, def, seat, 'nowhere');
      c.token = { from: ctx.def, key: op.token, ...token };

      if (op.onDestroyed) c.maker = { ctx: { ...ctx, link: 0 }, path: [...run.path, 'onDestroyed'] };
      board.addCard(c);
    }
    placeSummoned(board, list, { method: 'special', seat: ctx.seat, act: run.act });
    for (const p of list)
      board.editField(p.card).attached = [
        ...printed.map((apply) => ({ apply, turn: 0, seat: ctx.seat, source: p.card, face: 0 })),
        ...(op.attach ?? []).map((apply) => ({ apply, turn: 0, seat: ctx.seat, source: ctx.card, face: 0 })),
        ...(op.attachThisTurn ?? []).map((apply) => ({
          apply,
          turn: board.duel.turn,
          seat: ctx.seat,
          source: ctx.card,
          face: 0,
        })),
      ];
    if (run.step.as)
      run.bind(
        run.step.as,
        list.map((p) => p.card),
      );
    return 'done';
  },
};
