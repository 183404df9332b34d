// Installs what package-lock.json names, unless it is already there. Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.lock-hash`;
/** Holds the process that installs. Outside node_modules, which `npm ci` removes first. */
const busyFile = `${root}.installing`;

const isInstalled = (hash) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Whether the process that said it installs is still there: one that was killed could not take its word back. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Who installs: 0 for nobody, or for one whose word is being written at this moment. */
function installer() {
  try {
    return Number(readFileSync(busyFile, 'utf8'));
  } catch {
    return 0;
  }
}

function release() {
  if (installer() === process.pid) rmSync(busyFile, { force: true });
}

/** Two commands started at once must not install into each other: the second waits for the first. */
function takeTurn() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(busyFile, String(process.pid), { flag: 'wx' });
      process.on('exit', release);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!waited) console.error('Another command installs the packages; waiting for it ...');
    pause(300);
    const pid = installer();
    if (pid > 0 && !isAlive(pid)) rmSync(busyFile, { force: true });
  }
}

/** Exits the process when the installation fails. Writes to stderr only: stdout belongs to the command that follows. */
export function ensureDeps() {
  const hash = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (isInstalled(hash)) return;
  takeTurn();
  // The other command may have done it meanwhile.
  if (isInstalled(hash)) return release();

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
  release();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureDeps();
