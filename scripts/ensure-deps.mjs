// Installs what package-lock.json names, unless it is already there. Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.lock-hash`;

/** Exits the process when the installation fails. Writes to stderr only: stdout belongs to the command that follows. */
export function ensureDeps() {
  const hash = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;

  console.error('Installing the packages of package-lock.json ...');
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npmCli = process.env.npm_execpath;
  // Node on Windows starts npm.cmd only through a shell; npm tells its own scripts where it is.
  const result = npmCli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npmCli, 'ci'], options)
    : spawnSync('npm', ['ci'], { ...options, shell: true });
  if (result.status !== 0) {
    console.error('npm ci failed.');
    process.exit(1);
  }
  writeFileSync(stampFile, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureDeps();
