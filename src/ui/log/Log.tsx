import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Duel } from '@/engine';
import { type Game, skippedWindows } from '@/store/game';
import { useDuel } from '../app/context';
import { SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { STEP_WORDS } from '../steps/words';
import { linesOf } from './lines';
import './log.css';

interface Props {
  game: Game;
  goTo(step: number): void;
  /** Steps through what has just happened, where no Chain offers that. */
  onStep?: (() => void) | null;
}

/** Lines shown at first; a long duel is there on request. */
const SHOWN = 120;

/** What happened, in words. Pressing a line shows the table as it was then. */
export function Log({ game, goTo, onStep = null }: Props) {
  const { snapshots } = game;
  const table = useTable();
  const texts = useTexts();
  const { s } = table;
  const [all, setAll] = useState(false);
  const lines = useMemo(() => (texts ? linesOf(table, texts) : []), [table, texts]);
  const shown = all ? lines : lines.slice(-SHOWN);
  const ends = useMemo(() => snapshots.map(lengthOf), [snapshots]);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.event.id;
  useLayoutEffect(() => {
    const box = list.current;
    if (box && last !== undefined) box.scrollTop = box.scrollHeight;
  }, [last]);
  // The step a line belongs to must not make every line new: they get the function through a reference.
  const press = useRef<(event: number) => void>(() => {});
  useEffect(() => {
    press.current = (event) =>
      goTo(
        Math.max(
          0,
          ends.findIndex((end) => end > event),
        ),
      );
  });
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
            <Line key={event.id} id={event.id} text={text} seat={seat} head={head} press={press} />
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

/** The log is one stop of the Tab key; arrows go from line to line, from the newest up. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const last = lines.length - 1;
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
  press: { readonly current: (event: number) => void };
}

const Line = memo(function Line({ id, text, seat, head, press }: LineProps) {
  return (
    <li data-head={head}>
      <button type="button" tabIndex={-1} onClick={() => press.current(id)}>
        <span className="log-seat">{seat !== null && <SeatMark seat={seat} />}</span>
        <span>{text}</span>
      </button>
    </li>
  );
});

/** Events logged up to a state. */
const lengthOf = (duel: Duel): number => duel.pastCount + duel.log.length;
