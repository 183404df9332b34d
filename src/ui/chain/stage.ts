import type { View } from '@/engine';

export type Stage = 'building' | 'resolving' | 'over';

/** What is being done with the links of the view; the Duel may end in the middle of a Chain, then nothing of it goes on. */
export const stageOf = ({ at, result }: Pick<View, 'at' | 'result'>): Stage =>
  result ? 'over' : at.timing === 'chain.resolving' ? 'resolving' : 'building';
