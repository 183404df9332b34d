/** Which box of Konami's Fast Effect Timing chart the duel is in. */
import type { PromptKind, TimingNode } from '@/engine';

const BOXES = ['A', 'B', 'C', 'D', 'E'] as const;
export type ChartBox = (typeof BOXES)[number];

/**
 * The chart has five boxes; what the machine does between them belongs to the box it leads from. A negation window stands
 * before the chart: the turn player is asked first, as in B, then the opponent, as in C.
 */
export function boxOf(timing: TimingNode, prompt: { kind: PromptKind; ofTurnPlayer: boolean } | null): ChartBox | null {
  switch (timing) {
    case 'openGameState':
    case 'gameProcess':
      return 'A';
    case 'turnPlayerFastEffect':
      return 'B';
    case 'opponentFastEffect':
      return 'C';
    case 'chain.activating':
    case 'chain.building':
    case 'chain.resolving':
    case 'triggerCheck':
      return 'D';
    case 'turnPlayerPassed':
      return 'E';
    case 'summonPending':
      return prompt && !prompt.ofTurnPlayer ? 'C' : 'B';
    case 'summonResult':
      return 'A';
    case 'over':
      return null;
  }
}
