import { type ReactNode, useEffect, useRef, useState } from 'react';

const HOLD_MS = 450;

/**
 * A button that is pressed or held. The second half of a double press is not taken: it was meant for the page before, and
 * would show the hand to the wrong player.
 */
export function Hold({ onDone, children }: { onDone(): void; children: ReactNode }) {
  const [held, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => done.current(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const release = (): void => setHeld(false);
  return (
    <button
      type="button"
      className="curtain-show"
      data-held={held}
      ref={button}
      onPointerDown={(event) => setHeld(event.isPrimary && event.detail <= 1)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // A key that is still down from the decision before repeats.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={(event) => {
        if (event.detail <= 1) onDone();
      }}
    >
      <span>{children}</span>
    </button>
  );
}
