import type { Locator, Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';
import { setLetters } from '../small-phone.ts';
import { call, ready } from '../study-group.ts';

/** How many are in the first row, and which of them are smaller than a finger. */
async function fingersOn(places: Locator): Promise<{ inRow: number; small: string[] }> {
  const boxes = await places.evaluateAll((all) =>
    all.map((one) => {
      const { top, width, height } = one.getBoundingClientRect();
      return { name: one.textContent, top, width, height };
    }),
  );
  return {
    inRow: boxes.filter(({ top }) => top === boxes[0]?.top).length,
    small: boxes
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ name, width, height }) => `${name} ${width} × ${height}`),
  };
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
  await expect(page.locator('html[data-scrolled-down]')).toBeAttached();
}

test('each place of home is as wide as a finger, whatever the width and the letters', async ({ page }) => {
  await signedIn(page);
  const places = page.getByRole('navigation', { name: 'Home' }).getByRole('link');
  for (const [width, letters, inRow] of [
    [320, 100, 4],
    [320, 200, 4],
    [360, 100, 8],
    [360, 200, 8],
    [390, 200, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/bible/PSA/119');
    await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
    await setLetters(page, letters);
    await scrollDown(page);
    await expect
      .poll(() => fingersOn(places), `${width} px, letters ${letters} %`)
      .toEqual({ inRow, small: [] });
  }

  // The last words of a page are seen above the two rows; and the bar of a verse that is chosen has their place.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bible/PSA/117/1');
  await expect(page.getByRole('region', { name: 'Psalm 117:1' })).toBeVisible();
  await expect(places.first()).toBeHidden();
  await page.getByRole('region', { name: 'Psalm 117:1' }).getByRole('button', { name: 'Close' }).click();
  await expect(places.first()).toBeVisible();
});

test('a verse is named beside its colours, each as wide as a finger; shapes of a picture have their names apart', async ({
  page,
}) => {
  await signedIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bible/JHN/3/16');
  const bar = page.getByRole('region', { name: 'John 3:16' });
  await expect(bar).toBeVisible();
  const colours = bar.getByRole('button', { name: /^Highlight/ });
  await expect.poll(() => fingersOn(colours)).toEqual({ inRow: 5, small: [] });
  const name = (await bar.getByText('3:16').boundingBox())!;
  expect(name.height).toBeLessThan(30);
  expect(name.y).toBeGreaterThan((await colours.first().boundingBox())!.y);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bible/JHN/3/16/picture');
  const shapes = page.getByRole('group', { name: 'Shape' }).locator('label');
  await expect(shapes).toHaveCount(3);
  await setLetters(page, 200);
  const tooWide = () => shapes.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
  await expect.poll(async () => (await tooWide()).length).toBe(0);
});

test('a month of the year is as high as a finger', async ({ page }) => {
  await signedIn(page);
  await call(page, 'POST', '/api/journal/entries', {
    content: 'A lamp in the window',
    writingTimeMinutes: 1,
  });
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/year');
    const month = page.getByRole('button', { name: /written/ });
    await expect(month).toBeVisible();
    expect(await fingersOn(month)).toEqual({ inRow: 1, small: [] });
  }
});

test('lines of poetry are parted by syllables in large letters alone, and numbers stand apart from their words either way', async ({
  page,
}) => {
  await signedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bible/PSA/23');
  const line = page.locator('.poetry-line').first();
  await expect(line).toHaveCSS('hyphens', 'manual');
  await expect(page.locator('.chapter-text')).toHaveAttribute('lang', 'en');
  await setLetters(page, 200);
  await expect(line).toHaveCSS('hyphens', 'auto');

  const number = page.locator('.verse-number').first();
  await expect(number).toHaveCSS('margin-left', '0px');
  await page.locator('.chapter-text').evaluate((text) => text.setAttribute('dir', 'rtl'));
  await expect(number).toHaveCSS('margin-right', '0px');
  await expect(number).not.toHaveCSS('margin-left', '0px');
});

test('the way to one’s own answered prayer is as high as a finger, though its line is not', async ({
  page,
}) => {
  await ready(page, 'Hannah');
  const audience = { kind: 'only-me', id: null };
  const asked = { text: 'That the job would be mine.', audience, isAnonymous: false };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/prayer/requests', asked);
  await call(page, 'PUT', `/api/prayer/requests/${id}/answer`, { text: 'It went to someone else.' });
  await page.goto('/prayers/answered');
  await page.getByRole('button', { name: 'Mine' }).click();
  const reaches = page.getByRole('link', { name: 'You', exact: true }).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return [top - 9, bottom + 9].map((y) => link.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  expect(await reaches).toEqual([true, true]);
});
