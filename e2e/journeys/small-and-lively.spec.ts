import type { Page } from '@playwright/test';
import { expect, focusOn, test } from '../fixtures.ts';
import { dayAhead, planSupper } from '../kitchen.ts';
import { keepFile } from '../my-files.ts';
import { another, call, groupOf, ready } from '../study-group.ts';

/** As a browser says a colour through which nothing shows: not 'rgba(…)'. */
const OPAQUE = /^rgb\(/;
const LONG_ABOUT = `${'Twelve people and a long table, and whoever is hungry. '.repeat(7)}The last word.`;

/** A small phone, with letters twice as large. */
async function openWithLargeLetters(page: Page, address: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await page.locator('main').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Runs in the page: the texts of these elements that are cut off, and their words that stand in two lines. */
function cutIn(selector: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const text = element.textContent ?? '';
    if (element.scrollHeight > element.clientHeight + 4) found.push(`cut: ${text}`);
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`in two: ${word}`);
      }
    }
  }
  return found;
}

/** Runs in the page: whether what has the focus, or the label that shows it, is seen in part at least. */
function isSeen(): boolean {
  const control = document.activeElement!.closest('label') ?? document.activeElement!;
  const { left, top, width, height } = control.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + Math.min(width / 2, 100), top + part * height);
    return there !== null && (control.contains(there) || there.contains(control));
  });
}

async function expectSeen(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press(key);
    const said = `${new URL(page.url()).pathname}, ${step} × ${key}`;
    // Bars take less room as soon as the page is scrolled.
    await expect.poll(() => page.evaluate(isSeen), said).toBe(true);
  }
}

/** The words of another passage come late, above what has the focus by then. */
async function expectSeenWhenMoreArrives(page: Page) {
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/passages/*', async (route) => {
    await mayArrive;
    await route.continue();
  });
  await page.getByRole('link', { name: 'After it: Acts 3' }).click();
  await focusOn(page.getByRole('link', { name: 'Before it: Acts 2:42–47' }));
  await expectSeen(page, 'Tab', 1);
  const where = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().top + scrollY);
  const before = await where();
  letArrive();
  await expect.poll(where).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(isSeen)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
}

test('whoever goes by keys sees what has the focus, above the foot of a page and the bar of a verse', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const group = await groupOf(page, await another(browser, baseURL, 'Ruth'));
  const startsOn = new Date().toISOString().slice(0, 10);
  const plan = { references: ['Acts 2:42-47', 'Acts 3'], startsOn, every: 'week' };
  await call(page, 'POST', `/api/groups/${group.split('/').at(-1)}/plan`, plan);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/community/events/new');
  await focusOn(page.getByRole('combobox', { name: 'For whom?' }));
  await expectSeen(page, 'Tab', 16);
  await page.goto('/community/groups/new');
  await focusOn(page.getByRole('textbox', { name: 'Name' }));
  await expectSeen(page, 'Tab', 8);
  await page.setViewportSize({ width: 320, height: 640 });
  // What keeps the focus in view comes when the page has stood for a while.
  const keeper = page.waitForResponse(/\/keep-focus-/);
  await page.goto(group);
  await focusOn(page.getByRole('link', { name: 'This week' }));
  await expectSeen(page, 'Tab', 14);
  await (await keeper).finished();
  await expectSeenWhenMoreArrives(page);
  await page.goto('/bible/PSA/23/2');
  await expect(page.getByRole('region', { name: 'Psalm 23:2' })).toBeVisible();
  await focusOn(page.getByRole('link', { name: 'Verse 23:1', exact: true }));
  await expectSeen(page, 'Tab', 5);
});

test('in large letters a file has a name, a date its whole year, and a row its mark at the end', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);
  const groupId = group.split('/').at(-1);
  await keepFile(page, 'recording of Thursday.mp3');
  // Hannah plans an event below: two things of one newcomer are some seconds apart.
  const fileId = await keepFile(ruth, 'recording of Thursday.mp3');
  await call(ruth, 'POST', `/api/groups/${groupId}/files`, { fileId, title: 'What we heard on Thursday' });
  for (const address of ['/settings/files', `${group}?tab=files`]) {
    await openWithLargeLetters(page, address);
    await expect(page.getByRole('link', { name: /^Download / })).toBeVisible();
    const cut = expect.poll(() => page.evaluate(cutIn, 'li:has([download]) p'), address);
    await cut.toEqual([]);
  }

  await openWithLargeLetters(page, '/administration');
  await expect.poll(() => page.evaluate(cutIn, 'h1')).toEqual([]);

  await openWithLargeLetters(page, `/community/dates/new?group=${groupId}`);
  const date = page.getByLabel('Date 1', { exact: true });
  const wide = async () => (await date.boundingBox())!.width;
  await expect.poll(wide).toBeGreaterThan(260);
  await page.getByRole('button', { name: 'Remove date 1' }).click();
  await expect(page.getByLabel('Date 3', { exact: true })).toHaveCount(0);

  await openWithLargeLetters(page, '/community');
  const row = page.getByRole('link', { name: /^Thursday kitchen/ });
  const wayOn = async () => (await row.locator('> svg').boundingBox())?.x;
  await expect.poll(wayOn).toBeGreaterThan(240);

  const { gatheringId, start } = await planSupper(page, `${groupId}`, dayAhead(3), { seats: 12 });
  await call(page, 'PUT', `/api/gatherings/${gatheringId}/${start}/answer`, { answer: 'going' });
  await openWithLargeLetters(page, `/community/events/${gatheringId}/${start}`);
  const words = page
    .getByRole('button', { name: 'Who comes: 1 of 12 seats taken', exact: true })
    .locator('> span:last-child');
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(240);
});

test('what a group says of itself is read to its end by its people, too', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const group = await groupOf(page, await another(browser, baseURL, 'Ruth'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(group);
  await expect(page.getByText('Twelve people and a long table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0);
  await call(page, 'PATCH', `/api/groups/${group.split('/').at(-1)}`, { about: LONG_ABOUT });
  await page.reload();
  const about = page.getByText(LONG_ABOUT);
  const hidden = () => about.evaluate((words) => words.scrollHeight - words.clientHeight);
  expect(await hidden()).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect.poll(hidden).toBeLessThan(5);
  await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0);
});

test('in colours of one’s own, what scrolls below the foot of a page does not show through it', async ({
  page,
}) => {
  await ready(page, 'Hannah');
  await call(page, 'POST', '/api/prayer/items', { text: 'Dad’s knee', folderId: null, reminder: null });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/prayers');
  const ask = page.getByRole('link', { name: 'Ask for prayer' });
  await expect(ask).toHaveCSS('border-top-width', '1px');
  await expect(ask.locator('xpath=..')).toHaveCSS('background-color', OPAQUE);
  await page.goto('/community/groups/new');
  const foot = page.getByRole('button', { name: 'Start the group' }).locator('xpath=..');
  await expect(foot).toHaveCSS('background-color', OPAQUE);
});
