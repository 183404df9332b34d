/** A browser's storage that never throws: reading gives null, writing says what went wrong. */
export type Written = 'ok' | 'full' | 'closed';

export interface Box {
  read(key: string): string | null;
  write(key: string, text: string): Written;
  remove(key: string): void;
  keys(): string[];
  /** Whether anything can be written at all. */
  probe(): Written;
}

const PROBE = 'spellspeed.probe';

/** `storage` is a function because in a private window the mere look at `localStorage` can throw. */
export function boxOf(storage: () => Storage): Box {
  const box = openedBox(storage);
  return {
    ...box,
    probe() {
      const written = box.write(PROBE, '1');
      if (written === 'ok') box.remove(PROBE);
      return written;
    },
  };
}

function openedBox(storage: () => Storage): Omit<Box, 'probe'> {
  const open = (): Storage | null => {
    try {
      return storage();
    } catch {
      return null;
    }
  };
  return {
    read(key) {
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, text) {
      const box = open();
      if (!box) return 'closed';
      try {
        box.setItem(key, text);
        return 'ok';
      } catch (error) {
        return isQuota(error) ? 'full' : 'closed';
      }
    },
    remove(key) {
      try {
        open()?.removeItem(key);
      } catch {
        // What cannot be removed stays: the list shows it again.
      }
    },
    keys() {
      try {
        const box = open();
        return box ? Array.from({ length: box.length }, (_, i) => box.key(i) ?? '') : [];
      } catch {
        return [];
      }
    },
  };
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`);
}

/** For tests and as a stand-in. */
export function memoryBox(): Box & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    read: (key) => items.get(key) ?? null,
    write: (key, text) => {
      items.set(key, text);
      return 'ok';
    },
    remove: (key) => void items.delete(key),
    keys: () => [...items.keys()],
    probe: () => 'ok',
  };
}
