import { expect, signedIn, test } from '../fixtures.ts';

test('where a browser refuses to keep anything, what is written is saved all the same, and one can leave', async ({
  page,
}) => {
  await signedIn(page);
  await page.addInitScript(refuseToKeep);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('A jar of flour that was not used up.');
  await expect(
    page.getByText('This browser keeps no draft: please save before you leave this page.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toContainText('A jar of flour that was not used up.');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});

/** Runs in the page: as in a browser without cookies, or in some private windows. */
function refuseToKeep(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
    Object.defineProperty(window, store, { get: refuse });
}
