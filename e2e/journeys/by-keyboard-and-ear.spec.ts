import type { Page } from '@playwright/test';
import { expect, focusOn, signedIn, test } from '../fixtures.ts';
import { SMALL_PHONE, setLetters } from '../small-phone.ts';
import { another, call, ready, topicIn } from '../study-group.ts';

/** What keeps the focus comes once the screen stands. */
async function openWithKeptFocus(page: Page, address: string): Promise<void> {
  const keeper = page.waitForResponse(/\/keep-focus-/);
  await page.goto(address);
  await (await keeper).finished();
}

const spoken = (page: Page, words: string) =>
  page.locator('[aria-live=polite]').filter({ hasText: new RegExp(`^${words}$`) });

async function post(page: Page, address: string, data: object): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  expect((await page.request.post(address, { headers, data })).status()).toBe(201);
}

const write = (page: Page, content: string) =>
  post(page, '/api/journal/entries', { content, mood: 'grateful', writingTimeMinutes: 3 });

test('what keeps the focus comes with the first key, and is not waited for until the page is idle', async ({
  page,
}) => {
  await signedIn(page);
  // On a clock that stands still no page is ever idle.
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/bible/JHN/3');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  const keeper = page.waitForResponse(/\/keep-focus-/);
  await page.keyboard.press('Tab');
  expect((await keeper).ok()).toBe(true);
});

test('the focus stays where something was pressed, though the control has gone or waits', async ({
  page,
}) => {
  await signedIn(page);
  await openWithKeptFocus(page, '/bible?q=shepherd');
  for (const verse of ['Genesis 46:34', 'Genesis 49:24']) {
    // It is disabled until the server has kept it.
    await focusOn(page.getByRole('button', { name: `Favorite ${verse}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${verse} from favorites` })).toBeFocused();
  }

  // A row that is removed leaves the focus to the next, and the last one to the one before.
  await page.getByRole('tab', { name: 'Favorites' }).click();
  const favorites = page.getByRole('tabpanel', { name: 'Favorites' });
  await expect(favorites.getByRole('listitem')).toHaveCount(2);
  await focusOn(favorites.getByRole('button', { name: /^Remove / }).first());
  await page.keyboard.press('Enter');
  await expect(favorites.getByRole('listitem')).toHaveCount(1);
  await expect(favorites.getByRole('listitem').getByRole('link')).toBeFocused();

  // So does one that was deleted in a dialog.
  for (const content of ['The first of two', 'The second of two']) await write(page, content);
  await openWithKeptFocus(page, '/journal');
  const entries = page.getByRole('article', { name: /^Entry of / });
  await focusOn(entries.filter({ hasText: 'The second' }).getByRole('button', { name: 'Delete entry' }));
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole('button').first()).toBeFocused();
});

test('the focus goes to the heading of a page that comes late, or takes the place of another', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const { id } = await call<{ id: string }>(ruth, 'POST', '/api/groups', {
    name: 'Thursday kitchen',
    about: 'Twelve people and a long table',
    topic: 'scripture',
    language: 'en',
    admission: 'open',
    room: 'vineyard',
  });
  await openWithKeptFocus(page, '/community/groups');
  const name = page.getByRole('heading', { level: 1, name: 'Thursday kitchen' });
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/groups/${id}`, async (route) => {
    await isAsked;
    await route.fallback();
  });
  await focusOn(page.getByRole('link', { name: /Thursday kitchen/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loading')).toBeAttached();
  answer();
  await expect(name).toBeFocused();

  // The door gives way to the group, at the same address.
  await focusOn(page.getByRole('button', { name: 'Come in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Come in' })).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('the bell keeps the focus when what it opens has come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await openWithKeptFocus(page, '/journal');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bible' }).click();
  // The page that comes takes the focus first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const bell = page.getByRole('button', { name: 'Notifications' });
  await focusOn(bell);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await expect(bell).toBeFocused();
});

test('the keyboard gets past a control whose tooltip is gone before the next one has the focus', async ({
  page,
}) => {
  await signedIn(page);
  await openWithKeptFocus(page, '/journal');
  // As Firefox is: what goes away with the focus is gone at once.
  await page.evaluate(() => {
    const note = document.body.appendChild(document.createElement('i'));
    document.addEventListener('focusout', () => note.toggleAttribute('disabled'), { capture: true });
  });
  await focusOn(page.getByRole('link', { name: /^Home: level 1/ }));
  // What is read next is what is seen next.
  const places = page.getByRole('navigation', { name: 'Main' });
  await page.keyboard.press('Tab');
  await expect(places.getByRole('link', { name: 'Bible' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(places.getByRole('link', { name: 'Journal' })).toBeFocused();
});

test('a tab shows that it has the focus where keys are used, and not where it was pressed', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/bible/notes');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Highlights').click();
  await expect(tab('Highlights')).toBeFocused();
  await expect(tab('Highlights')).toHaveCSS('outline-style', 'none');
  await tab('Notes').click();
  await expect(tab('Notes')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Highlights')).toBeFocused();
  await expect(tab('Highlights')).toHaveCSS('outline-style', 'solid');
  // Who has pressed one, and comes back with the keyboard, sees where they are.
  await tab('Notes').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab('Notes')).toBeFocused();
  await expect(tab('Notes')).toHaveCSS('outline-style', 'solid');
});

test('a dialog that a pressed menu opens shows where the focus is once a key is used', async ({ page }) => {
  await signedIn(page);
  await openWithKeptFocus(page, '/bible/JHN/3/16');
  await page.getByRole('button', { name: 'More with John 3:16' }).click();
  await page.getByRole('menuitem', { name: 'Cross references' }).click();
  const close = page.getByRole('dialog', { name: 'John 3:16' }).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift');
  await expect(close).toHaveCSS('outline-style', 'solid');
});

test('Tab leads from a chosen verse to what can be done with it, and back into the text', async ({
  page,
}) => {
  await signedIn(page);
  await openWithKeptFocus(page, '/bible/JHN/3');
  const verse = (number: number) => page.getByRole('link', { name: `Verse 3:${number}`, exact: true });
  const bar = (verses: string) => page.getByRole('region', { name: `John 3:${verses}`, exact: true });
  await focusOn(verse(16));
  await page.keyboard.press('Enter');
  await expect(bar('16')).toBeVisible();
  await expect(spoken(page, 'Verse 3:16')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(bar('16').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(verse(16)).toBeFocused();

  // Whoever came back goes on in the text, to choose one more.
  await page.keyboard.press('Tab');
  await expect(verse(17)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar('16–17').getByRole('button').first()).toBeFocused();
  await focusOn(bar('16–17').getByRole('button', { name: 'More with John 3:16–17' }));
  await page.keyboard.press('Tab');
  await expect(verse(18)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(bar('16–17')).toBeHidden();
  await expect(verse(17)).toBeFocused();

  await page.keyboard.press('j');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-verse-bar]').getByRole('button').first()).toBeFocused();
});

/** Runs in the page: the name of what has the focus where something stands before an end of it. A choice is shown by its label. */
function coveredFocus(): string | null {
  const control = document.activeElement!;
  const shown = control.closest('label') ?? control;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const ends = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
  const isWhole = ends.every((end) => end !== null && (shown.contains(end) || end.contains(shown)));
  return isWhole ? null : `${control.tagName} ${control.ariaLabel ?? shown.textContent} ${top}–${bottom}`;
}

/** Goes through a page by Tab: what was not seen whole when it had the focus. */
async function coveredOn(page: Page, address: string, percent: 100 | 200 = 100): Promise<string[]> {
  await openWithKeptFocus(page, address);
  await setLetters(page, percent);
  await page.getByRole('main').focus();
  const covered: string[] = [];
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') === null)) break;
    const found = await page.evaluate(coveredFocus);
    if (found !== null) covered.push(found);
  }
  return covered;
}

test('what has the focus stands above the places of home, and above what one does on the page', async ({
  page,
}) => {
  await ready(page, 'Hannah');
  const group = { name: 'Thursday kitchen', topic: 'scripture', language: 'en', admission: 'link' };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/groups', { ...group, room: 'vineyard' });
  for (const address of ['/plans/new', '/bible/notes', '/community/groups/new', '/community/events/new'])
    expect(await coveredOn(page, address), address).toEqual([]);

  // In large letters the foot is high, and so is what stands above it.
  const text = 'I bring the bread, and who brings the soup? '.repeat(20);
  const talk = await topicIn(page, `/community/groups/${id}`, { title: 'Soup', text });
  await page.setViewportSize(SMALL_PHONE);
  expect(await coveredOn(page, talk, 200)).toEqual([]);
});

test('whoever does not see the page is told what was found, and what was done', async ({ page }) => {
  await signedIn(page);
  for (const content of ['A lamp in the window', 'Rain all day']) await write(page, content);
  await page.goto('/journal');
  const entries = page.getByRole('searchbox', { name: 'Search my entries' });
  await entries.fill('lamp');
  await entries.press('Enter');
  await expect(spoken(page, '1 entry found')).toBeAttached();
  await entries.fill('neverwritten');
  await entries.press('Enter');
  await expect(spoken(page, 'No entries found')).toBeAttached();

  await page.goto('/bible');
  const verses = page.getByRole('searchbox', { name: 'Search the Bible' });
  await verses.fill('shepherds bag');
  await verses.press('Enter');
  await expect(spoken(page, '\\d+ results?')).toBeAttached();

  await page.goto('/bible/notes');
  const notes = page.getByRole('searchbox', { name: 'Search my notes' });
  await notes.fill('neverwritten');
  await notes.press('Enter');
  await expect(spoken(page, 'No notes found')).toBeAttached();
  await expect(notes).toBeFocused();

  await post(page, '/api/prayer/items', { text: 'Dad’s knee', folderId: null, reminder: null });
  await page.goto('/prayers');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await page.getByRole('textbox', { name: 'A person or a matter' }).fill('Ada’s school');
  await page.getByRole('button', { name: 'Put it on my list' }).click();
  await expect(spoken(page, 'It is on your list')).toBeAttached();
});

test('words that come into the page as news are said, though they come alone', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ruth@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(spoken(page, 'If there is an account for ruth@example.org, .*')).toBeAttached();

  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('A lamp in the window');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(spoken(page, 'Draft cleared\\.')).toBeAttached();
});

test('what was earned is said, and is no longer in the page when it is no news', async ({ page }) => {
  await signedIn(page);
  await page.clock.install({ time: new Date() });
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('A lamp in the window');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(spoken(page, '10 XP earned')).toBeAttached();
  await page.clock.fastForward(6000);
  await expect(page.getByText('10 XP earned')).toHaveCount(0);
});

test('‘Show more’ leads whoever goes by keys to the first of what comes', async ({ page }) => {
  await signedIn(page);
  await openWithKeptFocus(page, '/bible?q=shepherd');
  const found = page.getByRole('region', { name: /verses found/ }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'Show more' });
  await focusOn(more);
  const before = await found.count();
  await page.keyboard.press('Enter');
  await expect(found.nth(before).locator(':focus')).toHaveCount(1);
});

test('in colours of one’s own, what can be pressed and what is chosen are told by lines', async ({
  page,
}) => {
  await signedIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plans/new');
  await expect(page.getByRole('button', { name: 'Begin' })).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('button', { name: 'Begin' })).toHaveCSS('border-top-width', '1px');
  const chosen = page.getByText('Chapters a day').locator('xpath=ancestor::label');
  await expect(chosen.first()).toHaveCSS('outline-width', '3px');
  await expect(page.getByRole('button', { name: 'Mon' })).toHaveCSS('outline-width', '3px');
  await page.getByRole('button', { name: 'Mon' }).click();
  await expect(page.getByRole('button', { name: 'Mon' })).toHaveCSS('outline-style', 'none');

  // So is which of several settings of a menu is on, beside its words.
  await page.getByRole('button', { name: 'Your account' }).click();
  const mark = page.getByRole('menuitemradio', { checked: true }).first().locator('span span');
  const behind = await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).backgroundColor);
  await expect(mark).not.toHaveCSS('background-color', behind);
  await page.keyboard.press('Escape');

  // A colour that is to be chosen is that colour.
  await page.goto('/?tab=wallpaper');
  const sage = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Quiet Sage' }) });
  await expect(sage.locator('span').first()).toHaveCSS('background-color', 'rgb(178, 190, 181)');
});
