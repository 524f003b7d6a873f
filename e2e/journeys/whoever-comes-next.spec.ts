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
    const dialog = await openDialog(page);
    const bytes = await hold(page, '**/api/objects*', 'PUT');
    const names = Array.from({ length: 8 }, (_, n) => `private ${n}.txt`);
    await choose(
      page,
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
    const sending = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Upload 8 files' }).click();
    await sending;

    await beaSignsIn();
    await expect(page).toHaveURL(/signin\?next=/);
    bytes.letGo('answer');
    const files = async (tab: Page) => (await (await tab.request.get('/api/files')).json()) as unknown[];
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(await files(form)).toEqual([]);

    await bytes.release();
    await signInBy(page, ann);
    await expect.poll(async () => (await files(page)).length).toBe(8);
  },
);

productTest(
  'after signing out, a visitor reads on in the same page, also in the other tabs',
  async ({ page }) => {
    await signedIn(page, 'Ann');
    await page.goto('/');
    const other = await page.context().newPage();
    await other.goto('/journal');
    await expect(other.getByLabel('Your reflection')).toBeEnabled();
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
