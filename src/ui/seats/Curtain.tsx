import { useMemo } from 'react';
import { labelOf } from '@/catalogue/text/labels';
import { type Duel, otherSeat, phaseOf, type Seat } from '@/engine';
import { useDuel, useLang, useSettings, useStrings } from '../app/context';
import { Key } from '../app/Key';
import { Logo, SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { seatName } from '../duel/seatName';
import { isWindow } from '../prompts/wording';
import { Hold } from './Hold';
import { lastAction } from './publicLog';
import './curtain.css';

interface Props {
  duel: Duel;
  /** Who takes the device. */
  seat: Seat;
  /** That player is not asked anything. */
  looks: boolean;
}

/** Between two players at one device: whose turn it is to look, and nothing that only one of them may know. */
export function Curtain({ duel, seat, looks }: Props) {
  const s = useStrings();
  const lang = useLang();
  const everyWindow = useSettings((settings) => settings.everyWindow);
  const open = useDuel((state) => state.open);
  const t = s.curtain;
  const name = (who: Seat): string => seatName(duel.options.names[who], who, s);
  const texts = useTexts();
  const happened = useMemo(() => (texts ? lastAction(duel, texts, lang) : []), [duel, texts, lang]);
  // Whether somebody who may answer has something to answer with is not for the other player to read.
  const answers = (looks && everyWindow) || (duel.prompt !== null && isWindow(duel.prompt.kind));
  const next = duel.result
    ? t.over
    : answers
      ? t.answers(name(seat))
      : looks
        ? t.look(name(seat))
        : t.asked(name(seat));
  return (
    <main className="curtain" data-seat={seat}>
      <header>
        <Logo />
        <p>
          {s.top.turn(duel.turn)}
          {duel.result === null && ` · ${labelOf('phases', phaseOf(duel), lang)}`}
          {duel.chain.length > 0 && (
            <>
              {' '}
              · <span className="curtain-chain">{t.chainOf(duel.chain.length)}</span>
            </>
          )}
        </p>
      </header>
      <div className="curtain-stage">
        <i className="curtain-shape" aria-hidden="true" />
        <div className="curtain-words">
          <p>{t.passTo}</p>
          <h1>
            <SeatMark seat={seat} />
            {name(seat)}
          </h1>
          <Hold onDone={open}>
            {t.show} <Key name="Enter" />
          </Hold>
          <p className="curtain-hint">{t.hint(name(otherSeat(seat)))}</p>
        </div>
      </div>
      <dl className="curtain-facts">
        <div>
          <dt>{t.lp}</dt>
          {([0, 1] as const).map((who) => (
            <dd key={who} className="num">
              <SeatMark seat={who} /> {name(who)} <b>{s.number(duel.seats[who].lp)}</b>
            </dd>
          ))}
        </div>
        {happened.length > 0 && (
          <div>
            <dt>{t.happened}</dt>
            {happened.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t.next}</dt>
          <dd>{next}</dd>
          {everyWindow && <dd className="curtain-note">{t.everyWindow}</dd>}
        </div>
        <div>
          <dt>{t.hidden}</dt>
          <dd>{t.hiddenText}</dd>
        </div>
      </dl>
    </main>
  );
}
