import { expect as base } from '@playwright/test';

/** A slow machine must not fail a test: what never happens is told late, what happens costs nothing. */
export const expect = base.configure({ timeout: 20_000 });
