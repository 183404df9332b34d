import { ArrowRight, CornerDownRight } from 'lucide-react';
import { LinkNumber, SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { lookOf } from '../chain/looks';
import { linkName } from '../chain/words';
import { Thumb } from '../duel/Thumb';
import { type Table, useTable } from '../duel/table';
import type { Frame } from './frames';
import { changesIn, linesIn } from './told';
import { STEP_WORDS } from './words';
import './steps.css';

interface Props {
  frames: readonly Frame[];
  at: number;
  /** The table one frame earlier. */
  was: Table;
  /** Plays on from the decision that is due here; null where the table stands there already. */
  onContinue?: (() => void) | null;
}

/** The operation that is shown: whose link, what happened, and where everything was before and is after it. */
export function StepPanel({ frames, at, was, onContinue = null }: Props) {
  const table = useTable();
  const texts = useTexts();
  const words = STEP_WORDS[table.lang];
  const frame = frames[at]!;
  const links = table.view.chain.length > 0 ? table.view.chain : table.pastChain;
  const link = frame.mode === 'none' ? undefined : links.find(({ number }) => number === frame.link);
  const group = frames.filter((other) => other.link === frame.link && other.mode === frame.mode);
  const changes = changesIn(frame, frames[at - 1], table, was);
  const all = Math.max(links.length, frame.link);
  return (
    <section className="panel step" aria-label={words.title}>
      <header>
        {link && <LinkNumber n={link.number} seat={link.seat} look={lookOf(link, frame.mode === 'activating')} />}
        <div>
          <h2>{link ? linkName(table, link) : words.title}</h2>
          {frame.mode !== 'none' && (
            <p>
              {words.ofLinks(frame.link, all)} {words[frame.mode]}
              {group.length > 1 && ` · ${words.operation(group.indexOf(frame) + 1, group.length)}`}
            </p>
          )}
        </div>
      </header>
      <ul className="step-lines">
        {texts && linesIn(frame, table, texts, was).map((line) => <li key={line}>{line}</li>)}
      </ul>
      {changes.length > 0 && (
        <>
          <h3>{words.moves}</h3>
          <ul className="step-changes">
            {changes.map((change) =>
              'card' in change ? (
                <li key={`c${change.card}`}>
                  <Thumb id={change.card} size="xs" />
                  <span>{table.name(change.card)}</span>
                  <span className="step-way">
                    {change.from} <ArrowRight className="step-arrow" aria-hidden="true" /> <b>{change.to}</b>
                  </span>
                </li>
              ) : (
                <li key={`s${change.seat}`}>
                  <SeatMark seat={change.seat} />
                  <span>
                    {table.seat(change.seat)} {words.lp}
                  </span>
                  <span className="step-way">
                    {table.s.number(change.from)} <ArrowRight className="step-arrow" aria-hidden="true" />{' '}
                    <b>{table.s.number(change.to)}</b>
                  </span>
                </li>
              ),
            )}
          </ul>
        </>
      )}
      {onContinue && (
        <div className="step-continue">
          <button type="button" className="btn" onClick={onContinue}>
            <CornerDownRight className="ico" aria-hidden="true" /> {words.continue}
          </button>
          <span>{words.continueHint}</span>
        </div>
      )}
    </section>
  );
}
