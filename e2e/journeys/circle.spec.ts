import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** Answers the question about age, as the sheet before the first word would. */
async function answerAge(page: Page, answer: 'grown' | 'under-16'): Promise<void> {
  const origin = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const told = await page.request.put('/api/people/me/age', { data: { answer }, headers: origin });
  expect(told.ok()).toBe(true);
}

/** The address of a link into somebody's circle, for one person. */
async function linkInto(host: Page): Promise<string> {
  const origin = { origin: new URL((await host.request.get('/healthz')).url()).origin };
  const made = await host.request.post('/api/circle/links', { data: { uses: 1 }, headers: origin });
  const { token } = (await made.json()) as { token: string };
  return `/circle/join/${token}`;
}

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signedIn(page, firstName);
  await answerAge(page, 'grown');
  return page;
}

test('invites somebody by a link, sees their card, blocks them, and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page);
  await answerAge(page, 'grown');
  await page.goto('/circle');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('dialog').getByText('/circle/join/');
  await expectAccessible(page);
  const address = await link.innerText();

  const tola = await another(browser, baseURL, 'Tola');
  await tola.goto(address);
  await expect(tola.getByRole('heading', { name: 'Miriam T. invites you to pray together' })).toBeVisible();
  await expectAccessible(tola);
  await tola.getByRole('button', { name: 'Come into the circle' }).click();
  await expect(tola.getByRole('list', { name: 'People in my circle' })).toContainText('Miriam T.');

  await page.goto(address);
  await expect(page.getByText('This is your own link. It was used, and lets nobody else in.')).toBeVisible();
  await page.getByRole('link', { name: 'My circle' }).click();
  await page.getByRole('link', { name: 'Tola T.' }).click();
  await expect(page.getByText('In your circle since today')).toBeVisible();
  await expect(page.getByText('Level 1')).toBeVisible();
  const pray = page.getByRole('link', { name: 'Pray for Tola' });
  await expect(pray).toHaveAttribute('href', /pray-for=/);
  await expectAccessible(page);
  // On a narrow phone with large letters, too, it says for whom.
  const setLetters = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  const former = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await setLetters('200%');
  const words = pray.locator('span').first();
  await expect.poll(() => words.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThan(2);
  await setLetters('');
  await page.setViewportSize(former);

  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { name: 'You blocked Tola T.' })).toBeVisible();
  await tola.goto('/circle');
  await expect(tola.getByText('Who would you like to pray with?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('In your circle since today')).toBeVisible();
  await tola.goto('/circle');
  await expect(tola.getByRole('list', { name: 'People in my circle' })).toContainText('Miriam T.');

  // Leaving asks first: nothing but a new invitation brings somebody back.
  await page.getByRole('button', { name: 'Leave each other’s circle' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave Tola’s circle?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('In your circle since today')).toBeVisible();
  await page.getByRole('button', { name: 'Leave each other’s circle' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('Not in your circle')).toBeVisible();
  await expect(question).toBeHidden();

  // Blocked for good, they are in the settings, with the way back.
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { name: 'You blocked Tola T.' })).toBeVisible();
  await page.goto('/settings#others');
  await page.getByRole('button', { name: 'Unblock Tola T.' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  await tola.context().close();
});

test('a link is closed after a question, and each is told from the others', async ({ page }) => {
  await signedIn(page);
  await answerAge(page, 'grown');
  await linkInto(page);
  await linkInto(page);
  await page.goto('/circle');
  const close = page.getByRole('button', { name: 'Close link' });
  await expect(close).toHaveCount(2);
  await expect(close.first()).toHaveAccessibleDescription(/^1 of 2: For one person Made .+, open until /);
  await expect(close.last()).toHaveAccessibleDescription(/^2 of 2: For one person Made .+, open until /);
  await close.first().click();
  const question = page.getByRole('alertdialog', { name: 'Close this link?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(close).toHaveCount(2);
  await close.first().click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close link' }).click();
  await expect(page.getByText('This link is closed').first()).toBeVisible();
  await expect(close).toHaveCount(1);
});

test('leads a visitor with a link to an account, and back to the link', async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await another(browser, baseURL, 'Ruth');
  const address = await linkInto(host);
  await host.context().close();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ruth T. invites you to pray together' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', /next=/);
  await page.getByRole('link', { name: 'I have one: sign in' }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fcircle%2Fjoin%2F/);
});

test('under 16 says at an invitation that circles begin at 16, and leads to the prayers', async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await another(browser, baseURL, 'Ruth');
  const address = await linkInto(host);
  await host.context().close();
  await signedIn(page);
  await answerAge(page, 'under-16');
  await page.goto(address);
  await expect(page.getByText('Circles begin at 16.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Come into the circle' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My prayers' }).click();
  await expect(page).toHaveURL(/\/prayers$/);
});

test('an invitation that is closed says so; one that did not come is asked for again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/, /ERR_FAILED/);
  for (const [path, api] of [
    ['/circle/join/closed-long-ago', '**/api/circle/join/**'],
    ['/community/join/closed-long-ago', '**/api/groups/by-link/**'],
  ] as const) {
    await page.route(api, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This did not arrive' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This invitation is not open any more' })).toBeVisible();
  }
});
