import { BookOpen, House, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cardById } from '@/catalogue';
import { type Ruling, rulingById, rulings } from '@/rulings/all';
import type { Lang } from '@/store/settings';
import { useDuel, useLang, useStrings } from '../app/context';
import { LanguageButton } from '../app/LanguageButton';
import { Logo } from '../app/marks';
import { DUEL, HOME, type Route, RULEBOOK } from '../app/route';
import { type Texts, useTexts } from '../app/texts';
import { Absent } from './Absent';
import { caseShowing, showing } from './contents';
import { RulingList } from './RulingList';
import { RulingPage } from './RulingPage';
import { indexOf } from './search';
import { useTitle } from './useTitle';
import { RULEBOOK_WORDS } from './words';
import './ruling.css';
import './ruling-side.css';
import './rulebook.css';

export type Shown = Extract<Route, { page: 'rulebook' | 'rule' | 'unknown' }>;

/** The rulebook: a list to search, and one page for each ruling. It comes in a chunk of its own. */
export function Rulebook({ route }: { route: Shown }) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const texts = useTexts();
  const entries = useMemo(() => indexOf(rulings), []);
  const [query, setQuery] = useState('');
  const wanted = useMemo(() => wantedOf(route), [route]);
  const rule = route.page === 'rule' && wanted ? route.rule : null;
  const current = wanted?.ruling.scenario.id ?? null;
  const list = texts && <RulingList {...{ entries, query, setQuery, current, rule, texts }} />;
  return (
    <div className="rb">
      <Head />
      {!texts && (
        <p className="waiting" role="status">
          {words.loading}
        </p>
      )}
      {texts && wanted && (
        <div className="rb-body" data-page="ruling">
          {list}
          <RulingPage
            key={`${current} ${wanted.at}`}
            ruling={wanted.ruling}
            at={wanted.at}
            rule={route.page === 'rule' ? route.rule : null}
            texts={texts}
          />
        </div>
      )}
      {texts && !wanted && (
        <main className="rb-body" data-page="list">
          {isList(route) ? <ListTitle /> : <Absent key={lang} {...absentIn(route, words, texts, lang)} />}
          {list}
        </main>
      )}
    </div>
  );
}

const isList = (route: Shown): boolean => route.page === 'rulebook' && route.id === null;

/** The ruling an address means: by its id, or the plainest that shows a rule. Null where there is none. */
function wantedOf(route: Shown): { ruling: Ruling; at: number } | null {
  if (route.page === 'unknown') return null;
  if (route.page === 'rulebook') {
    const ruling = route.id === null ? undefined : rulingById(route.id);
    return ruling ? { ruling, at: route.at } : null;
  }
  const nameOf = (id: number | null) => (id === null ? undefined : cardById(id)?.name.en);
  const asked = { card: nameOf(route.card), action: route.action ?? undefined, by: nameOf(route.by) };
  const [best] = showing(rulings, route.rule, asked);
  return best ? { ruling: best, at: caseShowing(best.scenario, route.rule, asked) } : null;
}

/** What is not there, in words; of a rule that only no ruling shows, what it says. */
function absentIn(route: Shown, words: (typeof RULEBOOK_WORDS)[Lang], texts: Texts, lang: Lang) {
  if (route.page === 'unknown') return { says: words.missingPage, about: null };
  if (route.page === 'rulebook') return { says: words.missing(route.id ?? ''), about: null };
  return texts.RULE_IDS.includes(route.rule)
    ? { says: words.noRuling, about: texts.ruleSentence(route.rule, lang) }
    : { says: words.missingRule(route.rule), about: null };
}

function ListTitle() {
  const words = RULEBOOK_WORDS[useLang()];
  const heading = useTitle(words.title);
  return (
    <header className="rb-head">
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
    </header>
  );
}

function Head() {
  const s = useStrings();
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const playing = useDuel((state) => state.game !== null);
  return (
    <header className="top rb-top">
      <a className="top-logo" href={HOME} aria-label={s.top.home}>
        <Logo />
      </a>
      <p className="top-turn">
        <a className="rb-back" href={RULEBOOK}>
          <BookOpen className="ico" aria-hidden="true" /> {words.title}
        </a>
      </p>
      <nav className="top-nav" aria-label={words.title}>
        <a className="icon-btn" href={playing ? DUEL : HOME}>
          {playing ? <Undo2 className="ico" aria-hidden="true" /> : <House className="ico" aria-hidden="true" />}
          <span>{playing ? words.duel : words.home}</span>
        </a>
        <LanguageButton />
      </nav>
    </header>
  );
}
