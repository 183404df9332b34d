import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

type Server = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>;

/** Not part of the tests: `npm run screenshots` takes pictures of the same pages. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'shoot.ts',
  globalTeardown: './contents.ts',
  reporter: [['line']],
  projects: [{ name: 'screenshots' }],
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  webServer: { ...(base.webServer as Server), cwd: join(import.meta.dirname, '../..') },
});
