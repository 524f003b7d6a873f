import { expect, newcomer, signedIn, test } from '../fixtures.ts';

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

test('who signs in with a browser that refuses cookies is told so', async ({ page }) => {
  const person = newcomer('Naaman');
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/signin');
  await expect(page.getByRole('main').getByText(/^This browser refuses cookies/)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign In Failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

/** Runs in the page: as in a browser without cookies, or in some private windows. */
function refuseToKeep(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
    Object.defineProperty(window, store, { get: refuse });
}
