/** How strong a monster is and what an attack brings, as the page says it. */
import type { Page } from '@playwright/test';
import type { Words } from '../support/words';

/** The ATK of the card of a row, as the table or the hand says it; 0 where none is said. */
export async function attackOf(page: Page, row: string, { board }: Words): Promise<number> {
  const name = nameOf(row);
  const labels = await page
    .locator('button[aria-label]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const said = labels.find((label) => name.test(label));
  const [before = ''] = board.atk('#').split('#');
  return Number(new RegExp(`${before}(\\d+)`).exec(said ?? '')?.[1] ?? 0);
}

/** By how much the attacker is stronger than this target, as its forecast says; 0 where nothing is said. */
export function gainOf(target: string): number {
  const [, mine, theirs] = /([\d,]+) (?:against|대) ([\d,]+)/.exec(target) ?? [];
  if (!mine || !theirs) return 0;
  return Number(mine.replace(',', '')) - Number(theirs.replace(',', ''));
}

/** A name that begins with the card of a row. */
const nameOf = (row: string): RegExp => {
  const [card = ''] = row.split(/ (?=패|Hand|o?[MS][1-5] · |묘지|GY|필드|Field)/);
  return new RegExp(`(^|, )${card.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},`);
};
