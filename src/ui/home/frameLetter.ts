import type { CardDefinition } from '@/engine';
import type { Frame } from '@/engine/terms';

const LETTERS: Record<Frame, string> = {
  normal: 'n',
  effect: 'e',
  ritual: 'r',
  fusion: 'f',
  synchro: 'y',
  xyz: 'x',
  link: 'l',
  token: 'k',
};

/** One letter for how a card looks from afar: its frame, or `t` for what is no card of the catalogue. */
export function frameLetter(card: CardDefinition | undefined): string {
  if (!card) return 'k';
  if (card.kind === 'spell') return 's';
  if (card.kind === 'trap') return 't';
  return LETTERS[card.frame ?? 'effect'];
}
