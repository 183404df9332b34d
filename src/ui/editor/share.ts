/** The position as a link and as a scenario file, and back. */
import { cards } from '@/catalogue';
import { type BoardSetup, startPosition } from '@/engine';
import { readScenario, scenarioFaults } from '@/rulings/read';
import { readBoard } from '@/rulings/run/board';
import { Failure } from '@/rulings/run/failure';
import type { Scenario } from '@/rulings/schema';
import { scenarioOf } from '@/rulings/write';
import type { Left } from '@/store/editorStore';
import type { Lang } from '@/store/settings';
import { jsonPlace, type OpenFault } from './openFaults';
import { EDITOR_WORDS } from './words';

export async function linkFor(setup: BoardSetup): Promise<string> {
  const { encodeReplay, LINK_ROUTE, recordOf } = await import('@/replay');
  const record = recordOf({ setup, answers: [], snapshots: [startPosition(setup, cards)] }, cards);
  const page = window.location.href.split('#')[0] ?? '';
  return `${page}${LINK_ROUTE}${await encodeReplay(record)}`;
}

/** As `npm run scenario` runs it. */
export const fileFor = (setup: BoardSetup): string => `${JSON.stringify(scenarioOf(setup, cards), null, 2)}\n`;

export type Read =
  | { setup: BoardSetup; left: readonly Left[] }
  /** Several boards to choose from. */
  | { scenario: Scenario }
  | { wrong: OpenFault };

const said = (text: string): Read => ({ wrong: { what: 'said', text } });

/** What a pasted text or a file holds. */
export async function read(text: string, lang: Lang): Promise<Read> {
  const trimmed = text.trim();
  if (trimmed === '') return { wrong: { what: 'empty' } };
  if (trimmed.includes('#/d/') && !/^[{[]/.test(trimmed)) return readLink(trimmed, lang);
  let data: unknown;
  try {
    data = JSON.parse(trimmed);
  } catch (error) {
    return { wrong: /^[{[]/.test(trimmed) ? { what: 'json', at: jsonPlace(error, trimmed) } : { what: 'nothing' } };
  }
  return typeof data === 'object' && data !== null ? readJson(data, lang) : { wrong: { what: 'nothing' } };
}

/** A scenario, or the first of a list of them. */
function readJson(data: object, lang: Lang): Read {
  const one: unknown = Array.isArray(data) ? data[0] : data;
  if (one === undefined) return { wrong: { what: 'noScenario', faults: [] } };
  if (typeof one === 'object' && one !== null && 'spellspeed' in one) return { wrong: { what: 'duels' } };
  const found = readScenario(one);
  if ('wrong' in found) return { wrong: { what: 'noScenario', faults: scenarioFaults(one) } };
  return found.scenario.cases.length > 1 ? { scenario: found.scenario } : boardOf(found.scenario, 0, lang);
}

/** A board of a scenario. */
export function boardOf(scenario: Scenario, at: number, lang: Lang): Read {
  const part = scenario.cases[at];
  if (!part) return { wrong: { what: 'noCase' } };
  try {
    return { setup: readBoard(part, cards, scenario.options?.switches).board, left: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return said(lang === 'ko' ? (error.ko ?? error.message) : `${error.message}.`);
  }
}

/** A link of a position opens as it was made, one of a duel at the step it shows. */
async function readLink(text: string, lang: Lang): Promise<Read> {
  const [{ decodeReplay, divergenceText, linkErrorText, setupOf }, { openedRecord }, { positionOf }] =
    await Promise.all([import('@/replay'), import('@/store/linked'), import('@/store/position')]);
  const decoded = await decodeReplay(text);
  if (!decoded.ok) return said(linkErrorText(decoded.error, lang));
  const { record } = decoded;
  const step = record.anchor?.decision ?? 0;
  const setup = setupOf(record);
  if (step === 0 && 'cards' in setup) return { setup, left: [] };
  const { line, played, step: at } = openedRecord(record, cards);
  const duel = line?.snapshots[Math.min(at, line.snapshots.length - 1)];
  const taken = duel ? positionOf(duel, cards) : null;
  if (taken) return taken;
  return said(played.diverged ? divergenceText(played.diverged, lang) : EDITOR_WORDS[lang].notAtRest);
}
