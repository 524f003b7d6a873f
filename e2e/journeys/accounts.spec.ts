import { readFile } from 'node:fs/promises';
import type { RealServer } from '../../test-support/start-real-server.ts';
import { expect, expectAccessible, newcomer, signedIn, test } from '../fixtures.ts';

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

test('registers after mending what the form says, then signs in', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[01]/);
  const ruth = newcomer('Ruth');
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Begin your journey' })).toBeVisible();
  await expectAccessible(page);
  const create = page.getByRole('button', { name: 'Create Account' });
  const password = page.getByLabel('Password', { exact: true });

  await create.click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill(ruth.firstName);
  await page.getByLabel('Last Name').fill(ruth.lastName);
  await page.getByLabel('Email').fill(` ${ruth.email} `);
  await password.fill('short');
  await create.click();
  await expect(page.getByText('Weak Password').first()).toBeVisible();
  await password.fill('password1');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('done');
  await create.click();
  await expect(page.getByText('Password Mismatch').first()).toBeVisible();
  await page.getByLabel('Confirm Password').fill('password1');
  await create.click();
  await expect(page.getByText('Registration Failed').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue(ruth.firstName);
  await password.fill(ruth.password);
  await page.getByLabel('Confirm Password').fill(ruth.password);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await create.click();

  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Welcome to Lampstand!').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ruth.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please check your email and password').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ruth.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

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
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a bright new lamp 8');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('another lamp 99');
  await page.getByLabel('Confirm New Password').fill('another lamp 99');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has gone out' })).toBeVisible();
  await expectAccessible(page);
});

test('an address is confirmed by opening the letter', async ({ page, server }) => {
  const { email } = await signedIn(page, 'Lydia');
  await page.goto('/settings');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.goto(await linkFromLetter(server, email, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('settings keep a name, a theme and a time zone; data goes along, and the account goes', {
  tag: '@postgres',
}, async ({ page }) => {
  const { email, password } = await signedIn(page, 'Naomi');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Mara');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved').first()).toBeVisible();
  await page.getByText('Parchment and first light').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dawn');
  await page.getByRole('button', { name: /^Time zone: / }).click();
  const city = page.getByRole('combobox', { name: 'City or country' });
  await expectAccessible(page);
  await city.fill('calcutta');
  await expect(page.getByRole('option')).toHaveText([/^Kolkata \(UTC\+05:30\).*India$/]);
  await city.fill('israel');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your time zone is saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Mara');
  await expect(page.getByRole('button', { name: /^Time zone: Jerusalem \(UTC\+0[23]:00\)$/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Dawn/ })).toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.account[0]).toMatchObject({ email, firstName: 'Mara' });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Your Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a session that ended elsewhere asks again and keeps the draft; signing out erases it', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const { email, password } = await signedIn(page, 'Esther');
  await page.goto('/journal');
  await page.getByRole('textbox').last().fill('For such a time as this');

  const elsewhere = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  });
  await elsewhere.request.post('/api/auth/login', { data: { email, password } });
  await elsewhere.request.delete('/api/user/sessions');
  await elsewhere.close();

  await page.goto('/journal');
  await expect(page).toHaveURL('/signin?next=%2Fjournal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('For such a time as this')).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('such a time');
});

test('a server without a provider says so', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: /^Continue with single/ }).click();
  await expect(page.getByText('This server has no external sign-in set up.')).toBeVisible();
});
