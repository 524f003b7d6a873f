import type { RealServer } from '../../test-support/start-real-server.ts';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** The link in the newest letter to this address; without SMTP, letters are in the server's log. */
async function linkFromLetter(
  server: Pick<RealServer, 'output'>,
  email: string,
  path: string,
): Promise<string> {
  const find = () => {
    const letters = server
      .output()
      .split('mail (no SMTP_URL')
      .filter((text) => text.includes(`To: ${email}\n`));
    return new RegExp(`${path}\\?token=\\S+`).exec(letters.at(-1) ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

test('a forgotten password is chosen anew by the letter', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 410/);
  const { email } = await signedIn(page, 'Hannah');
  await page.context().clearCookies();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const link = await linkFromLetter(server, email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('a bright new lamp 8');
  await page.getByLabel('Confirm New Password').fill('a bright new lamp 8');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('main').getByText('Your new password is set.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a bright new lamp 8');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();

  await page.goto(link);
  // A second opening by somebody who did not see that it has worked.
  await page.getByLabel('New Password', { exact: true }).fill('a bright new lamp 8');
  await page.getByLabel('Confirm New Password').fill('a bright new lamp 8');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('main').getByText('Your new password is set.')).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('another lamp 99');
  await page.getByLabel('Confirm New Password').fill('another lamp 99');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has gone out' })).toBeVisible();
  await expectAccessible(page);
});

test('an address is confirmed by a press after opening the letter, elsewhere with the password', async ({
  page,
  browser,
  server,
}) => {
  const { email, password } = await signedIn(page, 'Lydia');
  await page.goto('/settings');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  const link = await linkFromLetter(server, email, '/verify-email');

  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await elsewhere.goto(link);
  const confirm = { name: 'Confirm my address' };
  await elsewhere.getByRole('button', confirm).click();
  await expect(elsewhere.getByText('Please fill this in.')).toBeVisible();
  await expect(elsewhere.getByLabel('Your Password')).toBeFocused();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Sign in first instead' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere.getByRole('button', confirm)).toBeVisible();
  await expect(elsewhere.getByLabel('Your Password')).toHaveCount(0);
  await elsewhere.context().close();

  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', confirm).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.goto('/settings');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', confirm).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
