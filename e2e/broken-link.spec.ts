import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS, type Lang } from './support/words';

/** What the page says about each kind of damage. */
const SAID: Record<Lang, Record<'truncated' | 'mutated' | 'foreign' | 'letters' | 'empty', RegExp>> = {
  en: {
    truncated:
      /^The link could not be opened\. The link is cut off: only \d+ of the \d+ characters after #\/d\/ are there\.$/,
    mutated:
      /^The link could not be opened\. The link was altered on its way: its checksum does not match\. Copy the original again\.$/,
    foreign: /^The link could not be opened\. This is no replay link\. A replay link contains #\/d\/\.$/,
    letters: /^The link could not be opened\. Character \d+ of the link is "[^"]+", which no replay link contains\.$/,
    empty: /^The link could not be opened\. There is no replay here\. Paste a replay link\.$/,
  },
  ko: {
    truncated: /^링크를 열 수 없습니다\. 링크가 잘렸습니다\. #\/d\/ 뒤의 \d+자 중 \d+자만 있습니다\.$/,
    mutated:
      /^링크를 열 수 없습니다\. 링크의 글자가 바뀌었습니다\. 체크섬이 맞지 않습니다\. 원래 링크를 다시 복사해 주세요\.$/,
    foreign: /^링크를 열 수 없습니다\. 리플레이 링크가 아닙니다\. 리플레이 링크에는 #\/d\/ 부분이 있습니다\.$/,
    letters: /^링크를 열 수 없습니다\. 링크의 \d+번째 글자 "[^"]+": 리플레이 링크에 쓰이지 않는 글자입니다\.$/,
    empty: /^링크를 열 수 없습니다\. 리플레이가 없습니다\. 리플레이 링크를 붙여 넣어 주세요\.$/,
  },
};

/** Another letter in the middle of the code. */
function mutated(link: string): string {
  const at = Math.floor(link.length / 2);
  return `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('a broken link says what is wrong, and the duel in this browser is still there', async ({
      home,
      table,
      words,
      page,
    }) => {
      const link = await linkTo({ first: { hand: ['Jinzo'], deck: ['Sangan'] }, second: { deck: ['Sangan'] } });
      await home.visit();
      await home.starts({ seed: 7, first: 1 });
      const told = await table.told();

      await test.step('in the address', async () => {
        const addresses = {
          truncated: link.slice(0, -9),
          mutated: mutated(link),
          empty: './#/d/',
          letters: './#/d/한국',
        };
        for (const [kind, address] of Object.entries(addresses)) {
          await home.visit(address);
          await expect(home.notice.getByRole('paragraph')).toHaveText(SAID[lang][kind as keyof typeof addresses]);
          await expect(home.start).toBeVisible();
          await expect(page).toHaveURL(/[^#]*#\/$/);
          await expect(home.resume).toContainText(words.home.turnChain(1, 0));
        }
      });

      await test.step('pasted', async () => {
        await home.visit();
        const pasted = {
          truncated: `https://example.org/spellspeed/${link.slice(2, -9)}`,
          mutated: mutated(link),
          foreign: 'https://example.org/watch?v=dQw4w9WgXcQ',
          empty: '   ',
        };
        for (const [kind, text] of Object.entries(pasted)) {
          await home.opensLink(text);
          await expect(home.notice.getByRole('paragraph')).toHaveText(SAID[lang][kind as keyof typeof pasted]);
          await home.notice.getByRole('button', { name: words.notices.dismiss }).click();
          await expect(home.notice).toHaveCount(0);
        }
      });

      await home.resume.click();
      await table.tells(told);
    });
  });
}

test('a pasted link opens, also one that a chat has broken into lines', async ({ home, table }) => {
  const link = await linkTo({ first: { hand: ['Jinzo'], deck: ['Sangan'] }, second: { lp: 1200, deck: ['Sangan'] } });
  await home.visit();
  await home.opensLink(`https://example.org/${link.slice(2, 30)} ${link.slice(30)} `);
  await table.lpIs(2, 1200);
  await expect(table.hand(1).getByRole('button', { name: /^Jinzo,/ })).toBeVisible();
});
