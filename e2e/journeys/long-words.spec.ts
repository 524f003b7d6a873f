import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** In how many texts a screen reader meets these words. */
async function spokenTexts(page: Page, words: RegExp): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'StaticText');
  return texts.filter(({ name }) => words.test(String(name?.value))).length;
}

test('a long entry is saved with its top in view and folded; what is folded away is found', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill(`Manna. ${'And enough of it. '.repeat(200)}Quail.`);
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  const entry = page.getByRole('article');
  await expect(entry.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const fold = entry.getByRole('button', { name: 'Show all' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await spokenTexts(page, /Quail/)).toBe(0);
  await expectAccessible(page);

  // On paper it is whole and in ink, without the ways elsewhere and what is pressed.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(entry.locator('[hidden]')).toHaveCSS('content-visibility', 'visible');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await fold.click();
  await expect(entry.getByRole('button', { name: 'Show less' })).toBeVisible();
  expect(await spokenTexts(page, /Quail/)).toBe(1);
  await entry.getByRole('button', { name: 'Show less' }).click();
  await expect(entry.getByRole('heading')).toBeInViewport();
  // As the browser's search for a text does when it has found it.
  await entry.locator('[hidden]').dispatchEvent('beforematch');
  await expect(entry.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});
