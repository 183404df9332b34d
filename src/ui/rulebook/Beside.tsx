import { cards, loadCards } from '@/catalogue';
import type { CardDefinition } from '@/engine';
import type { Ruling } from '@/rulings/all';
import type { ScenarioCase } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import { useLang } from '../app/context';
import { type Texts, useTexts } from '../app/texts';
import type { Table } from '../duel/table';
import { sentenceOf } from '../log/lines';
import { Missed } from '../why/Missed';
import { cardsOf } from './contents';
import { type Course, rulesAt } from './course';
import { termsIn } from './terms';
import { RULEBOOK_WORDS } from './words';

/** The last effect that came too late up to here, and for what. */
export function TooLate({ table, texts }: { table: Table; texts: Texts }) {
  const missed = table.view.log.findLast((event) => event.type === 'triggerMissed');
  if (missed?.type !== 'triggerMissed') return null;
  return (
    <section className="panel rb-late">
      <h2>{sentenceOf(missed, table, texts)}</h2>
      <Missed event={missed.event} />
    </section>
  );
}

/** What the page says in sentences, without the names of cards: its statement, and the rules that its lines name. */
export function told(
  scenario: Ruling['scenario'],
  course: Course,
  part: ScenarioCase,
  texts: Texts,
  lang: Lang,
): string {
  const rules = part.steps.flatMap((line, i) => rulesAt(course, line, i).map((rule) => texts.ruleSentence(rule, lang)));
  const said = [scenario.title[lang], scenario.statement[lang], ...rules].join('\n');
  // "강제 탈출 장치" says nothing of mandatory effects.
  return definitionsOf(cardsOf({ cases: [part] })).reduce((text, card) => text.replaceAll(card.name[lang], ''), said);
}

const definitionsOf = (names: readonly string[]): CardDefinition[] =>
  names.flatMap((name) => loadCards().find((card) => card.name.en === name) ?? []);

/** Words of the game that are used here and may be new to a reader. */
export function Terms({ text }: { text: string }) {
  const lang = useLang();
  const terms = termsIn(text, lang);
  if (terms.length === 0) return null;
  return (
    <section className="panel rb-terms">
      <h2>{RULEBOOK_WORDS[lang].terms}</h2>
      <dl>
        {terms.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The texts of the cards, to be read where they are needed. */
export function CardLinks({ names }: { names: readonly string[] }) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const texts = useTexts();
  return (
    <section className="panel rb-cards">
      <h2>{words.cards}</h2>
      {definitionsOf(names).map((card) => (
        <details key={card.id}>
          <summary>{card.name[lang]}</summary>
          {texts && cards.has(card.id) && texts.cardText(card, lang).map((line) => <p key={line}>{line}</p>)}
        </details>
      ))}
    </section>
  );
}
