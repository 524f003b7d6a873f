import { expect, expectAccessible, newcomer, signedIn, test, withoutFirstAnswers } from '../fixtures.ts';

test('an unknown address says so, and leads home', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Lampstand');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back home' }).click();
  await expect(page).toHaveURL('/');
});

test('a pasted link with a stray % says so, too', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/100%');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a visitor on a signed-in page signs in and is brought back to it', async ({ page }) => {
  const { email, password, ...names } = newcomer('Ruth');
  const origin = new URL((await page.request.get('/healthz')).url()).origin;
  await page.request.post('/api/auth/register', { data: { ...names, email, password }, headers: { origin } });

  await page.goto('/journal?q=manna');
  await expect(page).toHaveURL(/\/signin\?next=%2Fjournal%3Fq%3Dmanna$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/journal?q=manna');
});

test('after a change of page the focus is on its heading; Tab first offers the way past the bar', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveTitle('Create an account · Lampstand');
  await expect(page.locator('main')).toContainText('First Name');
  const isInMain = () => document.querySelector('main')?.contains(document.activeElement);
  await expect.poll(() => page.evaluate(isInMain)).toBe(true);

  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('heading', { name: 'Journal', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a dialog whose field takes the focus gives it back to the button that opened it', async ({ page }) => {
  await signedIn(page);
  const opens = [
    ['/bible/PSA/23/2-3', /^Note on Psalm/, 'textbox', 'Your note'],
    ['/settings', /^Time zone: /, 'combobox', 'City or country'],
  ] as const;
  for (const [path, name, role, field] of opens) {
    await page.goto(path);
    // A chapter comes rendered: its buttons open nothing before the app has taken it over.
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await expect(page.getByRole('dialog').getByRole(role, { name: field })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('when the server cannot be reached, the app says so and tries again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 503/);
  await signedIn(page);
  await withoutFirstAnswers(page);
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Lampstand can’t be reached' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Journal', exact: true })).toBeVisible();
});

test('a new page begins at its top; going back returns to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await signedIn(page);
  await page.goto('/journal');
  await page.getByText('No journal entries yet.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 400));
  // By key: for a click, the link may be scrolled to first. The bar above slides away when one scrolls, these places stay.
  const places = page.getByRole('navigation', { name: 'Home' });
  await places.getByRole('link', { name: 'Chests' }).press('Enter');
  await page.getByRole('tab', { selected: true }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Journal', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
