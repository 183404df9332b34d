import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards, presetDecks } from '@/catalogue';
import { advance, startDuel } from '@/engine';
import { Board } from '../state/board';

beforeAll(() => {
  Board.checking = true;
});
afterAll(() => {
  Board.checking = false;
});

it('derived values are the same as those of an unmemoised run, all through duels', () => {
  const list = (i: number) => ({
    main: presetDecks[i]?.main.flatMap(([id, n]) => Array.from({ length: n }, () => id)) ?? [],
    extra: [],
  });
  for (let seed = 1; seed <= 6; seed++) {
    let duel = startDuel({ decks: [list(0), list(1)], options: { seed } }, cards);
    for (let n = 0; n < 150 && !duel.result; n++)
      duel = advance(duel, cards, (n * 7 + seed) % (duel.prompt?.options.length ?? 1));
    expect(duel.decisions).toBeGreaterThan(20);
  }
});
