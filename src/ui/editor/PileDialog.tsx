import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import type { Place, Seat } from '@/engine';
import { pileOf, remove, shift } from '@/store/editor';
import { useLang } from '../app/context';
import { Dialog } from '../app/Dialog';
import { CardFace } from '../card/CardFace';
import { editorStore, useEdited } from './kept';
import { namesFor } from './model';
import { faceFor, nameOf } from './palette';
import { EDITOR_WORDS } from './words';

export interface Pile {
  seat: Seat;
  place: Place;
}

interface Props {
  pile: Pile;
  onClose(): void;
  onCard(card: number): void;
  onAdd(): void;
}

/** A pile in its order, to be sorted. */
export function PileDialog({ pile: { seat, place }, onClose, onCard, onAdd }: Props) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const apply = editorStore.getState().apply;
  const ids = pileOf(setup, seat, place).toReversed();
  const title = words.of(namesFor(setup, lang).seat(seat), words.places[place] ?? place);
  return (
    <Dialog title={title} sheet onClose={onClose}>
      <p className="ed-note">{ids.length === 0 ? words.empty : words.topFirst}</p>
      <ol className="ed-pile">
        {ids.map((card, i) => {
          const name = nameOf(setup.cards[card]!.def, lang);
          return (
            <li key={card}>
              <button type="button" className="ed-row" onClick={() => onCard(card)}>
                <CardFace face={faceFor(setup.cards[card]!.def)} size="s" lang={lang} nameless />
                <b>{name}</b>
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.up(name)}
                aria-disabled={i === 0}
                onClick={() => apply((edited) => shift(edited, card, 1))}
              >
                <ChevronUp className="ico" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.down(name)}
                aria-disabled={i === ids.length - 1}
                onClick={() => apply((edited) => shift(edited, card, -1))}
              >
                <ChevronDown className="ico" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={`${words.remove}: ${name}`}
                onClick={() => apply((edited) => remove(edited, card))}
              >
                <Trash2 className="ico" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onAdd}>
          <Plus className="ico" aria-hidden="true" /> {words.addHere}
        </button>
      </div>
    </Dialog>
  );
}
