import { useCallback, useEffect, useState } from 'react';

/** How long a frame stays while playing at speed 1, in milliseconds. */
const FRAME_MS = 1100;
/** At speed 0 nothing moves, but what happened is still to be read. */
const INSTANT_MS = 500;

export interface Player {
  at: number;
  playing: boolean;
  go(at: number): void;
  toggle(): void;
}

/**
 * Where one is in a list of frames, and the clock that goes on by itself.
 * @param length number of frames
 * @param speed playback speed; 0 is without movement
 */
export function usePlayer(length: number, speed: number, start = 0): Player {
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(false);
  const last = length - 1;
  // Where the list ends is asked for below: a new list may come together with a place in it.
  const go = useCallback((to: number) => {
    setPlaying(false);
    setAt(Math.max(0, to));
  }, []);
  const toggle = useCallback(() => {
    if (!playing) setAt((now) => (now >= last ? 0 : now));
    setPlaying(!playing);
  }, [playing, last]);
  const runs = playing && at < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), speed > 0 ? FRAME_MS / speed : INSTANT_MS);
    return () => clearInterval(timer);
  }, [runs, last, speed]);
  return { at: Math.min(at, Math.max(0, last)), playing: runs, go, toggle };
}
