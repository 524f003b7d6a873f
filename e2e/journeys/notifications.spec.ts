import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { type ServerTime, testWithTime } from '../own-server.ts';
import { hannahAndRuth, topicIn } from '../study-group.ts';

/** Calls as whoever is signed in in this page's browser, without its screens. */
async function call(page: Page, method: 'post' | 'put', path: string, data?: object): Promise<void> {
  const origin = new URL((await page.request.get('/healthz')).url()).origin;
  const answer = await page.request[method](path, { data, headers: { origin } });
  expect(answer.ok(), path).toBe(true);
}

const idOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).id;

/** How many tabs of this browser wait to listen, and hear meanwhile what the listening one tells them. */
const waitToListen = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name?.startsWith('lampstand:live:')).length;
  });

/** Resolves once this browser listens to what changes. */
const listens = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/live'));

test('what somebody else does is seen at once, read by following it, and stays read', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Miriam');
  const listening = listens(page);
  await page.goto('/notifications');
  await expect(page.getByText('Nothing new. That is good news, too.')).toBeVisible();
  await expectAccessible(page);
  await listening;

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const elena = await elsewhere.newPage();
  await signedIn(elena, 'Elena');
  await call(elena, 'put', '/api/people/me/age', { answer: 'grown' });
  await call(elena, 'put', `/api/circle/invitations/${await idOf(page)}`);

  const told = page.getByRole('link', { name: 'Elena T. invites you to their circle' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
  await expectAccessible(page);
  await told.click();
  await expect(page).toHaveURL(/\/circle$/);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await elsewhere.close();
});

test('one tab listens for all, and all of them show it', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Miriam');
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/live')) streams.push(request.url());
  });
  const listening = listens(page);
  await page.goto('/journal');
  await listening;
  const second = await page.context().newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto('/journal');
  const bell = { name: 'Notifications, 1 new' };

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const elena = await elsewhere.newPage();
  await signedIn(elena, 'Elena');
  await call(elena, 'put', '/api/people/me/age', { answer: 'grown' });
  await expect(second.getByRole('button', { name: 'Notifications' })).toBeEnabled();
  await expect.poll(() => waitToListen(second)).toBe(1);
  await call(elena, 'put', `/api/circle/invitations/${await idOf(page)}`);
  await expect(page.getByRole('button', bell)).toBeVisible();
  await page.getByRole('button', bell).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('invites you to their circle')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(streams).toHaveLength(1);
  await elsewhere.close();
});

test('a second tab learns what was told after its page was loaded and before it listened', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Miriam');
  const listening = listens(page);
  await page.goto('/journal');
  await listening;
  const second = await page.context().newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  // As on a slow line: what listens comes last.
  const { promise: toldMeanwhile, resolve: letThrough } = Promise.withResolvers<void>();
  await second.route(/follow-live/, async (route) => {
    await toldMeanwhile;
    await route.continue();
  });
  const asksToListen = second.waitForRequest(/follow-live/);
  await second.goto('/journal');
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeEnabled();
  await asksToListen;

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const elena = await elsewhere.newPage();
  await signedIn(elena, 'Elena');
  await call(elena, 'put', '/api/people/me/age', { answer: 'grown' });
  await call(elena, 'put', `/api/circle/invitations/${await idOf(page)}`);
  const bell = { name: 'Notifications, 1 new' };
  await expect(page.getByRole('button', bell)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  letThrough();
  await expect(second.getByRole('button', bell)).toBeVisible();
  await elsewhere.close();
});

test('somebody chooses what reaches them, and when', async ({ page }) => {
  await signedIn(page, 'Miriam');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'What reaches you, and when' }).click();
  const dialog = page.getByRole('dialog', { name: 'What reaches you, and when' });
  await dialog.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(page.getByText('Quiet from 21:00 to 6:30')).toBeVisible();
  await dialog.getByLabel('From').fill('22:30');
  await dialog.getByLabel('To', { exact: true }).click();
  await expect(page.getByText('Quiet from 22:30 to 6:30')).toBeVisible();
  // It shows what was pressed before it is saved.
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().endsWith('/notifications/settings'),
  );
  await dialog.getByRole('switch', { name: 'Your circle' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(dialog.getByRole('switch', { name: 'Your circle' })).not.toBeChecked();
  await expectAccessible(page);
  // What is typed last is saved by closing, too: the field is not left before.
  await dialog.getByLabel('From').fill('23:15');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Quiet from 23:15 to 6:30')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Quiet from 23:15 to 6:30')).toBeVisible();
  await page.getByRole('button', { name: 'What reaches you, and when' }).click();
  await expect(dialog.getByRole('switch', { name: 'Your circle' })).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
});

test('on the narrowest phone the places are in the menu of the portrait', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(page, 'Miriam');
  await page.goto('/journal');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Bible' }).click();
  await expect(page).toHaveURL(/\/bible/);
});

test('what was told today stands under yesterday once the page has stayed open past midnight', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, 'Miriam');
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const elena = await elsewhere.newPage();
  await signedIn(elena, 'Elena');
  await call(elena, 'put', '/api/people/me/age', { answer: 'grown' });
  await call(elena, 'put', `/api/circle/invitations/${await idOf(page)}`);
  await elsewhere.close();

  await page.clock.install();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.clock.setSystemTime(await page.evaluate(() => new Date().setHours(24, 1, 0, 0)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Yesterday' })).toContainText('invites you to their circle');
});

/** Twelve rows, more than a window has. They lead to topics 'Sheaf 12' to 'Sheaf 1', which Ruth opened in Hannah's group. */
async function toldOfMuch({
  page,
  browser,
  baseURL,
  time,
}: {
  page: Page;
  browser: Browser;
  baseURL: string | undefined;
  time: ServerTime;
}) {
  await page.setViewportSize({ width: 320, height: 600 });
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  for (let n = 1; n <= 12; n += 1) {
    // A newcomer's words come seconds apart.
    time.pass(n);
    await topicIn(ruth, group, { title: `Sheaf ${n}`, text: 'Who was in the field?' });
  }
  await ruth.context().close();
  await page.goto('/notifications');
  const rows = page.getByRole('link', { name: /opened a topic/ });
  await expect(rows).toHaveCount(12);
  return rows;
}

testWithTime('a long list can be marked as read from its top', async ({ page, browser, baseURL, time }) => {
  await toldOfMuch({ page, browser, baseURL, time });
  const all = page.getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeInViewport();
  await expectAccessible(page);
  await all.click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(all).toHaveCount(0);
});

testWithTime('Back leads to where a long list was left', async ({ page, browser, baseURL, time }) => {
  const rows = await toldOfMuch({ page, browser, baseURL, time });
  // By the keyboard: a click may bring the row to another place first.
  await rows.nth(9).focus();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sheaf 3' })).toBeVisible();
  await page.goBack();
  await expect(rows.nth(9)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
