/**
 * A Chain of five links from both seats in a duel that is played from home, and links to it. The line was found by
 * playing the preset decks at random until such a Chain came up.
 */
import type { Browser } from '@playwright/test';
import { decodeReplay, playRecord } from '../src/replay';
import type { Home } from './pages/home';
import type { Table } from './pages/table';
import { expect, localeOf, tableOn, test } from './pages/test';
import { cards } from './support/rules';
import { LANGS, type Lang } from './support/words';

/** To the moment in which four links wait and Player 2 may add the fifth. */
async function buildsFourLinks(home: Home, table: Table): Promise<void> {
  await home.visit();
  await home.starts({ seed: 7509, first: 2 });
  await table.summons('Thunder King Rai-Oh', 'oM1');
  await table.sets('Raigeki Break', 'oS5');
  await table.passes();
  await table.sets('Mystical Space Typhoon', 'oS4');
  await table.sets('Solemn Judgment', 'oS1');
  // Turn 2: nobody does anything before Main Phase 1.
  for (let windows = 0; windows < 6; windows++) await table.passes();
  await table.activates('Maxx "C"');
  await table.chains('Mystical Space Typhoon');
  await table.picks('Raigeki Break');
  await table.chains('Forbidden Chalice', { zone: 'S1' });
  await table.chains('Raigeki Break');
  await table.picks('Thunder King Rai-Oh');
}

/** What stands at each link while the Chain is built: number, seat, effect, target, cost. */
const BUILT: Record<Lang, string[]> = {
  en: [
    'Chain Link 1, Player 1: Maxx "C" ①',
    'Chain Link 2, Player 2: Mystical Space Typhoon Destroy the target Targets Raigeki Break, oS5',
    "Chain Link 3, Player 1: Forbidden Chalice The target gains 400 ATK, negate the target's effects Targets Thunder King Rai-Oh, oM1",
    'Chain Link 4, Player 2: Raigeki Break Destroy the target Targets Thunder King Rai-Oh, oM1 Cost: Jinzo',
  ],
  ko: [
    '체인 1, 플레이어 1: 증식의 G ①',
    '체인 2, 플레이어 2: 싸이크론 대상을 파괴한다 대상 썬더 브레이크, oS5',
    '체인 3, 플레이어 1: 금지된 성배 대상의 공격력을 400 올리고, 대상의 효과를 무효로 한다 대상 번개왕, oM1',
    '체인 4, 플레이어 2: 썬더 브레이크 대상을 파괴한다 대상 번개왕, oM1 코스트: 인조인간 －사이코 쇼커－',
  ],
};

/** How each link ended. */
const ENDED: Record<Lang, string[]> = {
  en: [
    'Resolved',
    'Resolved without effect There was nothing left for it to do.',
    'Resolved',
    'Activation negated by Chain Link 5',
    'Cost: 4,000 LP Resolved',
  ],
  ko: [
    '처리됨',
    '효과 없이 처리됨 처리할 것이 남아 있지 않았습니다.',
    '처리됨',
    '발동 무효 체인 5에 의해',
    '코스트: 4,000 LP 처리됨',
  ],
};

const inOrder = (words: readonly string[], where: (text: string) => string): RegExp[] =>
  words.map((text) => new RegExp(where(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s*'))));

/** Opens a link in a browser that has never seen the page, and expects the same table there in both languages. */
async function opensElsewhere(link: string, table: Table, browser: Browser, at: At): Promise<void> {
  const here = table.lang;
  for (const lang of [here, ...LANGS.filter((other) => other !== here)]) {
    if (lang !== here) await table.switchesLanguage();
    const told = await table.in(lang).told();
    const context = await browser.newContext({ locale: localeOf(lang), viewport: table.page.viewportSize() });
    const other = tableOn(await context.newPage(), lang, at.complaints, at.baseURL);
    await other.opens(link);
    expect(await other.told()).toBe(told);
    await expect(other.notice).toHaveCount(0);
    await context.close();
  }
  await table.in(here === 'en' ? 'ko' : 'en').switchesLanguage();
}

interface At {
  complaints: string[];
  baseURL: string | undefined;
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('a Chain of five links is shown link by link, and its link opens it elsewhere', async ({
      home,
      table,
      words,
      browser,
      complaints,
      baseURL,
    }) => {
      await buildsFourLinks(home, table);
      const links = table.chain.getByRole('listitem');
      await expect(links).toHaveCount(4);
      await expect(links).toContainText(inOrder(BUILT[lang], (text) => text));
      await expect(table.question).toHaveText(words.prompt.titles.chain(5));
      await table.asks(2);
      await expect(table.zone('S1')).toHaveAccessibleName(new RegExp(words.board.link(3)));
      await expect(table.zone('oM1')).toHaveAccessibleName(new RegExp(words.board.targetOf('3, 4')));

      await test.step('a link to the middle of the Chain', async () => {
        const link = await table.copiesLink();
        await opensElsewhere(link, table, browser, { complaints, baseURL });
      });

      await table.chains('Solemn Judgment');
      await expect(links).toHaveCount(5);
      await expect(links).toContainText(inOrder(ENDED[lang], (text) => `${text}\\s*$`));
      await table.lpIs(2, 4000);
      await table.isEmpty('oS1');

      await test.step('a link to the end of the Chain', async () => {
        const link = await table.copiesLink();
        await opensElsewhere(link, table, browser, { complaints, baseURL });
        const decoded = await decodeReplay(link);
        if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
        const played = playRecord(decoded.record, cards);
        expect(played.diverged).toBeNull();
        expect(played.decisions).toBe(decoded.record.anchor?.decision);
        expect(played.duel?.seats.map(({ lp }) => lp)).toEqual([8000, 4000]);
      });
    });
  });
}

test('a link opens at the step that was on the table, with the rest still ahead', async ({
  home,
  table,
  browser,
  complaints,
  baseURL,
}) => {
  await buildsFourLinks(home, table);
  await table.undo.click();
  await table.undo.click();
  await expect(table.chain.getByRole('listitem')).toHaveCount(3);
  const told = await table.told();
  const link = await table.copiesLink();
  const context = await browser.newContext({ locale: localeOf('en'), viewport: table.page.viewportSize() });
  const other = tableOn(await context.newPage(), 'en', complaints, baseURL);
  await other.opens(link);
  expect(await other.told()).toBe(told);
  await other.redo.click();
  await other.redo.click();
  await expect(other.chain.getByRole('listitem')).toHaveCount(4);
  await expect(other.redo).toBeDisabled();
  await context.close();
});
