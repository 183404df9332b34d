import { useStrings } from '../app/context';
import type { ChartBox } from './box';
import './timing-chart.css';

interface Props {
  box: ChartBox | null;
  /** What is going on in it, in a few words. */
  note: string;
  /** A Chain is being built or resolved: the only time the chart may be gold. */
  chain: boolean;
}

/** Drawn at the width of the column it stands in, so that its text is as large as it says. */
const PLACES: Record<ChartBox, { x: number; y: number }> = {
  A: { x: 1, y: 10 },
  B: { x: 95, y: 10 },
  C: { x: 189, y: 10 },
  D: { x: 95, y: 62 },
  E: { x: 1, y: 62 },
};
const WIDTH = 82;

/** The Fast Effect Timing chart in small, with the box the duel is in. */
export function TimingChart({ box, note, chain }: Props) {
  const s = useStrings();
  return (
    <section className="panel chart" data-chain={chain}>
      <header className="chart-head">
        <h2>{s.chart.title}</h2>
        <p>
          {box && <b>{box}</b>} {note}
        </p>
      </header>
      <svg viewBox="0 0 272 94" role="img" aria-label={box ? s.chart.label(box, s.chart.boxes[box]) : s.chart.title}>
        <g className="chart-lines">
          <path d="M83 25h10M177 25h10" />
          <path d="M230 10V3H42v4" />
          <path d="M136 40v19" data-lit={box === 'D'} />
          <path d="M230 40v37h-50" />
          <path d="M42 40v19" data-lit={box === 'E'} />
          <path d="M93 77h-8" strokeDasharray="2 3" />
          <path d="M89 21l4 4-4 4M183 21l4 4-4 4M38 4l4 4 4-4M184 73l-4 4 4 4M38 56l4 4 4-4" />
          <path d="M132 56l4 4 4-4" data-lit={box === 'D'} />
        </g>
        {(Object.keys(PLACES) as ChartBox[]).map((key) => {
          const { x, y } = PLACES[key];
          return (
            <g key={key} data-on={key === box}>
              <rect x={x} y={y} width={WIDTH} height={30} rx={5} />
              <text x={x + 8} y={y + 19.5} className="chart-key">
                {key}
              </text>
              <text x={x + 21} y={y + 19}>
                {s.chart.boxes[key]}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
