import { describe, expect, it } from 'vitest';
import { cards, presetDecks } from '@/catalogue';
import { startDuel } from '@/engine';
import { setupFrom } from './opening';

describe('rule switches chosen before the duel', () => {
  const chosen = { decks: [presetDecks[0]!, presetDecks[1]!], first: 0, seed: 8, lp: 8000 } as const;

  it('are options of the duel', () => {
    const setup = setupFrom({ ...chosen, switches: ['tcg-hidden-triggers'] });
    expect(startDuel(setup, cards).options.switches).toEqual(['tcg-hidden-triggers']);
  });

  it('are left out where none is chosen', () => {
    expect(setupFrom(chosen).options).not.toHaveProperty('switches');
    expect(startDuel(setupFrom(chosen), cards).options.switches).toEqual([]);
  });
});
