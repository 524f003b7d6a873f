import { expect, signedIn, test } from '../fixtures.ts';
import { translatePage } from '../translated-page.ts';

/** Behind each text that is translated. */
const ENDING = '¶';

test('a page that the browser translates goes on: what changes is translated anew, names and words in fields are not', async ({
  page,
}) => {
  await signedIn(page, 'Grace');
  await page.goto('/journal');
  const words = page.getByLabel('Your reflection');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  await page.evaluate(translatePage, ENDING);
  await expect(page.getByText(/^No journal entries yet\..*¶$/)).toBeVisible();

  // What stands beside other texts comes, changes and goes.
  await words.fill('Manna, and no more than was needed.');
  await expect(page.getByText(/^Started writing at¶? \d+:\d\d¶$/)).toBeVisible();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  const entry = page.getByRole('article');
  await expect(entry).toContainText(`Manna, and no more than was needed.${ENDING}`);
  await expect(words).toHaveValue('');

  await page.getByRole('link', { name: /^Home: level 1, / }).click();
  await expect(page.getByText('10 / 2500 XP')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Tester');
});

test('a translated search shows more of what it found, and other results in their place', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/bible?q=shepherd');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await page.evaluate(translatePage, ENDING);
  const results = page.getByRole('region', { name: /verses found/ });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results.getByRole('listitem')).toHaveCount(40);
  await page.getByRole('searchbox').fill('born again');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: `5 verses found${ENDING}`, exact: true })).toBeVisible();
  await expect(results.getByRole('listitem')).toHaveCount(5);
});
