/** Summons from the Extra Deck: the pile offers them, materials are a draft, and the log says how it was Summoned. */
import { labelOf } from '../src/catalogue/text/labels';
import { RULES } from '../src/catalogue/text/rules';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS } from './support/words';

const JUDGMENT = { deck: ['Jinzo'], spells: [{ card: 'Solemn Judgment', faceDown: true as const }] };

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
      await expect(table.inspector).toContainText(RULES['materials-missing']?.asking?.[lang].split('{')[0] ?? '?');
    });
  });
}

test('a Pendulum Summon of several monsters is one Summon: pending as one, negated or not as one', async ({
  table,
}) => {
  const { words } = table;
  const pendulum = labelOf('ways', 'pendulum', 'en');
  const dragon = 'Odd-Eyes Pendulum Dragon';
  const fang = 'Black Fang Magician';
  const scales = [
    { card: 'Stargazer Magician', zone: 0 },
    { card: 'Timegazer Magician', zone: 4 },
  ];
  const first = { hand: [dragon, 'Jinzo'], extraFaceUp: [fang], spells: scales, deck: ['Jinzo'] };
  await table.opens(await linkTo({ first, second: JUDGMENT }));
  await table.does('Stargazer Magician', [pendulum]);
  await expect(table.decision).toContainText(words.prompt.why.scales(1, 8));
  await table.picks(dragon, fang);
  // Each has a zone and a position of its own, and it is said whose they are.
  for (const [card, zone] of [
    [dragon, 'M2'],
    [fang, 'EL'],
  ] as const) {
    await expect(table.decision).toContainText(words.prompt.why.about(card));
    await table.choosesZone(zone);
    await table.takes(words.prompt.attackPosition);
  }
  await expect(table.question).toHaveText(words.prompt.titles.summonNegation(pendulum));
  await expect(table.decision).toContainText(words.prompt.why.pendingNowhere([dragon, fang]));
  await expect(table.zone('M2')).toHaveAccessibleName(`M2, ${words.board.reservedFor(dragon)}`);
  await expect(table.zone('EL')).toHaveAccessibleName(`EL, ${words.board.reservedFor(fang)}`);
  await table.takes(words.prompt.letSummon);
  await table.controls('M2', dragon);
  await table.controls('EL', fang);
  await expect(table.log).toContainText(`Pendulum Summoned ${fang}`);
});

test('a Link Summon: the zone says where the arrows lead, and a monster comes to where they do', async ({ table }) => {
  const { words } = table;
  const first = {
    monsters: ['Lady Debug', 'Widget Kid'],
    hand: ['Link Infra-Flier'],
    extra: ['LANphorhynchus'],
    deck: ['Jinzo'],
  };
  await table.opens(await linkTo({ first, second: JUDGMENT }));
  await looksInExtraDeck(table, 'LANphorhynchus');
  const link = labelOf('ways', 'link', 'en');
  await table.takes(link);
  // Its arrows lead down to the left and right of the Extra Monster Zone.
  await expect(table.choice('EL')).toContainText('→ M1, M3');
  await expect(table.choice('ER')).toContainText('→ M3, M5');
  await table.choosesZone('EL');
  await expect(table.question).toHaveText(words.prompt.titles.summonNegation(link));
  await table.takes(words.prompt.letSummon);
  await table.controls('EL', 'LANphorhynchus');
  await table.does('Link Infra-Flier', [words.actions.specialSummon]);
  const zones = (await table.asked()) as Exclude<Awaited<ReturnType<Table['asked']>>, 'over'>;
  expect(zones.choices.map(({ name }) => name.slice(0, 2)).filter((name) => name.startsWith('M'))).toEqual([
    'M1',
    'M3',
  ]);
});
