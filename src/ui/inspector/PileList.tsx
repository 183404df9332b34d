import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { Place, Seat } from '@/engine';
import { SeatMark } from '../app/marks';
import { copiesAmong } from '../duel/copies';
import { Thumb } from '../duel/Thumb';
import { reading, TableProvider, useTable } from '../duel/table';
import { CopyCount } from '../prompts/options';
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

/** The cards of a pile, newest first; what is left in the reader's own Deck by name; of another hidden pile only how many. */
export function PileList(props: Props) {
  const table = useTable();
  const { seat, place } = props.pile;
  const read = useMemo(
    () => (place === 'deck' ? reading(table, table.view.seats[seat].deck) : table),
    [table, seat, place],
  );
  return (
    <TableProvider table={read}>
      <Cards {...props} />
    </TableProvider>
  );
}

function Cards({ pile, selected, usable, onCard, onClose }: Props) {
  const table = useTable();
  const { s, view, lang } = table;
  const ids = view.seats[pile.seat][pile.place];
  const isList = pile.place === 'deck';
  const known = ids.filter((id) => table.card(id)?.def !== null || table.card(id)?.token).toReversed();
  const rows = copiesAmong(table, known);
  if (isList) rows.sort((a, b) => table.name(a.card).localeCompare(table.name(b.card), lang));
  return (
    <section className="pile-list" aria-label={s.pileTitle(table.seat(pile.seat), s.places[pile.place])}>
      <header>
        <SeatMark seat={pile.seat} />
        {onClose && <h2>{s.pileTitle(table.seat(pile.seat), s.places[pile.place])}</h2>}
        <p>
          {s.inspector.pileCount(ids.length)}
          {rows.length > 1 && `, ${isList ? s.inspector.pileList : s.inspector.pileNewest}`}
        </p>
        {onClose && (
          <button type="button" className="icon-btn" onClick={onClose} aria-label={s.close}>
            <X className="ico" aria-hidden="true" />
          </button>
        )}
      </header>
      {ids.length === 0 && <p className="insp-note">{s.inspector.pileEmpty}</p>}
      <ul>
        {rows.map(({ card: id, all }) => (
          <li key={id}>
            <button
              type="button"
              className="pile-card"
              aria-current={selected !== null && all.includes(selected)}
              data-usable={all.some((one) => usable.has(one))}
              onClick={() => onCard(id)}
            >
              <Thumb id={id} size="xs" />
              <span className="opt-words">
                <b>{table.name(id)}</b>
                <span className="opt-detail">{factsLine(table, id)}</span>
              </span>
              <CopyCount n={all.length} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
