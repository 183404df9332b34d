import { Check, GitBranch, LayoutGrid, Link as LinkIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { cardById, cards, loadCards } from '@/catalogue';
import { rulingAddress } from '@/rulings/address';
import { type Ruling, rulingById, rulings } from '@/rulings/all';
import { useLang, useSettings, useStores } from '../app/context';
import { DUEL, goTo } from '../app/route';
import type { Texts } from '../app/texts';
import { Board } from '../board/Board';
import { Rail } from '../chain/Rail';
import { type Table, TableProvider } from '../duel/table';
import { useLayout } from '../duel/useLayout';
import { useLit } from '../duel/useLit';
import { sentenceOf } from '../log/lines';
import { Transport } from '../steps/Transport';
import { linesIn } from '../steps/told';
import { usePlayer } from '../steps/usePlayer';
import { Missed } from '../why/Missed';
import { Contrasts } from './Contrasts';
import { cardsOf, loneNames, showing } from './contents';
import { type Course, courseOf, decisionsAt, heldFor, namesFor, restsAt, tableOf } from './course';
import { keptPlace, useKeptPlace } from './keptPlace';
import { Lines } from './Lines';
import { Looked, type Looking } from './Looked';
import { sayGiven } from './say/given';
import { capital, speakerOf } from './say/speaker';
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

const NO_CARDS: ReadonlySet<number> = new Set();
const NO_ZONES: ReadonlyMap<string, number> = new Map();
const NONE: readonly number[] = [];
const UNKNOWN = { en: '?', ko: '?' };

interface PlayedProps {
  ruling: Ruling;
  at: number;
  rule: string | null;
  texts: Texts;
  /** What the ruling says: above the board. */
  head: ReactNode;
}

function Played({ ruling, at: board, rule, texts, head }: PlayedProps) {
  const { scenario } = ruling;
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const names = useMemo(() => namesFor(scenario), [scenario]);
  const speaker = useMemo(() => speakerOf(lang, nameIn(lang), names, loneNames(scenario)), [lang, names, scenario]);
  const held = useMemo(() => heldFor([speaker.seat(0), speaker.seat(1)]), [speaker]);
  const course = useMemo(() => courseOf(scenario, board, lang, texts, held), [scenario, board, lang, texts, held]);
  if (!course) {
    return (
      <>
        {head}
        <p className="rb-none">{words.failed}</p>
      </>
    );
  }
  const part = scenario.cases[board]!;
  return (
    <Stepped course={course} held={held} texts={texts} head={head}>
      {(at, go) => (
        <>
          <section className="panel rb-given">
            <h2>{words.given}</h2>
            <ul>
              {names === 'fixed' && <li>{words.turnOf(speaker.seat(0))}</li>}
              {part.board.map((line) => {
                const { seat, text } = sayGiven(line, speaker);
                return (
                  <li key={`${seat}${text}`}>
                    {seat !== null && <i className="seat-mark" data-seat={seat} aria-hidden="true" />}
                    <span>
                      {seat !== null && <b>{capital(speaker.seat(seat))}: </b>}
                      {text}
                    </span>
                  </li>
                );
              })}
            </ul>
            <Contrasts ruling={ruling} at={board} speaker={speaker} />
            <h2>{course.frames.length > 1 ? words.lines : words.outcome}</h2>
            <Lines part={part} course={course} at={at} go={go} speaker={speaker} rule={rule} texts={texts} />
            <p className="rb-ran" data-ok={course.why === null}>
              {course.why === null ? (
                <Check className="ico" aria-hidden="true" />
              ) : (
                <TriangleAlert className="ico" aria-hidden="true" />
              )}
              {course.why === null ? words.asRuled(course.checks) : words.otherwise(course.why)}
            </p>
          </section>
          <CardLinks names={cardsOf({ cases: [part] })} />
        </>
      )}
    </Stepped>
  );
}

/** The name of a card in a language, by any name a ruling may use. */
function nameIn(lang: 'en' | 'ko'): (name: string) => string {
  const names = new Map<string, string>();
  for (const { id, name, tokens } of loadCards()) {
    for (const token of Object.values(tokens ?? {})) names.set(token.name.en, token.name[lang]);
    for (const key of [name.en, name.ko, name.ja, String(id)]) names.set(key, name[lang]);
  }
  return (name) => names.get(name) ?? name;
}

interface SteppedProps {
  course: Course;
  held: ReturnType<typeof heldFor>;
  texts: Texts;
  head: ReactNode;
  children(at: number, go: (at: number) => void): ReactNode;
}

/** The board of the frame shown, the controls below it, the Chain and the lines beside it. */
function Stepped({ course, held, texts, head, children }: SteppedProps) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const { duel: store } = useStores();
  const speed = useSettings((settings) => settings.speed);
  const layout = useLayout();
  const [lit, setLit] = useState<readonly number[]>(NONE);
  const [looking, look] = useState<Looking | null>(null);
  const select = (card: number): void => look({ card });
  const player = useKeptPlace(usePlayer(course.frames.length, speed, keptPlace()));
  const frame = course.frames[player.at]!;
  const table = useMemo(() => tableOf(frame.duel, lang, held), [frame, lang, held]);
  useLit(lit, table);
  const before = course.frames[player.at - 1];
  const was = useMemo(() => (before ? tableOf(before.duel, lang, held) : null), [before, lang, held]);
  const text = linesIn(frame, table, texts, was).join(' ');
  /** @param option of the decision that is due, taken at once */
  const playOn = (option?: number): void => {
    const step = decisionsAt(course, player.at);
    const { board, decisions, snapshots } = course;
    store
      .getState()
      .adopt(board, { decisions: decisions.slice(0, step), snapshots: snapshots.slice(0, step + 1) }, step, null);
    if (option !== undefined) store.getState().answer(option);
    goTo(DUEL);
  };
  const changeBoard = (board: Course['board']): void => {
    import('../editor').then(
      ({ edit }) => edit(board),
      () => store.getState().tell({ what: 'notLoaded' }),
    );
  };
  const sheet = layout === 'phone';
  const board = useRef<HTMLDivElement>(null);
  /** A line below the board on a phone: the board it goes to comes into sight. */
  const show = (at: number): void => {
    player.go(at);
    if (sheet) board.current?.scrollIntoView({ block: 'start' });
  };
  const looked = looking && <Looked {...{ course, table, held, looking, look, playOn, sheet }} at={player.at} />;
  return (
    <TableProvider table={table}>
      {sheet && looked}
      <div className="rb-run">
        <div className="rb-first">
          {head}
          <div className="rb-table" ref={board}>
            <Board
              view={table.view}
              lang={lang}
              bottom={table.bottom}
              cardName={(def) => cardById(def)?.name ?? UNKNOWN}
              shortName={(def) => cardById(def)?.short ?? UNKNOWN}
              facts={cardById}
              usable={NO_CARDS}
              pickable={NO_CARDS}
              picked={NONE}
              zoneChoices={NO_ZONES}
              selected={looking && 'card' in looking ? looking.card : null}
              onCard={select}
              onZone={() => {}}
              onPile={(seat, place) => look({ pile: { seat, place } })}
              speed={speed}
              fit={layout === 'phone' ? 'width' : 'box'}
              smallHands={!course.frames.some(({ duel }) => duel.seats[table.bottom].hand.length > 0)}
            />
          </div>
        </div>
        {/* On a phone they follow the board and stay at the lower edge; beside the board they stand above what is told. */}
        <div className="rb-told">
          <div className="rb-controls">
            <p className="rb-now">{course.frames.length > 1 ? text : words.still}</p>
            {course.frames.length > 1 && <Transport {...player} frames={course.frames} text={text} focused={false} />}
          </div>
          <div className="rb-actions">
            <button type="button" className="btn" onClick={() => playOn()}>
              <GitBranch className="ico" aria-hidden="true" />{' '}
              {restsAt(course, player.at) ? words.playOn : words.playOnNext}
            </button>
            <button type="button" className="btn" onClick={() => changeBoard(course.board)}>
              <LayoutGrid className="ico" aria-hidden="true" /> {words.changeBoard}
            </button>
          </div>
          <p className="rb-hint">{words.press}</p>
          <aside className="rb-side">
            {!sheet && looked}
            {(table.view.chain.length > 0 || table.pastChain.length > 0) && (
              <div className="panel rb-rail">
                <Rail layout={layout === 'phone' ? 'row' : 'column'} light={setLit} select={select} asks={false} />
              </div>
            )}
            <TooLate table={table} texts={texts} />
            {children(player.at, show)}
          </aside>
        </div>
      </div>
    </TableProvider>
  );
}

/** The last effect that came too late up to here, and for what. */
function TooLate({ table, texts }: { table: Table; texts: Texts }) {
  const missed = table.view.log.findLast((event) => event.type === 'triggerMissed');
  if (missed?.type !== 'triggerMissed') return null;
  return (
    <section className="panel rb-late">
      <h2>{sentenceOf(missed, table, texts)}</h2>
      <Missed event={missed.event} />
    </section>
  );
}

/** The texts of the cards, to be read where they are needed. */
function CardLinks({ names }: { names: readonly string[] }) {
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let wanted = true;
    import('@/catalogue/text').then(
      (loaded) => wanted && setTexts(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  const definitions = names.flatMap((name) => loadCards().find((card) => card.name.en === name) ?? []);
  return (
    <section className="panel rb-cards">
      <h2>{words.cards}</h2>
      {definitions.map((card) => (
        <details key={card.id}>
          <summary>{card.name[lang]}</summary>
          {texts && cards.has(card.id) && texts.cardText(card, lang).map((line) => <p key={line}>{line}</p>)}
        </details>
      ))}
    </section>
  );
}
