import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { type ChartNode, NAMED_CHART } from '@/engine';
import { ruleAddress } from '@/rulings/address';
import type { Lang } from '@/store/settings';
import { useLang, useStrings } from '../app/context';
import type { ChartBox } from './box';
import { CHART_WORDS } from './chartWords';
import { legsOf } from './path';
import './timing-chart.css';

interface Props {
  box: ChartBox | null;
  /** What is going on in it, in a few words. */
  note: string;
  /** A Chain is being built or resolved: the only time the chart may be gold. */
  chain: boolean;
  /** The boxes passed on the way here, this one last. */
  path: readonly ChartBox[];
}

/** Drawn at the width of the column it stands in, so that its text is as large as it says. */
const PLACES: Record<ChartBox, { x: number; y: number }> = {
  A: { x: 1, y: 10 },
  B: { x: 95, y: 10 },
  C: { x: 189, y: 10 },
  D: { x: 95, y: 62 },
  E: { x: 1, y: 62 },
};
const [WIDTH, HEIGHT] = [82, 30];
const [ALL_WIDTH, ALL_HEIGHT] = [272, 94];
const BOXES = Object.keys(PLACES) as ChartBox[];

/** The ways of the chart, each with its arrow head. */
const LEGS: Record<string, string> = {
  'A>B': 'M83 25h10M89 21l4 4-4 4',
  'B>C': 'M177 25h10M183 21l4 4-4 4',
  'C>A': 'M230 10V3H42v4M38 4l4 4 4-4',
  'A>E': 'M24 40v19M20 56l4 4 4-4',
  'A>D': 'M62 40v11h48v8M106 56l4 4 4-4',
  'B>D': 'M130 40v19M126 56l4 4 4-4',
  'D>B': 'M152 62V43M148 46l4-4 4 4',
  'C>D': 'M230 40v37h-50M184 73l-4 4 4 4',
  'E>D': 'M85 77h8M89 73l4 4-4 4',
};

/** Where the rulebook shows what a box is about. */
const RULES: Record<ChartBox, string> = {
  A: 'not-your-priority',
  B: 'spell-speed',
  C: 'spell-speed',
  D: 'missed-timing',
  E: 'wrong-phase',
};

/** The Fast Effect Timing chart in small: the box the duel is in, the way it came, and the rule of each box. */
export function TimingChart({ box, note, chain, path }: Props) {
  const s = useStrings();
  const lang = useLang();
  const words = CHART_WORDS[lang];
  const [asked, setAsked] = useState<ChartBox | null>(null);
  const legs = legsOf(path);
  const way = path.map((key) => s.chart.boxes[key]).join(' → ');
  return (
    <section className="panel chart" data-chain={chain}>
      <header className="chart-head">
        <h2>{s.chart.title}</h2>
        <p>
          {box && <b>{box}</b>} {note}
        </p>
      </header>
      <div className="chart-map">
        <svg
          viewBox={`0 0 ${ALL_WIDTH} ${ALL_HEIGHT}`}
          role="img"
          aria-label={`${box ? s.chart.label(box, s.chart.boxes[box]) : s.chart.title}${path.length > 1 ? `. ${words.way(way)}` : ''}`}
        >
          <g className="chart-lines">
            {Object.entries(LEGS).map(([leg, d]) => (
              <path key={leg} d={d} data-lit={legs.has(leg)} />
            ))}
          </g>
          {BOXES.map((key) => {
            const { x, y } = PLACES[key];
            return (
              <g
                key={key}
                data-on={key === box}
                data-asked={key === asked}
                data-passed={key !== box && path.includes(key)}
              >
                <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={5} />
                <text x={x + 7} y={y + 19.5} className="chart-key">
                  {key}
                </text>
                <text x={x + 18} y={y + 19}>
                  {s.chart.boxes[key]}
                </text>
              </g>
            );
          })}
        </svg>
        {BOXES.map((key) => (
          <button
            key={key}
            type="button"
            aria-expanded={asked === key}
            aria-label={words.ask(key, s.chart.boxes[key])}
            style={placeOf(key)}
            onClick={() => setAsked(asked === key ? null : key)}
          />
        ))}
      </div>
      {asked && (
        <div className="chart-rule" role="status">
          <p>
            <b>
              {asked} {s.chart.boxes[asked]}
            </b>{' '}
            {words.who[asked]}
          </p>
          <ul>
            {sentencesOf(asked, lang).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <a href={ruleAddress(RULES[asked])}>
            <BookOpen className="ico" aria-hidden="true" /> {s.inspector.ruling}
          </a>
        </div>
      )}
    </section>
  );
}

function placeOf(key: ChartBox) {
  const { x, y } = PLACES[key];
  const percent = (part: number, of: number): string => `${(100 * part) / of}%`;
  return {
    left: percent(x, ALL_WIDTH),
    top: percent(y, ALL_HEIGHT),
    width: percent(WIDTH, ALL_WIDTH),
    height: percent(HEIGHT, ALL_HEIGHT),
  };
}

/** What the statechart itself says of the nodes in a box. */
function sentencesOf(box: ChartBox, lang: Lang): string[] {
  const said = (node: ChartNode): string[] => [
    ...(node.meta?.box === box ? [node.meta[lang]] : []),
    ...Object.values(node.states ?? {}).flatMap(said),
  ];
  // The Chain as a whole says no more than its parts.
  return said(NAMED_CHART).filter((text) => text.length > SHORTEST);
}
const SHORTEST = 8;
