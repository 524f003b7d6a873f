import { listParkedEvents } from '../../src/features/operations/operations.contract.ts';
import { newcomer as registered } from '../../test-support/people.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { confirmAndSignIn, post, setUpSecondStep, testWithMail } from '../hosts.ts';

const ADMIN = registered('deborah');

const test = testWithMail.extend({
  settings: async ({ mailServer }, use) =>
    use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, ADMIN_EMAILS: ADMIN.email }),
});

test('an administrator tries a letter again that was given up, and discards another', async ({
  page,
  mailServer,
}) => {
  await post(page, '/api/auth/register', ADMIN);
  await confirmAndSignIn(page, mailServer, ADMIN);
  await page.goto('/administration?part=waiting');
  await expect(page.getByText('Set up a second step first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the second step' }).click();
  await expect(page.getByRole('button', { name: 'Set up a second step' })).toBeInViewport();
  await setUpSecondStep(page, ADMIN);
  await page.goto('/administration?part=waiting');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Waiting for you' }) });
  await expect(card).toContainText('Nothing waits. All is well.');

  // The notice of the second step has left.
  await expect.poll(() => mailServer.letters.length).toBe(2);
  mailServer.refuses(550);
  for (const name of ['naomi', 'orpah']) await post(page, '/api/auth/register', registered(name));
  const parked = async () => (await (await page.request.get(listParkedEvents.path)).json()) as unknown[];
  await expect.poll(async () => (await parked()).length).toBe(2);
  await card.getByRole('button', { name: 'Look again' }).click();
  const rows = card.getByRole('list', { name: 'Letters that did not leave' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('A letter could not be sent.');
  await expect(rows.first()).toContainText('The mail server does not take letters for this address.');
  await expect(rows.first()).toContainText('Waiting for less than a minute, tried once');
  await expectAccessible(page);

  // It fails again, and is back.
  await rows.first().getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(1);
  await expect.poll(async () => (await parked()).length).toBe(2);
  await card.getByRole('button', { name: 'Look again' }).click();
  await expect(rows.first()).toContainText('tried 2 times');

  mailServer.refuses(undefined);
  await rows.first().getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => mailServer.letters.length).toBe(3);
  await expect(rows).toHaveCount(1);

  await rows.getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Discard this work?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(card).toContainText('Nothing waits. All is well.');
  await page.reload();
  await expect(card).toContainText('Nothing waits. All is well.');
  // The first, the notice of the second step, and the one that was tried again.
  expect(mailServer.letters.length).toBe(3);
});

test('a member sees nothing of it', async ({ page }) => {
  await signedIn(page);
  await page.goto('/administration?part=waiting');
  await expect(page.getByText('This page is for those who run the server.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toHaveCount(0);
  expect((await page.request.get(listParkedEvents.path)).status()).toBe(403);
});
