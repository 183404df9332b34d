/** The page's own signs: seats, Spell Speed, link numbers, the mark. Each stands beside a word or carries a name. */
import type { Seat, SpellSpeed } from '@/engine';
import './marks.css';

/** Three raked strokes, each higher than the last. */
const STROKES = ['M0 20L5 8h4L4 20z', 'M9 20L16 4h4l-7 16z', 'M18 20L27 0h4L22 20z'] as const;

/** Disc for the first seat, diamond for the second. The seat's name stands beside it as text. */
export function SeatMark({ seat }: { seat: Seat }) {
  return <i className="seat-mark" data-seat={seat} aria-hidden="true" />;
}

/** One, two or three raked strokes: the Spell Speed. */
export function SpeedMark({ speed, label }: { speed: SpellSpeed; label: string }) {
  return (
    <svg className="speed-mark" viewBox="0 0 31 20" role="img" aria-label={label}>
      {STROKES.map((d, i) => (
        <path key={d} d={d} opacity={i < speed ? 1 : 0.24} />
      ))}
    </svg>
  );
}

/** The mark of the game. */
function Mark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 31 20" aria-hidden="true">
      <path d={STROKES.join('')} />
    </svg>
  );
}

/** The mark and the name. Its strokes are the only gold that is not the Chain. */
export function Logo() {
  return (
    <span className="logo">
      <Mark className="logo-mark" />
      <span className="logo-word">Spellspeed</span>
    </span>
  );
}

/** What a link is doing. `open` is the place of the next one. */
export type LinkLook = 'waiting' | 'resolving' | 'open' | 'done' | 'negated' | 'struck';

/** The number of a Chain Link in the shape of its seat. */
export function LinkNumber({ n, seat, look }: { n: number; seat: Seat; look: LinkLook }) {
  return (
    <span className="link-number" data-seat={seat} data-look={look} aria-hidden="true">
      {n}
    </span>
  );
}

/** Number of a choice that is only a draft: square and white, never gold. */
export function DraftTab({ n }: { n: number }) {
  return (
    <span className="draft-tab" aria-hidden="true">
      {n}
    </span>
  );
}

const CIRCLED = ['', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];

/** The number of an effect as it stands on the card. */
export const circled = (n: number): string => CIRCLED[n] ?? `(${n})`;
