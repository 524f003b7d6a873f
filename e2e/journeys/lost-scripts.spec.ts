import { earn, nextEntryBringsLevel2, readChapters } from '../earning.ts';
import { expect, expectAccessible, loseConnection, signedIn, test } from '../fixtures.ts';

test('a dialog whose script did not come leaves the screen, says so, and comes at the next press', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  await earn(page, 5);
  await readChapters(page, 10);

  for (const { path, script, heading, opener, dialog } of [
    { path: '/', script: 'gift-openings', heading: 'Treasure chests', opener: 'Open Clay Jar' },
    { path: '/journal', script: 'entry-dialogs', heading: 'Journal', opener: 'Edit entry', dialog: 'dialog' },
    {
      path: '/wallpapers',
      script: 'gift-openings',
      heading: 'Bible-themed Wallpapers',
      opener: 'Unlock and open Psalms',
      dialog: 'dialog',
    },
    {
      path: '/settings',
      script: 'profile-picture-dialog',
      heading: 'Settings',
      opener: 'Change profile picture',
      dialog: 'dialog',
    },
  ] as const) {
    await test.step(path, async () => {
      await context.route(`**/assets/${script}*.js`, (route) => route.abort());
      await page.goto(path);
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByText('Not Opened', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();

      await context.unroute(`**/assets/${script}*.js`);
      const again = page.getByRole('button', { name: opener.replace('Unlock and open', 'Open') }).first();
      await again.click();
      const opened = page.getByRole(dialog ?? 'alertdialog');
      await expect(opened.locator(':focus')).toHaveCount(1);
      // Nobody presses a key before they have seen it come.
      await opened.evaluate((card) =>
        Promise.allSettled(card.getAnimations().map(({ finished }) => finished)),
      );
      await page.keyboard.press('Escape');
      await expect(again).toBeFocused();
    });
  }
});

test('a menu whose script did not come says so, and opens at the next key that asks for it', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  const script = '**/assets/more-menu-items*.js';
  await context.route(script, (route) => route.abort());
  await page.goto('/bible/JHN/3/16');
  const more = page.getByRole('button', { name: 'More with John 3:16' });
  await expect(more).toHaveAttribute('aria-haspopup', 'menu');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(page.getByText('Not Opened', { exact: true }).first()).toBeVisible();
  await expect(more).toBeVisible();

  await context.unroute(script);
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Cross references of John 3:16' })).toBeFocused();
  await expect(page.getByRole('menu', { name: 'More with John 3:16' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a tab whose script did not come leaves the others, and comes when it is tried again', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/did not come/, /ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await signedIn(page);
  await page.goto('/');
  await context.route('**/assets/outfits-tab*.js', (route) => route.abort());
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await expect(page.getByRole('alert')).toContainText('This did not arrive');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Chests' }).click();
  await expect(page.getByRole('heading', { name: 'Treasure chests' })).toBeVisible();

  await page.getByRole('tab', { name: 'Outfits' }).click();
  await expect(page.getByRole('alert')).toContainText('This did not arrive');
  await context.unroute('**/assets/outfits-tab*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Equipped Linen Tunic' })).toBeVisible();
});

test('a toast whose script did not come is shown once it comes', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  let lost = 0;
  page.on('requestfailed', () => {
    lost += 1;
  });
  await page.route('**/assets/toast-viewport*.js', (route) => route.abort());
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.unroute('**/assets/toast-viewport*.js');
  await expect(page.getByText('Please fill in all fields', { exact: true })).toBeVisible();
});

test('the next toast fetches the script of toasts that did not come, without a wait', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  // Time stands still but for what lets the script be fetched: nothing is tried again because of it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.route('**/assets/toast-viewport*.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/signin');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  await page.clock.runFor(3000);
  await lost;
  await page.unroute('**/assets/toast-viewport*.js');
  await signIn.click();
  await expect(page.getByText('Please fill in all fields', { exact: true })).toBeVisible();
});

test('a level whose script did not come is celebrated once it comes', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  await nextEntryBringsLevel2(page);
  await page.goto('/journal');
  const script = '**/assets/level-reached*.js';
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.getByLabel('Your reflection').fill('And the flame grew.');
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  await lost;
  await expect(page.getByRole('article')).toBeVisible();
  await page.unroute(script);
  await expect(page.getByRole('dialog', { name: 'Level 2' })).toBeVisible();
});

test('a screen whose script did not come says that it is the connection, and comes when it is tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /did not come/, /dynamically imported module/);
  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  // The menu has a script of its own, which would be lost too.
  const circle = page.getByRole('menuitem', { name: 'My circle' });
  await expect(circle).toBeVisible();
  const connect = await loseConnection(page);
  await circle.click();
  await expect(page.getByRole('heading', { name: 'This screen has not arrived' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Please look at your connection and try again.')).toBeVisible();
  await expectAccessible(page);
  await connect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My circle' })).toBeVisible();
});

test('a face whose drawing did not come leaves the initials and the screen, and is there at the next visit', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page, 'Dorcas');
  await context.route('**/assets/{drawings,figure}*', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => /drawings|figure/.test(request.url()));
  await page.goto('/journal');
  await asked;
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText('DT');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await context.unroute('**/assets/{drawings,figure}*');
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Your account' }).locator('[data-face] img').first(),
  ).toBeVisible();
});

test('a face of others that does not come is their initials', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page, 'Tabitha');
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  await page.request.put('/api/people/me/age', { data: { answer: 'grown' }, headers });
  const link = await (await page.request.post('/api/circle/links', { data: { uses: 1 }, headers })).json();
  const guest = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await signedIn(guest, 'Dorcas');
  await guest.route('**/art/figures/**', (route) => route.abort());
  await guest.goto(`/circle/join/${link.token}`);
  await expect(guest.getByRole('main')).toContainText('TT');
});
