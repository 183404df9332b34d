import { X } from 'lucide-react';
import { useMemo } from 'react';
import { CardBack, CardFace } from '../card/CardFace';
import { faceOn } from '../duel/Thumb';
import { reading, TableProvider, useTable } from '../duel/table';
import { Effects } from './Effects';
import { Facts } from './Facts';
import { Ledger } from './Ledger';
import './inspector.css';

interface Props {
  card: number | null;
  /** Takes an option of the prompt. */
  answer(index: number): void;
  /** Shows another card instead. */
  select(card: number): void;
  /** Puts the card away, where it stands in the place of something else. */
  onClose?: (() => void) | null;
}

/** One card: what it is, what has changed it, what each of its effects can do now and why not. */
export function Inspector(props: Props) {
  const table = useTable();
  const { card } = props;
  const read = useMemo(() => (card === null ? table : reading(table, [card])), [table, card]);
  return (
    <TableProvider table={read}>
      <CardRead {...props} />
    </TableProvider>
  );
}

function CardRead({ card: id, answer, select, onClose = null }: Props) {
  const table = useTable();
  const { s, lang } = table;
  const card = id === null ? undefined : table.card(id);
  if (id === null || !card) return <p className="insp-empty">{s.inspector.empty}</p>;
  const definition = table.definition(id);
  const face = faceOn(table, card);
  const other = lang === 'ko' ? 'en' : 'ko';
  const otherName = card.token?.[other] ?? definition?.name[other];
  return (
    <article className="insp" aria-label={table.name(id)}>
      <header className="insp-head">
        {face ? <CardFace face={face} size="xl" lang={lang} stats={card.stats} nameless /> : <CardBack size="xl" />}
        <div className="insp-title">
          <div className="insp-name">
            <h2>{table.name(id)}</h2>
            {onClose && (
              <button type="button" className="icon-btn" onClick={onClose} aria-label={s.close}>
                <X className="ico" aria-hidden="true" />
              </button>
            )}
          </div>
          {otherName && <p lang={other}>{otherName}</p>}
          <Facts card={card} definition={definition} select={select} />
        </div>
      </header>
      {!face && <p className="insp-note">{s.inspector.hidden}</p>}
      <Ledger card={card} select={select} />
      {definition && <Effects key={id} card={card} definition={definition} answer={answer} />}
    </article>
  );
}
