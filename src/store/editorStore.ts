/** The position being edited, its steps back and forth, kept in this browser after every change. */
import { createStore } from 'zustand/vanilla';
import type { BoardSetup } from '@/engine';
import type { Box, Written } from './box';
import { type Edited, EMPTY } from './editor';

export interface EditorState extends Edited {
  past: readonly BoardSetup[];
  future: readonly BoardSetup[];
  /** Whether the position will still be there when the page is opened again. */
  kept: Written;
  /** What a position taken from a duel could not take along. */
  left: readonly Left[];
  apply(edit: (edited: Edited) => Edited): void;
  select(card: number | null): void;
  undo(): void;
  redo(): void;
  /** Another position takes its place; undo brings this one back. */
  load(setup: BoardSetup, left?: readonly Left[]): void;
}

const LEFT = ['summons', 'attacks', 'lasting', 'skips', 'changed'] as const;
export type Left = (typeof LEFT)[number];

const KEY = 'spellspeed.editor';
const MOST_STEPS = 60;

interface Kept {
  setup: BoardSetup;
  past: readonly BoardSetup[];
}

/** A text that is none of ours, or was cut off, counts as nothing. */
function readKept(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value === 'object' && value !== null && 'setup' in value && isSetup(value.setup)) {
      const past = 'past' in value && Array.isArray(value.past) ? value.past.filter(isSetup) : [];
      return { setup: value.setup, past };
    }
  } catch {
    // As if nothing had been kept.
  }
  return { setup: EMPTY, past: [] };
}

const isSetup = (value: unknown): value is BoardSetup =>
  typeof value === 'object' &&
  value !== null &&
  'cards' in value &&
  Array.isArray(value.cards) &&
  value.cards.every((card: unknown) => typeof card === 'object' && card !== null && 'def' in card && 'place' in card);

export function createEditorStore(box: Box) {
  const start = readKept(box.read(KEY));
  return createStore<EditorState>()((set, get) => {
    const show = (next: Pick<EditorState, 'setup' | 'selected' | 'past' | 'future'>, left = get().left): void => {
      const kept = box.write(KEY, JSON.stringify({ setup: next.setup, past: next.past } satisfies Kept));
      set({ ...next, kept, left });
    };
    return {
      setup: start.setup,
      selected: null,
      past: start.past,
      future: [],
      kept: 'ok',
      left: [],
      apply(edit) {
        const { setup, selected, past } = get();
        const next = edit({ setup, selected });
        if (next.setup === setup) set({ selected: next.selected });
        else show({ ...next, past: [...past, setup].slice(-MOST_STEPS), future: [] });
      },
      select: (selected) => set({ selected }),
      undo() {
        const { setup, past, future } = get();
        const before = past.at(-1);
        if (before) show({ setup: before, selected: null, past: past.slice(0, -1), future: [setup, ...future] });
      },
      redo() {
        const { setup, past, future } = get();
        const [next, ...rest] = future;
        if (next) show({ setup: next, selected: null, past: [...past, setup], future: rest });
      },
      load(setup, left = []) {
        const { setup: had, past } = get();
        const steps = had.cards.length > 0 ? [...past, had].slice(-MOST_STEPS) : past;
        show({ setup, selected: null, past: steps, future: [] }, left);
      },
    };
  });
}
export type EditorStore = ReturnType<typeof createEditorStore>;
