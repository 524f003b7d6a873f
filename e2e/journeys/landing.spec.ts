import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

const copy = [
  'Grow your faith through gamified spiritual experiences',
  'Join a community of believers on an interactive spiritual adventure',
  'Earn XP through Bible reading, journaling, and meaningful discussions',
  'Bible Reading',
  'Spiritual Journaling',
  'Avatar Customization',
  'Weekly Debates',
  'XP Progression',
  'Safe Community',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing says everything and its links lead on', async ({ page }) => {
    await page.goto('/');
    for (const text of copy) await expect(page.getByText(text, { exact: true })).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name });
    await expect(link('Start Your Journey Today')).toHaveAttribute('href', '/register');
    await expect(link('Already a member? Sign In')).toHaveAttribute('href', '/signin');
    const provider = page.getByRole('button', { name: 'Single sign-on' });
    const answer = page.getByRole('alert');
    await expect(answer).toBeHidden();
    await provider.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toHaveText(
      'Single sign-on is not set up on this server. Sign in with your email instead.',
    );
    await expect(page).toHaveURL('/');
    await expect(page.locator('a', { hasText: 'Single sign-on' })).toHaveAttribute('href', '/api/login');
  });
});

test('the landing runs no script and asks the server nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.locator('script').count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expectAccessible(page);
});

test('in large letters on a small phone nothing lies on the headline, and its words stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const headline = page.getByRole('heading', { level: 1 });
  const [above, box] = [
    await page.getByRole('button', { name: 'Single sign-on' }).boundingBox(),
    await headline.boundingBox(),
  ];
  expect(above!.y + above!.height).toBeLessThanOrEqual(box!.y);
  const widest = await headline.evaluate((element: HTMLElement) => {
    element.style.width = 'min-content';
    element.style.overflowWrap = 'normal';
    return element.offsetWidth;
  });
  expect(widest).toBeLessThanOrEqual(box!.width);
});

for (const [colorScheme, picture] of [
  ['light', /dawn-portrait/],
  ['dark', /vigil-portrait/],
] as const) {
  test(`in a ${colorScheme} system it shows ${picture.source}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const image = page.locator('picture img');
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(picture);
  });
}

test('a chosen theme is the one that the server sends, whatever the system says', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await context.addCookies([{ name: 'theme', value: 'vigil', url: page.url() }]);
  await page.reload();
  const image = page.locator('picture img');
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/vigil-portrait/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(18, 20, 42)',
  );
});

test('a signed-in visitor is never sent the landing', async ({ page }) => {
  await signedIn(page);
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('Start Your Journey Today');
  expect(html).toContain('Treasure chests');
});
