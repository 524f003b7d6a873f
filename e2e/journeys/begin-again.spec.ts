import { expect, signedIn, test } from '../fixtures.ts';

test('a page whose first scripts were lost is loaded again by itself once the server answers', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  const shell = await (await page.request.get('/signin')).text();
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(shell) ?? [];
  let isLost = true;
  await context.route('**/assets/*.js', (route) => (isLost ? route.abort() : route.continue()));
  for (const { path, control } of [
    { path: '/journal', control: page.getByRole('button', { name: 'Your account' }) },
    { path: '/bible/JHN/3', control: page.getByRole('button', { name: 'Mark chapter as read' }) },
    { path: '/settings', control: page.getByRole('button', { name: 'Change profile picture' }) },
  ]) {
    isLost = true;
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(entry));
    await page.goto(path);
    await lost;
    isLost = false;
    await expect(control).toBeEnabled();
  }
});

test('a page whose first scripts were lost does not take the place of the one that is wanted next', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fallback() : route.abort(),
  );
  // The server answers again only once somebody is on the way to another page, which is slow to come.
  const [leaving, arriving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().method() === 'HEAD') await leaving.promise;
    await route.fallback();
  });
  await page.route('**/journal', async (route) => {
    leaving.resolve();
    await arriving.promise;
    await route.continue();
  });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') answers.push(response.status());
  });
  await page.goto('/bible/JHN/3');
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click({ noWaitAfter: true });
  // The first answer did not have it loaded again, and it asks once more.
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  arriving.resolve();
  await page.waitForURL('**/journal');
});

test('a page whose scripts never come is not loaded again for ever', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1;
  });
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  );
  await page.goto('/journal');
  await page.waitForFunction(() => sessionStorage.getItem('lampstand:begun-again') === '4');
  expect(asked).toBe(4);
});

test('a browser that cannot read the scripts is told that it is too old', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The browser tells of a script that it cannot read without a word.
  expectedErrors.push(/^$/);
  // As the app's own would be to it.
  await context.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const newer = /(?<from-the-future/;' }),
  );
  await page.goto('/signin');
  await expect(page.getByRole('alert')).toContainText('This browser is older than Lampstand can use.');
});
