import type { Page } from '@playwright/test';
import { expect, newcomer, test as productTest, signedIn } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { choose, openDialog } from '../my-files.ts';
import { testWithOwnServer as test } from '../own-server.ts';

type Person = ReturnType<typeof newcomer>;

async function register(page: Page): Promise<Person> {
  const person = newcomer('Bea');
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  expect((await page.request.post('/api/auth/register', { data: person, headers })).ok()).toBe(true);
  return person;
}

async function signInBy(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/signin/);
}

/** Two tabs of one browser: Ann is signed in in the first, and in the second stands the form that takes her session's place. */
async function annAndForm(page: Page) {
  const form = await page.context().newPage();
  await form.goto('/signin');
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  const bea = await register(page);
  const ann = await signedIn(page, 'Ann');
  return { ann, beaSignsIn: () => signInBy(form, bea), form };
}

/** At 'My files': chooses eight files, of which six are sent at once, and waits until the first is on its way. */
async function uploadEight(page: Page) {
  const dialog = await openDialog(page);
  const names = Array.from({ length: 8 }, (_, n) => `private ${n}.txt`);
  const files = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await choose(page, files);
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Upload 8 files' }).click();
  await sending;
}

async function filesOf(page: Page): Promise<unknown[]> {
  return (await page.request.get('/api/files')).json();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
}

test('words that wait for an answer go with whoever wrote them', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of (401|403)/);
  const { beaSignsIn, form } = await annAndForm(page);
  await page.goto('/prayers/ask');
  await page.getByLabel('What shall we pray for?').fill('Ann’s own trouble');
  await page.getByText('Everyone here', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask everyone here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before your first word here' });
  await sheet.getByLabel('I agree to the guidelines').check();
  await sheet.getByText('No', { exact: true }).click();

  await beaSignsIn();
  await expect(page).toHaveURL(/signin\?next=/);
  await expect(sheet).toHaveCount(0);
  const asked = await form.request.get('/api/prayers/requests');
  expect(await asked.text()).not.toContain('Ann’s own trouble');
});

productTest(
  'uploads that wait go to nobody else’s files, and go on when their owner is back',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/, /net::ERR_/, /Uppy/);
    const { ann, beaSignsIn, form } = await annAndForm(page);
    await page.goto('/settings/files');
    const bytes = await hold(page, '**/api/objects*', 'PUT');
    await uploadEight(page);

    await beaSignsIn();
    await expect(page).toHaveURL(/signin\?next=/);
    bytes.letGo('answer');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(await filesOf(form)).toEqual([]);

    await bytes.release();
    await signInBy(page, ann);
    await expect.poll(async () => (await filesOf(page)).length).toBe(8);
  },
);

productTest(
  'after signing out, a visitor reads on in the same page, also in the other tabs',
  async ({ page }) => {
    await signedIn(page, 'Ann');
    await page.goto('/');
    const other = await page.context().newPage();
    await other.goto('/journal');
    await expect(other.getByRole('button', { name: 'Your account' })).toBeEnabled();
    await signOut(page);
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'What is kept, and who can read it' })).toBeVisible();
    await expect(other).toHaveURL(/signin/);
    await other.getByRole('link', { name: 'Sign up here' }).click();
    await other.getByRole('link', { name: 'Guidelines' }).click();
    await expect(other.getByRole('heading', { name: 'How we treat one another' })).toBeVisible();
  },
);

productTest('words that are handed to one screen are taken by no other', async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_/, /Failed to fetch dynamically imported module/);
  await signedIn(page, 'Ann');
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Between God and me');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toContainText('Between God and me');
  await page.route(/\/assets\/ask-page-.*\.js/, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Pray about this' }).click();
  await expect(page).toHaveURL('/prayers/ask');
  await page.goBack();
  await expect(page.getByRole('article')).toContainText('Between God and me');
  await expect(page.getByLabel('Your reflection')).toHaveValue('');
});

productTest('whoever signs in after somebody else begins with a page of their own', async ({ page }) => {
  await signedIn(page, 'Ann');
  const bea = await register(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isAnns: true }));
  await signOut(page);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signInBy(page, bea);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  expect(await page.evaluate(() => 'isAnns' in window)).toBe(false);
});

/** Bea's session takes the place of the page's, as by a form in another window, of which no tab is told. */
async function beaSignsInUnheard(page: Page, { email, password }: Person) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers });
  expect(answer.ok()).toBe(true);
  return headers;
}

productTest(
  'a page that does not hear who is signed in by now sends nothing of its own to their files',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/, /Uppy/);
    const bea = await register(page);
    await signedIn(page, 'Ann');
    await page.goto('/settings/files');
    const bytes = await hold(page, '**/api/objects*', 'PUT');
    await uploadEight(page);
    // The list that is read anew after each upload would be the first to find out, and end the uploads before they are refused.
    const list = await hold(page, '**/api/files*', 'GET');
    // Of the six that are sent at once, some may ask for their address when Bea has signed in already; on a busy machine a call that the
    // page makes when it is idle may be refused before them.
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await beaSignsInUnheard(page, bea);
    bytes.letGo('answer');
    await refused;
    await expect(page).toHaveURL(/signin\?next=/);
    list.letGo('answer');
    expect(await filesOf(page)).toEqual([]);
  },
);

productTest('a page never shows what the server has of somebody else', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  const bea = await register(page);
  await signedIn(page, 'Ann');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  const headers = await beaSignsInUnheard(page, bea);
  const content = 'Between Bea and God';
  const data = { content, writingTimeMinutes: 1 };
  const kept = await page.request.post('/api/journal/entries', { data, headers });
  expect(kept.status()).toBe(201);
  await page.getByRole('link', { name: 'Journal' }).first().click();
  await expect(page).toHaveURL(/signin\?next=/);
  await expect(page.getByText(content)).toHaveCount(0);
});
