import { moveCard, oldFlip } from '../continuous/move';
import { noteProcedure } from '../facts/ownSummon';
import { newContext, rest } from '../interpreter/steps';
import type { Act } from '../log/emit';
import { emit, tick } from '../log/emit';
import { placeSummoned } from '../procedures/place';
import type { Board } from '../state/board';
import type { SummonAttempt } from '../state/duel';
import type { Outcome } from './config';
import { runFrames, type Work } from './windows';

/** Success or negation of the pending Summon. */
export function summonResult(board: Board): Work {
  if (board.duel.frames.length > 0 || board.duel.local.done)
    return runFrames(board) === 'ask' ? 'ask' : (board.duel.local.done as Outcome);
  const s = board.duel.summon;
  if (!s) return 'summonNegated';
  if (s.negated) {
    // Negated but not destroyed: to the GY, from nowhere (or, after a negated Flip Summon, from the field) by no effect.
    board.touch().summon = null;
    for (const m of s.monsters) {
      const c = board.card(m.card);
      if (c.place === 'nowhere' || ((s.method === 'flip' || s.gemini) && c.place === 'monsterZone'))
        moveCard(board, m.card, {
          to: 'gy',
          reasons: [],
          act: { cause: 'rule', by: s.seat },
          ...oldFlip(board, m.card, s),
        });
    }
    // Xyz Materials of a monster that was never Summoned have nothing to be attached to.
    for (const id of s.tributes)
      if (board.card(id).place === 'attached')
        moveCard(board, id, { to: 'gy', reasons: [], act: { cause: 'rule', by: s.seat } });
    board.edit().local = { done: 'summonNegated' };
    rest(board);
    return runFrames(board) === 'ask' ? 'ask' : 'summonNegated';
  }
  succeed(board, s);
  board.edit().local = { done: 'summonSucceeded' };
  return runFrames(board) === 'ask' ? 'ask' : 'summonSucceeded';
}

/** The Summon succeeds: the monster is on the field and its continuous effects apply. */
export const succeed = (board: Board, s: SummonAttempt): void => {
  const act = { cause: 'procedure' as const, by: s.seat };
  board.touch().summon = null;
  if (s.gemini || s.method === 'flip') onTheSpot(board, s, act);
  else {
    tick(board);
    placeSummoned(board, s.monsters, {
      method: s.method,
      ...(s.way ? { way: s.way } : {}),
      seat: s.seat,
      act,
      tributes: s.tributes,
      used: s.used,
      tribute: s.tributeSummon,
    });
    for (const m of s.monsters) board.editCard(m.card).properlySummoned = true;
    noteOwnWay(board, s);
  }
  rest(board);
};

/** What a Summon by the monster's own way counts for, and binds its player to, once it has succeeded. */
const noteOwnWay = (board: Board, { procedure, seat }: SummonAttempt): void => {
  const { card = -1, effect = -1 } = procedure ?? {};
  const own = card < 0 ? undefined : board.info(card).effects[effect]?.effect;
  if (own?.kind !== 'procedure') return;
  if (own.limit) noteProcedure(board, seat, board.card(card).def, effect);
  if (!own.oath?.length) return;
  const { ids, turn } = board.touch();
  board.edit().ids++;
  const ctx = newContext(board, card, effect, seat);
  board.list('lingering').push({ id: ids, ctx, apply: own.oath, path: [], reacts: false, until: 'turnEnd', turn });
};

/**
 * A Flip or Gemini Summon succeeds if the monster is still face-up on the field; otherwise nothing happens, so what befell
 * it before remains the last thing that did. After a Gemini Summon it has its effects.
 */
const onTheSpot = (board: Board, s: SummonAttempt, act: Act): void => {
  for (const m of s.monsters) {
    const c = board.card(m.card);
    if (!c.faceUp || c.place !== 'monsterZone') continue;
    tick(board);
    const f = board.editField(m.card);
    if (s.gemini) f.gemini = true;
    else {
      f.flippedTurn = board.duel.turn;
      const body = { type: 'positionChanged', card: m.card, def: c.def, was: 'defense', position: 'attack' } as const;
      emit(board, { ...body, faceUp: true }, act);
      emit(board, { type: 'flipped', card: m.card, def: c.def, stay: c.stay, how: 'flipSummon' }, act);
    }
    placeSummoned(board, [m], { method: s.method, seat: s.seat, act });
  }
};
