import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

/** So long a page has been open before it is loaded again by itself. */
const A_WHILE = 60_000;

/** The server is upgraded: scripts of the version that this page is of are not there any more, until it is loaded again. */
async function upgraded(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, A_WHILE);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute('**/assets/**');
      await route.fallback();
    },
  );
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/404/, /dynamically imported module/);
});

test('a screen that a page of the former version lacks comes with its whole page', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  await upgraded(page);
  await page.getByRole('menuitem', { name: 'My circle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My circle' })).toBeVisible();
  await expect(page).toHaveURL(/\/circle$/);
});

test('a dialog that a page of the former version lacks says so, and comes once the page is loaded again', async ({
  page,
}) => {
  await signedIn(page);
  // A page that has been open for a while has what shows toasts.
  const toasts = page.waitForResponse('**/assets/toast-viewport*.js');
  await page.goto('/settings');
  await toasts;
  const change = page.getByRole('button', { name: 'Change profile picture' });
  await expect(change).toBeVisible();
  await upgraded(page);
  await change.click();
  await expect(
    page.getByText('Lampstand was renewed while this page was open.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await change.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what the new version does not take from a page of the former one stays in its field, with an offer to load again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await signedIn(page);
  const toasts = page.waitForResponse('**/assets/toast-viewport*.js');
  await page.goto('/journal');
  await toasts;
  await page.route('**/api/journal/entries', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: {
            code: 'INVALID_INPUT',
            message: 'There is nothing called “mood” here. Please leave it out.',
            issues: [{ path: 'body', message: 'There is nothing called “mood” here. Please leave it out.' }],
          },
        })
      : route.fallback(),
  );
  await upgraded(page);
  const words = page.getByLabel('Your reflection');
  await words.fill('The lamp is on its stand.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByText('A newer Lampstand is here.', { exact: true })).toBeVisible();
  await expect(page.getByText(/mood/)).toBeHidden();
  await expect(words).toHaveValue('The lamp is on its stand.');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('A newer Lampstand is here.', { exact: true })).toBeHidden();
  await expect(words).toHaveValue('The lamp is on its stand.');
});
