import { BookOpen, House, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cardById } from '@/catalogue';
import { rulings } from '@/rulings/all';
import { useDuel, useLang, useStrings } from '../app/context';
import { LanguageButton } from '../app/LanguageButton';
import { Logo } from '../app/marks';
import { DUEL, HOME, type Route, RULEBOOK } from '../app/route';
import { useTexts } from '../app/texts';
import { caseShowing, showing } from './contents';
import { RulingList } from './RulingList';
import { RulingPage } from './RulingPage';
import { indexOf } from './search';
import { RULEBOOK_WORDS } from './words';
import './ruling.css';
import './rulebook.css';

type Shown = Extract<Route, { page: 'rulebook' | 'rule' }>;

/** The rulebook: a list to search, and one page for each ruling. It comes in a chunk of its own. */
export function Rulebook({ route }: { route: Shown }) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const texts = useTexts();
  const entries = useMemo(() => indexOf(rulings), []);
  const [query, setQuery] = useState('');
  const wanted = wantedOf(route);
  return (
    <div className="rb">
      <Head />
      {!texts ? (
        <p className="waiting" role="status">
          {words.loading}
        </p>
      ) : (
        <div className="rb-body" data-page={wanted ? 'ruling' : 'list'}>
          <RulingList
            entries={entries}
            query={query}
            setQuery={setQuery}
            current={wanted?.id ?? null}
            rule={route.page === 'rule' ? route.rule : null}
            texts={texts}
          />
          {wanted && (
            <RulingPage
              key={`${wanted.id} ${wanted.at}`}
              id={wanted.id}
              at={wanted.at}
              rule={route.page === 'rule' ? route.rule : null}
              texts={texts}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The ruling an address means: by its id, or the plainest that shows a rule. Null for the list. */
function wantedOf(route: Shown): { id: string; at: number } | null {
  if (route.page === 'rulebook') return route.id === null ? null : { id: route.id, at: route.at };
  const card = route.card === null ? null : (cardById(route.card)?.name.en ?? null);
  const [best] = showing(rulings, route.rule, card);
  return best ? { id: best.scenario.id, at: caseShowing(best.scenario, route.rule) } : null;
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
