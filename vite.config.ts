import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a document. Everything else runs in plain Node, in one shared context, which is four times faster. */
const pageTests = 'src/{ui,store}/**/*.test.{ts,tsx}';

export default defineConfig({
  // The page is served from any folder of any static host, so every address in it is relative.
  base: './',
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // What a visitor loads first is weighed in `npm test`, in bytes of gzip; this limit is for the chunk that holds all cards.
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 1000 },
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
