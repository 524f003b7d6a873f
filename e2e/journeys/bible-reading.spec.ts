import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

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
    await expect(page.getByRole('link', { name: 'Verse 16', exact: true })).toHaveAttribute(
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
