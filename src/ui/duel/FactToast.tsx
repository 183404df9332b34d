import { useCallback, useEffect, useState } from 'react';
import './fact-toast.css';

interface Said {
  lines: readonly string[];
  /** Counts the answers: the same fact asked twice is said twice. */
  n: number;
}

/** How long a fact stays on the screen; it can be asked for again at any time. */
const SHOWN_MS = 12_000;

/** A fact that is said: `say` puts it on the page. */
export function useFacts(): [Said | null, (lines: readonly string[]) => void] {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((lines: readonly string[]) => setSaid((before) => ({ lines, n: (before?.n ?? 0) + 1 })), []);
  return [said, say];
}

/** The fact that was asked for, for the eye and in a live region. Nothing in it can be pressed, so it is in nobody's way. */
export function FactToast({ said, label }: { said: Said | null; label: string }) {
  return (
    <div className="facts" role="status" aria-label={label}>
      {said && (
        <div className="facts-said" key={said.n}>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
