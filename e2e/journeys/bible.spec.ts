import type { Locator, Page } from '@playwright/test';
import { axeFindings, expect, expectAccessible, focusOn, signedIn, test } from '../fixtures.ts';

const chosenVerse = (page: Page, reference: string) => page.getByRole('region', { name: reference });

test('a chapter that is chosen before the book stays chosen', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible?tab=browse');
  const chapter = page.getByLabel('Chapter', { exact: true });
  await chapter.selectOption('Chapter 23');
  await expect(page).toHaveURL(/\/bible\?tab=browse&chapter=23$/);
  await expect(chapter).toHaveValue('23');
  await page.getByLabel('Book', { exact: true }).selectOption('Psalms');
  await expect(page.getByRole('heading', { name: 'Psalm 23' })).toBeVisible();
});

test('browses to a chapter and opens its page', async ({ page, baseURL }) => {
  await signedIn(page);
  const read = await page.request.post('/api/bible/books/PSA/chapters/22/read', {
    headers: { origin: `${baseURL}` },
  });
  expect(read.ok()).toBe(true);
  await page.goto('/bible');
  await page.getByRole('tab', { name: 'Browse' }).click();
  const chapters = page.getByLabel('Chapter', { exact: true }).locator('option');
  await expect(chapters).toHaveCount(50);
  await page.getByLabel('Book', { exact: true }).selectOption('Psalms');
  await expect(chapters).toHaveCount(150);
  await page.getByLabel('Chapter', { exact: true }).selectOption('Chapter 23');
  await expect(page.getByRole('heading', { name: 'Psalm 23' })).toBeVisible();
  await expect(page.getByText(/reading time is tracked/)).toBeVisible();
  await expect(page.locator('.verse-words').getByText('Yahweh is my shepherd:')).toBeVisible();
  const grid = page.getByRole('navigation', { name: 'Chapters of Psalms' });
  await expect(grid.getByRole('link')).toHaveCount(150);
  await expect(grid.getByText('1 of 150 read')).toBeVisible();
  await expect(grid.getByRole('link', { name: 'Psalm 22, read', exact: true })).toBeVisible();
  await expect(grid.getByRole('link', { name: 'Psalm 23', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await expect(page).toHaveURL(/\?book=PSA&chapter=23$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Psalm 23' })).toBeVisible();

  await page.getByRole('link', { name: 'Open Psalm 23' }).click();
  await expect(page).toHaveURL(/\/bible\/PSA\/23$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
  await expect(page).toHaveTitle('Psalm 23 · Lampstand');
  const text = page.locator('.verse-words').getByText('Yahweh is my shepherd:');
  const size = () => text.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  const before = await size();
  await page.getByRole('button', { name: 'Aa how the text is set' }).click();
  const largest = page.getByRole('radio', { name: 'Very large text' });
  await largest.check();
  expect(await size()).toBeGreaterThan(before);
  await expect(page.getByRole('dialog').getByText('Yahweh is my shepherd:')).toBeVisible();
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Aa how the text is set' }).click();
  await expect(largest).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await size()).toBeGreaterThan(before);
  await page.getByRole('link', { name: /^Next chapter/ }).click();
  await expect(page).toHaveURL(/\/bible\/PSA\/24$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous chapter: Psalm 23' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/bible\/PSA\/23$/);
});

test('a phone’s reader has the page: one slim line above it, one row of places below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto('/bible/PSA/104');
  const places = page.getByRole('navigation', { name: 'Home' });
  await expect(places.getByRole('link')).toHaveCount(8);
  await expect(places.getByRole('link', { name: 'Bible' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  const line = page.getByRole('button', { name: 'Psalm 104 other chapters' });
  await expect(line).toBeVisible();
  // The words begin in the upper half of the window, and their tools are one line.
  expect((await page.locator('[data-verse="1"]').first().boundingBox())?.y).toBeLessThan(330);
  const heightOf = async (of: Locator) => (await of.boundingBox())?.height ?? 0;
  expect(await heightOf(places)).toBeGreaterThan(100);
  const inThePage = () =>
    page
      .locator('[data-verse="20"]')
      .first()
      .evaluate((verse) => verse.getBoundingClientRect().top + scrollY);
  const before = await inThePage();

  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 1500);
  await expect(line).toBeVisible();
  await expect.poll(() => heightOf(places)).toBeLessThan(70);
  await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(8);
  expect(await inThePage()).toBe(before);
  await expectAccessible(page);

  await page.mouse.wheel(0, -100);
  await expect.poll(() => heightOf(places)).toBeGreaterThan(100);
  const bar = page.getByRole('link', { name: 'Journal' }).first();
  await expect.poll(async () => (await line.boundingBox())?.y).toBeGreaterThan((await bottomOf(bar)) - 1);

  await page.getByRole('button', { name: 'Aa how the text is set' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'KJV' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('King James Version, 1769')).toBeAttached();
  await focusOn(line);
  await page.keyboard.press('Enter');
  const chapters = page.getByRole('dialog', { name: 'Go to a chapter' });
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
  await chapters.getByLabel('Book').selectOption('John');
  await chapters.getByRole('link', { name: 'John 11', exact: true }).click();
  await expect(page).toHaveURL('/bible/JHN/11');
  await expect(chapters).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'John 11' })).toBeInViewport();
});

const bottomOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test('what is done with a verse covers neither the verse nor the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signedIn(page);
  await page.goto('/bible/REV/22');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  const verse = page.locator('[data-verse="21"]').last();
  // The last verse of all, where it can just be seen above the places of home.
  await verse.evaluate((line) =>
    window.scrollBy(0, line.getBoundingClientRect().bottom - window.innerHeight + 60),
  );
  await verse.dispatchEvent('click');
  const menu = chosenVerse(page, 'Revelation 22:21');
  await expect(menu).toBeVisible();
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(menu)) - (await bottomOf(verse))).toBeGreaterThanOrEqual(0);
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 5000);
  const last = page.getByRole('link', { name: /^Previous chapter/ });
  await expect.poll(async () => (await top(menu)) - (await bottomOf(last))).toBeGreaterThanOrEqual(0);
  const places = page.getByRole('navigation', { name: 'Home' });
  expect(await bottomOf(menu)).toBeLessThanOrEqual(await top(places));
});

test('a deep link marks its verse, which can be kept and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page);
  await page.goto('/bible/JHN/3/16');
  const number = page.getByRole('link', { name: 'Verse 3:16', exact: true });
  await expect(number).toBeInViewport();
  await expect(number).toHaveAttribute('aria-current', 'true');
  const menu = chosenVerse(page, 'John 3:16');
  await expectAccessible(page);

  await menu.getByRole('button', { name: 'Favorite John 3:16' }).click();
  await expect(page.getByText('Verse Favorited').first()).toBeVisible();
  await menu.getByRole('button', { name: 'More with John 3:16' }).click();
  await page.getByRole('menuitem', { name: 'Share John 3:16' }).click();
  await expect(page.getByText('Verse Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^“For God so loved the world.*eternal life\.” \(John 3:16, WEB\)$/);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Verse 3:17', exact: true }).click();
  await expect(chosenVerse(page, 'John 3:17')).toBeVisible();

  await page.goto('/bible');
  await page.getByRole('tab', { name: 'Favorites' }).click();
  const favorites = page.getByRole('tabpanel', { name: 'Favorites' });
  await expect(favorites.getByRole('link', { name: 'John 3:16' })).toBeVisible();
  await expectAccessible(page);
  await favorites.getByRole('button', { name: /favorites$/ }).click();
  await expect(page.getByText('Favorite Removed').first()).toBeVisible();
  await expect(favorites.getByRole('link', { name: 'John 3:16' })).toHaveCount(0);
});

test('many favorites are shown page by page', async ({ page }) => {
  await signedIn(page);
  const { origin } = new URL((await page.request.get('/healthz')).url());
  for (let verse = 1; verse <= 60; verse++) {
    const kept = await page.request.put(`/api/bible/favorites/PSA.119.${verse}`, { headers: { origin } });
    expect(kept.ok()).toBe(true);
  }
  await page.goto('/bible');
  await page.getByRole('tab', { name: 'Favorites' }).click();
  const verses = page.getByRole('tabpanel', { name: 'Favorites' }).getByRole('listitem');
  await expect(verses).toHaveCount(50);
  await verses.last().scrollIntoViewIfNeeded();
  await expect(verses).toHaveCount(60);
});

test('an unknown chapter is answered with the ones that there are', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await signedIn(page);
  await page.goto('/bible/JHN/22');
  await expect(page.getByRole('alert')).toContainText('John has chapters 1 to 21');
  await expect(page.getByRole('link', { name: 'Back to the Bible Reader' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.goto('/bible/XYZ/1');
  await expect(page.getByText('There is no such book. Please choose one.')).toBeVisible();
});

test('another translation begins at the verse that was read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Eunice');
  await page.goto('/bible/JHN/3');
  const verse = page.locator('[data-verse="16"]').first();
  const top = () => verse.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await verse.evaluate((part) => window.scrollBy(0, part.getBoundingClientRect().top - 130));
  await expect.poll(top).toBe(130);
  // By key: a pointer that finds the line still moving would scroll.
  await focusOn(page.getByRole('button', { name: 'Aa how the text is set' }));
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'KJV' }).check();
  await page.keyboard.press('Escape');
  await expect(verse).toContainText('only begotten Son');
  await expect.poll(async () => Math.abs((await top()) - 130)).toBeLessThan(3);
});
