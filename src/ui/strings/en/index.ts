import { common } from './common';
import { home } from './home';
import { inspector } from './inspector';
import { prompt } from './prompt';
import { seats } from './seats';
import { settings } from './settings';
import { table } from './table';

/** Every word of the page in English. Each file has its twin in `ko/`, and the types check that nothing is missing. */
export const en = { ...common, ...home, ...settings, ...table, ...prompt, ...inspector, ...seats };
