import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { missedMoment } from './missed';
import { WHY_WORDS } from './words';
import './missed.css';

/** No more of what lies between is told one by one. */
const MOST_BETWEEN = 2;

/** The moment an effect was too late for, drawn as a line: its event, what came after it, and what was the last to happen. */
export function Missed({ event }: { event: number }) {
  const table = useTable();
  const texts = useTexts();
  const words = WHY_WORDS[table.lang];
  const moment = texts && missedMoment(event, table, texts);
  if (!moment) return null;
  const { between, last } = moment;
  const told = between.slice(0, MOST_BETWEEN);
  return (
    <ol className="moment">
      <li data-kind="missed">{words.missedEvent(moment.event)}</li>
      {told.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice
        <li key={i}>{line}</li>
      ))}
      {between.length > told.length && <li>{words.andMore(between.length - told.length)}</li>}
      {last !== null && <li data-kind="last">{words.lastEvent(last)}</li>}
    </ol>
  );
}
