import { Check, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { rulingAddress } from '@/rulings/address';
import { type Ruling, rulingById, rulings } from '@/rulings/all';
import { useLang } from '../app/context';
import type { Texts } from '../app/texts';
import { showing } from './contents';
import { Played } from './Played';
import { TOPIC_NAMES } from './topics';
import { useTitle } from './useTitle';
import { RULEBOOK_WORDS } from './words';

interface Props {
  ruling: Ruling;
  /** Which of its boards. */
  at: number;
  /** The rule somebody asked about. */
  rule: string | null;
  texts: Texts;
}

/** One ruling: what it says, its board, and its course to step through. */
export function RulingPage({ ruling, at, rule, texts }: Props) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const { scenario, topic } = ruling;
  const { id } = scenario;
  const heading = useTitle(scenario.title[lang]);
  const other = lang === 'ko' ? 'en' : 'ko';
  const { title: says, statement, doubtful, deviates, basis, cases, shownBy } = scenario;
  const head = (
    <header className="rb-head">
      <p className="rb-where">
        <span>{TOPIC_NAMES[topic][lang]}</span> <code lang="en">{id}</code> <CopyAddress id={id} at={at} />
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {says[lang]}
      </h1>
      <p className="rb-statement">{statement[lang]}</p>
      <p className="rb-other" lang={other}>
        {statement[other]}
      </p>
      {rule !== null && (
        <p className="rb-rule">
          <b>{words.showsRule}</b> {texts.ruleSentence(rule, lang)}
        </p>
      )}
      {doubtful && <Remark head={words.doubtful} text={doubtful[lang]} />}
      {deviates && <Remark head={words.deviates} text={deviates[lang]} />}
      {basis && <Remark head={words.basis} text={basis} />}
      {cases.length > 1 && (
        <nav className="rb-cases" aria-label={words.cases}>
          {cases.map((part, i) => (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: a board is its place in the ruling
              key={i}
              className="btn"
              href={rulingAddress(id, i)}
              aria-current={i === at ? 'true' : undefined}
            >
              {part.name?.[lang] ?? words.case(i + 1)}
            </a>
          ))}
        </nav>
      )}
      {!cases[at] && cases.length > 0 && (
        <p className="rb-none">
          {words.missingBoard(at + 1)} <a href={rulingAddress(id)}>{cases[0]?.name?.[lang] ?? words.case(1)}</a>
        </p>
      )}
    </header>
  );
  return (
    <main className="rb-page">
      {cases[at] ? <Played ruling={ruling} at={at} rule={rule} texts={texts} head={head} /> : head}
      <footer className="rb-more">
        {shownBy && <More head={words.shownBy} ids={shownBy} />}
        {rule !== null && (
          <More head={words.moreOfRule} ids={showing(rulings, rule).map(({ scenario }) => scenario.id)} not={id} />
        )}
        <More head={words.next} ids={neighbours(ruling)} not={id} />
      </footer>
    </main>
  );
}

function Remark({ head, text }: { head: string; text: string }) {
  return (
    <p className="rb-remark">
      <b>{head}</b> {text}
    </p>
  );
}

function CopyAddress({ id, at }: { id: string; at: number }) {
  const words = RULEBOOK_WORDS[useLang()];
  const [copied, setCopied] = useState(false);
  const address = new URL(rulingAddress(id, at), window.location.href).href;
  return (
    <button
      type="button"
      className="icon-btn"
      onClick={() =>
        navigator.clipboard.writeText(address).then(
          () => setCopied(true),
          // The address is in the bar of the browser too.
          () => {},
        )
      }
    >
      {copied ? <Check className="ico" aria-hidden="true" /> : <LinkIcon className="ico" aria-hidden="true" />}
      <span aria-live="polite">{copied ? words.copied : words.link}</span>
    </button>
  );
}

const MOST_NEIGHBOURS = 4;
/** Rulings of the same topic that stand around it. */
function neighbours(ruling: Ruling): string[] {
  const same = rulings.filter(({ topic }) => topic === ruling.topic);
  const at = same.indexOf(ruling);
  const from = Math.max(0, Math.min(at - 2, same.length - 1 - MOST_NEIGHBOURS));
  return same.slice(from, from + MOST_NEIGHBOURS + 1).map(({ scenario }) => scenario.id);
}

function More({ head, ids, not }: { head: string; ids: readonly string[]; not?: string }) {
  const lang = useLang();
  const shown = ids.filter((id) => id !== not).slice(0, 8);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{head}</h2>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <a href={rulingAddress(id)}>{rulingById(id)?.scenario.title[lang] ?? id}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
