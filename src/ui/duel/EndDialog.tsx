import { Check, House, Link, RotateCcw } from 'lucide-react';
import { otherSeat } from '@/engine';
import { useDuel } from '../app/context';
import { Dialog } from '../app/Dialog';
import { SeatMark } from '../app/marks';
import { goTo, HOME } from '../app/route';
import { randomSeed } from '../home/opening';
import type { CopyLink } from './copyLink';
import { useTable } from './table';
import './end.css';

/** Who won and why, and what can be done next. */
export function EndDialog({ onClose, copy }: { onClose(): void; copy: CopyLink }) {
  const { s } = useTable();
  const rematch = useDuel((state) => state.rematch);
  return (
    <Dialog title={s.end.title} onClose={onClose}>
      <Outcome />
      <div className="dialog-actions">
        <button type="button" className="btn solid" onClick={() => rematch(randomSeed())}>
          <RotateCcw className="ico" aria-hidden="true" /> {s.end.rematch}
        </button>
        <button type="button" className="btn" onClick={copy.copy}>
          {copy.copied ? <Check className="ico" aria-hidden="true" /> : <Link className="ico" aria-hidden="true" />}
          {copy.copied ? s.top.copied : s.top.copyLink}
        </button>
        <button type="button" className="btn" onClick={() => goTo(HOME)}>
          <House className="ico" aria-hidden="true" /> {s.end.home}
        </button>
      </div>
      <button type="button" className="btn quiet wide end-look" onClick={onClose}>
        {s.end.look}
      </button>
    </Dialog>
  );
}

function Outcome() {
  const { s, view, seat } = useTable();
  const { result } = view;
  if (!result) return null;
  const { winner, reason } = result;
  return (
    <div className="outcome">
      <p className="outcome-who">
        {winner === null ? (
          s.end.draw
        ) : (
          <>
            <SeatMark seat={winner} /> {s.end.wins(seat(winner))}
          </>
        )}
      </p>
      <p>{s.end.reasons[reason](winner === null ? '' : seat(otherSeat(winner)))}</p>
      <p className="outcome-more">
        {s.end.afterTurns(view.turn)} · {s.lp} {s.number(view.seats[0].lp)} : {s.number(view.seats[1].lp)}
      </p>
    </div>
  );
}

/** In place of the prompt, once the dialog was put away. */
export function EndNote({ onOpen }: { onOpen(): void }) {
  const { s } = useTable();
  return (
    <section className="prompt" aria-label={s.end.title}>
      <Outcome />
      <button type="button" className="btn solid wide" onClick={onOpen}>
        {s.end.next}
      </button>
    </section>
  );
}
