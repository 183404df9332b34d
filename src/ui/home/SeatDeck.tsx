import { ChevronsUpDown, PencilLine } from 'lucide-react';
import { useId } from 'react';
import type { PresetDeck } from '@/catalogue/decks';
import type { Seat } from '@/engine';
import { useLang, useStores, useStrings } from '../app/context';
import { useLater } from '../app/lazy';
import { SeatMark } from '../app/marks';
import { DECK } from '../app/route';
import { pilesOf } from '../deck/presets';
import { MAX_NAME } from './opening';
import './seat-deck.css';

/** Room for the cards, before they are there. */
const FAN = [1, 2, 3, 4, 5];

interface Props {
  seat: Seat;
  deck: PresetDeck;
  /** Decks to choose from, the player's own first. */
  offers: readonly PresetDeck[];
  onChange(deck: PresetDeck): void;
  /** Who sits here; empty for nobody in particular. */
  name: string;
  onName(name: string): void;
}

/** One seat before the duel: its deck, and the cards that deck is about. */
export function SeatDeck({ seat, deck, offers, onChange, name, onName }: Props) {
  const s = useStrings();
  const lang = useLang();
  const select = useId();
  const later = useLater();
  const { decks } = useStores();
  const edit = (): void => {
    const { decks: kept, open } = decks.getState();
    open(kept.find(({ id }) => id === deck.id) ?? { id: null, name: deck.name[lang], piles: pilesOf(deck) });
  };
  const count = (pile: PresetDeck['main']) => pile.reduce((sum, [, copies]) => sum + copies, 0);
  return (
    <section className="seat-deck" aria-label={s.home.deckOf(s.player(seat + 1))}>
      <div className="seat-deck-words">
        <p className="seat-deck-who">
          <SeatMark seat={seat} />
          <input
            type="text"
            className="seat-name"
            aria-label={s.home.nameOf(s.player(seat + 1))}
            placeholder={s.player(seat + 1)}
            value={name}
            maxLength={MAX_NAME}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onName(event.target.value)}
          />
          <PencilLine className="ico" aria-hidden="true" />
        </p>
        <h2>{deck.name[lang]}</h2>
        <p className="seat-deck-meta">{s.home.deckCards(count(deck.main), count(deck.extra))}</p>
        <p className="seat-deck-about">{deck.description[lang]}</p>
        <div className="deck-do">
          <div className="deck-select">
            <label htmlFor={select} className="sr">
              {s.home.deckOf(s.player(seat + 1))}
            </label>
            <select
              id={select}
              value={deck.id}
              onChange={(event) => {
                const chosen = offers.find(({ id }) => id === event.target.value);
                if (chosen) onChange(chosen);
              }}
            >
              {offers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[lang]}
                </option>
              ))}
            </select>
            <span aria-hidden="true">
              {s.home.changeDeck} <ChevronsUpDown className="ico" />
            </span>
          </div>
          <a className="btn" href={DECK} onClick={edit}>
            {s.home.editDeck}
          </a>
        </div>
      </div>
      <ul className="fan" aria-hidden={!later}>
        {later ? <later.Fan deck={deck} /> : FAN.map((n) => <li key={n} className="fan-space" />)}
      </ul>
    </section>
  );
}
