import { useMemo } from 'react';
import { Dialog } from '../app/Dialog';
import { type Table, TableProvider } from '../duel/table';
import { Inspector } from '../inspector/Inspector';
import { type Pile, PileList } from '../inspector/PileList';
import { type Course, restsAt, tableOf } from './course';
import { RULEBOOK_WORDS } from './words';

/** What a reader has pressed on the board: a card, or a pile to choose one from. */
export type Looking = { card: number } | { pile: Pile };

interface Props {
  course: Course;
  /** The frame that is shown. */
  at: number;
  table: Table;
  held: Parameters<typeof tableOf>[2];
  looking: Looking;
  look(at: Looking | null): void;
  /** Plays on from this frame with an option of its prompt. */
  playOn(option: number): void;
  /** On a phone it comes up from below. */
  sheet: boolean;
}

const NO_CARDS: ReadonlySet<number> = new Set();

/** A card of the board at this moment: its text, what it can do now, and why not. */
export function Looked({ course, at, table, held, looking, look, playOn, sheet }: Props) {
  const { lang, s } = table;
  const words = RULEBOOK_WORDS[lang];
  const rests = restsAt(course, at);
  // While something is carried out nobody is asked anything: the state in which the next decision is due would tell more.
  const asked = useMemo(
    () => (rests ? tableOf(table.duel, lang, { ...held, asks: true }) : table),
    [table, lang, held, rests],
  );
  const leave = (): void => look(null);
  const title =
    'pile' in looking ? s.pileTitle(table.seat(looking.pile.seat), s.places[looking.pile.place]) : words.card;
  const content = (
    <TableProvider table={asked}>
      {'pile' in looking ? (
        <PileList
          pile={looking.pile}
          selected={null}
          usable={NO_CARDS}
          onCard={(card) => look({ card })}
          onClose={sheet ? null : leave}
        />
      ) : (
        <>
          <Inspector
            card={looking.card}
            select={(card) => look({ card })}
            answer={playOn}
            onClose={sheet ? null : leave}
          />
          {!rests && <p className="rb-note">{words.carriedOut}</p>}
          {asked.options(looking.card).length > 0 && <p className="rb-note">{words.used}</p>}
        </>
      )}
    </TableProvider>
  );
  if (!sheet) return <section className="panel rb-looked">{content}</section>;
  return (
    <Dialog title={title} sheet onClose={leave}>
      {content}
    </Dialog>
  );
}
