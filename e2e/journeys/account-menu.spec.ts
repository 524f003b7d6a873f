import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** Runs in the page. */
function colorOfBars() {
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return colors.find(({ media }) => matchMedia(media).matches)?.content;
}

test('the theme is chosen in the account menu and is there at the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Vigil' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'vigil');
  // A browser takes the colour of its own bars, or of the phone's, from the first of these that holds.
  expect(await page.evaluate(colorOfBars)).toBe('#12142a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();

  const html = await (await page.request.get('/journal', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<html lang="en" data-theme="vigil"');
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'As my device' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(colorOfBars)).toBe('#fbf6ec');
});

test('what is one’s own is found in the account menu, above the settings', async ({ page }) => {
  await signedIn(page, 'Naomi');
  await page.goto('/journal');
  for (const [place, path] of [
    ['My year', '/year'],
    ['My milestones', '/milestones'],
  ] as const) {
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem')).toContainText([
      'My circle',
      'My year',
      'My milestones',
      'Settings',
    ]);
    await page.getByRole('menuitem', { name: place }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('signing out leads to the landing, and the way back asks again', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  await page.goto('/journal');
  await expect(page).toHaveURL(/\/signin\?next=%2Fjournal$/);
});

test('nothing is asked for while the session ends', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await answer.promise;
    await route.fulfill({ response });
  });
  await signedIn(page);
  // What is already on its way when the session ends is no read that begins then.
  const listening = page.waitForResponse('**/api/live?*');
  await page.goto('/');
  await listening;
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await asked.promise;
  await page.getByRole('tab', { name: 'Outfits' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Outfits' });
  await expect(panel.getByRole('status', { name: 'Loading' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('when the session could not be ended, the screens go on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED.*logout/);
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    await lost.promise;
    await route.abort();
  });
  await signedIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Outfits' })).toBeVisible();
  lost.resolve();
  await expect(page.getByText('Sign Out Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Equipped Linen Tunic' })).toBeVisible();
});

test('a menu whose script did not come leaves the screen, and comes at the next press', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  let asked = 0;
  await context.route('**/assets/account-menu-items*.js', (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await signedIn(page);
  // A press before the first one has failed would wait for that one.
  const failed = page.waitForEvent('requestfailed', (request) => /account-menu-items/.test(request.url()));
  await page.goto('/journal');
  await failed;
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('a long name leaves the menu within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(page, 'Wolfeschlegelsteinhausenbergerdorff');
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = (await page.getByRole('menu').boundingBox())!;
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(320);
});
