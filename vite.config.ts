import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks/plugin.ts';
import { offline } from './scripts/offline/plugin.ts';

/** Tests that need a document. Everything else runs in plain Node, in one shared context, which is four times faster. */
const pageTests = 'src/{ui,store}/**/*.test.{ts,tsx}';

/**
 * What the built page may do: run its own files, talk to nobody, and make no markup or script out of a text. React sets
 * styles by script, which needs no permission. The development server puts scripts into the page and goes without.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types spellspeed',
];

const securityPolicy: Plugin = {
  name: 'security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  // The page is served from any folder of any static host, so every address in it is relative.
  base: './',
  plugins: [react(), securityPolicy, chunks(), offline()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // What a visitor loads first is weighed in `npm test`, in bytes of gzip; this limit is for the chunk that holds all cards.
  // Nothing is put into another file as data: the page's policy takes fonts and pictures from files only.
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 1000, assetsInlineLimit: 0 },
  test: {
    reporters: ['default', './scripts/vitest-tally.ts'],
    // Speed is measured by `npm run bench`, never by a test: a slow machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, pageTests],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'ui', environment: 'happy-dom', include: [pageTests] },
      },
    ],
  },
});
