import {
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  Pause,
  Play,
  X,
} from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SPEEDS } from '@/store/settings';
import { useLang, useSettings, useStrings } from '../app/context';
import { RadioGroup } from '../app/RadioGroup';
import { byGroup, type Frame, type Group, groupsOf } from './frames';
import type { Player } from './usePlayer';
import { STEP_WORDS } from './words';
import './steps.css';

interface Props extends Player {
  frames: readonly Frame[];
  /** What happened in the frame shown, in one line. */
  text: string;
  /** Escape leaves. */
  onClose?: (() => void) | null;
  closable?: boolean;
  /** It takes the focus when it comes. */
  focused?: boolean;
}

/** Back and forth in a list of frames, by operation or by link, by itself or by hand. Serves duels, rulings and replays. */
export function Transport({
  frames,
  text,
  at,
  playing,
  go,
  toggle,
  onClose = null,
  closable = false,
  focused = true,
}: Props) {
  const lang = useLang();
  const s = useStrings();
  const words = STEP_WORDS[lang];
  const speed = useSettings((settings) => settings.speed);
  const change = useSettings((settings) => settings.change);
  const groups = useMemo(() => groupsOf(frames), [frames]);
  const last = frames.length - 1;
  const [isOpen, setOpen] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) slider.current?.focus({ preventScroll: true });
  }, [focused]);
  useStepKeys({ at, last, groups, go, toggle, onClose });
  const button = (name: string, to: number, icon: ReactNode, isFar = false) => (
    <button
      type="button"
      className={isFar ? 'icon-btn is-far' : 'icon-btn'}
      aria-label={name}
      title={name}
      aria-disabled={to === at}
      onClick={() => go(to)}
    >
      {icon}
    </button>
  );
  const ico = { className: 'ico', 'aria-hidden': true } as const;
  return (
    <section className="steps transport" aria-label={words.title} data-open={isOpen} data-still={last === 0}>
      {last > 0 && (
        <Track groups={groups} frames={frames} at={at}>
          <input
            ref={slider}
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-label={words.where}
            aria-valuetext={words.whereText(at + 1, frames.length, text)}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
        </Track>
      )}
      <div className="steps-row">
        {last > 0 && (
          <>
            <div className="steps-buttons">
              {button(words.first, 0, <ChevronFirst {...ico} />, true)}
              {button(words.linkBack, byGroup(groups, at, -1), <ChevronsLeft {...ico} />, true)}
              {button(words.back, Math.max(0, at - 1), <ChevronLeft {...ico} />)}
              <button type="button" className="btn solid steps-play" onClick={toggle}>
                {playing ? <Pause {...ico} /> : <Play {...ico} />}
                <span>{playing ? words.pause : words.play}</span>
              </button>
              {button(words.next, Math.min(last, at + 1), <ChevronRight {...ico} />)}
              {button(words.linkNext, byGroup(groups, at, 1), <ChevronsRight {...ico} />, true)}
              {button(words.last, last, <ChevronLast {...ico} />, true)}
            </div>
            <RadioGroup
              legend={words.speed}
              quiet
              value={speed}
              options={SPEEDS.map((value) => [value, s.settings.speeds[`${value}`]])}
              onChange={(value) => change({ speed: value })}
            />
            <button
              type="button"
              className="icon-btn steps-more"
              aria-label={isOpen ? words.fewer : words.more}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronDown {...ico} /> : <ChevronUp {...ico} />}
            </button>
          </>
        )}
        {onClose && closable && (
          <button type="button" className="btn steps-close" aria-label={words.close} onClick={onClose}>
            <X {...ico} /> <span>{words.close}</span>
          </button>
        )}
      </div>
      <p className="steps-keys" aria-hidden="true">
        {words.keys}
      </p>
      <p className="sr" role="status">
        {text}
      </p>
    </section>
  );
}

/** More frames than this have no room for a tick each on a phone. */
const DENSE = 12;

/** One tick for each frame, in groups: the links as they were activated, then as they resolve. */
function Track({
  groups,
  frames,
  at,
  children,
}: {
  groups: readonly Group[];
  frames: readonly Frame[];
  at: number;
  children: ReactNode;
}) {
  const last = Math.max(1, frames.length - 1);
  const place = (i: number): CSSProperties => ({ '--at': i / last }) as CSSProperties;
  return (
    <div className="steps-track" data-dense={frames.length > DENSE}>
      <div aria-hidden="true">
        <span className="steps-done" style={place(at)} />
        {groups.map(({ from, to, link, mode }) => (
          <span
            key={from}
            className="steps-group"
            data-mode={mode}
            data-past={from <= at}
            style={{ '--at': from / last, '--to': to / last } as CSSProperties}
          >
            {link > 0 && <b>{link}</b>}
          </span>
        ))}
        {frames.map((frame, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place in the list
            key={i}
            className="steps-tick"
            data-mode={frame.mode}
            data-past={i <= at}
            style={place(i)}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

interface Keys extends Pick<Player, 'at' | 'go' | 'toggle'> {
  last: number;
  groups: readonly Group[];
  onClose: (() => void) | null;
}

/** Arrows step, with Shift by link; they belong to the field while it has the focus. */
function useStepKeys(keys: Keys): void {
  const current = useRef(keys);
  // Before anything is seen: what is shown can be pressed.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const { at, last, groups, go, toggle, onClose } = current.current;
      const { target } = event;
      const inField =
        target instanceof HTMLElement &&
        target.closest('[role="grid"], [type="radio"], [role="log"], [type="search"], [type="text"]') !== null;
      const onButton = target instanceof HTMLElement && target.closest('button, a, summary') !== null;
      const to: Record<string, number> = {
        ArrowLeft: event.shiftKey ? byGroup(groups, at, -1) : at - 1,
        ArrowRight: event.shiftKey ? byGroup(groups, at, 1) : at + 1,
        Home: 0,
        End: last,
      };
      const next = to[event.key];
      if (next !== undefined && !inField) go(next);
      else if (event.key === ' ' && !inField && !onButton) toggle();
      else if (event.key === 'Escape' && onClose) onClose();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
