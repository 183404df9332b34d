import { type DragEvent, type KeyboardEvent, useRef } from 'react';
import { cardById } from '@/catalogue';
import { PILES, type Pile } from '@/catalogue/decklist/piles';
import { useLang } from '../app/context';
import { CardFace } from '../card/CardFace';
import { faceFor, isExtra, nameOf } from './catalog';
import { type Chosen, dragged, isDragged, put, type Spot } from './moves';
import { DECK_WORDS } from './words';

interface Props {
  piles: Record<Pile, readonly number[]>;
  chosen: Chosen | null;
  choose(chosen: Chosen): void;
  /** A card was pressed, not only reached. */
  press(chosen: Chosen): void;
  /** Moves a card of the deck, or adds one that comes from the search. */
  drop(from: Spot | number, to: Pile): void;
  onKey(event: KeyboardEvent, card: number, spot: Spot): void;
  sort(): void;
}

/** The three piles of a deck. Each is one stop of the Tab key; arrows walk its cards. */
export function Piles(props: Props) {
  return PILES.map((pile) => <PileOf key={pile} {...props} pile={pile} />);
}

function PileOf({ pile, piles, chosen, choose, press, drop, onKey, sort }: Props & { pile: Pile }) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const list = useRef<HTMLUListElement>(null);
  const cards = piles[pile];
  const at = chosen?.spot?.pile === pile ? chosen.spot.at : -1;
  const stop = Math.min(Math.max(at, 0), cards.length - 1);
  const over = (event: DragEvent): void => {
    if (!isDragged(event)) return;
    event.preventDefault();
    event.currentTarget.setAttribute('data-over', 'true');
  };
  const leave = (event: DragEvent): void => event.currentTarget.removeAttribute('data-over');
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(event.target as HTMLButtonElement);
    const to = stepFrom(buttons, now, event.key);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <section
      className="dk-pile"
      data-pile={pile}
      aria-label={words.pilesLong[pile]}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={(event) => {
        leave(event);
        const from = dragged(event);
        if (from === null) return;
        event.preventDefault();
        drop(from, pile);
      }}
    >
      <header>
        <h2>
          {words.piles[pile]} <b>{cards.length}</b>
        </h2>
        <p>{partsOf(cards, words.kinds)}</p>
        {pile === 'main' && cards.length > 1 && (
          <button type="button" className="btn" onClick={sort}>
            {words.sort}
          </button>
        )}
      </header>
      {cards.length === 0 ? (
        <p className="dk-none">{words.empty[pile]}</p>
      ) : (
        <ul ref={list} onKeyDown={walk}>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its place
            <li key={i}>
              <button
                type="button"
                className="dk-card"
                draggable
                tabIndex={i === stop ? 0 : -1}
                aria-label={nameOf(card, lang)}
                aria-pressed={i === at}
                data-unknown={isExtra(card) === null}
                onClick={() => press({ card, spot: { pile, at: i } })}
                onFocus={() => choose({ card, spot: { pile, at: i } })}
                onKeyDown={(event) => onKey(event, card, { pile, at: i })}
                onContextMenu={(event) => {
                  event.preventDefault();
                  drop({ pile, at: i }, pile === 'side' ? homeOf(card) : 'side');
                }}
                onDragStart={(event) => put(event, { pile, at: i })}
              >
                <CardFace face={faceFor(card)} size="m" lang={lang} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where a card belongs when it is not in the Side Deck. */
export const homeOf = (card: number): Pile => (isExtra(card) ? 'extra' : 'main');

/** "Monsters 25 · Spells 8 · unknown 1". */
function partsOf(cards: readonly number[], kinds: Record<'monster' | 'spell' | 'trap' | 'unknown', string>): string {
  const counts = { monster: 0, spell: 0, trap: 0, unknown: 0 };
  for (const card of cards) counts[cardById(card)?.kind ?? 'unknown']++;
  return (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${kinds[kind]} ${counts[kind]}`)
    .join(' · ');
}

/** The card an arrow leads to: beside it, or the nearest one in the row above or below. */
function stepFrom(buttons: readonly HTMLElement[], from: number, key: string): number | null {
  if (from < 0) return null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, buttons.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    case 'ArrowDown':
    case 'ArrowUp':
      return inRow(buttons, from, key === 'ArrowDown' ? 1 : -1);
    default:
      return null;
  }
}

function inRow(buttons: readonly HTMLElement[], from: number, way: 1 | -1): number {
  const here = buttons[from]!.getBoundingClientRect();
  let best = from;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, button] of buttons.entries()) {
    const there = button.getBoundingClientRect();
    const down = (there.top - here.top) * way;
    // Only the next row: farther ones are reached from there.
    if (down < here.height / 2 || down > here.height * 1.9) continue;
    const aside = Math.abs(there.left - here.left);
    if (aside < nearest) [nearest, best] = [aside, i];
  }
  return best;
}
