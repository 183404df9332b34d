/** One key, one fact: said on the screen and in a live region, in both languages. */
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS, type Lang } from './support/words';

/** Two links wait, and Player 1 may add the third. */
async function buildsTwoLinks(table: Table): Promise<void> {
  await table.opens(
    await linkTo({
      first: {
        hand: ['Forbidden Chalice', 'Maxx "C"'],
        monsters: ['Command Knight'],
        deck: ['Kuriboh'],
      },
      second: { lp: 6500, hand: ['Jinzo'], spells: [{ card: 'Raigeki Break', faceDown: true }], deck: ['Kuriboh'] },
    }),
  );
  // There is only one card it could target.
  await table.activates('Forbidden Chalice', 'S3');
  await table.chains('Raigeki Break');
  await table.picks('Command Knight');
}

const SAID: Record<Lang, Record<'lp' | 'chain' | 'focus' | 'asked' | 'turn', RegExp>> = {
  en: {
    lp: /^Player 1: 8000 LP\.\s*Player 2: 6500 LP\.$/,
    chain:
      /^Chain of 2, building\.\s*1: Forbidden Chalice, Player 1\. Targets Command Knight, M1\.\s*2: Raigeki Break, Player 2\. Targets Command Knight, M1\. Cost: Jinzo\.$/,
    focus:
      /^M1, Command Knight, Attack Position, ATK 1600, face-up, target of Chain Link 1, 2\.\s*FIRE · Warrior · ★4 · 1600\/1900\.$/,
    asked:
      /^Player 1 decides\. Add Chain Link 3\?\s*Chain Link 2 may be answered now\.\s*1: Maxx "C" ① Hand .*\s*Esc: Pass$/,
    turn: /^Turn 5, Player 1's turn: Main Phase 1\.$/,
  },
  ko: {
    lp: /^플레이어 1: 8000 LP\.\s*플레이어 2: 6500 LP\.$/,
    chain:
      /^체인 2까지, 쌓는 중\.\s*1: 금지된 성배, 플레이어 1\. 대상 .+, M1\.\s*2: 썬더 브레이크, 플레이어 2\. 대상 .+, M1\. 코스트: 인조인간 －사이코 쇼커－\.$/,
    focus: /^M1, .+, 공격 표시, 공격력 1600, 앞면 표시, 체인 1, 2의 대상\.\s*화염 · 전사족 · ★4 · 1600\/1900\.$/,
    asked: /^플레이어 1.+\s*1: 증식의 G ① 패 .*\s*Esc: 패스$/,
    turn: /^5턴, 플레이어 1의 턴: 메인 페이즈 1\.$/,
  },
};

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('L, C, F, Q and T say a fact each, and the list of keys names them', async ({
      table,
      words,
      page,
      dialogs,
    }) => {
      await buildsTwoLinks(table);
      const fact = page.getByRole('status', { name: words.facts.label });
      const says = async (key: string, what: RegExp) => {
        await page.keyboard.press(key);
        await expect(fact).toHaveText(what);
      };
      // At once: what is said stands for some seconds only, and a key that says it does so before it is up again.
      const saysNo = async (what: 'turn') => expect(await fact.textContent()).not.toMatch(SAID[lang][what]);
      await says('l', SAID[lang].lp);
      await says('c', SAID[lang].chain);
      await says('q', SAID[lang].asked);
      await says('t', SAID[lang].turn);
      // B goes to the field and the arrows walk it; D goes back to the decision.
      await page.keyboard.press('b');
      await expect(table.field.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(table.zone('M1')).toBeFocused();
      await says('f', SAID[lang].focus);
      await page.keyboard.press('ArrowRight');
      await says('f', new RegExp(`^M2, ${words.board.empty}\\.$`));
      await page.keyboard.press('d');
      await expect(table.question).toBeFocused();

      // With Hangul switched on the same key types another letter.
      await page.evaluate(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅣ', code: 'KeyL', bubbles: true }));
      });
      await expect(fact).toHaveText(SAID[lang].lp);

      await page.keyboard.press('?');
      const keys = await dialogs.isOpen(words.keys.title);
      for (const key of ['L', 'C', 'F', 'Q', 'T', 'B', 'D']) {
        await expect(keys.getByRole('term').filter({ hasText: new RegExp(`^${key}$`) })).toHaveCount(1);
      }
      // Behind a dialog no key says anything.
      await page.keyboard.press('t');
      await saysNo('turn');
      await dialogs.escapes();

      // In a field a letter is a letter.
      await page.getByRole('combobox', { name: words.prompts.of(words.player(1)) }).focus();
      await page.keyboard.press('t');
      await saysNo('turn');
    });
  });
}
