/** Whether another tab of this browser shows the same duel. Tabs tell each other its name and nothing else. */

export interface Tabs {
  /** This tab shows the duel with this name now. */
  show(id: string | null): void;
  /** Called whenever another tab comes to the same duel, or the last one leaves it. */
  listen(onChange: (elsewhere: boolean) => void): void;
}

interface Word {
  from: string;
  id: string;
  /** `here` asks the others to answer with `too`. */
  say: 'here' | 'too' | 'left';
}

export interface Channel {
  postMessage(word: Word): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Without a way to talk each tab is alone: what is kept is still compared before it is overwritten. */
export const NO_TABS: Tabs = { show: () => {}, listen: () => {} };

/** @param name a name no other tab has */
export function tabsOver(channel: Channel, name: string): Tabs & { leave(): void; comeBack(): void } {
  let shown: string | null = null;
  let tell: (elsewhere: boolean) => void = () => {};
  const others = new Set<string>();
  const say = (what: Word['say']): void => {
    if (shown !== null) channel.postMessage({ from: name, id: shown, say: what });
  };
  channel.addEventListener('message', ({ data }) => {
    if (!isWord(data) || data.id !== shown || data.from === name) return;
    if (data.say === 'left') others.delete(data.from);
    else others.add(data.from);
    if (data.say === 'here') say('too');
    tell(others.size > 0);
  });
  return {
    show(id) {
      if (id === shown) return;
      say('left');
      shown = id;
      others.clear();
      tell(false);
      say('here');
    },
    listen(onChange) {
      tell = onChange;
    },
    leave: () => say('left'),
    comeBack: () => say('here'),
  };
}

function isWord(value: unknown): value is Word {
  if (typeof value !== 'object' || value === null) return false;
  const { from, id, say } = value as Record<string, unknown>;
  return typeof from === 'string' && typeof id === 'string' && (say === 'here' || say === 'too' || say === 'left');
}

/** The tabs of this browser. A browser that forbids storage may forbid this too. */
export function browserTabs(name: string): Tabs {
  try {
    const tabs = tabsOver(new BroadcastChannel('spellspeed'), name);
    window.addEventListener('pagehide', tabs.leave);
    window.addEventListener('pageshow', tabs.comeBack);
    return tabs;
  } catch {
    return NO_TABS;
  }
}
