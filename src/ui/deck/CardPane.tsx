import { cardById } from '@/catalogue';
import { COPIES_MOST } from '@/catalogue/decklist/check';
import { copiesOf, type DeckPiles, PILES, type Pile } from '@/catalogue/decklist/piles';
import { useLang } from '../app/context';
import { useTexts } from '../app/texts';
import { CardFace } from '../card/CardFace';
import { faceFor, factsOf, nameOf } from './catalog';
import type { Chosen } from './moves';
import { homeOf } from './Piles';
import { DECK_WORDS } from './words';

interface Props {
  chosen: Chosen | null;
  piles: DeckPiles;
  add(card: number, to?: Pile): void;
  move(to: Pile): void;
  takeOut(): void;
}

/** The card that was pressed: its text, how many the deck holds, and what can be done with it. */
export function CardPane({ chosen, piles, add, move, takeOut }: Props) {
  const lang = useLang();
  const texts = useTexts();
  const words = DECK_WORDS[lang];
  if (!chosen) return <p className="dk-note">{words.nothing}</p>;
  const { card, spot } = chosen;
  const definition = cardById(card);
  const other = lang === 'en' ? 'ko' : 'en';
  const isFull = copiesOf(piles, card) >= COPIES_MOST;
  const counted = PILES.flatMap((pile) => {
    const n = piles[pile].filter((one) => one === card).length;
    return n > 0 ? `${words.piles[pile]} ${n}` : [];
  });
  const others = spot ? PILES.filter((pile) => pile !== spot.pile && (pile === 'side' || pile === homeOf(card))) : [];
  return (
    <article className="dk-pane" aria-label={nameOf(card, lang)}>
      <header>
        <CardFace face={faceFor(card)} size="m" lang={lang} nameless />
        <div>
          <h2>{nameOf(card, lang)}</h2>
          {definition && <p lang={other}>{nameOf(card, other)}</p>}
          {definition && <p>{factsOf(definition, lang)}</p>}
          {definition?.attribute && definition.type && texts && (
            <p>
              {texts.labelOf('attributes', definition.attribute, lang)} ·{' '}
              {texts.labelOf('types', definition.type, lang)}
            </p>
          )}
          <p>
            {words.inDeck}: {counted.join(', ') || 0}
          </p>
        </div>
      </header>
      <div className="dk-do">
        <button type="button" className="btn" aria-disabled={isFull} onClick={() => !isFull && add(card, spot?.pile)}>
          {isFull ? words.copies(copiesOf(piles, card), COPIES_MOST) : words.addOne}
        </button>
        {!spot && (
          <button type="button" className="btn" aria-disabled={isFull} onClick={() => !isFull && add(card, 'side')}>
            {words.to(words.piles.side)}
          </button>
        )}
        {others.map((pile) => (
          <button key={pile} type="button" className="btn" onClick={() => move(pile)}>
            {words.to(words.piles[pile])}
          </button>
        ))}
        {spot && (
          <button type="button" className="btn" onClick={takeOut}>
            {words.takeOut}
          </button>
        )}
      </div>
      {definition
        ? texts?.cardText(definition, lang).map((line) => (
            <p key={line} className="dk-text">
              {line}
            </p>
          ))
        : definition === undefined && <p className="dk-note">{words.unknownCard}</p>}
    </article>
  );
}
