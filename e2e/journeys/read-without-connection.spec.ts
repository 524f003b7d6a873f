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
