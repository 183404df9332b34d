/** New versions of the page: one that is ready waits until the player takes it, or until the page is visited again. */
import { createStore } from 'zustand/vanilla';
import { ownScript } from './trusted';

interface Updates {
  /** Takes the new version: the page is loaded anew. Null while there is none. */
  take: (() => void) | null;
}

export const updates = createStore<Updates>()(() => ({ take: null }));

/** A page that stays open asks as often as this when it is looked at again, in milliseconds. */
const ASK_MS = 3_600_000;

/** The page works without it; where it cannot be (no safe origin, a browser that forbids it), there is no second visit offline. */
export async function watchUpdates(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(ownScript('./sw.js'));
  container.controller?.postMessage('started');
  const take = (): void => {
    const reload = (): void => window.location.reload();
    container.addEventListener('controllerchange', reload, { once: true });
    // Another tab may have taken it already.
    if (registration.waiting) registration.waiting.postMessage('take');
    else reload();
  };
  const look = (): void => {
    // Without a controller this is the first visit: what is installed is what is shown.
    if (registration.waiting && container.controller) updates.setState({ take });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
