import type { Locator, Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

/** Opens a page whose scripts are on their way until the function that this answers is called, as on a slow phone. */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await page.unroute('**/assets/*.js');
  };
}

/** A press where the control stands, which waits and is said to be disabled. */
const press = (control: Locator) => control.click({ force: true });

test('what is written in the journal before the page has come to life is a draft, and can be saved', async ({
  page,
}) => {
  await signedIn(page);
  let live = await openSlowly(page, '/journal');
  const words = page.getByLabel('Your reflection');
  await words.pressSequentially('Seek not great things');
  await live();
  await expect(words).toHaveValue('Seek not great things');
  await expect(words).toBeFocused();
  await words.pressSequentially(' for yourself');
  await expect(page.getByText('Started writing at')).toBeVisible();

  // What was kept stands first, and what is written on top of it before it could be seen comes behind it.
  live = await openSlowly(page, '/journal');
  await words.pressSequentially('Baruch wrote it down');
  await live();
  await expect(words).toHaveValue('Seek not great things for yourself\n\nBaruch wrote it down');
  await page.reload();
  await expect(words).toHaveValue('Seek not great things for yourself\n\nBaruch wrote it down');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toContainText('Baruch wrote it down');
  await expect(words).toHaveValue('');
});

test('a prayer request and a press before the page has come to life are both there', async ({ page }) => {
  await signedIn(page);
  const live = await openSlowly(page, '/prayers/ask');
  await page.getByLabel('What shall we pray for?').pressSequentially('Rain for the fields');
  // Impatient fingers press more than once: it is one press.
  const keep = page.getByRole('button', { name: 'For a certain day' });
  await press(keep);
  await press(keep);
  await expect(page.getByLabel('Pray above all on')).toHaveCount(0);
  await live();
  await expect(page.getByLabel('What shall we pray for?')).toHaveValue('Rain for the fields');
  await expect(page.getByLabel('Pray above all on')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What shall we pray for?')).toHaveValue('Rain for the fields');
});

test('of presses before the page has come to life each is done once, the last one last', async ({ page }) => {
  await signedIn(page);
  let live = await openSlowly(page, '/journal');
  const joyful = page.getByRole('button', { name: 'Joyful' });
  const grateful = page.getByRole('button', { name: 'Grateful' });
  // Twice would take it back.
  await press(joyful);
  await press(joyful);
  await live();
  await expect(joyful).toHaveAttribute('aria-pressed', 'true');
  await joyful.click();
  await expect(joyful).toHaveAttribute('aria-pressed', 'false');

  live = await openSlowly(page, '/journal');
  for (const mood of [joyful, grateful, joyful]) await press(mood);
  await live();
  await expect(joyful).toHaveAttribute('aria-pressed', 'true');
  await expect(grateful).toHaveAttribute('aria-pressed', 'false');
});

test('no press before a kept draft could be seen sends it or changes it', async ({ page }) => {
  await signedIn(page);
  await page.goto('/prayers/ask');
  const words = page.getByLabel('What shall we pray for?');
  const keep = page.getByRole('button', { name: 'Keep for myself' });
  await expect(page.getByRole('button', { name: 'For a certain day' })).toBeEnabled();
  await words.fill('What only I know');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/prayer/requests'))
      asked.push(request.postData());
  });
  let live = await openSlowly(page, '/prayers/ask');
  // It begins as the draft does.
  await words.pressSequentially('What');
  await press(keep);
  await live();
  await expect(words).toHaveValue('What only I know\n\nWhat');
  await words.pressSequentially(', as I see it');
  await keep.click();
  await expect(page.getByRole('button', { name: /^What only I know/ })).toHaveCount(1);
  expect(asked).toEqual([expect.stringContaining('as I see it')]);

  const joyful = page.getByRole('button', { name: 'Joyful' });
  await page.goto('/journal');
  await expect(joyful).toBeEnabled();
  await page.getByLabel('Your reflection').fill('A good day');
  await joyful.click();
  live = await openSlowly(page, '/journal');
  await expect(joyful).toHaveAttribute('aria-pressed', 'false');
  // Whoever deleted what they had typed adds nothing.
  await page.getByLabel('Your reflection').press('x');
  await page.getByLabel('Your reflection').press('Backspace');
  await press(joyful);
  await live();
  await expect(page.getByLabel('Your reflection')).toHaveValue('A good day');
  await expect(joyful).toHaveAttribute('aria-pressed', 'true');
});

test('a search before the page has come to life finds, and no word of it is in the address', async ({
  page,
}) => {
  await signedIn(page);
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  for (const content of ['A lamp in the window', 'Rain all day'])
    await page.request.post('/api/journal/entries', {
      headers,
      data: { content, mood: 'grateful', writingTimeMinutes: 3 },
    });
  const live = await openSlowly(page, '/journal');
  const field = page.getByRole('searchbox', { name: 'Search my entries' });
  await field.pressSequentially('lamp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/journal$/);
  await live();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('lamp');
});

test('words that were typed into a page whose scripts are lost stand in it when it begins again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signedIn(page);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  let isLost = true;
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    if (isLost) await route.abort();
    else await route.continue();
  });
  await page.goto('/prayers/ask', { waitUntil: 'commit' });
  const words = page.getByLabel('What shall we pray for?');
  await words.pressSequentially('Rain for the fields');
  const lost = page.waitForEvent('requestfailed');
  typed();
  await lost;
  isLost = false;
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(words).toHaveValue('Rain for the fields');
});

for (const [whoever, address] of [
  ['the same person', '/prayers/ask'],
  ['somebody else', '/journal'],
] as const) {
  test(`words of a page that did not come again stand in no other: ${whoever} at ${address}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /status of 404/);
    await signedIn(page);
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    let isLost = true;
    await page.route('**/assets/*.js', async (route) => {
      await isTyped;
      if (isLost) await route.abort();
      else await route.continue();
    });
    await page.goto('/journal', { waitUntil: 'commit' });
    await page.getByLabel('Your reflection').pressSequentially('For me alone');
    await page.route('**/journal', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Nothing here</h1>' }),
    );
    const lost = page.waitForEvent('requestfailed');
    typed();
    await lost;
    isLost = false;
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await page.unrouteAll();
    if (whoever === 'somebody else') await signedIn(page, 'Ruth');
    const live = await openSlowly(page, address);
    const words = page.getByLabel(address === '/journal' ? 'Your reflection' : 'What shall we pray for?');
    await expect(words).toHaveValue('');
    await live();
    await expect(words).toHaveValue('');
  });
}

test('no field that is typed into has a name under which a browser without scripts would send it', async ({
  page,
}) => {
  await signedIn(page);
  for (const address of ['/', '/journal', '/prayers/ask']) {
    const html = await (await page.request.get(address)).text();
    expect(html, address).toContain('data-waits');
    const typed = html.match(/<(?:input|textarea)[^>]*data-waits="words"[^>]*>/g) ?? [];
    expect(
      typed.filter((field) => /\sname="/.test(field)),
      address,
    ).toEqual([]);
  }
});
