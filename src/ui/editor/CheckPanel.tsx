import { Check, TriangleAlert, X } from 'lucide-react';
import { cards } from '@/catalogue';
import { fixText, problemText } from '@/catalogue/text/setup';
import { fixOf, type Problem } from '@/engine';
import { useLang } from '../app/context';
import { editorStore, useEdited } from './kept';
import { namesFor, placeText } from './model';
import { EDITOR_WORDS } from './words';

interface Props {
  problems: readonly Problem[];
  /** Notes the player has read and wants to keep. */
  onKeep(problem: Problem): void;
  onShow(card: number): void;
}

export const keyOf = ({ id, card, other, seat, counter }: Problem): string =>
  [id, card, other, seat, counter].join(' ');

/** Everything that is wrong or unlikely, each with a way out where there is one. */
export function CheckPanel({ problems, onKeep, onShow }: Props) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const blocked = problems.filter(({ blocking }) => blocking).length;
  const summary =
    blocked > 0 ? words.blocked(blocked) : problems.length > 0 ? words.notes(problems.length) : words.fine;
  return (
    <section className="ed-check" aria-label={words.check}>
      <header>
        <h2>{words.check}</h2>
        <p role="status">{summary}</p>
      </header>
      <ul>
        {problems.map((problem) => {
          const fix = fixOf(setup, problem, cards);
          const zone =
            fix?.place && fix.index !== undefined && problem.card !== undefined
              ? placeText(
                  { seat: setup.cards[problem.card]!.seat, place: fix.place, index: fix.index },
                  names.seat,
                  lang,
                )
              : '';
          return (
            <li key={keyOf(problem)} data-blocking={problem.blocking}>
              {problem.blocking ? (
                <X className="ico" aria-hidden="true" />
              ) : (
                <TriangleAlert className="ico" aria-hidden="true" />
              )}
              <p>{problemText(problem, names, lang)}</p>
              <div className="ed-ways">
                {problem.card !== undefined && (
                  <button type="button" className="btn" onClick={() => onShow(problem.card!)}>
                    {words.show}
                  </button>
                )}
                {!problem.blocking && (
                  <button type="button" className="btn" onClick={() => onKeep(problem)}>
                    {words.keep}
                  </button>
                )}
                {fix && (
                  <button
                    type="button"
                    className="btn"
                    onClick={() =>
                      editorStore.getState().apply(({ selected }) => ({
                        setup: fix.setup,
                        selected: fix.setup.cards.length === setup.cards.length ? selected : null,
                      }))
                    }
                  >
                    {fixText(fix, zone, names, lang)}
                  </button>
                )}
              </div>
            </li>
          );
        })}
        {problems.every(({ id }) => id !== 'unknownCard') && (
          <li>
            <Check className="ico is-fine" aria-hidden="true" />
            <p>{setup.cards.length === 0 ? words.noCards : words.allKnown}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
