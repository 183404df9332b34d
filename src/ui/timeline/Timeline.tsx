import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  StepBack,
  StepForward,
  X,
} from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Seat } from '@/engine';
import { type Game, redo, shared, undo } from '@/store/game';
import { notesOn } from '@/store/notes';
import { SPEEDS } from '@/store/settings';
import { useDuel, useSettings } from '../app/context';
import { RadioGroup } from '../app/RadioGroup';
import { useTable } from '../duel/table';
import { courseOf, nearest } from './course';
import { NoteEditor } from './NoteEditor';
import { TIMELINE_WORDS } from './words';
import '../steps/steps.css';
import './timeline.css';

interface Props {
  game: Game;
  /** Whose eyes a solo player looks with. */
  eyes: Seat | null;
  onEyes(seat: Seat | null): void;
  onClose(): void;
}

/** How long a decision stays while playing at speed 1, in milliseconds; at speed 0 half of it. */
const DECISION_MS = 1000;
/** Where one has come to is written down once nothing has moved for so long. */
const SETTLE_MS = 400;

/**
 * The whole duel as a line: turns, Chains, branches and notes on it, and every way to go through it. Between two players
 * only what both know is marked, and one goes by turn and Phase: the number of decisions would tell what was asked.
 */
export function Timeline({ game, eyes, onEyes, onClose }: Props) {
  const { lang, s, seat } = useTable();
  const words = TIMELINE_WORDS[lang];
  const { seek, settle } = useDuel((state) => state);
  const speed = useSettings((settings) => settings.speed);
  const change = useSettings((settings) => settings.change);
  const { cursor, decisions, snapshots } = game;
  const last = decisions.length;
  const isSolo = game.mode === 'solo';
  const course = useMemo(() => courseOf(snapshots), [snapshots]);
  const notes = useMemo(() => notesOn(game.notes, decisions), [game.notes, decisions]);
  const turns = useMemo(() => course.turns.map(({ step }) => step), [course]);
  const [playing, setPlaying] = useState(false);
  const go = (step: number | null): void => {
    setPlaying(false);
    if (step !== null) seek(step);
  };
  const next = redo(game).cursor;
  const runs = playing && cursor < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => seek(next), speed > 0 ? DECISION_MS / speed : DECISION_MS / 2);
    return () => clearTimeout(timer);
  }, [runs, next, speed, seek]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins the wait anew
  useEffect(() => {
    if (!isSolo) return;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [cursor, isSolo, settle]);

  const button = (name: string, to: number | null, icon: ReactNode) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      title={name}
      aria-disabled={to === null || to === cursor}
      onClick={() => go(to)}
    >
      {icon}
    </button>
  );
  const ico = { className: 'ico', 'aria-hidden': true } as const;
  const keys = (event: KeyboardEvent): void => {
    const to: Record<string, number | null> = {
      ArrowLeft: undo(game).cursor,
      ArrowRight: next,
      PageUp: nearest(turns, cursor, -1),
      PageDown: nearest(turns, cursor, 1),
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    go(to[event.key] ?? null);
  };
  return (
    <section className="steps timeline" aria-label={words.title}>
      {isSolo && (
        <div className="steps-track">
          <Marks game={game} course={course} notes={notes} />
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={cursor}
            aria-label={words.where}
            aria-valuetext={words.whereText(snapshots[cursor]!.turn, cursor, last)}
            onKeyDown={keys}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
        </div>
      )}
      <div className="steps-row">
        <div className="steps-buttons">
          {button(words.first, 0, <ChevronFirst {...ico} />)}
          {button(words.turnBack, nearest(turns, cursor, -1), <ChevronsLeft {...ico} />)}
          {button(words.phaseBack, nearest(course.phases, cursor, -1), <StepBack {...ico} />)}
          {isSolo && button(words.back, undo(game).cursor, <ChevronLeft {...ico} />)}
          {isSolo && (
            <button
              type="button"
              className="btn solid steps-play"
              onClick={() => {
                if (!playing && cursor >= last) seek(0);
                setPlaying(!runs);
              }}
            >
              {runs ? <Pause {...ico} /> : <Play {...ico} />}
              {runs ? words.pause : words.play}
            </button>
          )}
          {isSolo && button(words.next, next, <ChevronRight {...ico} />)}
          {button(words.phaseNext, nearest(course.phases, cursor, 1), <StepForward {...ico} />)}
          {button(words.turnNext, nearest(turns, cursor, 1), <ChevronsRight {...ico} />)}
          {button(words.last, last, <ChevronLast {...ico} />)}
        </div>
        {isSolo && (
          <RadioGroup
            legend={s.settings.speed}
            quiet
            value={speed}
            options={SPEEDS.map((value) => [value, s.settings.speeds[`${value}`]])}
            onChange={(value) => change({ speed: value })}
          />
        )}
        <button type="button" className="icon-btn timeline-close" aria-label={words.close} onClick={onClose}>
          <X {...ico} />
        </button>
      </div>
      <NoteEditor key={cursor} game={game} note={notes.get(cursor) ?? null}>
        {isSolo && (
          <RadioGroup<Seat | 2>
            legend={words.seenBy}
            quiet
            value={eyes ?? 2}
            options={[
              [2, words.both],
              [0, seat(0)],
              [1, seat(1)],
            ]}
            onChange={(value) => onEyes(value === 2 ? null : value)}
          />
        )}
      </NoteEditor>
      <p className="sr" role="status">
        {isSolo ? words.whereText(snapshots[cursor]!.turn, cursor, last) : words.turn(snapshots[cursor]!.turn)}
      </p>
    </section>
  );
}

interface MarksProps {
  game: Game;
  course: ReturnType<typeof courseOf>;
  notes: ReturnType<typeof notesOn>;
}

/** What lies along the line. The slider says the same in words. */
function Marks({ game, course, notes }: MarksProps) {
  const last = Math.max(1, game.decisions.length);
  const place = (step: number): CSSProperties => ({ '--at': step / last }) as CSSProperties;
  // Numbers that would touch each other are left out.
  const numbered = course.turns.filter(({ step }, i, all) => i === 0 || step - (all[i - 1]?.step ?? 0) > last / 40);
  return (
    <div aria-hidden="true">
      <span className="steps-done" style={place(game.cursor)} />
      {course.chains.map(({ from, to }) => (
        <span
          key={from}
          className="timeline-chain"
          style={{ '--at': from / last, '--to': to / last } as CSSProperties}
        />
      ))}
      {course.turns.map(({ step, turn, seat }) => (
        <span key={turn} className="timeline-turn" data-seat={seat} style={place(step)}>
          {numbered.some((one) => one.turn === turn) && turn}
        </span>
      ))}
      {game.branches.map((line) => (
        <span key={line.decisions.join('.')} className="timeline-fork" style={place(shared(game, line))} />
      ))}
      {[...notes].map(([step, { mark }]) => (
        <b key={step} className="timeline-note" style={place(step)}>
          {mark ?? '…'}
        </b>
      ))}
    </div>
  );
}
