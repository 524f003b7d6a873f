import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

/** Where the keyboard's Back and Forward lead, as a person presses them. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

/** Where the page is scrolled to, once it has come to rest. */
async function scrolledTo(page: Page): Promise<number> {
  let top = Number.NaN;
  const isStill = async () => {
    const before = top;
    top = await page.evaluate(() => window.scrollY);
    return top === before;
  };
  await expect.poll(isStill).toBe(true);
  return top;
}

test('Back closes what is open before it leaves, and Forward opens nothing', async ({ page }) => {
  await signedIn(page, 'Jonah');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await page
    .getByRole('button', { name: /^Try on/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?tab=outfits');
  await forward(page);
  await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
  await expect(dialog).toBeHidden();

  await page
    .getByRole('button', { name: /^Try on/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(menu).toBeVisible();
  await back(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await back(page);
  await expect(page).toHaveURL('/?tab=outfits');
  await back(page);
  await expect(page).toHaveURL('/');
});

test('Back lets a chosen verse go, where the page is scrolled to', async ({ page }) => {
  await signedIn(page, 'Habakkuk');
  await page.goto('/bible');
  await page.goto('/bible/PSA/119');
  // Before, a tap on a verse's number is that on a link.
  await expect(page.getByRole('button', { name: 'Aa how the text is set' })).toBeEnabled();
  const bar = page.getByRole('region', { name: /^Psalms? 119:/ });
  await page.locator('[data-verse="3"]').first().click();
  await expect(bar).toBeVisible();
  await page.locator('[data-verse="90"]').first().click();
  await expect(bar).toHaveAccessibleName(/119:3, 90$/);
  const scrolled = await scrolledTo(page);
  expect(scrolled).toBeGreaterThan(1000);
  await back(page);
  await expect(bar).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.locator('[data-verse="90"]').first().click();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/bible');
});

test('a link followed after Back has closed a menu leads to the top of its page', async ({ page }) => {
  await signedIn(page, 'Asaph');
  await page.goto('/bible/PSA/119');
  await expect(page.getByRole('button', { name: 'Aa how the text is set' })).toBeEnabled();
  const bar = page.getByRole('region', { name: /^Psalms? 119:/ });
  await page.locator('[data-verse="120"]').first().click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /^More with/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await back(page);
  await expect(menu).toBeHidden();
  await bar.getByRole('button', { name: /^Write/ }).click();
  await expect(page).toHaveURL('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
});
