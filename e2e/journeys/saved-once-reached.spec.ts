import { expect, signedIn, test } from '../fixtures.ts';

test('words whose save found no connection are saved by themselves once there is one, but for words that go on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page);
  await page.clock.install();
  await page.goto('/journal');
  const words = page.getByLabel('Your reflection');
  const save = page.getByRole('button', { name: /^Save Entry/ });
  const waits = page.getByText('It is saved by itself once there is a connection.');
  await words.fill('On the train.');
  await page.route('**/api/journal/entries', (route) => route.abort('internetdisconnected'));
  await save.click();
  await expect(page.getByText('your words stay here').first()).toBeVisible();
  await expect(waits).toBeVisible();
  await words.fill('On the train, before the tunnel.');
  await expect(waits).toHaveCount(0);
  await save.click();
  await expect(waits).toBeVisible();
  await page.unroute('**/api/journal/entries');
  await page.clock.runFor(10_000);
  await expect(page.getByText('Journal Entry Saved').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([/On the train, before the tunnel\./]);
  await expect(words).toHaveValue('');
  await expect(waits).toHaveCount(0);
});
