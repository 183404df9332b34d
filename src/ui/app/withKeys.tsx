import { Fragment, type ReactNode } from 'react';

/** "{M} moves" with the key as a key. */
export function withKeys(text: string): ReactNode {
  return text.split(/\{([^}]+)\}/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence in their order
    i % 2 === 1 ? <kbd key={i}>{part}</kbd> : <Fragment key={i}>{part}</Fragment>,
  );
}
