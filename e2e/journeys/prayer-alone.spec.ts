import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer } from '../own-server.ts';

testWithOwnServer('the first one on a server is welcome, and keeps a first prayer', async ({ page }) => {
  await signedIn(page, 'Miriam');
  await page.goto('/prayers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/It is quiet here\.\s*You can begin\./);
  await expect(page.getByText('from Matthew 6:6, WEB')).toBeVisible();
  for (const beginning of [
    'Someone in my family',
    'Someone I find hard to love',
    'Something I am thankful for',
  ])
    await expect(page.getByText(beginning)).toBeVisible();
  // Nobody is counted where nobody is.
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b0\b/);
  await expect(page.getByRole('link', { name: 'Invite someone to pray with' })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Write a first prayer').click();
  await expect(page.getByText('Nobody else will see this.')).toBeVisible();
  await page.getByLabel('What shall we pray for?').fill('For Ada, and her school.');
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  // The words in the field are words on the page, too: only the note says that they are kept.
  await expect(page.getByText('Kept on your list', { exact: true })).toBeVisible();
  await page.goto('/prayers');
  await expect(page.getByText('For Ada, and her school.').first()).toBeVisible();
  await expect(page.getByText('It is quiet here.')).toHaveCount(0);
});
