import { expect, expectAccessible, newcomer, signedIn, test } from '../fixtures.ts';

test('a session that ended elsewhere asks again and keeps the words; signing out erases those of this tab', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const { email, password } = await signedIn(page, 'Esther');
  async function signInAs(person: { email: string; password: string }, tab = page) {
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByLabel('Password', { exact: true }).fill(person.password);
    await tab.getByRole('button', { name: 'Sign In' }).click();
  }
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('If I perish, I perish');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('button', { name: 'Edit entry' }).click();
  await page.getByRole('dialog').getByLabel('Your reflection').fill('I will go in to the king');
  await page.reload();
  // An edit that was not saved is open again.
  const edited = page.getByRole('dialog', { name: 'Edit entry' }).getByLabel('Your reflection');
  await expect(edited).toHaveValue('I will go in to the king');

  const elsewhere = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  });
  await elsewhere.request.post('/api/auth/login', { data: { email, password } });
  await elsewhere.request.delete('/api/user/sessions');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fjournal');
  await expect(
    page.getByText('You are signed out; your words are kept', { exact: true }).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/^You are signed out; your words are kept\. Sign in/),
  ).toBeVisible();
  await expectAccessible(page);
  await signInAs({ email, password });
  await expect(edited).toHaveValue('I will go in to the king');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('article')).toContainText('I will go in to the king');

  const other = await page.context().newPage();
  await other.goto('/journal');
  await other.getByLabel('Your reflection').fill('For such a time as this');
  await page.getByLabel('Your reflection').fill('Fast for me');
  for (const tab of [page, other]) await tab.reload();
  await expect(other.getByLabel('Your reflection')).toHaveValue('For such a time as this');
  await expect(page.getByLabel('Your reflection')).toHaveValue('Fast for me');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  await expect(
    other.getByText('You are signed out; your words are kept', { exact: true }).first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Fast for me');
  await signedIn(page, 'Haman');
  await page.goto('/journal');
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
  await expect(page.getByLabel('Your reflection')).toHaveValue('');
  await page.context().clearCookies();
  await other.goto('/journal');
  await signInAs({ email, password }, other);
  await expect(other.getByLabel('Your reflection')).toHaveValue('For such a time as this');
});

test('somebody else signs in in another tab: this one shows nobody’s words any more, and keeps what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const ann = await signedIn(page, 'Ann');
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('For nobody but me');

  // Their session takes the place of hers, as by a form in another window, and this tab does not hear of it.
  const bob = newcomer('Bob');
  const headers = { origin: new URL(page.url()).origin };
  const bobSignsIn = async () => {
    const { email, password } = bob;
    const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers });
    expect(answer.ok()).toBe(true);
  };
  await page.request.post('/api/auth/register', { data: bob, headers });
  await bobSignsIn();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page).toHaveURL('/signin?next=%2Fjournal');
  expect(await (await page.request.get('/api/journal/entries')).json()).toEqual([]);

  await page.getByLabel('Email').fill(ann.email);
  await page.getByLabel('Password', { exact: true }).fill(ann.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Your reflection')).toHaveValue('For nobody but me');

  // And now it hears of it.
  const other = await page.context().newPage();
  await bobSignsIn();
  await other.goto('/');
  await expect(page).toHaveURL('/signin?next=%2Fjournal');
  await expect(
    page.getByRole('main').getByText(/^You are signed out; your words are kept\. Sign in/),
  ).toBeVisible();
});

test('a page that the browser had kept for Back shows nothing of a session that ended meanwhile', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await signedIn(page, 'Mara');
  await page.goto('/journal');
  // Its scripts have begun: a session that ends before is another case.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  // As Safari shows a page again that it had put away, to which no other tab could tell anything.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/signin?next=%2Fjournal');
});

test('a password whose change had no answer is changed, and this browser stays signed in with it', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/, /status of 401/);
  const { email, password } = await signedIn(page, 'Susanna');
  await page.goto('/settings');
  await page.route('**/api/user/password', async (route) => {
    const cookies = await context.cookies();
    await route.fetch();
    // Its cookie is lost with the answer.
    await context.clearCookies();
    await context.addCookies(cookies);
    await route.abort('connectionreset');
  });
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('a garden at noon');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a garden at noon');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/settings');
  const user = await page.request.get('/api/auth/user');
  expect(await user.json()).toMatchObject({ email });
});

test('whoever signs in on the way comes to the part of the page that they wanted', async ({ page }) => {
  const { email, password } = await signedIn(page, 'Rebekah');
  await page.context().clearCookies();
  await page.goto('/settings#devices');
  await expect(page).toHaveURL('/signin?next=%2Fsettings%23devices');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/settings#devices');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeInViewport();
});
