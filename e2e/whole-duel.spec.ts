import { createChance } from '../src/players/chance';
import { playsToTheEnd } from './pages/player';
import { expect, test } from './pages/test';
import { deckIds } from './support/rules';
import { LANGS } from './support/words';

/** Draws the decks, and is the seed of the duels. Another one: `DUEL_SEED=7 npx playwright test whole-duel`. */
const SEED = Number(process.env.DUEL_SEED ?? 20);

/** Two decks for each language, all of them different as long as there are enough. */
function drawnPairs(seed: number): [string, string][] {
  const chance = createChance(seed);
  let left = [...deckIds];
  const drawn = (): string => {
    if (left.length === 0) left = [...deckIds];
    return left.splice(chance.below(left.length), 1)[0]!;
  };
  return LANGS.map(() => [drawn(), drawn()]);
}

const pairs = drawnPairs(SEED);

for (const [at, lang] of LANGS.entries()) {
  const decks = pairs[at]!;
  test.describe(lang, () => {
    // As most people see it: with movement.
    test.use({ lang, contextOptions: { reducedMotion: 'no-preference' } });

    test(`a whole duel is played from home to its end: ${decks.join(' against ')}, seed ${SEED}`, async ({
      home,
      table,
      words,
    }) => {
      test.slow();
      await home.visit();
      await home.starts({ seed: SEED, first: at === 0 ? 1 : 2, decks });
      const course = await playsToTheEnd(table);

      // It was a duel: several turns, and more than one kind of question.
      expect(course.turns).toBeGreaterThan(2);
      expect(course.questions.length).toBeGreaterThan(3);
      const { wins, draw, reasons } = words.end;
      const players = [words.player(1), words.player(2)];
      const outcomes = [...players.map(wins), draw].join('|');
      const causes = Object.values(reasons).flatMap((reason) => players.map(reason));
      await expect(table.endDialog).toContainText(new RegExp(outcomes));
      await expect(table.endDialog).toContainText(new RegExp(causes.join('|')));
      await table.press(table.endDialog.getByRole('button', { name: words.end.look }));
      await expect(table.log.getByRole('listitem').last()).toContainText(new RegExp(players.join('|')));
    });
  });
}
