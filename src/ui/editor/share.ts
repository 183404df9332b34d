/** The position as a link and as a scenario file, and back. */
import { cards } from '@/catalogue';
import { type BoardSetup, startPosition } from '@/engine';
import { readBoard } from '@/rulings/run/board';
import { readScenario, type Scenario } from '@/rulings/schema';
import { scenarioOf } from '@/rulings/write';
import type { Left } from '@/store/editorStore';
import type { Lang } from '@/store/settings';

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
  | { wrong: string | null };

/** What a pasted text or a file holds. `wrong: null`: neither a link nor a scenario. */
export async function read(text: string, lang: Lang): Promise<Read> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return readJson(trimmed);
  return trimmed.includes('#/d/') ? readLink(trimmed, lang) : { wrong: null };
}

function readJson(text: string): Read {
  let data: unknown;
  try {
    data = [JSON.parse(text)].flat()[0];
  } catch (error) {
    return { wrong: messageOf(error) };
  }
  const found = readScenario(data);
  if ('wrong' in found) return { wrong: found.wrong };
  return found.scenario.cases.length > 1 ? { scenario: found.scenario } : boardOf(found.scenario, 0);
}

/** A board of a scenario. */
export function boardOf(scenario: Scenario, at: number): Read {
  const part = scenario.cases[at];
  if (!part) return { wrong: null };
  try {
    return { setup: readBoard(part, cards, scenario.options?.switches).board, left: [] };
  } catch (error) {
    return { wrong: messageOf(error) };
  }
}

/** A link of a position opens as it was made, one of a duel at the step it shows. */
async function readLink(text: string, lang: Lang): Promise<Read> {
  const [{ decodeReplay, divergenceText, linkErrorText, setupOf }, { openedRecord }, { positionOf }] =
    await Promise.all([import('@/replay'), import('@/store/linked'), import('@/store/position')]);
  const decoded = await decodeReplay(text);
  if (!decoded.ok) return { wrong: linkErrorText(decoded.error, lang) };
  const { record } = decoded;
  const step = record.anchor?.decision ?? 0;
  const setup = setupOf(record);
  if (step === 0 && 'cards' in setup) return { setup, left: [] };
  const { line, played, step: at } = openedRecord(record, cards);
  const duel = line?.snapshots[Math.min(at, line.snapshots.length - 1)];
  const taken = duel ? positionOf(duel, cards) : null;
  if (taken) return taken;
  return { wrong: played.diverged ? divergenceText(played.diverged, lang) : null };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
