import { useId, useRef } from 'react';
import { otherSeat } from '@/engine';
import { useDuel } from '../app/context';
import { Key } from '../app/Key';
import { SeatMark } from '../app/marks';
import { useTable } from '../duel/table';
import { useKeptFocus } from '../duel/useKeptFocus';
import '../prompts/prompt.css';

/** In place of a prompt: the other player acted, and there is nothing to answer with. Nobody else learns that. */
export function Visit() {
  const { s, seat, bottom } = useTable();
  const leave = useDuel((state) => state.leave);
  const heading = useId();
  const question = useRef<HTMLHeadingElement>(null);
  useKeptFocus(question, heading);
  return (
    <section className="prompt" aria-labelledby={heading}>
      <p className="prompt-who">
        <SeatMark seat={bottom} />
        <b>{seat(bottom)}</b>
      </p>
      <div role="status">
        <h2 id={heading} ref={question} tabIndex={-1}>
          {s.visit.title}
        </h2>
        <p className="prompt-why">{s.visit.why(seat(otherSeat(bottom)))}</p>
      </div>
      <button type="button" className="btn wide solid" data-key="Escape" onClick={leave}>
        {s.visit.pass} <Key name="Esc" />
      </button>
    </section>
  );
}
