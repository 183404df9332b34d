import type { CardView, StatLine } from '@/engine';
import { useTable } from '../duel/table';
import { untilText } from './lines';

/** How ATK, DEF and Level came about: the printed value, then every change with its source, in the order applied. */
export function Ledger({ card, select }: { card: CardView; select(card: number): void }) {
  const { stats } = card;
  if (!stats || stats.lines.length === 0) return null;
  const changed = (['atk', 'def', 'level'] as const).filter((what) => stats.lines.some((line) => line.what === what));
  return (
    <>
      {changed.map((what) => (
        <Column
          key={what}
          what={what}
          printed={stats.printed[what]}
          now={stats[what]}
          lines={stats.lines.filter((line) => line.what === what)}
          select={select}
        />
      ))}
    </>
  );
}

interface ColumnProps {
  what: StatLine['what'];
  printed: number;
  now: number;
  lines: readonly StatLine[];
  select(card: number): void;
}

function Column({ what, printed, now, lines, select }: ColumnProps) {
  const table = useTable();
  const { s } = table;
  const stat = { atk: s.inspector.atk, def: s.inspector.def, level: s.inspector.level }[what];
  return (
    <section className="ledger">
      <h3>{s.inspector.changes(stat)}</h3>
      <table>
        <tbody>
          <tr>
            <th scope="row">{s.inspector.printed}</th>
            <td>{s.number(printed)}</td>
          </tr>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one source can change a value twice; the order is the identity
            <tr key={i}>
              <th scope="row">
                <button type="button" className="ledger-source" onClick={() => select(line.source)}>
                  {table.name(line.source)}
                </button>
                <small>{untilText(line.until, s)}</small>
              </th>
              <td>{changeText(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{s.inspector.now}</th>
            <td>{s.number(now)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );

  function changeText({ change }: StatLine): string {
    if ('set' in change) return s.inspector.set(change.set);
    return change.add < 0 ? `−${s.number(-change.add)}` : `+${s.number(change.add)}`;
  }
}
