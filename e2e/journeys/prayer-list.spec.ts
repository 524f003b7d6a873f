import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

test('a matter is taken off the list after a question', async ({ page }) => {
  await signedIn(page, 'Hannah');
  const { origin } = new URL((await page.request.get('/healthz')).url());
  for (const text of ['Dad’s knee', 'The new neighbours']) {
    const data = { text, folderId: null, reminder: null };
    const put = await page.request.post('/api/prayer/items', { data, headers: { origin } });
    expect(put.status()).toBe(201);
  }
  await page.goto('/prayers');
  const matter = page.getByRole('button', { name: 'Dad’s knee', exact: true });
  await matter.click();
  const dialog = page.getByRole('dialog', { name: 'On your list' });
  const takeOff = dialog.getByRole('button', { name: 'Take it off my list' });
  await takeOff.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take it off your list?' });
  await expectAccessible(page);
  // Back closes the question alone, and the focus is where it came from.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(takeOff).toBeFocused();
  await takeOff.press('Enter');
  await question.getByRole('button', { name: 'Take it off' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(matter).toHaveCount(0);
  await expect(page.getByText('The new neighbours').first()).toBeVisible();
});
