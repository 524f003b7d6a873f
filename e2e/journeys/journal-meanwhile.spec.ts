import type { Locator, Page } from '@playwright/test';
import { expect, loseConnection, signedIn, test } from '../fixtures.ts';
import { hold } from '../hold.ts';

const words = (page: Page | Locator) => page.getByLabel('Your reflection');
const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await words(page).fill(text);
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(entry(page, text)).toBeVisible();
}

test('an edit that opens by itself leaves the one that somebody has opened meanwhile', async ({ page }) => {
  await signedIn(page, 'Ruth');
  await page.goto('/journal');
  await write(page, 'Barley in the morning');
  await write(page, 'Wheat in the evening');
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  const edit = (text: string) => entry(page, text).getByRole('button', { name: 'Edit entry' }).click();
  await edit('Barley');
  await words(dialog).fill('Barley, and gleaners');
  const { letGo } = await hold(page, '**/api/journal/entries/*', 'GET');
  await page.goto('/journal');
  await edit('Wheat');
  await words(dialog).fill('Wheat, and a threshing floor');
  const found = page.waitForResponse('**/api/journal/entries/*');
  letGo('answer');
  await found;
  await expect(words(dialog)).toHaveValue('Wheat, and a threshing floor');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(entry(page, 'Wheat, and a threshing floor')).toBeVisible();
  await expect(entry(page, 'Barley in the morning')).toBeVisible();
  await edit('Barley');
  await expect(words(dialog)).toHaveValue('Barley, and gleaners');
});

test('what was saved without a connection is saved also from another page than the one where it was pressed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_/);
  await signedIn(page, 'Naomi');
  await page.goto('/journal');
  await expect(words(page)).toBeEditable();
  const comeBack = await loseConnection(page);
  await words(page).fill('Call me Mara');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByText('It is saved by itself once there is a connection.')).toBeVisible();
  await comeBack();
  await page.goto('/journal');
  await expect(entry(page, 'Call me Mara')).toHaveCount(1);
  await expect(words(page)).toHaveValue('');
  await page.reload();
  await expect(entry(page, 'Call me Mara')).toHaveCount(1);
});

test('words that were changed in their midst while their save was on its way change what it made', async ({
  page,
}) => {
  await signedIn(page, 'Orpah');
  await page.goto('/journal');
  const { letGo } = await hold(page, '**/api/journal/entries', 'POST');
  await words(page).fill('I am tird of the long road');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('link', { name: 'Bible' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bible' })).toBeVisible();
  await page.goBack();
  await words(page).fill('I am tired of the long road');
  letGo('answer');
  await expect(entry(page, 'I am tird')).toBeVisible();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(entry(page, 'I am tired of the long road')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a cancelled draft comes back also after a look into the empty field', async ({ page }) => {
  await signedIn(page, 'Boaz');
  await page.goto('/journal');
  await words(page).fill('The kinsman who is nearer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await words(page).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words(page)).toHaveValue('The kinsman who is nearer');
});

test('what is being deleted cannot be cancelled any more, and says so', async ({ page }) => {
  await signedIn(page, 'Obed');
  await page.goto('/journal');
  await write(page, 'A name in Israel');
  const { letGo } = await hold(page, '**/api/journal/entries/*', 'DELETE');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  letGo('answer');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('changes of an entry that was deleted elsewhere are found also where their dialog was closed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await signedIn(page, 'Jesse');
  await page.goto('/journal');
  await write(page, 'Seven sons');
  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('Seven sons, and one with the sheep');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your changes are kept').first()).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/journal');
  await elsewhere.getByRole('button', { name: 'Delete entry' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(elsewhere.getByRole('article')).toHaveCount(0);
  await page.goto('/journal');
  await dialog.getByRole('button', { name: 'Keep as a new entry' }).click();
  await expect(entry(page, 'Seven sons, and one with the sheep')).toBeVisible();
});
