import { Check, GitBranch, LayoutGrid, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { cardById, loadCards } from '@/catalogue';
import type { Ruling } from '@/rulings/all';
import { useLang, useSettings, useStores } from '../app/context';
import { DUEL, goTo } from '../app/route';
import type { Texts } from '../app/texts';
import { Board } from '../board/Board';
import { Rail } from '../chain/Rail';
import { TableProvider } from '../duel/table';
import { useLayout } from '../duel/useLayout';
import { useLit } from '../duel/useLit';
import { RuleAddress } from '../inspector/RuleLink';
import { Transport } from '../steps/Transport';
import { linesIn } from '../steps/told';
import { usePlayer } from '../steps/usePlayer';
import { CardLinks, Terms, TooLate, told } from './Beside';
import { Contrasts } from './Contrasts';
import { cardsOf, loneNames } from './contents';
import { type Course, courseOf, decisionsAt, heldFor, namesFor, restsAt, tableOf } from './course';
import { keptPlace, useKeptPlace } from './keptPlace';
import { Lines } from './Lines';
import { Looked, type Looking } from './Looked';
import { otherRuling } from './others';
import { sayGiven } from './say/given';
import { capital, speakerOf } from './say/speaker';
import { RULEBOOK_WORDS } from './words';

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

/** A board of a ruling and its course. */
export function Played({ ruling, at: board, rule, texts, head }: PlayedProps) {
  const { scenario } = ruling;
  const lang = useLang();
  const words = RULEBOOK_WORDS[lang];
  const names = useMemo(() => namesFor(scenario), [scenario]);
  const speaker = useMemo(() => speakerOf(lang, nameIn(lang), names, loneNames(scenario)), [lang, names, scenario]);
  const held = useMemo(() => heldFor([speaker.seat(0), speaker.seat(1)]), [speaker]);
  const course = useMemo(() => courseOf(scenario, board, lang, texts, held), [scenario, board, lang, texts, held]);
  const addressOf = useCallback(
    (rule: string, card = 0, action?: string, by = 0) =>
      otherRuling(scenario.id, rule, { card: cardById(card)?.name.en, action, by: cardById(by)?.name.en }),
    [scenario],
  );
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
    <RuleAddress value={addressOf}>
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
              <Lines
                id={scenario.id}
                part={part}
                course={course}
                at={at}
                go={go}
                speaker={speaker}
                rule={rule}
                texts={texts}
              />
              <p className="rb-ran" data-ok={course.why === null}>
                {course.why === null ? (
                  <Check className="ico" aria-hidden="true" />
                ) : (
                  <TriangleAlert className="ico" aria-hidden="true" />
                )}
                {course.why === null ? words.asRuled(course.checks) : words.otherwise(course.why)}
              </p>
            </section>
            <Terms text={told(scenario, course, part, texts, lang)} />
            <CardLinks names={cardsOf({ cases: [part] })} />
          </>
        )}
      </Stepped>
    </RuleAddress>
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
    import('../editor').then(({ edit }) => edit(board)).catch(() => store.getState().tell({ what: 'notLoaded' }));
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
