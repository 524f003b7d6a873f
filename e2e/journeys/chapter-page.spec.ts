import type { Page } from '@playwright/test';
import { axeFindings, expect, expectAccessible, signedIn, test } from '../fixtures.ts';

const chosen = (page: Page, reference: string) => page.getByRole('region', { name: reference, exact: true });
const opened = (page: Page) =>
  expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();

test('keys go from verse to verse and from chapter to chapter, and lead to the search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'Joel');
  await page.goto('/bible/PSA/22');
  await opened(page);
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/bible/PSA/23');
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeVisible();
  await opened(page);

  await page.keyboard.press('j');
  await expect(chosen(page, 'Psalm 23:1')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(chosen(page, 'Psalm 23:3')).toBeVisible();
  await page.keyboard.press('k');
  await expect(chosen(page, 'Psalm 23:2')).toBeVisible();
  for (const held of ['Control+j', 'Alt+j', 'Shift+J']) await page.keyboard.press(held);
  await expect(chosen(page, 'Psalm 23:2')).toBeVisible();

  await page.getByRole('button', { name: 'Note on Psalm 23:2' }).click();
  await page.getByLabel('Your note').pressSequentially('jnp/k');
  await expect(page.getByLabel('Your note')).toHaveValue('jnp/k');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/bible/PSA/23');
  await page.keyboard.press('Escape');
  await expect(chosen(page, 'Psalm 23:2')).toBeHidden();

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 22' })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search the Bible' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

test('the keys are told, and letters can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'Joel');
  await page.goto('/bible/PSA/23');
  await page.getByRole('button', { name: 'Keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toContainText('the next verse');
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('n');
  await dialog.getByRole('switch', { name: 'Letters as keys' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await opened(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/bible/PSA/24');
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
  // One page was turned, not two.
  await page.goBack();
  await expect(page).toHaveURL('/bible/PSA/23');
  await expectAccessible(page);
});

/** What would be on paper, line by line. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground, 'paper keeps its own ground').toBe('rgba(0, 0, 0, 0)');
  const words = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
  await page.emulateMedia({ media: 'screen' });
  return words;
}

test('on paper a chapter is its name, its edition and its words, with notes for whoever wants them', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'Joel');
  await page.goto('/bible/PSA/117/1');
  await opened(page);
  const text =
    'Psalm 117 World English Bible, 2018 ' +
    '1Praise Yahweh, all you nations! Extol him, all you peoples! ' +
    '2For his loving kindness is great toward us. Yahweh’s faithfulness endures forever. Praise Yah!';
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await onPaper(page)).toBe(text);

  const noted = await page.request.post('/api/bible/notes', {
    headers: { origin: `${baseURL}`, 'idempotency-key': crypto.randomUUID() },
    data: { verseId: 'PSA.117.1', lastVerse: 2, text: 'The shortest.' },
  });
  expect(noted.ok()).toBe(true);
  await page.reload();
  await opened(page);
  expect(await onPaper(page)).toBe(text);
  await page.getByRole('button', { name: 'Print' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Print with my notes' }).click();
  expect(await onPaper(page)).toBe(`${text} My notes 1–2 The shortest.`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await onPaper(page)).toBe(text);
});

test('the 66 books show what was read of each, and lead to their chapters', async ({ page, baseURL }) => {
  await signedIn(page, 'Joel');
  const read = (chapter: string) =>
    page.request.post(`/api/bible/books/${chapter}/read`, { headers: { origin: `${baseURL}` } });
  for (const chapter of ['RUT/chapters/1', 'RUT/chapters/2', 'JUD/chapters/1']) {
    expect((await read(chapter)).ok()).toBe(true);
  }
  await page.goto('/bible');
  await page.getByRole('tab', { name: 'Browse' }).click();
  const old = page.getByRole('region', { name: 'Old Testament' });
  await expect(old.getByRole('link')).toHaveCount(39);
  await expect(page.getByRole('region', { name: 'New Testament' }).getByRole('link')).toHaveCount(27);
  await expect(old).toContainText('2 of 929 chapters read');
  await expect(page.getByRole('link', { name: 'Jude 1 of 1 chapter read' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Genesis 0 of 50 chapters read' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ruth 2 of 4 chapters read' }).click();
  await expect(page).toHaveURL('/bible?book=RUT&chapter=1');
  await expect(page.getByRole('heading', { name: 'Ruth 1' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ruth 2, read' })).toBeVisible();
  await page.getByRole('link', { name: 'All 66 books' }).click();
  await expect(old).toBeVisible();
});
