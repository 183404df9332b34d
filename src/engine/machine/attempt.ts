import { moveCard } from '../continuous/move';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { SummonAttempt } from '../state/duel';

/** Declares a Summon: the monsters leave for `nowhere` until it succeeds or is negated. */
export const attempt = (board: Board, a: SummonAttempt): void => {
  for (const m of a.monsters)
    if (a.method !== 'flip' && !a.gemini)
      moveCard(board, m.card, {
        to: 'nowhere',
        reasons: ['summoned'],
        controller: m.controller,
        act: { cause: 'procedure', by: a.seat, source: m.card },
      });
  board.touch().summon = a;
  const event = emit(
    board,
    {
      type: 'summonAttempted',
      cards: a.monsters.map((m) => m.card),
      seat: a.seat,
      method: a.method,
      ...(a.way ? { way: a.way } : {}),
      tributes: a.tributes.length,
    },
    { cause: 'procedure', by: a.seat },
  );
  board.edit().summon = { ...a, event: event.id };
};
