import type { Route } from '@playwright/test';
import { createItem } from '../../src/features/prayer/prayer-list.contract.ts';
import { expect, signedIn, test } from '../fixtures.ts';
import { testWithTime } from '../own-server.ts';

const DAY_IN_MINUTES = 24 * 60;

testWithTime(
  'a screen that stays open overnight has the new day’s words without a reload',
  async ({ page, time }) => {
    await signedIn(page, 'Jael');
    await page.clock.install();
    await page.goto('/bible');
    const verse = page.getByText(/Your first day here/);
    await expect(verse).toBeVisible();
    // Less than a session lasts.
    time.pass(DAY_IN_MINUTES);
    await page.clock.setSystemTime(Date.now() + DAY_IN_MINUTES * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(verse).toHaveCount(0);
  },
);

test('a device whose clock is ahead asks for the new day once more', async ({ page }) => {
  await signedIn(page, 'Dorcas');
  await page.clock.install();
  await page.goto('/bible');
  await expect(page.getByText(/Your first day here/)).toBeVisible();
  const { endsAt } = await (await page.request.get('/api/today')).json();
  // The browser may let go of a body that the page has read; it is read on its way.
  const early = Promise.withResolvers<number>();
  const readFirst = async (route: Route) => {
    const response = await route.fetch();
    early.resolve((await response.json()).endsAt);
    await route.fulfill({ response });
  };
  await page.route('**/api/today', readFirst, { times: 1 });
  // It is midnight on this device, and still the day before on the server.
  await page.clock.fastForward(endsAt - (await page.evaluate(() => Date.now())) + 1);
  expect(await early.promise).toBe(endsAt);
  // Second by second, as it passes for people: a jump would have it looked at late, when all is well.
  await page.clock.runFor(5000);
  const again = page.waitForRequest('**/api/today');
  await page.clock.runFor(2 * 60_000);
  await again;
});

testWithTime(
  'whoever leaves the app open and prays each morning finds a new list each morning',
  async ({ page, time }) => {
    await signedIn(page, 'Anna');
    const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
    const data = { text: 'For Naomi' };
    expect((await page.request.post(createItem.path, { data, headers })).ok()).toBe(true);
    await page.clock.install();
    await page.goto('/prayers');
    const mark = page.getByRole('button', { name: 'Prayed today: For Naomi' });
    const pray = async () => {
      // The tick answers the finger at once; it is kept on the day on which it arrives.
      const kept = page.waitForResponse(/\/api\/prayer\/items\/.+\/prayed$/);
      await mark.click();
      await kept;
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    };
    await pray();
    for (const day of [1, 2]) {
      time.pass(day * DAY_IN_MINUTES);
      await page.clock.setSystemTime(Date.now() + day * DAY_IN_MINUTES * 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await pray();
    }
  },
);
