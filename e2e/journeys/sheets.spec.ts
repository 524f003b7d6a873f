import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** What is earned by reading and writing opens the basket that holds a lake at night, and the lake is the background. */
async function lakeAtNight(page: Page): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const post = async (address: string, data = {}) => {
    const answer = await page.request.post(address, { headers: { origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  for (let chapter = 1; chapter <= 10; chapter++) await post(`/api/bible/books/PSA/chapters/${chapter}/read`);
  await post('/api/journal/entries', { content: 'By the waters.', writingTimeMinutes: 1 });
  const chests = (await (await page.request.get('/api/chests')).json()) as {
    id: string;
    requiredXP: number;
  }[];
  const { id } = chests.find(({ requiredXP }) => requiredXP === 60)!;
  await post(`/api/chests/${id}/unlock`);
  await post('/api/wallpapers/galilee-at-night/apply');
}

/** How light the letters of the page's title are, 0 to 255. */
const lightness = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const [r, g, b] = getComputedStyle(title).color.match(/\d+/g)!.map(Number) as [number, number, number];
    return (r + g + b) / 3;
  });

test('a page is one sheet: lines part what it holds, and it reaches the end of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, 'Hannah');
  for (const address of ['/circle', '/settings/files', '/plans', '/settings']) {
    await page.goto(address);
    const sheet = page.locator('.page-sheet');
    await expect(sheet.getByText(/\S/).first()).toBeVisible();
    const { x, y, width, height } = (await sheet.boundingBox())!;
    expect([x, width], address).toEqual([0, PHONE.width]);
    expect(y + height, address).toBeGreaterThanOrEqual(PHONE.height);
  }
  await page.goto('/plans');
  const first = page.locator('.page-sheet > *').first();
  await expect(first).toHaveCSS('border-bottom-width', '1px');
  await page.goto('/bible');
  const card = page.locator('.divide-y > .card-surface:not(:last-child)').first();
  await expect(card).toHaveCSS('border-bottom-width', '1px');
});

test('on a dark picture a title is light, and dark again on paper and where no picture is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, 'Naomi');
  await lakeAtNight(page);
  for (const address of ['/journal', '/prayers', '/year']) {
    await page.goto(address);
    await expect.poll(() => lightness(page), address).toBeGreaterThan(200);
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => lightness(page)).toBeLessThan(80);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => lightness(page)).toBeGreaterThan(200);
  await page.goto('/guidelines');
  await expect.poll(() => lightness(page)).toBeLessThan(80);
});
