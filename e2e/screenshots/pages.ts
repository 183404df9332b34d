/** Screens beside the duel: the rulebook and the editors. */
import { expect } from '../support/expect';
import { linkTo } from '../support/position';
import { MIDDLE } from './positions';
import type { Scene } from './scenes';

export const PAGES: readonly Scene[] = [
  {
    id: 'editor',
    title: 'The board editor with a position taken from a duel',
    bring: async ({ table, page, words }) => {
      await table.opens(await linkTo(MIDDLE));
      await table.opensMenu();
      await page.getByRole('button', { name: words.menu.edit }).click();
      await expect(page.getByRole('grid', { name: words.board.field })).toBeVisible();
      await page.locator('.bd-btn[data-card]').first().focus();
    },
  },
  {
    id: 'editor-empty',
    title: 'The board editor before the first card',
    bring: async ({ home, page, words }) => {
      await home.visit('./#/e');
      await expect(page.getByRole('grid', { name: words.board.field })).toBeVisible();
    },
  },
  {
    id: 'deck',
    title: 'The deck editor with a preset deck',
    bring: async ({ home, page }) => {
      await home.visit();
      await page.locator('a.btn[href="#/k"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    id: 'rulebook',
    title: 'The rulebook, searched',
    bring: async ({ home, page }) => {
      await home.visit('./#/r');
      await page.getByRole('searchbox').fill('Mirror Force');
    },
  },
  {
    id: 'ruling',
    title: 'A ruling at its end: what is refused, and why',
    bring: async ({ home, page }) => {
      await home.visit('./#/r/act-effect-example-zoma');
      await page.getByRole('slider').press('End');
      await page.locator('.rb-because').first().scrollIntoViewIfNeeded();
    },
  },
  {
    id: 'ruling-card',
    title: 'A card of a ruling: what it can do at this moment, and why not',
    bring: async ({ home, page }) => {
      await home.visit('./#/r/answer-needs-its-event/2');
      await page.locator('.bd-btn[data-card]').first().click();
      await expect(page.locator('.effect-text').first()).toBeVisible();
    },
  },
];
