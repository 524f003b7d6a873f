import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeAt } from '../../src/features/accounts/server/app-code.ts';
import { expect, expectAccessible, focusOn, loseConnection, newcomer, signedIn, test } from '../fixtures.ts';
import { hold } from '../hold.ts';

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
  await expect(page.getByLabel('Last Name')).toHaveAttribute('autocorrect', 'off');
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
  await page.getByRole('button', { name: 'Show password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password', exact: true }).click();
  await page.getByRole('button', { name: 'Show password confirmation' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
  await create.click();

  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Welcome to Lampstand!').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ruth.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please check your email and password').first()).toBeVisible();
  // The toast goes; in the form it stands until something is changed.
  await expect(password).toHaveAccessibleDescription('Please check your email and password');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();

  // Nobody's password is blamed for what is not its fault.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 502/);
  const reconnect = await loseConnection(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Lampstand cannot be reached.').first()).toBeVisible();
  await reconnect();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Something is wrong on our side.').first()).toBeVisible();
  await page.unroute('**/api/auth/login');

  await page.getByLabel('Password', { exact: true }).fill(ruth.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

/** What is on its way keeps its card: neither 'Cancel' nor Escape, the cross or Back closes it. */
async function cannotBeClosed(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(dialog).toBeVisible();
}

test('a second step is set up in the settings and asked for at the sign-in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/);
  const { email, password } = await signedIn(page, 'Abigail');
  await page.goto('/settings');
  await focusOn(page.getByRole('button', { name: 'Set up a second step' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Your Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code does not fit').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  const first = codeAt(key, Date.now());
  const confirming = await hold(page, '**/api/user/second-step', 'POST');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.keyboard.press('Enter');
  await cannotBeClosed(page);
  confirming.letGo('answer');
  const codes = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const backupCode = await codes.nth(2).innerText();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 backup codes are left.')).toBeVisible();
  await confirming.release();

  await page.getByRole('button', { name: 'New backup codes' }).click();
  const renewing = await hold(page, '**/api/user/second-step/backup-codes', 'POST');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12345');
  await page.keyboard.press('Enter');
  await cannotBeClosed(page);
  renewing.letGo('answer');
  await expect(dialog.getByText('This code does not fit').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.context().clearCookies();
  await page.goto('/signin?next=%2Fsettings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code does not fit, or was used already.').first()).toBeVisible();
  // The next code of the app: a phone's clock may be half a minute ahead.
  await page.getByLabel('Code').fill(codeAt(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(page).toHaveURL('/settings');

  await page.getByRole('button', { name: 'Turn it off' }).click();
  await dialog.getByLabel('Your Password').fill(password);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(backupCode);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Your second step is off').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a second step' })).toBeVisible();
});

test('settings keep a name, a theme and a time zone; data goes along, and the account goes', {
  tag: '@postgres',
}, async ({ page }) => {
  const { email, password } = await signedIn(page, 'Naomi');
  const guess = { email, password: 'a guess' };
  for (let i = 0; i < 3; i++) await page.request.post('/api/auth/login', { data: guess });
  await page.goto('/settings');
  const activity = page.locator('#activity');
  await expect(activity.getByRole('listitem').first()).toContainText(
    'Someone tried a wrong password, 3 times',
  );
  await expect(activity.getByRole('listitem').last()).toContainText('You created this account');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill('not yet');
  for (const called of ['current password', 'new password', 'password confirmation']) {
    await expect(page.getByRole('button', { name: `Show ${called}`, exact: true })).toHaveCount(1);
  }
  await expectAccessible(page);
  await page.getByLabel('Current Password', { exact: true }).clear();
  await page.getByLabel('First Name', { exact: true }).fill('Mara');
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
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Mara');
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

test('a server without a provider says so where one asks for it', async ({ page }) => {
  for (const [path, name, instead] of [
    ['/signin', /^Continue with single/, 'Sign in with your email instead.'],
    ['/register', /^Sign up with single/, 'Create your account with your email instead.'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('Email').fill('ruth@example.org');
    await page.getByRole('button', { name }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Single sign-on is not set up on this server.' });
    await expect(alert).toContainText(instead);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel('Email')).toHaveValue('ruth@example.org');
  }
  await expectAccessible(page);
});
