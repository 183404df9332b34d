import { type RefObject, useLayoutEffect, useState } from 'react';
import { COLUMNS, ROWS } from './layout';
import type { Measures } from './wires';

/** The drawn size, until the page has been laid out. */
const DRAWN: Measures = { cw: 96, ch: 101, g: 14, narrow: false };
const NARROW_REM = 37.5;

/** Cell and gutter sizes of the field in pixels, kept up to date. */
export function useMeasures(grid: RefObject<HTMLElement | null>): Measures {
  const [measures, setMeasures] = useState(DRAWN);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const read = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const g = Number.parseFloat(getComputedStyle(element).columnGap);
      if (!width || !height || !Number.isFinite(g)) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const box = element.parentElement?.offsetWidth ?? width;
      const next: Measures = {
        cw: (width - (COLUMNS - 1) * g) / COLUMNS,
        ch: (height - (ROWS - 1) * g) / ROWS,
        g,
        narrow: box < NARROW_REM * rem,
      };
      setMeasures((now) =>
        now.cw === next.cw && now.ch === next.ch && now.g === g && now.narrow === next.narrow ? now : next,
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return measures;
}
