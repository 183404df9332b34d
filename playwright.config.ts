import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/commands/chromium';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// This file is read again in every worker: the port is chosen once and handed down in the environment.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const executablePath = findChromium();

/** Tests run on the desktop; a test tagged `@phone` runs on the phone too, and one tagged `@phone-only` nowhere else. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Half of the cores, which is the default, leaves one of two idle while a page waits.
  workers: '100%',
  reporter: [['list'], ['./scripts/playwright-tally.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    // Tests cut off requests of the page; `offline.spec.ts` lets the worker in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A third of the time goes into traces: `--trace on` or E2E_TRACE=1 writes those of failed tests.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    // Vite is started by node itself: npm would leave it running when it is stopped.
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
