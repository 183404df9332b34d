import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, MessageSquareText, Pause, Play, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { Seat } from '@/engine';
import { type Game, redo, shared, undo } from '@/store/game';
import { notesOn } from '@/store/notes';
import { SPEEDS } from '@/store/settings';
import { useDuel, useSettings } from '../app/context';
import { RadioGroup } from '../app/RadioGroup';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { byGroup, groupsOf } from '../steps/frames';
import { linesIn } from '../steps/told';
import type { Stepping } from '../steps/useSteps';
import { courseOf, nearest } from './course';
import { NoteEditor } from './NoteEditor';
import { TIMELINE_WORDS, UNITS, type Unit } from './words';
import '../steps/steps.css';
import './timeline.css';

interface Props {
  game: Game;
  /** Looking at what happened between two decisions. */
  stepping: Pick<Stepping, 'steps' | 'openSpan' | 'close'>;
  /** Whose eyes a solo player looks with. */
  eyes: Seat | null;
  onEyes(seat: Seat | null): void;
  /** There is little room: notes open on request. */
  compact: boolean;
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
export function Timeline({ game, stepping, eyes, onEyes, compact, onClose }: Props) {
  const table = useTable();
  const { lang, s, seat } = table;
  const texts = useTexts();
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
  const [unit, setUnit] = useState<Unit>(isSolo ? 'decision' : 'phase');
  const { steps, openSpan, close } = stepping;
  const seekTo = (step: number): void => {
    close();
    seek(step);
  };
  const go = (step: number | null): void => {
    setPlaying(false);
    if (step !== null) seekTo(step);
  };
  /** By what happened within a decision, and over its ends into the next. */
  const within = (way: 1 | -1, byLink: boolean): void => {
    const span =
      steps?.span ?? (way > 0 ? { from: cursor, to: redo(game).cursor } : { from: undo(game).cursor, to: cursor });
    const end = way > 0 ? span.to : span.from;
    const isOpen = openSpan(span, (frames) => {
      const over = frames.length - 1;
      const at = steps?.at ?? (way > 0 ? 0 : over);
      const to = byLink ? byGroup(groupsOf(frames), at, way) : at + way;
      return to <= 0 || to >= over || to === at ? null : to;
    });
    if (!isOpen) seekTo(end);
  };
  const target = (way: 1 | -1): number | null => {
    if (unit === 'phase') return nearest(course.phases, cursor, way);
    if (unit === 'turn') return nearest(turns, cursor, way);
    return way > 0 ? redo(game).cursor : undo(game).cursor;
  };
  const isFine = unit === 'operation' || unit === 'link';
  const step = (way: 1 | -1): void => {
    const to = target(way);
    if (isFine) within(way, unit === 'link');
    else if (to !== null) seekTo(to);
  };
  const isEnd = (way: 1 | -1): boolean => steps === null && (target(way) ?? cursor) === cursor;
  const runs = playing && !isEnd(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins the wait anew
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => step(1), speed > 0 ? DECISION_MS / speed : DECISION_MS / 2);
    return () => clearTimeout(timer);
  }, [runs, cursor, steps?.at, speed, unit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins the wait anew
  useEffect(() => {
    if (!isSolo) return;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [cursor, isSolo, settle]);

  const button = (name: string, isOff: boolean, onPress: () => void, icon: ReactNode) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={() => {
        setPlaying(false);
        if (!isOff) onPress();
      }}
    >
      {icon}
    </button>
  );
  const ico = { className: 'ico', 'aria-hidden': true } as const;
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'PageUp') go(nearest(turns, cursor, -1));
    else if (event.key === 'PageDown') go(nearest(turns, cursor, 1));
    else return;
    event.preventDefault();
    setPlaying(false);
  };
  const where = isSolo ? words.whereText(snapshots[cursor]!.turn, cursor, last) : words.turn(snapshots[cursor]!.turn);
  const happened = steps && texts ? linesIn(steps.frame, table, texts).join(' ') : '';
  const note = notes.get(cursor) ?? null;
  const units = <UnitChoice unit={unit} units={isSolo ? UNITS : SHARED_UNITS} onChange={setUnit} />;
  const editor = (
    <NoteEditor key={cursor} game={game} note={note}>
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
  );
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
            aria-valuetext={`${where} ${happened}`.trim()}
            onKeyDown={keys}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
        </div>
      )}
      <div className="steps-row">
        <div className="steps-buttons">
          {button(words.first, cursor === 0 && !steps, () => go(0), <ChevronFirst {...ico} />)}
          {button(words.back[unit], isEnd(-1), () => step(-1), <ChevronLeft {...ico} />)}
          {isSolo && (
            <button
              type="button"
              className="btn solid steps-play"
              onClick={() => {
                if (!runs && cursor >= last) seekTo(0);
                setPlaying(!runs);
              }}
            >
              {runs ? <Pause {...ico} /> : <Play {...ico} />}
              <span>{runs ? words.pause : words.play}</span>
            </button>
          )}
          {button(words.next[unit], isEnd(1), () => step(1), <ChevronRight {...ico} />)}
          {button(words.last, cursor === last, () => go(last), <ChevronLast {...ico} />)}
          {!compact && units}
        </div>
        {isSolo && !compact && (
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
      {compact ? (
        <div className="timeline-foot">
          <details className="timeline-more">
            <summary>
              <MessageSquareText {...ico} />
              <span>{note ? `${note.mark ?? ''} ${note.text}`.trim() : words.more(game.branches.length)}</span>
            </summary>
            {editor}
          </details>
          {units}
        </div>
      ) : (
        editor
      )}
      <p className="sr" role="status">
        {happened || where}
      </p>
    </section>
  );
}

/** Between two players: nothing that tells how many decisions there were. */
const SHARED_UNITS: readonly Unit[] = ['phase', 'turn'];

interface UnitProps {
  unit: Unit;
  units: readonly Unit[];
  onChange(unit: Unit): void;
}

/** How far one step goes. */
function UnitChoice({ unit, units, onChange }: UnitProps) {
  const { lang } = useTable();
  const words = TIMELINE_WORDS[lang];
  const id = useId();
  return (
    <span className="timeline-unit">
      <label htmlFor={id}>{words.by}</label>
      <select id={id} value={unit} onChange={(event) => onChange(event.target.value as Unit)}>
        {units.map((one) => (
          <option key={one} value={one}>
            {words.units[one]}
          </option>
        ))}
      </select>
    </span>
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
          style={{ '--at': from / last, '--to': Math.min(1, to / last) } as CSSProperties}
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
