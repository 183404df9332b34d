import { useMemo } from 'react';
import { rulingAddress } from '@/rulings/address';
import { rulings } from '@/rulings/all';
import { useLang } from '../app/context';
import { groupBy } from '../app/groups';
import type { Texts } from '../app/texts';
import { SearchField } from '../search/SearchField';
import { rulesOf } from './contents';
import { type Entry, nearestFirst } from './search';
import { PART_NAMES, PART_OF, PARTS, TOPIC_NAMES } from './topics';
import { RULEBOOK_WORDS } from './words';

interface Props {
  entries: readonly Entry[];
  query: string;
  setQuery(query: string): void;
  /** Id of the ruling that is shown. */
  current: string | null;
  /** Only rulings that show this rule. */
  rule: string | null;
  texts: Texts;
}

/** Every ruling by topic, and what a search leaves of them. */
export function RulingList({ entries, query, setQuery, current, rule, texts }: Props) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const shown = useMemo(() => {
    const all = rule === null ? entries : entries.filter(({ ruling }) => rulesOf(ruling.scenario).includes(rule));
    return nearestFirst(query === '' && all.length > 0 ? all : entries, query);
  }, [entries, query, rule]);
  const topics = useMemo(() => groupBy(shown, ({ ruling }) => ruling.topic), [shown]);
  const searched = query.trim() !== '';
  const open = rule !== null;
  const ofCurrent = rulings.find(({ scenario }) => scenario.id === current)?.topic;
  return (
    <nav className="rb-list" aria-label={words.title}>
      <SearchField label={words.search} value={query} onChange={setQuery} />
      {rule !== null && (
        <p className="rb-rule">
          <b>{words.rule}</b> {texts.ruleSentence(rule, lang)}
        </p>
      )}
      <p className="rb-count" role="status">
        {words.count(shown.length)}
      </p>
      {shown.length === 0 && <p className="rb-none">{words.none}</p>}
      <div className="rb-parts">
        {searched && (
          <ul>
            {shown.slice(0, MOST_FOUND).map((entry) => (
              <Item key={entry.ruling.scenario.id} {...{ entry, current }} topic />
            ))}
          </ul>
        )}
        {shown.length > MOST_FOUND && searched && (
          <p className="rb-none">{words.moreFound(shown.length - MOST_FOUND)}</p>
        )}
        {!searched &&
          PARTS.map((part) => {
            const mine = [...topics].filter(([topic]) => PART_OF[topic] === part);
            return (
              mine.length > 0 && (
                <section key={part}>
                  <h2>{PART_NAMES[part][lang]}</h2>
                  {mine.map(([topic, list]) => (
                    <details key={topic} open={open || topic === ofCurrent}>
                      <summary>
                        {TOPIC_NAMES[topic][lang]} <span>{list.length}</span>
                      </summary>
                      <ul>
                        {list.map((entry) => (
                          <Item key={entry.ruling.scenario.id} {...{ entry, current }} />
                        ))}
                      </ul>
                    </details>
                  ))}
                </section>
              )
            );
          })}
      </div>
    </nav>
  );
}

const MOST_FOUND = 60;

/** A ruling in the list; with its topic where it stands among those of others. */
function Item({ entry, current, topic = false }: { entry: Entry; current: string | null; topic?: boolean }) {
  const lang = useLang();
  const { scenario, topic: of } = entry.ruling;
  return (
    <li>
      <a
        className="rb-item"
        href={rulingAddress(scenario.id)}
        aria-current={scenario.id === current ? 'page' : undefined}
      >
        {scenario.title[lang]}
        {topic && <small>{TOPIC_NAMES[of][lang]}</small>}
      </a>
    </li>
  );
}
