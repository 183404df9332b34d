// Builds the page if its sources changed, serves it and prints its address. Options: --port N, --host ADDRESS.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { newestSource, root } from './sources.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });

const page = join(root, 'dist/index.html');
if (!existsSync(page) || statSync(page).mtimeMs < newestSource()) await build({ root, logLevel: 'warn' });

const server = await preview({
  root,
  preview: { ...(values.port && { port: Number(values.port) }), ...(values.host && { host: values.host }) },
});
server.printUrls();
