/** `test` for every spec: pages in one language, which fail when the page reports an error or asks another host. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from '../support/expect';
import { type Lang, type Words, wordsOf } from '../support/words';
import type { Dialogs } from './dialogs';
import { Home } from './home';
import { Table } from './table';

export { expect };

/** The same for a whole test. */
const WHOLE_TEST = 240_000;

/** What a browser context needs to speak a language. */
export const localeOf = (lang: Lang): string => (lang === 'ko' ? 'ko-KR' : 'en-US');

interface Fixtures {
  /** Language of the browser, which the page follows. */
  lang: Lang;
  words: Words;
  home: Home;
  dialogs: Dialogs;
  table: Table;
  /** Everything the pages of this test complained about; a test that expects a complaint takes it out. */
  complaints: string[];
}

/** What Playwright says where `serviceWorkers` is `block`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Notes errors, exceptions and requests that leave the page's own host. */
function watch(context: BrowserContext, complaints: string[], origin: string): void {
  context.on('weberror', ({ error }) => void complaints.push(`exception: ${error().message}`));
  context.on('console', (message) => {
    const isOurs = message.text() !== WORKER_BLOCKED;
    if (isOurs && (message.type() === 'error' || message.type() === 'warning'))
      complaints.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    // What a page that is being left still asked for is no failure.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}, ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`another host: ${request.url()}`);
  });
}

/** A slow machine for those who look for races: `E2E_CPU=6` slows every page down so many times. */
const CPU = Number(process.env.E2E_CPU ?? 1);
/** A slow network: with `E2E_CHUNKS=800` every script but the first comes so many milliseconds later. */
const CHUNKS = Number(process.env.E2E_CHUNKS ?? 0);

async function slowsDown(context: BrowserContext): Promise<void> {
  if (CPU > 1) {
    context.on('page', async (page) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    });
  }
  if (CHUNKS > 0) {
    await context.route(/\/assets\/(?!index-)[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, CHUNKS));
      // A page that was left meanwhile waits for nothing any more.
      await route.continue().catch(() => {});
    });
  }
}

export const test = base.extend<Fixtures>({
  lang: ['en', { option: true }],
  // A button that cannot be pressed is told in seconds, not when the whole test is over.
  actionTimeout: 20_000,
  locale: async ({ lang }, use) => use(localeOf(lang)),
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  words: async ({ lang }, use) => use(wordsOf(lang)),
  complaints: [
    async ({ context, baseURL }, use, info) => {
      info.setTimeout(WHOLE_TEST);
      const complaints: string[] = [];
      watch(context, complaints, new URL(baseURL ?? '').origin);
      await slowsDown(context);
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
  home: async ({ page, lang }, use) => use(new Home(page, lang)),
  dialogs: async ({ table }, use) => use(table.dialogs),
  table: async ({ page, lang, hasTouch }, use) => use(new Table(page, lang, hasTouch)),
});

/** The same for a page of another browser, as if on another device. */
export function tableOn(page: Page, lang: Lang, complaints: string[], baseURL: string | undefined): Table {
  watch(page.context(), complaints, new URL(baseURL ?? '').origin);
  return new Table(page, lang);
}
