/** Summons from the Extra Deck: the pile offers them, materials are a draft, and the log says how it was Summoned. */
import { labelOf } from '../src/catalogue/text/labels';
import { RULES } from '../src/catalogue/text/rules';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS } from './support/words';

const UTOPIA = 'Number 39: Utopia';

/** Opens the Extra Deck and looks at a card in it. */
async function looksInExtraDeck(table: Table, card: string): Promise<void> {
  const { words } = table;
  await table.press(table.pile(1, 'extraDeck'));
  const pile = table.page.getByRole('region', { name: words.pileTitle(words.player(1), words.places.extraDeck) });
  await table.press(pile.getByRole('button', { name: table.name(card) }));
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('materials are a draft, then the Summon is told by its name', async ({ table }) => {
      const second = { deck: ['Jinzo'] };
      const monsters = ['Gemini Elf', 'Vorse Raider', 'Battle Ox'];
      await table.opens(await linkTo({ first: { monsters, extra: [UTOPIA], deck: ['Jinzo'] }, second }));
      await looksInExtraDeck(table, UTOPIA);
      const xyz = labelOf('ways', 'xyz', lang);
      await table.takes(xyz);
      // Nothing is spent before the draft is confirmed.
      await table.controls('M1', 'Gemini Elf');
      await table.picks('Gemini Elf', 'Battle Ox');
      await table.choosesZone('EL');
      await table.takes(table.words.prompt.attackPosition);
      await table.controls('EL', UTOPIA);
      await table.isEmpty('M1');
      await table.controls('M2', 'Vorse Raider');
      await expect(table.log).toContainText(lang === 'en' ? `Xyz Summoned ${table.name(UTOPIA)}` : xyz);
      await table.press(table.zone('EL'));
      await expect(table.inspector).toContainText(table.name('Battle Ox'));
    });

    test('without the right materials the card says why not', async ({ table }) => {
      const first = { monsters: ['Gemini Elf'], extra: [UTOPIA], deck: ['Jinzo'] };
      await table.opens(await linkTo({ first, second: { deck: ['Jinzo'] } }));
      await looksInExtraDeck(table, UTOPIA);
      await expect(table.inspector).toContainText(RULES['materials-missing']?.why[lang] ?? '');
    });
  });
}
