import { Check, X } from 'lucide-react';
import { COPIES_MOST, type DeckProblem, deckProblems } from '@/catalogue/decklist/check';
import { type DeckPiles, moved, type Pile, without } from '@/catalogue/decklist/piles';
import type { Lang } from '@/store/settings';
import { useLang } from '../app/context';
import { isExtra, nameOf } from './catalog';
import { homeOf } from './Piles';
import { DECK_WORDS, type DeckWords } from './words';

interface Props {
  /** It stands under its title already. */
  titled: boolean;
  piles: DeckPiles;
  change(piles: DeckPiles): void;
}

/** What speaks against the deck, each with a way out where there is an obvious one. */
export function Legality({ titled, piles, change }: Props) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const problems = deckProblems(piles, isExtra);
  return (
    <section className="panel dk-legal">
      <header>
        {!titled && <h2>{words.legality}</h2>}
        <p>{words.noList}</p>
      </header>
      <ul>
        {problems.map((problem) => {
          const fix = fixOf(problem, piles, words);
          return (
            <li key={JSON.stringify(problem)}>
              <X className="ico" aria-hidden="true" />
              <div>
                <p>{problemText(problem, lang)}</p>
                {fix && (
                  <button type="button" className="btn" onClick={() => change(fix.piles)}>
                    {fix.text}
                  </button>
                )}
              </div>
            </li>
          );
        })}
        {problems.length === 0 && (
          <li data-ok="true">
            <Check className="ico" aria-hidden="true" />
            <p>{words.isLegal}</p>
          </li>
        )}
      </ul>
      <p className="dk-note">{words.sizes(piles.main.length, piles.extra.length, piles.side.length)}</p>
    </section>
  );
}

/** A problem as a sentence. */
export function problemText(problem: DeckProblem, lang: Lang): string {
  const { problems, pilesLong } = DECK_WORDS[lang];
  switch (problem.what) {
    case 'unknown':
      return problems.unknown(nameOf(problem.card, lang), problem.copies, pilesLong[problem.pile]);
    case 'tooFew':
      return problems.tooFew(pilesLong[problem.pile], problem.found, problem.least);
    case 'tooMany':
      return problems.tooMany(pilesLong[problem.pile], problem.found, problem.most);
    case 'copies':
      return problems.copies(nameOf(problem.card, lang), problem.found, problem.most);
    default:
      return problems.misplaced(nameOf(problem.card, lang), pilesLong[problem.pile]);
  }
}

const lastOf = (piles: DeckPiles, pile: Pile, card: number): DeckPiles =>
  without(piles, pile, piles[pile].lastIndexOf(card));

function fixOf(problem: DeckProblem, piles: DeckPiles, words: DeckWords): { text: string; piles: DeckPiles } | null {
  const { fixes } = words;
  switch (problem.what) {
    case 'unknown': {
      const { pile, card } = problem;
      return { text: fixes.drop, piles: { ...piles, [pile]: piles[pile].filter((one) => one !== card) } };
    }
    case 'copies': {
      if (problem.inSide) return { text: fixes.fromSide, piles: lastOf(piles, 'side', problem.card) };
      const pile = piles.main.filter((one) => one === problem.card).length > COPIES_MOST ? 'main' : 'extra';
      return { text: fixes.dropOne, piles: lastOf(piles, pile, problem.card) };
    }
    case 'misplaced': {
      const at = piles[problem.pile].indexOf(problem.card);
      return { text: fixes.move, piles: moved(piles, problem.pile, at, homeOf(problem.card)) };
    }
    default:
      return null;
  }
}
