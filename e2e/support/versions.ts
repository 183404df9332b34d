/** A host of the built page that can change to a new version: the same build with every file under another name. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

type Files = ReadonlyMap<string, Buffer>;

function built(): Files {
  const folder = join(import.meta.dirname, '../../dist');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(folder, file), readFileSync(file)];
    }),
  );
}

/** In the names of files of the new version. */
export const NEWER = 'newer';

function renamed(files: Files): Files {
  const names = new Set([...files.keys()].flatMap((file) => /^assets\/(.*)\.(?:js|css)$/.exec(file)?.[1] ?? []));
  const rename = (text: string): string =>
    text.replace(/([\w-]+)\.(js|css)\b/g, (all, name: string, ending: string) =>
      names.has(name) ? `${name}${NEWER}.${ending}` : all,
    );
  return new Map(
    [...files].map(([file, content]) => {
      if (!['.js', '.css', '.html'].includes(extname(file))) return [file, content];
      const text = rename(content.toString('utf8'));
      return [rename(file), Buffer.from(text.replace(/VERSION = "\w+"/, `VERSION = "${NEWER}"`))];
    }),
  );
}

export interface Host {
  address: string;
  /** From now on only the new version is there. */
  update(): void;
  close(): void;
}

export async function startHost(): Promise<Host> {
  let files = built();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html';
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(file ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    update: () => {
      files = renamed(files);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
