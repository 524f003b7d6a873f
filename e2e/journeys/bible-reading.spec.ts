import { login } from '../../src/features/accounts/accounts.contract.ts';
import { expect, expectAccessible, followCalls, loseConnection, signedIn, test } from '../fixtures.ts';
import { testWithTime } from '../own-server.ts';

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter stands there as this browser reads it, and its links lead on', async ({
    page,
    baseURL,
  }) => {
    await signedIn(page);
    await page.goto('/bible/JHN/3/16');
    await expect(page.getByRole('heading', { level: 1, name: 'John 3' })).toBeVisible();
    await expect(page.getByText('For God so loved the world')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Verse 3:16', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeDisabled();

    await page.context().addCookies([{ name: 'reader', value: 'KJV-3-1', url: baseURL! }]);
    await page.getByRole('link', { name: /^Next chapter/ }).click();
    await expect(page).toHaveURL(/\/bible\/JHN\/4$/);
    await expect(page.getByText('King James Version, 1769')).toBeVisible();
    await expect(page.getByText('the Pharisees had heard that Jesus made')).toBeVisible();
    // Its controls have their place from the start, and wait.
    await expect(page.getByRole('button', { name: 'John 4 other chapters' })).toBeDisabled();
  });
});

test('the app takes over what the server rendered: the text stays where it is', async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(page);
  await context.addCookies([{ name: 'reader', value: 'KJV-2-2', url: baseURL! }]);
  // Marks the verse as the page came, before the app's script.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        document.querySelector('[data-verse="16"]')?.setAttribute('data-came-with-the-page', '');
      },
      { once: true },
    ),
  );
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  await expect(page.locator('[data-came-with-the-page]')).toContainText('For God so loved the world');
  await page.reload();
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
});

test('reading goes on in the chapter that was read, not in one that was only looked at', async ({ page }) => {
  await page.clock.install();
  await signedIn(page);
  const leaving = Promise.withResolvers<void>();
  // A slow connection: the reading position is still being sent when the page is closed.
  await page.route('**/api/bible/position', async (route) => {
    if (route.request().method() === 'PUT') await leaving.promise;
    await route.continue();
  });
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await page.goto('/bible/PSA/23');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  await page.clock.runFor(31_000);
  await sending;
  await page.goto('/journal');
  leaving.resolve();
  const kept = async () => (await page.request.get('/api/bible/position')).text();
  await expect.poll(kept).toContain('"chapter":23');

  await page.goto('/bible/JHN/3/16');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  await page.clock.runFor(20_000);
  await page.goto('/bible');
  await expect(page.getByRole('link', { name: 'Continue reading Psalm 23' })).toBeVisible();

  await page.goto('/bible/JHN/3');
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  // It is read to its end.
  await expect.poll(kept).toContain('"chapter":4');
  await page.goto('/bible');
  await expect(page.getByRole('link', { name: 'Continue reading John 4' })).toBeVisible();
});

test('marks a chapter read, once, and sees what it earned', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible/JHN/3');
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(page.getByText('You earned 5 XP for this chapter.').first()).toBeVisible();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have read this chapter')).toBeVisible();
  await expectAccessible(page);
});

test('what was marked by mistake is taken back, with its XP', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible/JHN/3');
  const mark = page.getByRole('button', { name: 'Mark chapter as read' });
  await mark.click();
  const takeBack = page.getByRole('button', { name: 'Not read after all' });
  await expect(takeBack).toBeVisible();
  await page.reload();
  await takeBack.click();
  await expect(page.getByText('It is not marked any more.').first()).toBeVisible();
  await expect(mark).toBeEnabled();
  const xp = async () => (await (await page.request.get('/api/auth/user')).json()).currentXP;
  expect(await xp()).toBe(0);
  await mark.click();
  await expect(takeBack).toBeVisible();
  expect(await xp()).toBe(5);
  await expectAccessible(page);
});

testWithTime(
  'a chapter that was read on an earlier day is read again',
  async ({ page, time, expectedErrors }) => {
    // Scripts of a page that comes to rest are fetched when there is time.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const { email, password } = await signedIn(page);
    const untilAnswered = followCalls(page);
    await page.goto('/bible/JHN/3');
    await page.getByRole('button', { name: 'Mark chapter as read' }).click();
    await expect(page.getByRole('button', { name: 'Not read after all' })).toBeVisible();
    // It asks for nothing between the end of the session and the next one, or it would lead to where one signs in.
    const connect = await loseConnection(page);
    await untilAnswered();
    time.pass(30 * 24 * 60);
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post(`${headers.origin}${login.path}`, { data: { email, password }, headers });
    await connect();
    await page.goto('/bible/JHN/3');
    await expect(page.getByText('You have read this chapter')).toBeVisible();
    await page.getByRole('button', { name: 'I read it again today' }).click();
    await expect(page.getByText('It is marked in your Bible.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not read after all' }).click();
    await expect(page.getByText('It was read before, and not today.').first()).toBeVisible();
    await expect(page.getByText('You have read this chapter')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I read it again today' })).toBeVisible();
  },
);

test('a reading session goes on over pages and a reload, and is ended once', async ({ page }) => {
  await page.clock.install();
  await signedIn(page);
  await page.goto('/bible');
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByText('Reading Session Started').first()).toBeVisible();
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('button', { name: 'End Session' })).toBeVisible();

  // In the clock of the page a minute passes, which the page reports. The clock of the server hardly moves.
  const heartbeat = page.waitForResponse((response) => response.url().endsWith('/heartbeat'));
  await page.clock.runFor(61_000);
  expect((await heartbeat).status()).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Reading Session Complete').first()).toBeVisible();
  await expect(page.getByText(/^You read for less than a minute\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'End Session' })).toBeHidden();
});
