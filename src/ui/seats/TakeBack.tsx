import type { Duel, Seat } from '@/engine';
import type { Request } from '@/store/turns';
import { useDuel, useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import { seatName } from '../duel/seatName';
import './curtain.css';

/** One player asks the other to go back. Both look at the page now, so the table is not on it. */
export function TakeBack({ duel, request }: { duel: Duel; request: Request }) {
  const s = useStrings();
  const agree = useDuel((state) => state.agree);
  const name = (who: Seat): string => seatName(duel.options.names[who], who, s);
  const { from, to } = request;
  return (
    <main className="curtain-ask">
      <Dialog title={s.request.ask(name(to), name(from))} onClose={() => agree(false)}>
        <p className="dialog-text">{s.request.note(name(to))}</p>
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={() => agree(false)}>
            {s.request.no}
          </button>
          <button type="button" className="btn solid" onClick={() => agree(true)}>
            {s.request.yes}
          </button>
        </div>
      </Dialog>
    </main>
  );
}
