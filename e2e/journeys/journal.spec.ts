import { earn } from '../earning.ts';
import { expect, expectAccessible, loseConnection, signedIn, test } from '../fixtures.ts';

const save = { name: /^Save Entry/ };

/** Runs in the page: how many tabs are open, as tabs tell each other. */
async function openTabs(): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('lampstand:tab:')).length;
}

test('writes an entry with a prompt and a mood, and sees what it earned', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
  await expectAccessible(page);
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByLabel('Your reflection')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', save)).toBeInViewport({ ratio: 1 });
  }

  await page.getByRole('button', { name: 'Get Prompt' }).click();
  await page.getByRole('button', { name: 'Grateful' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByLabel('Your reflection').fill('The lamp was lit before I woke.');
  await expect(page.getByText(/^Started writing at/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();

  await expect(page.getByText('Great reflection! You earned 10 XP for journaling.').first()).toBeVisible();
  const entry = page.getByRole('article');
  await expect(entry.getByText('The lamp was lit before I woke.')).toBeInViewport({ ratio: 1 });
  await expect(entry).toContainText('+10 XP');
  await expect(entry).toContainText('Grateful');
  await expect(page.getByLabel('Your reflection')).toHaveValue('');
  await expectAccessible(page);
});

test('a place in the Bible that an entry names leads there', async ({ page }) => {
  // A saved entry glides into sight, away from under what is about to press its link.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('I read Rom 8:38-39 at 7:30, and John.');
  await page.getByRole('button', save).click();
  const entry = page.getByRole('article');
  await expect(entry.getByRole('link')).toHaveCount(1);
  await entry.getByRole('link', { name: 'Rom 8:38-39' }).click();
  await expect(page).toHaveURL(/\/bible\/ROM\/8\/38-39$/);
  await expect(page.getByRole('region', { name: 'Romans 8:38–39' })).toBeVisible();
});

test('keeps a draft through a reload and a lost connection, and saves it once', { tag: '@postgres' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Not lost <b>at all</b>.');
  await page.reload();
  await expect(page.getByLabel('Your reflection')).toHaveValue('Not lost <b>at all</b>.');

  // The code of the toasts is loaded soon after the first screen is shown.
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
  const reconnect = await loseConnection(page);
  await page.getByRole('button', save).click();
  await expect(
    page.getByText('There was a problem saving your journal entry. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Your reflection')).toHaveValue('Not lost <b>at all</b>.');
  await reconnect();
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/journal/entries')) saves += 1;
  });
  // Before React renders that the first is on its way.
  await page.getByRole('button', save).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(saves).toBe(1);
  await expect(page.getByRole('article')).toContainText('Not lost <b>at all</b>.');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Your reflection')).toHaveValue('');

  const closed = await context.newPage();
  await closed.goto('/journal');
  await closed.getByLabel('Your reflection').fill('In a tab that is closed');
  // Nothing keeps what is typed before the page has come to life.
  await expect(closed.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await closed.close();
  // The browser has the locks of a closed tab for a moment more.
  await expect.poll(() => page.evaluate(openTabs)).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Your reflection')).toHaveValue('In a tab that is closed');
});

test('edits, searches and deletes', { tag: '@postgres' }, async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  for (const words of ['Manna in the morning', 'Quail in the evening']) {
    await page.getByLabel('Your reflection').fill(words);
    await page.getByRole('button', save).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  }
  const search = page.getByRole('searchbox', { name: 'Search my entries' });
  await search.fill('In the morning there was manna and before its evening came quail');
  await search.press('Enter');
  await expect(search).toHaveAccessibleDescription('Please search for at most 10 words.');
  await expectAccessible(page);
  // What is found is scrolled to at once: a press while it still glides there would come down on one thing and up on another.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What an on-screen keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 480 });
  await search.fill('MANNA');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Manna in the morning')).toBeInViewport({ ratio: 1 });
  await expect(search).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('Manna, again this morning');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('article')).toContainText('Manna, again this morning');
  await expect(page.getByRole('article')).toContainText('edited');
  await expect(page.getByRole('button', { name: 'Edit entry' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing found for “MANNA”')).toBeVisible();
});

test('cancelling clears text, prompt and mood, and can be taken back', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Joyful' }).click();
  await page.getByLabel('Your reflection').fill('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Your reflection')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Joyful' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', save)).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Your reflection')).toHaveValue('Half a thought');
});

test('older entries come as one nears the end; a page that fails is not asked for again by itself', {
  tag: '@postgres',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await signedIn(page);
  await earn(page, 70);
  let asked = 0;
  let isDown = true;
  await page.route(/\/entries\?.*cursor=/, (route) => {
    asked += 1;
    return isDown
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a moment.' } })
      : route.fallback();
  });
  await page.goto('/journal');
  const older = page.getByRole('button', { name: 'Show older entries' });
  await older.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(older).toBeEnabled();
  await expectAccessible(page);
  expect(asked).toBe(1);

  isDown = false;
  await older.click();
  await expect(page.getByRole('article')).toHaveCount(60);
  await older.scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(70);
});

test('a save asks for no list, and the other tab shows it too', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/journal');
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(other.getByText('No journal entries yet.')).toBeVisible();
  const asked: string[] = [];
  for (const tab of [page, other]) {
    // Until nothing has come for half a second: 'networkidle' never comes to the tab that listens to what is new by then.
    await tab.waitForFunction(() => {
      const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
      return performance.now() - Math.max(...ends) > 500;
    });
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // One tab listens to what is new, and may begin to at any moment; and milestones are looked for some time after a save.
      if (pathname.startsWith('/api/') && !['/api/live', '/api/milestones/reached'].includes(pathname))
        asked.push(`${request.method()} ${pathname}`);
    });
  }

  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: /^Home: level 1, 0 \/ 2500 XP/ })).toBeVisible();
  }
  await page.getByLabel('Your reflection').fill('Manna in the morning');
  await page.getByRole('button', save).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('article')).toContainText('Manna in the morning');
    await expect(tab.getByRole('article')).toContainText('+10 XP');
    await expect(tab.getByRole('link', { name: /^Home: level 1, 10 \/ 2500 XP/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Edit entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByLabel('Your reflection').fill('Manna, and enough of it');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('article')).toContainText('and enough of it');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  for (const tab of [page, other]) await expect(tab.getByText('No journal entries yet.')).toBeVisible();
  expect(asked.map((call) => call.replace(/entries\/.*/, 'entries/…'))).toEqual([
    'POST /api/journal/entries',
    'PATCH /api/journal/entries/…',
    'DELETE /api/journal/entries/…',
  ]);
});
