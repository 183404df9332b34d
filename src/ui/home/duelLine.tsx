import { otherSeat, type Seat } from '@/engine/basics';
import type { SavedDuel } from '@/store/saved';
import { seatName } from '../duel/seatName';
import type { Strings } from '../strings';
import './saved.css';

const nameIn = (duel: SavedDuel, seat: Seat, s: Strings): string => seatName(duel.summary.names[seat], seat, s);

/** What a player called it, else where it stands. */
export const titleOf = (duel: SavedDuel, s: Strings): string => duel.title ?? standOf(duel, s);

export function standOf(duel: SavedDuel, s: Strings): string {
  const { turn, links, result } = duel.summary;
  if (!result) return s.home.turnChain(turn, links);
  return result.winner === null ? s.home.drawn(turn) : s.home.wonBy(nameIn(duel, result.winner, s), turn);
}

export function detailOf(duel: SavedDuel, s: Strings): string {
  const { asked, result } = duel.summary;
  if (result) {
    const loser = result.winner === null ? '' : nameIn(duel, otherSeat(result.winner), s);
    return s.end.reasons[result.reason](loser);
  }
  return asked === null ? '' : s.home.toAnswer(nameIn(duel, asked, s));
}

export const agoOf = (duel: SavedDuel, now: number, s: Strings): string =>
  s.home.ago(Math.max(0, Math.floor((now - duel.at) / 60_000)));

/** The table from afar. */
export function MiniBoard({ cells, chain }: { cells: string; chain: boolean }) {
  return (
    <span className="mini" data-chain={chain} aria-hidden="true">
      {[...cells].slice(0, CELLS).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <i key={i} data-card={letter === '.' ? undefined : letter} data-free={FREE.has(i)} />
      ))}
    </span>
  );
}

const CELLS = 35;
/** Cells of the middle row that are no place. */
const FREE: ReadonlySet<number> = new Set([14, 15, 17, 19, 20]);
