import { CornerDownRight } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DuelEvent } from '@/engine';
import { type Game, skippedWindows } from '@/store/game';
import { useDuel, useLang } from '../app/context';
import { SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { lengthOf } from '../steps/frames';
import { stepOf } from '../steps/span';
import { STEP_WORDS } from '../steps/words';
import { linesOf } from './lines';
import './log.css';

interface Props {
  game: Game;
  /** Shows the table as it was at an entry. */
  lookAt(event: number): void;
  /** Goes back to a step, to play on from there. */
  goTo(step: number): void;
  /** The entries that are looked at. */
  looked: readonly DuelEvent[];
  /** Steps through what has just happened, where no Chain offers that. */
  onStep?: (() => void) | null;
}

type Press = (event: number) => void;

/** Lines shown at first; a long duel is there on request. */
const SHOWN = 120;

/** What happened, in words. Pressing a line shows the table as it was then; beside it one plays on from there. */
export function Log({ game, lookAt, goTo, looked, onStep = null }: Props) {
  const { snapshots } = game;
  const table = useTable();
  const texts = useTexts();
  const { s } = table;
  const [all, setAll] = useState(false);
  const lines = useMemo(() => (texts ? linesOf(table, texts) : []), [table, texts]);
  const shown = all ? lines : lines.slice(-SHOWN);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.event.id;
  useLayoutEffect(() => {
    const box = list.current;
    if (box && last !== undefined) box.scrollTop = box.scrollHeight;
  }, [last]);
  // The step a line belongs to must not make every line new: they get the function through a reference.
  const press = useRef<Press>(lookAt);
  const resume = useRef<Press>(lookAt);
  useEffect(() => {
    press.current = lookAt;
    resume.current = (event) => goTo(stepOf(game, event));
  });
  // What came of the last decision: the table stands there already.
  const here = game.cursor > 0 ? lengthOf(snapshots[game.cursor - 1]!) : 0;
  return (
    <section className="panel log">
      <div className="log-head">
        <h2>{s.log.title}</h2>
        <Skipped game={game} />
        {onStep && table.view.chain.length + table.pastChain.length === 0 && (
          <button type="button" className="log-skipped" onClick={onStep}>
            {STEP_WORDS[table.lang].open}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="log-lines" role="log" aria-label={s.log.title} ref={list} tabIndex={0} onKeyDown={walk}>
        {lines.length > shown.length && (
          <button type="button" className="btn quiet wide" onClick={() => setAll(true)}>
            {s.log.earlier(lines.length - shown.length)}
          </button>
        )}
        <ol>
          {shown.map(({ event, text, seat, head }) => (
            <Line
              key={event.id}
              id={event.id}
              text={text}
              seat={seat}
              head={head}
              looked={looked.some(({ id }) => id === event.id)}
              press={press}
              resume={event.id < here ? resume : null}
            />
          ))}
        </ol>
        {lines.length === 0 && <p className="log-empty">{texts ? s.log.empty : s.log.loading}</p>}
      </div>
    </section>
  );
}

/**
 * Windows of this turn that nobody was asked about. A solo player steps back into the last; between two players each hears
 * of their own only, because a window without an option is never counted.
 */
function Skipped({ game }: { game: Game }) {
  const { s, view } = useTable();
  const enter = useDuel((state) => state.enterSkipped);
  const solo = game.mode === 'solo';
  const steps = skippedWindows(game).filter((step) => solo || game.snapshots[step]?.prompt?.seat === view.viewer);
  if (steps.length === 0) return null;
  const text = s.prompts.skipped(steps.length);
  return solo ? (
    <button type="button" className="log-skipped" title={s.prompts.stepIn} onClick={enter}>
      {text}
    </button>
  ) : (
    <span className="log-skipped">{text}</span>
  );
}

/** The log is one stop of the Tab key; arrows go from line to line, from the newest up, and to what stands beside a line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const item = document.activeElement?.closest('li');
  const at = lines.findIndex((line) => line.closest('li') === item);
  const last = lines.length - 1;
  const beside = item?.querySelector<HTMLElement>('.log-resume');
  if (item && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    event.preventDefault();
    (event.key === 'ArrowRight' ? beside : lines[at])?.focus();
    return;
  }
  const steps: Record<string, number> = {
    ArrowUp: at < 0 ? last : Math.max(0, at - 1),
    ArrowDown: at < 0 ? last : Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}

interface LineProps {
  id: number;
  text: string;
  seat: 0 | 1 | null;
  head: boolean;
  looked: boolean;
  press: { readonly current: Press };
  resume: { readonly current: Press } | null;
}

const Line = memo(function Line({ id, text, seat, head, looked, press, resume }: LineProps) {
  const words = STEP_WORDS[useLang()];
  return (
    <li data-head={head}>
      <button
        type="button"
        className="log-line"
        tabIndex={-1}
        aria-current={looked ? 'step' : undefined}
        title={words.look}
        onClick={() => press.current(id)}
      >
        <span className="log-seat">{seat !== null && <SeatMark seat={seat} />}</span>
        <span>{text}</span>
      </button>
      {resume && (
        <button
          type="button"
          className="log-resume"
          tabIndex={-1}
          aria-label={words.continueLong(text)}
          title={words.continue}
          onClick={() => resume.current(id)}
        >
          <CornerDownRight className="ico" aria-hidden="true" />
        </button>
      )}
    </li>
  );
});
