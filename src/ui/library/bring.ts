/** Duels brought from elsewhere: files of many, files of one, and texts that hold several links. */
import { isLink } from '@/replay/isLink';
import { type Game, goTo as goToStep } from '@/store/game';
import { keptAs } from '@/store/keeper';
import { linksIn, readLibrary } from '@/store/library';
import type { SavedDuel } from '@/store/saved';
import type { Stores } from '../app/context';
import type { Named } from '../app/files';
import { withLater } from '../app/lazy';
import { openLink } from '../app/openLink';
import { DUEL, DUELS, goTo } from '../app/route';
import { type Fault, reports } from './report';

interface Link extends Named {
  /** Which of the links in its file; 0 where there is one only. */
  link: number;
}

/**
 * A single link is opened on the table. Everything else is taken in among the duels of this browser, and a report says what
 * was and what was not. Nothing that is here already is changed.
 */
export async function bring(stores: Stores, texts: readonly Named[]): Promise<void> {
  const duels: SavedDuel[] = [];
  const faults: Fault[] = [];
  const links: Link[] = [];
  for (const { name, text } of texts) {
    if (/^\s*[{[]|^\s*$/.test(text)) {
      const read = readLibrary(text);
      if ('what' in read) faults.push({ kind: 'file', file: name, fault: read });
      else {
        duels.push(...read.duels);
        faults.push(...read.faults.map((fault): Fault => ({ kind: 'entry', file: name, fault })));
      }
      continue;
    }
    if (!isLink(text)) {
      faults.push({ kind: 'file', file: name, fault: { what: 'notDuels' } });
      continue;
    }
    const found = linksIn(text);
    links.push(...found.map((link, i) => ({ name, text: link, link: found.length > 1 ? i + 1 : 0 })));
  }
  if (links.length > 0) {
    const read = await readLinks(stores, links);
    if (!read) return;
    const [only] = read.duels;
    if (only && links.length === 1 && texts.length === 1) {
      if ((await openLink(stores.duel, links[0]!.text)) === 'opened') goTo(DUEL);
      return;
    }
    duels.push(...read.duels);
    faults.push(...read.faults);
  }
  const taken = stores.shelf.getState().takeIn(duels);
  reports.setState({ report: { taken, faults } });
  goTo(DUELS);
}

/** Plays the duels of links, so that the list can show how they stand. Null where the rules cannot be fetched. */
async function readLinks(
  stores: Stores,
  links: readonly Link[],
): Promise<{ duels: SavedDuel[]; faults: Fault[] } | null> {
  const duels: SavedDuel[] = [];
  const faults: Fault[] = [];
  const readers = await Promise.all([import('@/replay'), import('@/store/linked')]).catch(() => null);
  if (!readers) {
    stores.duel.getState().tell({ what: 'notLoaded' });
    return null;
  }
  const [{ decodeReplay, setupOf }, { openedRecord }] = readers;
  const isThere = await withLater(stores.duel, async ({ rules, letter, cards }) => {
    for (const { name: file, text, link } of links) {
      const decoded = await decodeReplay(text);
      if (!decoded.ok) {
        faults.push({ kind: 'link', file, link, fault: decoded.error, diverged: null });
        continue;
      }
      const { played, line, step } = openedRecord(decoded.record, cards);
      const { diverged } = played;
      if (diverged) faults.push({ kind: 'link', file, link, fault: null, diverged });
      if (!line) continue;
      const { decisions, snapshots, branches = [], notes = [] } = line;
      const opening = setupOf(decoded.record);
      const game: Game = { id: '', mode: 'solo', opening, decisions, snapshots, auto: [], cursor: 0, branches, notes };
      duels.push(keptAs({ rules, letter, now: Date.now }, goToStep(game, step)));
    }
  });
  return isThere ? { duels, faults } : null;
}
