import type { en } from './en';

/** What a language must have: the same keys, the same parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T extends ReadonlyArray<readonly [string, string]>
      ? ReadonlyArray<readonly [string, string]>
      : { [K in keyof T]: Words<T[K]> };
export type Strings = Words<typeof en>;
