import { expect, test } from '@playwright/test';

test('the page opens without an error @phone', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('./');
  await expect(page).toHaveTitle(/Spellspeed/);
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(errors).toEqual([]);
});
