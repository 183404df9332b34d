import { useMemo } from 'react';
import type { Seat } from '@/engine';
import { current, type Game, goTo, stopsBetween, takeBranch } from '@/store/game';
import type { Request } from '@/store/turns';
import { useDuel, useLang, useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import { useTexts } from '../app/texts';
import { seatName } from '../duel/seatName';
import { publicLines, whereIn } from './publicLog';
import './curtain.css';

/** One player asks the other to go back, or for a draw. Both look at the page now, so the table is not on it. */
export function TakeBack({ game, request }: { game: Game; request: Request }) {
  const s = useStrings();
  const agree = useDuel((state) => state.agree);
  const duel = current(game);
  const name = (who: Seat): string => seatName(duel.options.names[who], who, s);
  const { from, to, back } = request;
  const isDraw = 'draw' in back;
  const title = isDraw ? s.request.draw(name(to), name(from)) : s.request.ask(name(to), name(from));
  return (
    <main className="curtain-ask">
      <Dialog title={title} onClose={() => agree(false)}>
        {!isDraw && <GoingBack game={game} back={back} name={name} />}
        <p className="dialog-text">{isDraw ? s.request.drawNote : s.request.note(name(to))}</p>
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={() => agree(false)}>
            {s.request.no}
          </button>
          <button type="button" className="btn solid" onClick={() => agree(true)}>
            {isDraw ? s.request.drawYes : s.request.yes}
          </button>
        </div>
      </Dialog>
    </main>
  );
}

interface BackProps {
  game: Game;
  back: Exclude<Request['back'], { draw: true }>;
  name(seat: Seat): string;
}

/** How far back it would go, to where, and what has happened since. */
function GoingBack({ game, back, name }: BackProps) {
  const s = useStrings();
  const lang = useLang();
  const target = useMemo(() => ('step' in back ? goTo(game, back.step) : takeBranch(game, back.branch)), [game, back]);
  const then = current(target);
  const asked = then.prompt?.seat;
  return (
    <>
      <p className="dialog-text">
        <b>{s.request.back(stopsBetween(game, target.cursor), whereIn(then, lang))}</b>
        {asked !== undefined && ` ${s.request.asks(name(asked))}`}
      </p>
      <Undone game={game} from={then.pastCount + then.log.length} />
    </>
  );
}

const MOST_LINES = 6;

/** What has happened since, as far as both players know it. */
function Undone({ game, from }: { game: Game; from: number }) {
  const s = useStrings();
  const lang = useLang();
  const texts = useTexts();
  const duel = current(game);
  const lines = useMemo(() => (texts ? publicLines(duel, from, texts, lang) : []), [duel, from, texts, lang]);
  if (lines.length === 0) return null;
  const earlier = lines.length - MOST_LINES;
  return (
    <section className="undone">
      <h3>{s.request.undone}</h3>
      {earlier > 0 && <p>{s.request.earlier(earlier)}</p>}
      <ul>
        {lines.slice(-MOST_LINES).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one sentence may be true twice
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
