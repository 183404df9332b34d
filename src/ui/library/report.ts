/** What came of the files that were opened last, until it is put away. */
import { createStore } from 'zustand/vanilla';
import type { Divergence, LinkError } from '@/replay';
import type { EntryFault, FileFault } from '@/store/library';
import type { TakenIn } from '@/store/shelf';

/** Something in a file that could not be read, or not to its end. */
export type Fault =
  | { kind: 'file'; file: string; fault: FileFault }
  | { kind: 'entry'; file: string; fault: EntryFault }
  /** `link` counts from 1; 0 where the file holds one only. */
  | { kind: 'link'; file: string; link: number; fault: LinkError | null; diverged: Divergence | null };

export interface Report {
  taken: TakenIn;
  faults: readonly Fault[];
}

export const reports = createStore<{ report: Report | null }>()(() => ({ report: null }));
