import { Clock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { otherSeat, type Seat } from '@/engine/basics';
import { KEPT, type SavedDuel } from '@/store/saved';
import { useStores, useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import { withLater } from '../app/lazy';
import { DUEL, goTo } from '../app/route';
import { seatName } from '../duel/seatName';
import type { Strings } from '../strings';
import './saved.css';

/** The duels of this browser: the last one large, the others as a list. */
export function SavedDuels() {
  const s = useStrings();
  const { duel } = useStores();
  const [saved, setSaved] = useState(() => duel.getState().saved());
  const [removing, setRemoving] = useState<SavedDuel | null>(null);
  const [unreadable] = useState(() => duel.getState().unreadable());
  const now = Date.now();
  const open = async (id: string): Promise<void> => {
    const isThere = await withLater(duel, () => duel.getState().resume(id));
    if (isThere && duel.getState().game) goTo(DUEL);
  };
  // What can go on is offered first; a duel that has ended is only remembered.
  const last = saved.find((entry) => !entry.summary.result) ?? null;
  const others = saved.filter((entry) => entry !== last);
  return (
    <>
      {last && (
        <section>
          <h2>{s.home.resume}</h2>
          <button type="button" className="resume" onClick={() => open(last.id)}>
            <MiniBoard cells={last.summary.cells} chain={last.summary.links > 0} />
            <span className="resume-words">
              <b>{titleOf(last, s)}</b>
              <span>{detailOf(last, s)}</span>
              <span className="num">
                {s.number(last.summary.lp[0])} : {s.number(last.summary.lp[1])}
              </span>
              <span>{s.home.ago(Math.floor((now - last.at) / 60_000))}</span>
            </span>
          </button>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{last ? s.home.others : s.home.recent}</h2>
          <ul className="saved">
            {others.map((entry) => (
              <li key={entry.id}>
                <button type="button" className="saved-open" onClick={() => open(entry.id)}>
                  <Clock className="ico" aria-hidden="true" />
                  <span>
                    {titleOf(entry, s)}
                    <small>
                      {detailOf(entry, s)} · {s.number(entry.summary.lp[0])} : {s.number(entry.summary.lp[1])}
                    </small>
                  </span>
                  <span className="saved-when">{s.home.ago(Math.floor((now - entry.at) / 60_000))}</span>
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={s.home.removeNamed(titleOf(entry, s))}
                  onClick={() => setRemoving(entry)}
                >
                  <Trash2 className="ico" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unreadable > 0 && <p className="home-note">{s.home.unreadable(unreadable)}</p>}
      {saved.length >= KEPT - 5 && <p className="home-note">{s.home.keptMost(KEPT)}</p>}
      {removing && (
        <Dialog title={s.home.remove} onClose={() => setRemoving(null)}>
          <p className="dialog-text">{s.home.removeSure(titleOf(removing, s))}</p>
          <div className="dialog-actions">
            <button type="button" className="btn" onClick={() => setRemoving(null)}>
              {s.cancel}
            </button>
            <button
              type="button"
              className="btn solid"
              onClick={() => {
                duel.getState().forget(removing.id);
                setSaved(duel.getState().saved());
                setRemoving(null);
              }}
            >
              {s.home.remove}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const nameIn = (duel: SavedDuel, seat: Seat, s: Strings): string => seatName(duel.summary.names[seat], seat, s);

function titleOf(duel: SavedDuel, s: Strings): string {
  const { turn, links, result } = duel.summary;
  if (!result) return s.home.turnChain(turn, links);
  return result.winner === null ? s.home.drawn(turn) : s.home.wonBy(nameIn(duel, result.winner, s), turn);
}

function detailOf(duel: SavedDuel, s: Strings): string {
  const { asked, result } = duel.summary;
  if (result) {
    const loser = result.winner === null ? '' : nameIn(duel, otherSeat(result.winner), s);
    return s.end.reasons[result.reason](loser);
  }
  return asked === null ? '' : s.home.toAnswer(nameIn(duel, asked, s));
}

/** The table from afar. */
function MiniBoard({ cells, chain }: { cells: string; chain: boolean }) {
  return (
    <span className="mini" data-chain={chain} aria-hidden="true">
      {[...cells].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <i key={i} data-card={letter === '.' ? undefined : letter} data-free={FREE.has(i)} />
      ))}
    </span>
  );
}

/** Cells of the middle row that are no place. */
const FREE: ReadonlySet<number> = new Set([14, 15, 17, 19, 20]);
