/**
 * Serves the page without a network. The build puts the names of its files and a version in place of the two constants.
 *
 * All files of a version are fetched together and served together: a page never gets a part of another version, so an
 * update cannot break a duel that is being played. A new version waits until no page of the old one is open, or until a
 * player takes it; then pages of the old version in other tabs still get its files, which are kept until the last is closed.
 */
const FILES = /* files */ [];
const VERSION = /* version */ '';

const PREFIX = `spellspeed:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;
const addressOf = (file) => new URL(file, self.registration.scope).href;
/** What may be kept of what was fetched later: the parts of the font, each only when it is needed. */
const isPartOfPage = (address) => address.startsWith(addressOf('assets/'));

/** A player did not want to wait: pages of the old version may be open. */
let isTaken = false;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: it may still hold a file of the same name from the version before.
  const requests = FILES.map((file) => new Request(addressOf(file), { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    if (!isTaken) await dropOld();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** What pages say: `take` this version now; `started`, so that what no page needs any more can go. */
self.addEventListener('message', (event) => {
  if (event.data === 'take') {
    isTaken = true;
    event.waitUntil(self.skipWaiting());
  } else if (event.data === 'started') event.waitUntil(dropUnused(event.source));
});

async function oldCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function dropOld() {
  await Promise.all((await oldCaches()).map((name) => caches.delete(name)));
}

/** Whoever has just started has this version, and there is no other page. A version that still waits keeps its own files. */
async function dropUnused(started) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = pages.every(({ id }) => id === started?.id);
  if (isAlone && !self.registration.waiting && !self.registration.installing) await dropOld();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  // The page is one file, whatever stands behind the number sign or the question mark.
  const isPage = request.mode === 'navigate';
  const kept = await cache.match(isPage ? addressOf('index.html') : request.url, { ignoreVary: true });
  if (kept) return kept;
  // A page of the old version in another tab asks for its own files, which the host may no longer have.
  for (const name of isPartOfPage(request.url) ? await oldCaches() : []) {
    const old = await (await caches.open(name)).match(request.url, { ignoreVary: true });
    if (old) return old;
  }
  const fetched = await fetch(request);
  if (fetched.ok && isPartOfPage(request.url)) await cache.put(request.url, fetched.clone()).catch(() => {});
  return fetched;
}
