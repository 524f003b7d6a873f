import { expect, expectAccessible, test } from '../fixtures.ts';

test('a visitor reads the guidelines and who can read what, on any screen', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Guidelines' }).click();
  await expect(page.getByRole('heading', { name: 'How we treat one another' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What is kept about you, and who can read it' }).click();
  await expect(page.getByRole('heading', { name: 'What is kept, and who can read it' })).toBeVisible();
  await expectAccessible(page);
  // As wide as the smallest phone, in letters twice as large.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
