/** Every screen of the page, and how it is brought up by what a visitor could do. */
import type { Page } from '@playwright/test';
import { labelOf } from '../../src/catalogue/text/labels';
import { LIBRARY_WORDS } from '../../src/ui/library/words';
import { SHARE_WORDS } from '../../src/ui/share/words';
import { TIMELINE_WORDS } from '../../src/ui/timeline/words';
import type { Home } from '../pages/home';
import type { Table } from '../pages/table';
import { expect } from '../support/expect';
import { linkTo } from '../support/position';
import { beginsWith, type Words } from '../support/words';
import { PAGES } from './pages';
import { BATTLE, CHAIN, MIDDLE, SPELLS, TRIBUTE, TRIGGERS } from './positions';

export interface Stage {
  home: Home;
  table: Table;
  page: Page;
  words: Words;
  /** The page is narrow: what stands beside the board elsewhere opens as a sheet. */
  narrow: boolean;
}

export interface Scene {
  id: string;
  /** What it shows, for the index. */
  title: string;
  bring(stage: Stage): Promise<void>;
}

const SEED = 20;

async function looksAt({ table, page, words, narrow }: Stage, card: string): Promise<void> {
  if (narrow) await table.press(page.getByRole('button', { name: `${words.read}: ${table.name(card)}` }));
}

async function startsAt(home: Home, seats?: true): Promise<void> {
  await home.visit();
  await home.starts({ seed: SEED, first: 1, ...(seats && { seats }) });
}

/** Adds links to the Chain, each answered by the next. */
async function buildsChain({ table }: Stage, links: number): Promise<void> {
  await table.opens(await linkTo(CHAIN));
  const adds = [
    () => table.activates('Maxx "C"'),
    async () => {
      await table.chains('Mystical Space Typhoon');
      await table.picks('Raigeki Break');
    },
    async () => {
      await table.chains('Forbidden Chalice', { zone: 'S1' });
      await table.picks('Thunder King Rai-Oh');
    },
    async () => {
      await table.chains('Raigeki Break');
      await table.picks('Thunder King Rai-Oh');
    },
    () => table.chains('Seven Tools of the Bandit'),
    () => table.chains('Solemn Judgment', { from: 'oS1' }),
  ];
  for (const add of adds.slice(0, links)) await add();
}

/** Past every window on the way until this card can be chosen. */
async function passesUntil(table: Table, card: string): Promise<void> {
  while ((await table.choice(table.name(card)).count()) === 0) await table.passes();
}

async function entersBattle(table: Table): Promise<void> {
  await table.movesTo('battle');
  await passesUntil(table, 'Gemini Elf');
}

async function show(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: beginsWith(words.curtain.show) }).click();
}

export const SCENES: readonly Scene[] = [
  {
    id: 'home',
    title: 'Home, first visit',
    bring: async ({ home, page, words }) => {
      await home.visit();
      await page.getByRole('textbox', { name: words.home.seed }).fill(String(SEED));
    },
  },
  {
    id: 'home-kept',
    title: 'Home with duels to resume',
    bring: async ({ home, table, page, words }) => {
      for (const player of [1, 2] as const) {
        await startsAt(home);
        await table.ends(words.menu.surrender(words.player(player)));
        await page.keyboard.press('Escape');
      }
      await buildsChain({ home, table, page, words, narrow: false }, 3);
      await page.getByRole('link', { name: words.top.home }).click();
      await page.getByRole('textbox', { name: words.home.seed }).fill(String(SEED));
    },
  },
  {
    id: 'duels',
    title: 'All duels of this browser, one named, two chosen',
    bring: async ({ home, table, page, words }) => {
      for (const seed of [SEED, SEED + 1]) {
        await home.visit();
        await home.starts({ seed, first: 1 });
        await table.ends(words.menu.surrender(words.player(2)));
      }
      await buildsChain({ home, table, page, words, narrow: false }, 3);
      await home.visit('./#/duels');
      const { rename, nameField, select } = LIBRARY_WORDS[table.lang];
      const start = (text: string): string => text.replace(/"$/, '');
      await page
        .getByRole('button', { name: start(rename('')) })
        .first()
        .click();
      await page.getByRole('textbox', { name: nameField }).fill('Maxx "C"');
      await page.keyboard.press('Enter');
      for (const row of [1, 2]) {
        await page
          .getByRole('checkbox', { name: start(select('')) })
          .nth(row)
          .check();
      }
    },
  },
  {
    id: 'link-error',
    title: 'A link that cannot be opened',
    bring: async ({ home, page, words }) => {
      await home.visit();
      await page.getByRole('textbox', { name: words.home.seed }).fill(String(SEED));
      await home.opensLink('https://example.org/watch');
      await expect(home.notice).toBeVisible();
    },
  },
  {
    id: 'settings',
    title: 'Settings',
    bring: async ({ home, page, words }) => {
      await home.visit();
      await page.getByRole('textbox', { name: words.home.seed }).fill(String(SEED));
      await page.getByRole('button', { name: words.settings.title, exact: true }).click();
    },
  },
  {
    id: 'keys',
    title: 'The keys',
    bring: async ({ home, page, words }) => {
      await startsAt(home);
      await expect(page.getByRole('grid', { name: words.board.field })).toBeVisible();
      await page.keyboard.press('?');
    },
  },
  { id: 'first-turn', title: 'The first turn of a duel', bring: ({ home }) => startsAt(home) },
  {
    id: 'table',
    title: 'A duel in its middle, a monster looked at',
    bring: async ({ table }) => {
      await table.opens(await linkTo(MIDDLE));
      await table.press(table.zone('M3'));
    },
  },
  {
    id: 'card',
    title: 'A card with its text, numbers and what it can do now',
    bring: async (stage) => {
      const { table } = stage;
      await table.opens(await linkTo(MIDDLE));
      await table.press(table.zone('M1'));
      await looksAt(stage, 'Breaker the Magical Warrior');
    },
  },
  {
    id: 'refused',
    title: 'A card that cannot be used now, with every reason',
    bring: async (stage) => {
      const { table } = stage;
      await table.opens(await linkTo(MIDDLE));
      await table.press(table.inHand(1, 'Honest'));
      await looksAt(stage, 'Honest');
    },
  },
  {
    id: 'pile',
    title: 'A Graveyard as a list',
    bring: async ({ table }) => {
      await table.opens(await linkTo(SPELLS));
      await table.press(table.pile(1, 'gy'));
    },
  },
  {
    id: 'actions',
    title: 'What a card of the hand can do',
    bring: async ({ table }) => {
      await table.opens(await linkTo(MIDDLE));
      await table.press(table.inHand(1, 'Mirror Force'));
      await table.press(table.inHand(1, 'Thunder King Rai-Oh'));
    },
  },
  {
    id: 'zone',
    title: 'Choosing the zone of a Summon',
    bring: async ({ table, words }) => {
      await table.opens(await linkTo(BATTLE));
      await table.does('Kuriboh', [words.actions.normalSummon]);
    },
  },
  {
    id: 'tributes',
    title: 'Tributes for a Summon, one of two chosen',
    bring: async ({ table, words }) => {
      await table.opens(await linkTo(TRIBUTE));
      await table.does('Light and Darkness Dragon', [words.actions.tributeSummon]);
      await table.takes(table.name('Sangan'));
    },
  },
  {
    id: 'summon-pending',
    title: 'A Summon that may be negated: the monster is nowhere, its zone is kept',
    bring: async ({ table, words }) => {
      await table.opens(await linkTo(TRIBUTE));
      await table.does('Light and Darkness Dragon', [words.actions.tributeSummon]);
      await table.picks('Sangan', 'Mystic Tomato');
      await table.choosesZone('M2');
      await expect(table.question).toHaveText(
        words.prompt.titles.summonNegation(labelOf('methods', 'normal', table.lang)),
      );
    },
  },
  {
    id: 'targets',
    title: 'Choosing targets',
    bring: async ({ table }) => {
      await table.opens(await linkTo(CHAIN));
      await table.activates('Forbidden Chalice', 'S1');
      await table.takes(table.name('Thunder King Rai-Oh'));
    },
  },
  {
    id: 'cost',
    title: 'Paying a cost from the hand',
    bring: async ({ table }) => {
      await table.opens(await linkTo(SPELLS));
      await table.activates('Lightning Vortex', 'S3');
      await table.takes(table.name('Kuriboh'));
    },
  },
  { id: 'chain-1', title: 'A Chain of one link', bring: (stage) => buildsChain(stage, 1) },
  { id: 'chain-3', title: 'A Chain of three links', bring: (stage) => buildsChain(stage, 3) },
  { id: 'chain-6', title: 'A Chain of six links', bring: (stage) => buildsChain(stage, 6) },
  {
    id: 'chain-resolved',
    title: 'How each link of the last Chain ended',
    bring: async (stage) => {
      await buildsChain(stage, 6);
      while ((await stage.table.question.textContent())?.match(/7/)) await stage.table.passes();
      await expect(stage.table.chain.getByRole('heading')).toHaveText(stage.words.chain.last);
    },
  },
  {
    id: 'triggers',
    title: 'Triggers to be ordered',
    bring: async ({ table }) => {
      await table.opens(await linkTo(TRIGGERS));
      await table.activates('Dark Hole', 'S3');
    },
  },
  {
    id: 'search',
    title: 'Looking through the Deck',
    bring: async ({ table }) => {
      await table.opens(await linkTo(SPELLS));
      await table.activates('Foolish Burial', 'S3');
      await passesUntil(table, 'Sangan');
      await table.takes(table.name('Sangan'));
    },
  },
  {
    id: 'tokens',
    title: 'Tokens',
    bring: async ({ table }) => {
      await table.opens(await linkTo(SPELLS));
      await table.activates('Scapegoat', 'S2');
      while (!(await table.zone('M3').getAttribute('aria-label'))?.includes(table.words.board.token)) {
        const { choices } = (await table.asked()) as { choices: { name: string }[] };
        await table.takes(choices[0]!.name);
      }
      await table.press(table.zone('M3'));
    },
  },
  {
    id: 'attack',
    title: 'Choosing what to attack, with what would follow',
    bring: async ({ table, words }) => {
      await table.opens(await linkTo(BATTLE));
      await entersBattle(table);
      await table.does('Gemini Elf', [words.actions.attack]);
    },
  },
  {
    id: 'battle',
    title: 'An attack that may be answered',
    bring: async ({ table }) => {
      await table.opens(await linkTo(BATTLE));
      await entersBattle(table);
      await table.attacks('Gemini Elf', 'Thunder King Rai-Oh');
    },
  },
  {
    id: 'log',
    title: 'The log of a Chain that has resolved',
    bring: async (stage) => {
      const { table, page, words, narrow } = stage;
      await buildsChain(stage, 6);
      while ((await table.question.textContent())?.match(/7/)) await table.passes();
      if (narrow) await table.press(page.getByRole('button', { name: words.log.title, exact: true }));
    },
  },
  {
    id: 'undone',
    title: 'A step back in time',
    bring: async (stage) => {
      await buildsChain(stage, 4);
      await stage.table.press(stage.table.undo);
      await stage.table.press(stage.table.undo);
    },
  },
  {
    id: 'menu',
    title: 'The menu',
    bring: async ({ table }) => {
      await table.opens(await linkTo(MIDDLE));
      await table.opensMenu();
    },
  },
  {
    id: 'timeline',
    title: 'The course of a duel, with a comment and a branch',
    bring: async (stage) => {
      const { table, page } = stage;
      const words = TIMELINE_WORDS[table.lang];
      await buildsChain(stage, 4);
      await table.press(table.undo);
      await table.press(table.undo);
      await table.passes();
      await table.choosesInMenu(words.openLong);
      const timeline = page.getByRole('region', { name: words.title });
      const more = timeline.getByText(words.more(1));
      await timeline.waitFor();
      if (await more.isVisible()) await table.press(more);
      await timeline.getByRole('radio', { name: '!?' }).check();
      await timeline.getByRole('textbox', { name: words.comment }).fill('Maxx "C"?');
    },
  },
  {
    id: 'log-look',
    title: 'The table as it was at a line of the log',
    bring: async (stage) => {
      const { table, page, words, narrow } = stage;
      await buildsChain(stage, 3);
      if (narrow) await table.press(page.getByRole('button', { name: words.log.title, exact: true }));
      await table.press(table.log.getByRole('listitem').nth(1).getByRole('button').first());
    },
  },
  {
    id: 'share',
    title: 'Sharing a duel, with the QR code of its link',
    bring: async (stage) => {
      const { table, page } = stage;
      await buildsChain(stage, 3);
      await table.choosesInMenu(TIMELINE_WORDS[table.lang].share);
      await expect(page.getByRole('img', { name: SHARE_WORDS[table.lang].qr.title })).toBeVisible();
    },
  },
  {
    id: 'copied',
    title: 'The link, where the browser does not copy',
    bring: async ({ table, page, words }) => {
      await table.opens(await linkTo(MIDDLE));
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await table.press(page.getByRole('banner').getByRole('button', { name: words.top.copyLink }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    id: 'end',
    title: 'The end of a duel',
    bring: async ({ table, words }) => {
      await table.opens(await linkTo(MIDDLE));
      await table.ends(words.menu.surrender(words.player(2)));
      await expect(table.endDialog).toBeVisible();
    },
  },
  {
    id: 'curtain',
    title: 'The curtain between two players',
    bring: async ({ home, page, words }) => {
      await startsAt(home, true);
      await expect(page.getByRole('button', { name: beginsWith(words.curtain.show) })).toBeVisible();
    },
  },
  {
    id: 'seat',
    title: 'One of two players at the table',
    bring: async ({ home, page, words }) => {
      await startsAt(home, true);
      await show(page, words);
      await expect(page.getByRole('grid', { name: words.board.field })).toBeVisible();
    },
  },
  {
    id: 'take-back',
    title: 'One player asks the other to take something back',
    bring: async ({ home, table, page, words }) => {
      await startsAt(home, true);
      await show(page, words);
      while (await table.field.isVisible()) await table.endsTurn();
      await show(page, words);
      await table.press(table.undo);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...PAGES,
];
