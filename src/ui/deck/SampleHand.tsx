import { oddsOf } from '@/catalogue/decklist/check';
import { FIRST_HAND } from '@/catalogue/decklist/piles';
import { useLang } from '../app/context';
import { CardFace } from '../card/CardFace';
import { faceFor, nameOf } from './catalog';
import { drawnFrom } from './hand';
import { DECK_WORDS } from './words';

interface Props {
  main: readonly number[];
  /** Which hand: the same number gives the same hand of the same deck. */
  seed: number;
  /** Cards drawn. */
  drawn: number;
  deal(seed: number, drawn: number): void;
  /** The card that is read: its odds are told if it is in the Main Deck. */
  card: number | null;
}

/** A first hand of the deck, and how likely a card is in one. */
export function SampleHand({ main, seed, drawn, deal, card }: Props) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const hand = drawnFrom(main, seed, drawn);
  const copies = main.filter((one) => one === card).length;
  return (
    <section className="panel dk-hand">
      <header>
        <h2>{words.hand}</h2>
        <p>{words.handOf(seed)}</p>
      </header>
      {hand.length === 0 ? (
        <p className="dk-note">{words.noHand}</p>
      ) : (
        <ul>
          {hand.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card can be drawn twice
            <li key={i}>
              <CardFace face={faceFor(one)} size="m" lang={lang} />
              <span className="sr">{nameOf(one, lang)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="dk-do">
        <button type="button" className="btn" onClick={() => deal(seed + 1, FIRST_HAND)}>
          {words.newHand} <kbd>H</kbd>
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={drawn >= main.length}
          onClick={() => drawn < main.length && deal(seed, drawn + 1)}
        >
          {words.drawMore}
        </button>
      </div>
      <p className="dk-note">
        {card !== null && copies > 0
          ? words.odds(nameOf(card, lang), FIRST_HAND, (oddsOf(copies, main.length, FIRST_HAND) * 100).toFixed(1))
          : words.askOdds}
      </p>
    </section>
  );
}
