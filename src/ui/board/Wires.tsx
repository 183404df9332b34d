import { type CSSProperties, useMemo } from 'react';
import type { BoardWire } from './model';
import { type Measures, routeWires } from './wires';
import './wires.css';

/** The lines of the field. For the eye only: the cards at their ends say the same in words. */
export function Wires({ wires, measures }: { wires: readonly BoardWire[]; measures: Measures }) {
  const routed = useMemo(() => routeWires(wires, measures), [wires, measures]);
  return (
    <svg className="bd-wires" aria-hidden="true">
      {routed.map((wire) => {
        const { look, number, seat } = wires.find((other) => other.key === wire.key)!;
        const style = {
          '--c': look === 'attack' ? `var(--seat-${seat === 0 ? 'a' : 'b'})` : undefined,
        } as CSSProperties;
        return (
          <g key={wire.key} className={`bd-wire is-${look}`} style={style}>
            <path className="case" d={wire.d} />
            <path className="line" d={wire.d} pathLength={look === 'target' || look === 'attack' ? 1 : undefined} />
            <path className="head" d={wire.head} />
            {number !== null && (
              <g className="no" transform={`translate(${wire.label.x} ${wire.label.y})`}>
                <circle r="0.47rem" />
                <text dy="0.25rem">{number}</text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
