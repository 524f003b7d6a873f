import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';
import { hold } from '../hold.ts';

const origin = (page: Page) => ({ origin: new URL(page.url()).origin });

test('a save whose answer was lost replaces nothing that was changed elsewhere since', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/, /409 \(Conflict\)/);
  await signedIn(page);
  await page.goto('/journal');
  const { letGo, release } = await hold(page, '**/api/journal/entries', 'POST');
  const words = page.getByLabel('Your reflection');
  const save = page.getByRole('button', { name: /^Save Entry/ });
  await words.fill('Lost answer');
  await save.click();
  letGo('lose the answer');
  await expect(page.getByText('Please try again.').first()).toBeVisible();
  await release();
  const [entry] = await (await page.request.get('/api/journal/entries')).json();
  const content = 'Changed on my phone, with care';
  await page.request.patch(`/api/journal/entries/${entry.id}`, { headers: origin(page), data: { content } });

  await words.fill('Lost answer, one word more');
  await save.click();
  await expect(page.getByText(/what stands here is an entry of its own/).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(content);
  await expect(words).toHaveValue('Lost answer, one word more');
  await save.click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(words).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: content })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Lost answer, one word more' })).toBeVisible();
});

test('a note whose answer was lost replaces nothing that was changed elsewhere since', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/, /409 \(Conflict\)/);
  await signedIn(page);
  await page.goto('/bible/PSA/23/1');
  await page.getByRole('button', { name: 'Note on Psalm 23:1' }).click();
  const { letGo, release } = await hold(page, '**/api/bible/notes', 'POST');
  const dialog = page.getByRole('dialog', { name: 'A note' });
  const words = dialog.getByLabel('Your note');
  const save = dialog.getByRole('button', { name: 'Save note' });
  await words.fill('Lost answer');
  await save.click();
  letGo('lose the answer');
  await expect(dialog.getByText('Your words are kept here.')).toBeVisible();
  await release();
  const texts = async () =>
    (await (await page.request.get('/api/bible/notes')).json()).map(({ text }: { text: string }) => text);
  const [note] = await (await page.request.get('/api/bible/notes')).json();
  const text = 'Changed on my phone';
  await page.request.patch(`/api/bible/notes/${note.id}`, { headers: origin(page), data: { text } });

  await words.fill('Lost answer, one word more');
  await save.click();
  await expect(dialog.getByText(/what stands here is a note of its own/)).toBeVisible();
  expect(await texts()).toEqual([text]);
  await save.click();
  await expect(dialog).toBeHidden();
  expect((await texts()).toSorted()).toEqual([text, 'Lost answer, one word more']);
});

test('an edit stays open when its entry is gone from the list behind it', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('The only one');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  const words = dialog.getByLabel('Your reflection');
  await words.fill('The only one, and a paragraph more');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/journal');
  await elsewhere.getByRole('button', { name: 'Delete entry' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(elsewhere.getByText('No journal entries yet.')).toBeVisible();
  await expect(page.getByText('No journal entries yet.')).toBeAttached();
  await expect(words).toHaveValue('The only one, and a paragraph more');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This entry was deleted');
  await expect(words).toHaveValue('The only one, and a paragraph more');
  await expect(dialog.getByRole('button', { name: 'Keep as a new entry' })).toBeEnabled();
  await elsewhere.close();
});

test('of two choices that follow each other the last one stays, also where the first is slow', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/bible/PSA/23');
  await page.locator('[data-leaf="PSA.23"]').getByRole('link', { name: 'Verse 23:1', exact: true }).click();
  const { letGo } = await hold(page, '**/api/bible/highlights', 'PUT');
  await page.getByRole('button', { name: 'Highlight: Rose' }).click();
  await page.getByRole('button', { name: 'Highlight: Blue' }).click();
  const blue = page.getByRole('button', { name: 'Highlight: Blue' });
  await expect(blue).toHaveAttribute('aria-pressed', 'true');
  const both = [1, 2].map(() => page.waitForResponse('**/api/bible/highlights'));
  letGo('answer');
  await Promise.all(both);
  await expect(blue).toHaveAttribute('aria-pressed', 'true');
  const kept = async () =>
    (await (await page.request.get('/api/bible/books/PSA/chapters/23/annotations')).json()).highlights[0]
      ?.color;
  await expect.poll(kept).toBe('blue');
});
