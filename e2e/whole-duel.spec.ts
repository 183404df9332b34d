import { playsToTheEnd } from './pages/player';
import { expect, test } from './pages/test';
import { LANGS } from './support/words';

// So many steps would make the trace slower than the duel.
test.use({ trace: 'off' });

for (const lang of LANGS) {
  test.describe(lang, () => {
    // As most people see it: with movement.
    test.use({ lang, contextOptions: { reducedMotion: 'no-preference' } });

    test('a whole duel is played from home to its end', async ({ home, table, words }) => {
      test.slow();
      await home.visit();
      await home.starts({ seed: 20, first: 1 });
      const course = await playsToTheEnd(table);
      console.log(course);
      await expect(table.endDialog).toContainText(words.end.afterTurns(course.turns));
    });
  });
}
