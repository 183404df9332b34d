/** Where the Chromium of this machine is. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Of one engine; the first draws no window and is a third faster. */
const NAMES = ['chromium-headless-shell', 'chromium'];

/** The one of `CHROMIUM_PATH`, else one on `PATH`; undefined lets Playwright use the one it installed. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
