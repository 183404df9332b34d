// Runs in the page, in place of Vite's preload helper: see plugin.ts.

/** By address, what has been fetched or is being fetched; what the page came with is there. */
const files = new Map();
for (const element of document.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]'))
  files.set(element.src || element.href, Promise.resolve());

const script = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // The import after this takes it from the browser's cache.
  await answer.arrayBuffer();
};

const style = (url) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(url));
    };
    link.href = url;
    document.head.append(link);
  });

const fetched = (url) => {
  const known = files.get(url);
  if (known) return known;
  const coming = url.endsWith('.css') ? style(url) : script(url);
  files.set(url, coming);
  coming.catch(() => files.delete(url));
  return coming;
};

/**
 * What follows an import as `.then(done, failed)` is part of `load`, so `failed` would not hear of files that do not come:
 * a `.catch` does.
 * @param load imports the chunk
 * @param needs addresses of all its files, relative to the importing one
 */
export const __vitePreload = async (load, needs, importer) => {
  await Promise.all((needs ?? []).map((file) => fetched(new URL(file, importer).href)));
  return load();
};
