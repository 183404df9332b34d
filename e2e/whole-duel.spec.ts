import { createChance } from '../src/players/chance';
import { playsToTheEnd } from './pages/player';
import { expect, test } from './pages/test';
import { deckIds } from './support/rules';
import { LANGS } from './support/words';

/** Draws the pairs, and is the seed of the duels. Another one: `DUEL_SEED=7 npx playwright test whole-duel`. */
const SEED = Number(process.env.DUEL_SEED ?? 20);

/** Every preset deck once, in pairs that the seed draws. */
function drawnPairs(seed: number): [string, string][] {
  const chance = createChance(seed);
  const left = [...deckIds];
  const drawn = (): string => left.splice(chance.below(left.length), 1)[0]!;
  return Array.from({ length: Math.floor(left.length / 2) }, () => [drawn(), drawn()]);
}

for (const [at, decks] of drawnPairs(SEED).entries()) {
  const lang = LANGS[at % LANGS.length]!;
  test.describe(decks.join(' against '), () => {
    // One in each language as most people see it, with movement.
    test.use({ lang, contextOptions: { reducedMotion: at < LANGS.length ? 'no-preference' : 'reduce' } });

    test(`a whole duel is played from home to its end, ${lang}, seed ${SEED}`, async ({ home, table, words }) => {
      test.slow();
      await home.visit();
      await home.starts({ seed: SEED, first: at % 2 === 0 ? 1 : 2, decks });
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
