import type { Strings } from '../words';
import { common } from './common';
import { home } from './home';
import { inspector } from './inspector';
import { prompt } from './prompt';
import { seats } from './seats';
import { settings } from './settings';
import { table } from './table';

/** The page's words in Korean, with the terms of the OCG. */
export const ko: Strings = { ...common, ...home, ...settings, ...table, ...prompt, ...inspector, ...seats };
