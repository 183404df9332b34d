import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { escaped, LANGS, type Lang } from './support/words';

/** Four links from both seats wait, and Player 2 may add the fifth. */
async function buildsFourLinks(table: Table): Promise<void> {
  await table.opens(
    await linkTo({
      first: { hand: ['Maxx "C"', 'Forbidden Chalice', 'Sangan'], deck: ['Kuriboh'] },
      second: {
        hand: ['Jinzo'],
        monsters: ['Thunder King Rai-Oh'],
        spells: ['Solemn Judgment', 'Mystical Space Typhoon', 'Raigeki Break'].map((card) => ({
          card,
          faceDown: true,
        })),
        deck: ['Kuriboh'],
      },
    }),
  );
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
    'Chain Link 2, Player 2: Mystical Space Typhoon Destroy the target Targets Raigeki Break, oS3',
    "Chain Link 3, Player 1: Forbidden Chalice The target gains 400 ATK, negate the target's effects Targets Thunder King Rai-Oh, oM1",
    'Chain Link 4, Player 2: Raigeki Break Destroy the target Targets Thunder King Rai-Oh, oM1 Cost: Jinzo',
  ],
  ko: [
    '체인 1, 플레이어 1: 증식의 G ①',
    '체인 2, 플레이어 2: 싸이크론 대상을 파괴한다 대상 썬더 브레이크, oS3',
    '체인 3, 플레이어 1: 금지된 성배 대상의 공격력을 400 올리고, 대상의 효과를 무효로 한다 대상 번개왕, oM1',
    '체인 4, 플레이어 2: 썬더 브레이크 대상을 파괴한다 대상 번개왕, oM1 코스트: 인조인간 －사이코 쇼커－',
  ],
};

/** How each link ended, from the first. */
const ENDED: Record<Lang, string[]> = {
  en: [
    'Resolved',
    'Resolved without effect There was nothing left for it to do.',
    'Resolved',
    'Activation negated by Chain Link 5',
    'Cost: 4000 LP Resolved',
  ],
  ko: [
    '처리됨',
    '불발 처리할 것이 남아 있지 않았습니다.',
    '처리됨',
    '발동 무효 체인 5에 의해',
    '코스트: 4000 LP 처리됨',
  ],
};

/** Spaces between the parts of a row are a matter of layout. */
const loosely = (text: string): string => escaped(text).replaceAll(' ', '\\s*');

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('a Chain is told link by link as it is built, and how each link ended', async ({ table, words }) => {
      await buildsFourLinks(table);
      const links = table.chain.getByRole('listitem');
      await expect(links).toContainText(BUILT[lang].map((text) => new RegExp(loosely(text))));
      await expect(table.question).toHaveText(words.prompt.titles.chain(5));
      await table.asks(2);
      await expect(table.zone('S1')).toHaveAccessibleName(new RegExp(words.board.link(3)));
      await expect(table.zone('oM1')).toHaveAccessibleName(new RegExp(words.board.targetOf('3, 4')));

      await table.chains('Solemn Judgment');
      await expect(links).toContainText(ENDED[lang].map((text) => new RegExp(`${loosely(text)}$`)));
      await expect(table.chain.getByRole('heading')).toHaveText(words.chain.last);
      await table.lpIs(2, 4000);
      await table.isEmpty('oS1');
      await expect(table.zone('oM1')).toHaveAccessibleName(new RegExp(words.board.negated));

      // With the next action it is history.
      await table.summons('Sangan');
      await expect(table.chain).toHaveCount(0);
    });
  });
}
