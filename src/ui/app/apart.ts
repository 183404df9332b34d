/** Things a player named, told apart where the name alone does not. */
import type { Lang } from '@/store/settings';
import { groupBy } from './groups';

/**
 * What each is called, by its id: its title, with date and time where several have it, and a number where even those are
 * the same.
 * @param at when it was changed last, in ms since 1970
 */
export function calledApart<T extends { id: string }>(
  all: readonly T[],
  titleOf: (one: T) => string,
  at: (one: T) => number,
  lang: Lang,
): Map<string, string> {
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const called = new Map<string, string>();
  for (const [title, same] of groupBy(all, titleOf)) {
    if (same.length === 1) called.set(same[0]!.id, title);
    else
      for (const [when, atOnce] of groupBy(same, (one) => `${title}, ${time.format(at(one))}`))
        for (const [i, one] of atOnce.entries()) called.set(one.id, atOnce.length === 1 ? when : `${when}, ${i + 1}`);
  }
  return called;
}
