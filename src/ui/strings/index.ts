import type { Lang } from '@/store/settings';
import { en } from './en';
import { ko } from './ko';
import type { Strings } from './words';

export type { Strings };

/** All words of the page: both languages are there from the start, so switching needs no reload. */
export const STRINGS: Readonly<Record<Lang, Strings>> = { en, ko };
