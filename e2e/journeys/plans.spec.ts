import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

test('a plan is begun, read by reading and by a tick, and read to the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Orpah');
  await page.goto('/?tab=bible');
  await page.getByRole('link', { name: /^Reading plans/ }).click();
  await expect(page.getByRole('heading', { name: 'Reading plans', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ruth in four days/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The days' })).toBeVisible();
  await expectAccessible(page);

  // Today leads to it, and its chapter leads on.
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('Ruth 1 · Ruth in four days');
  await today.getByRole('link', { name: 'Read Ruth 1' }).click();
  await expect(page.getByRole('link', { name: /Ruth in four days/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await page.getByRole('link', { name: /Read for today · Ruth in four days/ }).click();
  await expect(page.getByText('Read for today.')).toBeVisible();

  const days = page.getByRole('region', { name: 'The days' });
  const tick = (chapter: number) => days.getByRole('checkbox', { name: `Ruth ${chapter} is read` });
  await expect(tick(1)).toBeChecked();
  await tick(2).click();
  await expect(tick(2)).toBeChecked();
  await tick(2).click();
  await expect(tick(2)).not.toBeChecked();
  for (const chapter of [2, 3, 4]) {
    await tick(chapter).click();
    await expect(tick(chapter)).toBeChecked();
  }
  await expect(page.getByText('Read to the end.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reading plans' }).first().click();
  await expect(page.getByRole('heading', { name: 'Come to their end' })).toBeVisible();
});

test('a plan of one’s own says when it ends, stands still, and goes on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404.*api\/plans/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Boaz');
  await page.goto('/plans/new');
  await expect(page.getByRole('status').filter({ hasText: 'On 24 days until' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Chapters a day' }).fill('3');
  await expect(page.getByRole('status').filter({ hasText: 'On 8 days until' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Luke 1–24', level: 1 })).toBeVisible();
  // It stands still, and goes on.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Let it stand still' }).click();
  await expect(page.getByText('It stands still at Luke 1')).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Luke 1 is read' }).first()).toBeVisible();
  // One that was let go is said to be gone.
  await page.goto('/plans/let-go');
  await expect(page.getByRole('heading', { name: 'This plan is not here', level: 1 })).toBeVisible();
});
