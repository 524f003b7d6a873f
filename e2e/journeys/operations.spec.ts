import type { Page } from '@playwright/test';
import { verifyEmail } from '../../src/features/accounts/mail-links.contract.ts';
import { beginSecondStep, confirmSecondStep } from '../../src/features/accounts/second-step.contract.ts';
import { codeAt } from '../../src/features/accounts/server/app-code.ts';
import { listParkedEvents } from '../../src/features/operations/operations.contract.ts';
import { newcomer as registered } from '../../test-support/people.ts';
import { startSmtpServer, type TestSmtpServer } from '../../test-support/smtp-server.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer } from '../own-server.ts';

const ADMIN = registered('deborah');

const test = testWithOwnServer.extend<{ mailServer: TestSmtpServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  mailServer: async ({}, use) => {
    const server = await startSmtpServer();
    await use(server);
    await server.stop();
  },
  settings: async ({ mailServer }, use) =>
    use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, ADMIN_EMAILS: ADMIN.email }),
});

/** Calls as the page's browser would. */
async function post(page: Page, url: string, data: object) {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post(url, { data, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return answer;
}

/** Signs the page's browser in as an administrator, as one becomes so: by the link in the letter. */
async function signInAsAdmin(page: Page, mailServer: TestSmtpServer) {
  await post(page, '/api/auth/register', ADMIN);
  await expect.poll(() => mailServer.letters[0]?.token).toBeTruthy();
  await post(page, '/api/auth/login', { email: ADMIN.email, password: ADMIN.password });
  await post(page, verifyEmail.path, { token: mailServer.letters[0]!.token });
}

test('an administrator tries a letter again that was given up, and discards another', async ({
  page,
  mailServer,
}) => {
  await signInAsAdmin(page, mailServer);
  await page.goto('/settings');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Waiting for you' }) });
  await expect(card).toContainText('Set up a second step first');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Go to the second step' }).click();
  await expect(page.getByRole('button', { name: 'Set up a second step' })).toBeInViewport();
  const { password } = ADMIN;
  const { key } = (await (await post(page, beginSecondStep.path, { password })).json()) as { key: string };
  await post(page, confirmSecondStep.path, { code: codeAt(key, Date.now()) });
  await page.reload();
  await expect(card).toContainText('Nothing waits. All is well.');

  // The notice of the second step has left.
  await expect.poll(() => mailServer.letters.length).toBe(2);
  mailServer.refuses(550);
  for (const name of ['naomi', 'orpah']) await post(page, '/api/auth/register', registered(name));
  const parked = async () => (await (await page.request.get(listParkedEvents.path)).json()) as unknown[];
  await expect.poll(async () => (await parked()).length).toBe(2);
  await card.getByRole('button', { name: 'Look again' }).click();
  const rows = card.getByRole('list', { name: 'Work that was given up' }).getByRole('listitem');
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

test('a member sees nothing of it, nor fetches its script', async ({ page }) => {
  await signedIn(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/settings', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('parked'))).toEqual([]);
  expect((await page.request.get(listParkedEvents.path)).status()).toBe(403);
});
