import type { Words } from '../language';

/** On both sides two mandatory and two optional triggers, all destroyed by Dark Hole. */
export function eightTriggers({ given, turnPlayer, opponent }: Words): void {
  for (const seat of [turnPlayer, opponent]) {
    given(seat)
      .controls('Sangan', 'Dandylion', 'Peten the Dark Clown', 'Mermail Abysslinde')
      .hasInDeck('Peten the Dark Clown', 'Mermail Abysspike', 'Kuriboh');
  }
  given(turnPlayer).hasInHand('Dark Hole');
}
