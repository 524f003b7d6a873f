import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { untilKept } from '../kept-page.ts';

test.use({ serviceWorkers: 'allow' });

test('a chapter that is read without a connection is marked, and noted in the Bible once there is one', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, 'Miriam');
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  await untilKept(page);
  const mark = page.getByRole('button', { name: 'Mark chapter as read' });
  const waits = page.getByText('It is noted in your Bible once there is a connection.');

  // On a page that stands open.
  await context.setOffline(true);
  await mark.click();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await expect(waits).toBeVisible();
  await expectAccessible(page);

  // On one that is kept.
  await page.reload();
  await expect(page).toHaveTitle('John 3, kept here · Lampstand');
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Not read after all' }).click();
  await expect(waits).toHaveCount(0);
  await mark.click();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not read after all' })).toBeFocused();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('John 3 is marked in your Bible. You earned 5 XP.').first()).toBeVisible();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Not read after all' })).toBeVisible();
});

test('chapters that were read in tabs which are closed by now go out together, as they were read', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Naomi');
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [i, tab] of tabs.entries()) {
    await tab.goto(`/bible/PSA/${2 - i}`);
    await expect(tab.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  }
  await context.setOffline(true);
  for (const tab of tabs) {
    await tab.getByRole('button', { name: 'Mark chapter as read' }).click();
    await expect(tab.getByText('You have read this chapter')).toBeVisible();
  }
  for (const tab of tabs) await tab.close();
  await context.setOffline(false);
  await page.goto('/journal');
  const noted = page.getByText('Psalm 2 and Psalm 1 are marked in your Bible. You earned 10 XP.');
  await expect(noted.first()).toBeVisible();
});

test('a mark that arrived without an answer is seen as read when it is taken back, and taken back there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await signedIn(page, 'Orpah');
  let hasArrived = false;
  await page.route('**/api/bible/books/**/read', async (route) => {
    if (!hasArrived) await route.fetch();
    hasArrived = true;
    await route.abort();
  });
  await page.goto('/bible/PSA/1');
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  const waits = page.getByText('It is noted in your Bible once there is a connection.');
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Not read after all' }).click();
  await expect(waits).toHaveCount(0);
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await page.unroute('**/api/bible/books/**/read');
  await page.getByRole('button', { name: 'Not read after all' }).click();
  await expect(page.getByText('Taken Back', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
});
