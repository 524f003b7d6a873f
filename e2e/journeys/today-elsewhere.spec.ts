import type { Page } from '@playwright/test';
import { expect, loseConnection, signedIn, test } from '../fixtures.ts';

const lamps = (page: Page) =>
  page.getByRole('region', { name: 'Today' }).getByRole('img', { name: /lit|waiting/ });

test('a lamp that is lit in one tab burns in the other, and a new day comes with the connection', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, 'Tirza');
  await page.clock.install();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: waiting.');
  await other.getByPlaceholder('What is on your heart?').fill('A line.');
  await other.getByRole('button', { name: /Save Entry/ }).click();
  await expect(lamps(page)).toHaveAccessibleName('Write: lit. Read and pray: waiting.');
  await other.close();

  // The phone sleeps over midnight and wakes without a connection; the server has another day by the time it has one.
  const after = await (await page.request.get('/api/today')).json();
  const connect = await loseConnection(page);
  await page.clock.setSystemTime(after.endsAt + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await connect();
  await page.route('**/api/today', (route) =>
    route.fulfill({
      json: { ...after, date: '2099-01-01', lamps: { read: false, write: false, pray: false } },
    }),
  );
  const asked = ['**/api/bible/verse-of-the-day?*', '**/api/journal/today'].map((url) =>
    page.waitForRequest(url),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: waiting.');
  // The verse, the prompt and what an entry earns are the new day's, too.
  await Promise.all(asked);
});

test('on a device whose clock is behind, a new day comes when the server has it', async ({ page }) => {
  await signedIn(page, 'Milcah');
  const before = await (await page.request.get('/api/today')).json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: before.endsAt - 3 * 3_600_000 });
  await page.goto('/');
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: waiting.');
  await page.route('**/api/today', (route) =>
    route.fulfill({
      json: { ...before, date: '2099-01-01', lamps: { read: true, write: false, pray: false } },
    }),
  );
  // Another call's answer tells what time it is for the server.
  await page.route('**/api/notifications*', async (route) => {
    const response = await route.fetch();
    const date = new Date(before.endsAt + 60_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  const told = page.waitForResponse('**/api/notifications*');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await told;
  await page.clock.runFor('11:00');
  await expect(lamps(page)).toHaveAccessibleName('Read: lit. Write and pray: waiting.');
});

const QUESTION = 'What did you hear?';

/** Writes on home, and the server has another day before it is saved. */
async function writeAcrossMidnight(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const before = await (await page.request.get('/api/today')).json();
  const card = page.getByRole('region', { name: 'Today' });
  const words = card.getByPlaceholder('Begin here…');
  await expect(words).toBeEditable();
  await words.pressSequentially('Before');
  await page.route('**/api/today', (route) =>
    route.fulfill({ json: { ...before, date: '2099-01-01', question: QUESTION } }),
  );
  await page.clock.setSystemTime(before.endsAt + 60_000);
  const asked = page.waitForResponse('**/api/today');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await page.keyboard.type(' and after midnight');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('Before and after midnight');
  return { card, words };
}

test('whoever writes across midnight goes on in the field, and the new day comes afterwards', async ({
  page,
}) => {
  await signedIn(page, 'Huldah');
  const { card } = await writeAcrossMidnight(page);
  await card.getByRole('link', { name: /^Read / }).focus();
  await expect(card.getByText('you have begun something')).toBeVisible();
  await card.getByRole('link', { name: 'Go on writing' }).click();
  await expect(page.getByLabel('Your reflection')).toHaveValue('Before and after midnight');
});

test('what is written across midnight and saved leaves the card to the new day', async ({ page }) => {
  await signedIn(page, 'Huldah');
  const { card, words } = await writeAcrossMidnight(page);
  await card.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(card.getByText(QUESTION).first()).toBeVisible();
  await expect(words).toHaveValue('');
});

test('whoever writes goes on in the field where the last lamp is lit elsewhere meanwhile', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Noah');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Today' });
  const field = card.getByRole('textbox');
  await field.fill('One line more');
  const today = await (await page.request.get('/api/today')).json();
  await page.route('**/api/today', (route) =>
    route.fulfill({ json: { ...today, lamps: { read: true, write: true, pray: true } } }),
  );
  const other = await context.newPage();
  await other.goto('/bible/PSA/117');
  await other.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(lamps(page)).toHaveAccessibleName(/: lit\.$/);
  await expect(field).toBeFocused();
  await field.press('End');
  await field.pressSequentially(', and another');
  await expect(field).toHaveValue('One line more, and another');
  await field.fill('');
  await expect(field).toHaveCount(0);
});
