import { expect, signedIn, test } from '../fixtures.ts';
import { hold } from '../hold.ts';

test('what is typed while a save is on its way stays, also where one has left and come back', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/journal');
  const { letGo } = await hold(page, '**/api/journal/entries', 'POST');
  const words = page.getByLabel('Your reflection');
  await words.fill('First words.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('link', { name: 'Bible' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bible' })).toBeVisible();
  await page.goBack();
  await expect(words).toHaveValue('First words.');
  await words.press('End');
  await words.pressSequentially(' And more.');
  letGo('answer');
  await expect(page.getByRole('article')).toContainText('First words.');
  await expect(words).toHaveValue('And more.');
  await page.reload();
  await expect(words).toHaveValue('And more.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a save whose answer was lost, and one word more, are one entry', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  await signedIn(page);
  await page.goto('/journal');
  const { letGo, release } = await hold(page, '**/api/journal/entries', 'POST');
  const words = page.getByLabel('Your reflection');
  await words.fill('Lost answer');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  letGo('lose the answer');
  await expect(page.getByText('Please try again.').first()).toBeVisible();
  // As long as they are the same they are saved by themselves, some seconds later.
  await words.fill('Lost answer, one word more');
  await release();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('one word more');
  await expect(words).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('an edit is kept for each entry until it is saved or cancelled', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  for (const text of ['Manna in the morning', 'Quail in the evening']) {
    await page.getByLabel('Your reflection').fill(text);
    await page.getByRole('button', { name: /^Save Entry/ }).click();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
  }
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  const words = dialog.getByLabel('Your reflection');
  const edit = (text: string) =>
    page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: 'Edit entry' }).click();

  await edit('Manna');
  await words.fill('Manna, and enough of it');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your changes are kept', { exact: true }).first()).toBeVisible();
  await edit('Quail');
  await words.fill('Quail, and too much of it');
  await page.reload();
  // That dialog was open; the other one waits until it is opened.
  await expect(words).toHaveValue('Quail, and too much of it');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit('Quail');
  await expect(words).toHaveValue('Quail in the evening');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'edited' })).toHaveCount(0);

  // On the page of the entry alone it is the same edit.
  const entries = (await (await page.request.get('/api/journal/entries')).json()) as {
    id: string;
    content: string;
  }[];
  const manna = entries.find(({ content }) => content.startsWith('Manna'))!;
  await page.goto(`/journal/${manna.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit entry' }).click();
  await expect(words).toHaveValue('Manna, and enough of it');
  await words.fill('Manna, and enough for everybody');
  await page.reload();
  await expect(words).toHaveValue('Manna, and enough for everybody');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('article')).toContainText('enough for everybody');
});

test('a draft of a closed tab stands wherever this one shows it', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  const closed = await context.newPage();
  await closed.goto('/journal');
  await closed.getByLabel('Your reflection').fill('A long thought from another tab');
  await page.goto('/');
  await closed.close();
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(page.getByText('you have begun something')).toBeVisible();
  await page.getByRole('link', { name: 'Go on writing' }).first().click();
  await expect(page.getByLabel('Your reflection')).toHaveValue('A long thought from another tab');
});

test('a draft of a tab that is closed while this one stands open goes on here', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/journal');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  const closed = await context.newPage();
  await closed.goto('/journal');
  await closed.getByLabel('Your reflection').fill('A long thought from another tab');
  await closed.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Your reflection')).toHaveValue('A long thought from another tab');
});

test('a highlight that was not kept goes again and says so, also when its bar was closed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await signedIn(page);
  await page.goto('/bible/PSA/23');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/bible/highlights', async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'Something went wrong.' } });
  });
  const plain = page.locator('[data-leaf="PSA.23"]').getByRole('link', { name: 'Verse 23:1', exact: true });
  await plain.click();
  for (const color of ['Rose', 'Green']) {
    await page.getByRole('button', { name: `Highlight: ${color}` }).click();
  }
  await expect(page.getByRole('link', { name: 'Verse 23:1, highlighted: Green' })).toBeVisible();
  await page.keyboard.press('Escape');
  resolve();
  await expect(page.getByText('Not Highlighted', { exact: true }).first()).toBeVisible();
  await expect(plain).toBeVisible();
});

test('in a browser that is full, words stay while the page does, and it asks before it goes', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Manna in the morning');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  const entry = page.getByRole('article').filter({ hasText: 'Manna' });
  await expect(entry).toBeVisible();
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n++) localStorage.setItem(`full ${size} ${n}`, 'x'.repeat(size));
      } catch {
        // Half of it, perhaps.
      }
    }
  });
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  const words = dialog.getByLabel('Your reflection');
  await entry.getByRole('button', { name: 'Edit entry' }).click();
  await words.fill('Manna, and enough of it');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your changes are kept', { exact: true }).first()).toBeVisible();
  await entry.getByRole('button', { name: 'Edit entry' }).click();
  await expect(words).toHaveValue('Manna, and enough of it');

  const asked = page.waitForEvent('dialog');
  const leaving = page.reload().catch(() => {});
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await leaving;
});

test('a note whose answer was lost, and one word more, are one note', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  await signedIn(page);
  await page.goto('/bible/PSA/23/1');
  await page.getByRole('button', { name: 'Note on Psalm 23:1' }).click();
  const { letGo, release } = await hold(page, '**/api/bible/notes', 'POST');
  const dialog = page.getByRole('dialog', { name: 'A note' });
  await dialog.getByLabel('Your note').fill('Lost answer');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  letGo('lose the answer');
  await expect(dialog.getByText('Your words are kept here.')).toBeVisible();
  await release();
  await dialog.getByLabel('Your note').fill('Lost answer, one word more');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog).toBeHidden();
  const notes = await (await page.request.get('/api/bible/notes')).json();
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Lost answer, one word more']);
});

test('of an entry that is deleted this browser keeps no edit either', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Manna in the morning');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('Nobody shall ever read this');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your changes are kept', { exact: true }).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => JSON.stringify(localStorage).includes('Nobody shall ever read this'));
  expect(await kept()).toBe(true);
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
  await expect.poll(kept).toBe(false);
});

test('what was changed of an entry that is deleted on another device becomes an entry of its own', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*api\/journal\/entries\//);
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Manna in the morning');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('Manna, and twenty minutes of words');
  const entries = async () =>
    (await (await page.request.get('/api/journal/entries')).json()) as { id: string; content: string }[];
  const [entry] = await entries();
  await page.evaluate(async (id) => fetch(`/api/journal/entries/${id}`, { method: 'DELETE' }), entry?.id);
  expect(await entries()).toEqual([]);

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here');
  // Also after the page was gone.
  await page.reload();
  await expect(dialog.getByLabel('Your reflection')).toHaveValue('Manna, and twenty minutes of words');
  await dialog.getByRole('button', { name: 'Keep as a new entry' }).click();
  await expect(dialog).toBeHidden();
  expect((await entries()).map(({ content }) => content)).toEqual(['Manna, and twenty minutes of words']);
  await page.reload();
  await expect(page.getByText('Manna, and twenty minutes of words')).toBeVisible();
  await expect(dialog).toBeHidden();
});
