import type { Words } from '../language';

/** Two Light and Darkness Dragons face Dark Hole, with Doomcaliber Knight and Divine Wrath on the opponent's side. */
export function twoDragons({ given, turnPlayer, opponent }: Words): void {
  given(turnPlayer).controls('Light and Darkness Dragon').hasInHand('Dark Hole');
  given(opponent)
    .controls('Light and Darkness Dragon', 'Doomcaliber Knight')
    .hasSet('Divine Wrath')
    .hasInHand('Gemini Elf')
    .hasInGY('Celtic Guardian');
}
