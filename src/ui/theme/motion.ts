/** How long things move, in milliseconds at speed 1: the same numbers as the `--m-*` tokens. */
export const MOVE_MS = 220;
export const LINK_MS = 320;
/** With reduced motion a move is told by an outline on both ends, for this long. */
export const OUTLINE_MS = 2000;
export const EASE_MOVE = 'cubic-bezier(0.3, 0, 0.1, 1)';

/** Whether the reader asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a playback speed makes of every duration, the `--pace` of the style sheets: half at 2, nothing at 0. */
export const paceAt = (speed: number): number => (speed > 0 ? 1 / speed : 0);

/** Duration at a playback speed: 2 is twice as fast, 0 is instant. */
export const atSpeed = (ms: number, speed: number): number => ms * paceAt(speed);
