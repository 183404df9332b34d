/**
 * Serves the page without a network. The build puts the names of its files and a version in place of the two constants.
 *
 * All files of a version are fetched together and served together: a page never gets a part of another version, so an
 * update cannot break a duel that is being played. A new version waits until no page of the old one is open.
 */
const FILES = /* files */ [];
const VERSION = /* version */ '';

const PREFIX = `spellspeed:${self.registration.scope}:`;
const CACHE = PREFIX + VERSION;
const addressOf = (file) => new URL(file, self.registration.scope).href;
/** What may be kept of what was fetched later: the parts of the font, each only when it is needed. */
const isPartOfPage = (address) => address.startsWith(addressOf('assets/'));

self.addEventListener('install', (event) => {
  // Past the browser's own cache: it may still hold a file of the same name from the version before.
  const requests = FILES.map((file) => new Request(addressOf(file), { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

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
  const fetched = await fetch(request);
  if (fetched.ok && isPartOfPage(request.url)) await cache.put(request.url, fetched.clone()).catch(() => {});
  return fetched;
}
