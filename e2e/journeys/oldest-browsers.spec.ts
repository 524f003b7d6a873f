import { addresses } from '../addresses.ts';
import { expect, signedIn, test } from '../fixtures.ts';

test('every screen comes, in its colours, in the oldest browser that is served @oldest', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(42, 39, 64)');
  await signedIn(page, 'Eldad');
  for (const address of addresses('signed-in')) {
    await page.goto(address);
    await page.locator('main').waitFor();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await expect(page.locator('html'), address).toHaveCSS('background-color', 'rgb(251, 246, 236)');
    await expect(page.getByText('The lamp went out for a moment'), address).toHaveCount(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 20, 42)');
});
