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
