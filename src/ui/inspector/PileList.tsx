import { X } from 'lucide-react';
import type { Place, Seat } from '@/engine';
import { SeatMark } from '../app/marks';
import { Thumb } from '../duel/Thumb';
import { useTable } from '../duel/table';
import { factsLine } from './lines';

export type Pile = { seat: Seat; place: Extract<Place, 'deck' | 'extraDeck' | 'gy' | 'banished'> };

interface Props {
  pile: Pile;
  selected: number | null;
  /** Cards that can act or be chosen now. */
  usable: ReadonlySet<number>;
  onCard(card: number): void;
  /** Null where something around it is closed instead. */
  onClose: (() => void) | null;
}

/** The cards of a pile, newest first; of a hidden pile only how many there are. */
export function PileList({ pile, selected, usable, onCard, onClose }: Props) {
  const table = useTable();
  const { s, view } = table;
  const ids = view.seats[pile.seat][pile.place];
  const shown = ids.filter((id) => table.card(id)?.def !== null || table.card(id)?.token).toReversed();
  return (
    <section className="pile-list" aria-label={s.pileTitle(table.seat(pile.seat), s.places[pile.place])}>
      <header>
        <SeatMark seat={pile.seat} />
        {onClose && <h2>{s.pileTitle(table.seat(pile.seat), s.places[pile.place])}</h2>}
        <p>
          {s.inspector.pileCount(ids.length)}
          {shown.length > 1 && `, ${s.inspector.pileNewest}`}
        </p>
        {onClose && (
          <button type="button" className="icon-btn" onClick={onClose} aria-label={s.close}>
            <X className="ico" aria-hidden="true" />
          </button>
        )}
      </header>
      {ids.length === 0 && <p className="insp-note">{s.inspector.pileEmpty}</p>}
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="pile-card"
              aria-current={id === selected}
              data-usable={usable.has(id)}
              onClick={() => onCard(id)}
            >
              <Thumb id={id} size="xs" />
              <span className="opt-words">
                <b>{table.name(id)}</b>
                <span className="opt-detail">{factsLine(table, id)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
