import { Clock, LibraryBig, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { SavedDuel } from '@/store/saved';
import { useStores, useStrings } from '../app/context';
import { resumeDuel } from '../app/resumeDuel';
import { DUELS } from '../app/route';
import { agoOf, detailOf, MiniBoard, titleOf } from './duelLine';

/** How many stand here besides the one that can go on: all of them have a page of their own. */
const SHOWN = 3;

/** The duels of this browser: the last one large, the newest of the others as a list. */
export function SavedDuels() {
  const s = useStrings();
  const { duel, shelf } = useStores();
  const { duels, unreadable, refresh, remove } = useStore(shelf);
  useEffect(refresh, [refresh]);
  const now = Date.now();
  const open = (id: string): void => void resumeDuel(duel, id);
  // What can go on is offered first; a duel that has ended is only remembered.
  const last = duels.find((entry) => !entry.summary.result) ?? null;
  const others = duels.filter((entry) => entry !== last).slice(0, SHOWN);
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
              <span className="num">{lpOf(last, s)}</span>
              <span>{agoOf(last, now, s)}</span>
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
                      {detailOf(entry, s)} · {lpOf(entry, s)}
                    </small>
                  </span>
                  <span className="saved-when">{agoOf(entry, now, s)}</span>
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={s.home.removeNamed(titleOf(entry, s))}
                  onClick={() => remove([entry.id])}
                >
                  <Trash2 className="ico" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(duels.length > 0 || unreadable > 0) && (
        <a className="saved-all" href={DUELS}>
          <LibraryBig className="ico" aria-hidden="true" />
          {s.home.all(duels.length)}
        </a>
      )}
      {unreadable > 0 && <p className="home-note">{s.home.unreadable(unreadable)}</p>}
    </>
  );
}

const lpOf = ({ summary }: SavedDuel, s: ReturnType<typeof useStrings>): string =>
  `${s.number(summary.lp[0])} : ${s.number(summary.lp[1])}`;
