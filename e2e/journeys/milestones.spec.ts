import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

test.use({ hasMilestones: true });

test('milestones: a first entry is told of, stands on the wall, and is shown to others by wish alone', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'Miriam');
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('A quiet morning.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();

  // It waits until the toast of the entry has gone, and tells of all that came at once.
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Two milestones are on your wall');
  await toast.getByRole('link', { name: 'See my wall' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'My milestones' })).toBeVisible();
  await expect(page.getByText('Two on your wall', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody sees this wall but you.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'The first entry', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The first entry' });
  await expect(dialog.getByText(/^On your wall since \d+ \w+ \d{4}$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Show it on my card' }).click();
  await expect(dialog.getByRole('button', { name: 'Take it off my card' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'On my card' })).toBeVisible();

  const { id } = await (await page.request.get('/api/auth/user')).json();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const seen = await other.newPage();
  await signedIn(seen, 'Caleb');
  await seen.goto(`/people/${id}`);
  await expect(seen.getByRole('list', { name: 'Milestones' })).toHaveText('The first entry');

  await page.getByRole('button', { name: 'The first entry', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take it off my card' }).click();
  await expect(dialog.getByRole('button', { name: 'Show it on my card' })).toBeVisible();
  await seen.reload();
  await expect(seen.getByText('Not in your circle')).toBeVisible();
  await expect(seen.getByRole('list', { name: 'Milestones' })).toHaveCount(0);
  await other.close();
});
