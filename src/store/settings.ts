/** What the player prefers. Kept in this browser, changed at once. */
import { createStore } from 'zustand/vanilla';
import { PHASES } from '@/engine/basics';
import type { Box, Written } from './box';
import { PROMPT_MODES, type PromptMode, type Stop } from './prompts';

export type Lang = 'en' | 'ko';
type Theme = 'system' | 'dark' | 'light';
/** 0 shows every change at once. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
type Speed = (typeof SPEEDS)[number];
/** Whose side of the table is nearer: always the first seat, the turn player's, or that of the player who is asked. */
export const NEAR_SIDES = ['first', 'turn', 'asked'] as const;
export type NearSide = (typeof NEAR_SIDES)[number];

export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  /** Both hands are shown; else only the hand of the player who is asked. */
  openHands: boolean;
  near: NearSide;
  /** How both players are asked at the beginning of a duel. */
  prompts: PromptMode;
  /** Phases pinned on the phase bar. */
  stops: readonly Stop[];
  /** With two players, the device changes hands at every window. */
  everyWindow: boolean;
  /** Letters and digits do something by themselves. Who speaks to the page or presses keys by chance switches them off. */
  singleKeys: boolean;
}

export interface SettingsState extends Settings {
  /** Whether they will still be there when the page is opened again. */
  kept: Written;
  change(part: Partial<Settings>): void;
  /** Back to what a new player has. */
  reset(): void;
}

const STOPS: readonly Stop[] = PHASES.flatMap((phase) => ([0, 1] as const).map((seat): Stop => `${phase}${seat}`));

const KEY = 'spellspeed.settings';

export function defaultSettings(languages: readonly string[]): Settings {
  const korean = (languages[0] ?? 'en').toLowerCase().startsWith('ko');
  return {
    lang: korean ? 'ko' : 'en',
    theme: 'system',
    speed: 1,
    openHands: true,
    near: 'first',
    prompts: 'always',
    stops: [],
    everyWindow: false,
    singleKeys: true,
  };
}

/** Takes what it understands from the stored text and leaves the rest as it is by default. */
export function readSettings(text: string | null, defaults: Settings): Settings {
  let stored: Record<string, unknown>;
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return defaults;
    stored = value as Record<string, unknown>;
  } catch {
    return defaults;
  }
  const oneOf = <T>(value: unknown, among: readonly T[], otherwise: T): T =>
    among.includes(value as T) ? (value as T) : otherwise;
  return {
    lang: oneOf(stored.lang, ['en', 'ko'], defaults.lang),
    theme: oneOf(stored.theme, ['system', 'dark', 'light'], defaults.theme),
    speed: oneOf(stored.speed, SPEEDS, defaults.speed),
    openHands: oneOf(stored.openHands, [true, false], defaults.openHands),
    near: oneOf(stored.near, NEAR_SIDES, defaults.near),
    prompts: oneOf(stored.prompts, PROMPT_MODES, defaults.prompts),
    stops: Array.isArray(stored.stops)
      ? STOPS.filter((stop) => (stored.stops as unknown[]).includes(stop))
      : defaults.stops,
    everyWindow: oneOf(stored.everyWindow, [true, false], defaults.everyWindow),
    singleKeys: oneOf(stored.singleKeys, [true, false], defaults.singleKeys),
  };
}

export function createSettingsStore(box: Box, languages: readonly string[]) {
  const start = readSettings(box.read(KEY), defaultSettings(languages));
  return createStore<SettingsState>()((set, get) => ({
    ...start,
    kept: box.probe(),
    change(part) {
      set(part);
      // Functions are left out of the text. A preference that cannot be kept holds until the page is closed.
      const { kept: _kept, ...settings } = get();
      set({ kept: box.write(KEY, JSON.stringify(settings)) });
    },
    reset() {
      get().change(defaultSettings(languages));
    },
  }));
}
export type SettingsStore = ReturnType<typeof createSettingsStore>;
