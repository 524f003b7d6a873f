import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

/** One page of entries, no two as long as each other. */
async function manyEntries(page: Page): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  for (let day = 1; day <= 28; day++) {
    const content = `Evening ${day}. ${'Bread, rain, and a door left open. '.repeat((day * 5) % 13)}`;
    const data = { content, writingTimeMinutes: 1 };
    const answer = await page.request.post('/api/journal/entries', { data, headers: { origin } });
    expect(answer.status()).toBe(201);
  }
}

test('in a long journal what is far rests, and who goes back is where they were', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Baruch');
  await manyEntries(page);
  await page.goto('/journal');
  const far = page.getByRole('article').filter({ hasText: 'Evening 6.' });
  const isDrawn = () => far.evaluate((entry) => entry.checkVisibility({ contentVisibilityAuto: true }));
  await page.getByRole('button', { name: 'Show older entries' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(28);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isDrawn).toBe(false);

  const top = async () => Math.round((await far.boundingBox())?.y ?? Number.NaN);
  // What is above it gets its height as it comes near.
  const moved = () => far.evaluate((entry) => entry.scrollIntoView({ block: 'center' })).then(top);
  await expect.poll(async () => (await moved()) - (await moved())).toBe(0);
  expect(await isDrawn()).toBe(true);
  const before = await top();
  await far.getByRole('button', { name: 'Pray about this' }).click();
  await expect(page).toHaveURL('/prayers/ask');
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test('what is typed stands in its field alone, and asks nothing of the page around it', async ({ page }) => {
  await signedIn(page, 'Baruch');
  await page.goto('/journal');
  const field = page.getByLabel('Your reflection');
  // Nothing keeps what is typed before the page has come to life.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  await field.pressSequentially('Seek not great things');
  await expect(field).toHaveValue('Seek not great things');
  // Its child in the document, at whose change Chromium looks through the whole page for what style sheets ask by `:has()`.
  expect(await field.evaluate(({ textContent }) => textContent)).toBe('');
});
