import { useLayoutEffect } from 'react';
import { type Emblem, hueShift } from './emblem';
import { holdSymbol, symbolId } from './sprite';

/** The art of one card, drawn from the shared symbol of its passcode. */
export function Art({ emblem }: { emblem: Emblem }) {
  const { seed, ground, sigil, stars } = emblem;
  useLayoutEffect(() => holdSymbol({ seed, ground, sigil, stars }), [seed, ground, sigil, stars]);
  return (
    <svg
      className="cf-art"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      style={{ filter: `hue-rotate(${hueShift(seed)}deg)` }}
      aria-hidden="true"
    >
      <use href={`#${symbolId(emblem)}`} width="100" height="100" />
    </svg>
  );
}
