/** The page in Chromium: how long to the first board, and what blocks it while playing. */
import { cards, loadCards } from '../catalogue';
import { mixedDecks, mixSeeds, playDuel, random } from '../players';
import { encodeReplay, LINK_ROUTE, recordOf } from '../replay';
import { findChromium } from './chromium';
import { median, percentile, progress, repositoryRoot } from './io';

const VISITS = 5;
/** Steps taken with the keyboard in each visit. */
const STEPS_BACK = 40;
const ANSWERS = 20;

export interface PageFigures {
  /** From navigation to a board on the screen, median of the visits. */
  firstBoardMs: number;
  /** Tasks longer than 50 ms while stepping and answering, all visits together, and the longest. */
  longTasks: number;
  longestTaskMs: number;
  /** From a key to the next frame. */
  stepMs: number;
}

/** Runs in the page before anything else: notes long tasks and when the board appeared. */
function watch(): void {
  const seen = { board: 0, tasks: [] as { start: number; took: number }[] };
  Object.assign(window, { bench: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      seen.board = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface Watched extends Window {
  bench: { board: number; tasks: { start: number; took: number }[] };
}

async function longDuelLink(): Promise<string> {
  const setup = { decks: mixedDecks(loadCards()), options: { seed: 7 } };
  const players = [random(mixSeeds(7, 0)), random(mixSeeds(7, 1))] as const;
  const { answers } = playDuel(setup, cards, players, { check: 'none', decisionCap: 400 });
  return encodeReplay(recordOf({ setup, answers: answers.slice(0, -2) }, cards));
}

export async function measurePage(): Promise<PageFigures> {
  const { build, preview } = await import('vite');
  const { chromium } = await import('@playwright/test');
  const root = repositoryRoot();
  progress('building the page');
  await build({ root, logLevel: 'error' });
  const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const address = `${server.resolvedUrls?.local[0]}${LINK_ROUTE}${await longDuelLink()}`;
    const boards: number[] = [];
    const steps: number[] = [];
    const tasks: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(address);
      await page.waitForFunction(() => (window as unknown as Watched).bench.board > 0);
      const step = async (key: string) => {
        const before = Date.now();
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
        steps.push(Date.now() - before);
      };
      for (let back = 0; back < STEPS_BACK; back++) await step('Control+z');
      for (let answer = 0; answer < ANSWERS; answer++) await step('1');
      const { board, tasks: all } = await page.evaluate(() => (window as unknown as Watched).bench);
      boards.push(board);
      tasks.push(...all.filter(({ start }) => start > board).map(({ took }) => took));
      await context.close();
    }
    return {
      firstBoardMs: Math.round(median(boards)),
      longTasks: tasks.length,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      stepMs: Math.round(percentile(steps, 0.95)),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
