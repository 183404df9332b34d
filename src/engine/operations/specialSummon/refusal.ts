import type { Operation } from '../../definition';
import { specialSummonRefusal } from '../../facts/summoning';
import type { Asker } from '../../selectors/match';
import type { Board } from '../../state/board';
import { otherSeat, type Seat } from '../../terms';

type Op = Extract<Operation, { op: 'specialSummon' }>;

/** Who Summons: the opponent, where the step is his. */
export const summonerOf = (op: Op & { by?: 'opponent' }, ask: Asker): Seat => (op.by ? otherSeat(ask.seat) : ask.seat);
/** Whose field the monster goes to. */
export const fieldOf = (op: Op, ask: Asker): Seat => (op.to === 'opponent' ? otherSeat(ask.seat) : ask.seat);

/** The rule by which this step may not Summon this monster, or null. Zones are another question. */
export const refusalBy = (board: Board, op: Op, ask: Asker, id: number): ReturnType<typeof specialSummonRefusal> =>
  specialSummonRefusal(board, id, summonerOf(op, ask), {
    // Treated as a Summon of its own way, it is one its text asks for.
    ...(op.treatedAs
      ? { procedure: true, materials: true as const, ...(op.material ? {} : { treated: true as const }) }
      : { procedure: false }),
    source: ask.card,
    to: fieldOf(op, ask),
    ...(op.ignoringConditions ? { ignoringConditions: true as const } : {}),
    ...(op.becomes ? { becomes: true as const } : {}),
  });
