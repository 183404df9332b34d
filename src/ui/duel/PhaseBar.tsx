import { useId } from 'react';
import { labelOf } from '@/catalogue/text/labels';
import { PHASES, type Phase, type Seat } from '@/engine';
import type { Stop } from '@/store/prompts';
import { useSettings } from '../app/context';
import { useTable } from './table';
import './phase-bar.css';

/** The Phases of the turn; one that can be entered now is a button. Below each, where both players want to be asked. */
export function PhaseBar({ answer }: { answer(index: number): void }) {
  const table = useTable();
  const { view, s, lang } = table;
  return (
    <ol className="phases" aria-label={s.top.phases} data-seat={view.turnPlayer} data-stops={s.top.stops}>
      {PHASES.map((phase) => {
        // After the duel there is no Phase: the chart counts its end to the End Phase.
        const here = view.result === null && view.phase === phase;
        const way = view.prompt?.options.find(({ option }) => option.do === 'toPhase' && option.phase === phase);
        const name = labelOf('phases', phase, lang);
        return (
          <li key={phase} aria-current={here ? 'step' : undefined}>
            {way ? (
              <button
                type="button"
                className="phase-name"
                onClick={() => answer(way.index)}
                aria-label={s.top.toPhase(name)}
              >
                {s.phasesShort[phase]}
              </button>
            ) : (
              <span className="phase-name">
                <span className="sr">{name}</span>
                <span aria-hidden="true">{s.phasesShort[phase]}</span>
              </span>
            )}
            <span className="stops">
              <StopButton phase={phase} seat={0} />
              <StopButton phase={phase} seat={1} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A pin: where players are asked automatically, they are asked in this Phase of this seat's turn. */
function StopButton({ phase, seat }: { phase: Phase; seat: Seat }) {
  const { s, lang, seat: nameOf } = useTable();
  const stops = useSettings((settings) => settings.stops);
  const change = useSettings((settings) => settings.change);
  const stop: Stop = `${phase}${seat}`;
  const pinned = stops.includes(stop);
  const label = s.top.stop(labelOf('phases', phase, lang), nameOf(seat));
  const note = useId();
  return (
    <span className="stop-slot">
      <button
        type="button"
        className="stop"
        data-seat={seat}
        aria-pressed={pinned}
        aria-label={label}
        aria-describedby={note}
        onClick={() => change({ stops: pinned ? stops.filter((other) => other !== stop) : [...stops, stop] })}
      />
      <span className="stop-tip" aria-hidden="true">
        <b>{label}</b>
        <span id={note}>{s.top.stopNote}</span>
      </span>
    </span>
  );
}
