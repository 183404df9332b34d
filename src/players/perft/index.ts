/** The positions of `npm run perft`, one for each part of the rules that offers choices. */
import { BATTLE } from './battle';
import type { PerftBoard } from './board';
import { ANSWERS, TRIGGERS } from './chains';
import expected from './counts.json';
import { LOCKS } from './locks';
import { ENDING, SUMMONING } from './turn';

export { type PerftBoard, perft } from './board';
export const PERFT_BOARDS: readonly PerftBoard[] = [SUMMONING, ENDING, BATTLE, ANSWERS, TRIGGERS, LOCKS];

/** Lines expected by board and depth. `npm run perft -- --update` writes them, after a rule was changed on purpose. */
export const EXPECTED_COUNTS: Record<string, Record<string, number>> = expected;
