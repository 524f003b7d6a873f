import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

test('an edit shows what another device has changed meanwhile, before it takes its place', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('In the morning.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  const entry = page.getByRole('article');
  await expect(entry).toContainText('In the morning.');
  const [{ id }] = await (await page.request.get('/api/journal/entries')).json();
  const elsewhere = (content: string) =>
    page.request.patch(`/api/journal/entries/${id}`, {
      data: { content },
      headers: { origin: new URL(page.url()).origin },
    });
  expect((await elsewhere('In the morning. And at noon.')).ok()).toBe(true);

  await entry.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('In the mourning.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const since = dialog.getByRole('region', { name: /changed since you began/ });
  await expect(since).toContainText('And at noon.');
  await expect(since).toBeFocused();
  await expect(page.getByText('Error Saving Entry')).toHaveCount(0);
  // Closed and loaded again, it is still said.
  await page.reload();
  await expect(since).toContainText('And at noon.');
  await expect(dialog.getByLabel('Your reflection')).toHaveValue('In the mourning.');
  await dialog.getByLabel('Your reflection').fill('In the mourning. And at noon.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText('In the mourning. And at noon.');
});

test('a note that was changed on another device is shown before an edit takes its place', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await signedIn(page);
  await page.goto('/bible/notes');
  const headers = { origin: new URL(page.url()).origin };
  const data = { verseId: 'PSA.23.1', text: 'Rest.' };
  const made = await page.request.post('/api/bible/notes', { data, headers });
  const { id } = await made.json();
  await page.reload();
  await page.getByRole('button', { name: 'Change the note on Psalm 23:1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your note' });
  await expect(dialog.getByLabel('Your note')).toHaveValue('Rest.');
  const elsewhere = { data: { text: 'Rest, and waters.' }, headers };
  expect((await page.request.patch(`/api/bible/notes/${id}`, elsewhere)).ok()).toBe(true);
  await dialog.getByLabel('Your note').fill('Rest!');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  const since = dialog.getByRole('region', { name: /changed since you began/ });
  await expect(since).toContainText('and waters');
  await expect(since).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Rest!')).toBeVisible();
});
