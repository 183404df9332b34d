/** Walks through the plain data of a card definition. */
import type { Key } from './problems';

/** Calls `visit` for every value below and including `node`; what it returns `false` for is not entered. */
export const walk = (
  node: unknown,
  visit: (value: unknown, path: readonly Key[]) => false | undefined,
  path: readonly Key[] = [],
): void => {
  if (visit(node, path) === false) return;
  if (Array.isArray(node)) {
    for (const [i, item] of node.entries()) walk(item, visit, [...path, i]);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) walk(value, visit, [...path, key]);
  }
};
