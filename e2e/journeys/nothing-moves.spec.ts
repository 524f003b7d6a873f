import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { another, groupOf, PHONE, ready } from '../study-group.ts';

test.use({ viewport: PHONE });

/** How far what was painted has moved since without anybody's doing: the browser's measure, of which 0.1 is called good. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('what stands on a screen stays in its place while the rest of it comes', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const tola = await another(browser, baseURL, 'Tola');
  const group = await groupOf(page, tola);
  const screens: [path: string, last: Locator][] = [
    ['/?tab=community', page.getByRole('link', { name: 'Join Community' })],
    ['/community', page.getByRole('link', { name: 'Events' })],
    ['/community/debates', page.getByRole('link', { name: 'Read it' })],
    [`${group}?tab=people`, page.getByText('Tola T.')],
    ['/bible?tab=favorites', page.getByText('No favorites yet')],
    ['/prayers/answered', page.getByText('Not every answer here is a yes.')],
  ];
  for (const [path, last] of screens) {
    await page.goto(path);
    await expect(last).toBeVisible();
    await expect(page.locator('[data-waits], .animate-breathe[aria-hidden=true]')).toHaveCount(0);
    expect(await shifts(page), path).toBeLessThan(0.05);
  }
});
