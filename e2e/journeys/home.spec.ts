import { earn } from '../earning.ts';
import { expect, expectAccessible, focusOn, signedIn, test } from '../fixtures.ts';

const places = [
  ['Bible', 'Open Bible Reader', '/bible'],
  ['Journal', 'Start Journaling', '/journal'],
  ['Community', 'Join Community', '/community'],
  ['Prayer', 'Open Prayer Center', '/prayers'],
] as const;

test('shows who is here and how far they have come', async ({ page }) => {
  await signedIn(page, 'Naomi');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Naomi Tester' })).toBeVisible();
  await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
  await expect(page.getByText('0 / 2500 XP', { exact: true })).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Experience' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 / 2500 XP');
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('250 XP to Level 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('it stands there: who is here, the chests, and ways on', async ({ page }) => {
    await signedIn(page, 'Lois');
    await earn(page, 5);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Lois Tester' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Experience' })).toHaveAttribute(
      'aria-valuetext',
      '50 / 2500 XP',
    );
    await expect(page.getByText('200 XP to Level 2', { exact: true })).toBeVisible();
    // Nobody types into what keeps nothing.
    await expect(page.getByText(/^Lampstand needs JavaScript/)).toBeInViewport();
    await expect(page.locator('[data-next-level="20"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Clay Jar' })).toBeVisible();
    // The day pays no more, so no entry is said to open the basket.
    await expect(page.getByText('10 XP to go', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Chests, 1 ready' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Outfits, 1 ready' })).toBeDisabled();
    await expect(page.getByRole('tab', { name: 'Bible' })).toBeDisabled();
  });
});

test('its eight tabs stand in two rows of four, Chests first, and go back as they came', async ({ page }) => {
  await signedIn(page);
  await page.goto('/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    'Avatar',
    'Outfits',
    'Chests',
    'Bible',
    'Journal',
    'Wallpaper',
    'Community',
    'Prayer',
  ]);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
  expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
  await expect(page.getByRole('tab', { name: 'Chests' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Chests' })).toBeVisible();
  await expect(page).toHaveTitle('Lampstand');

  for (const [name, link, href] of places) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await expect(page).toHaveTitle(`${name} · Home · Lampstand`);
    await expectAccessible(page);
  }
  await expect(page).toHaveURL('/?tab=prayer');
  await page.goBack();
  await expect(page).toHaveURL('/?tab=community');
  await expect(page.getByRole('tab', { name: 'Community' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Community' })).toBeVisible();
  await expect(page).toHaveTitle('Community · Home · Lampstand');
  await page.getByRole('tab', { name: 'Chests' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Lampstand');
});

test('the tabs are walked with the keys, by row on a phone and one below the other on a desk', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/');
  const selected = page.locator('[role=tab][aria-selected=true]');
  await focusOn(page.getByRole('tab', { name: 'Chests' }));
  for (const [key, name] of [
    ['ArrowRight', 'Bible'],
    ['ArrowRight', 'Journal'],
    ['ArrowUp', 'Avatar'],
    ['ArrowLeft', 'Prayer'],
    ['Home', 'Avatar'],
    ['End', 'Prayer'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
  }
  // The panel itself is no stop: its first control is, once it has come.
  const first = page.getByRole('tabpanel').getByRole('link', { name: 'Open Prayer Center' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await focusOn(page.getByRole('tab', { name: 'Prayer' }));
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText('Community');
});

test('the Bible tab shows the bookmark and the verse, and its screen keeps the places of home', async ({
  page,
  baseURL,
}) => {
  await signedIn(page);
  await page.goto('/?tab=bible');
  const panel = page.getByRole('tabpanel', { name: 'Bible' });
  await expect(panel.getByRole('link', { name: 'Begin with Mark 1' })).toHaveAttribute(
    'href',
    '/bible/MRK/1',
  );
  await expect(panel.getByRole('heading', { name: 'Verse of the day' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'John 3:16, WEB' })).toBeVisible();
  await page.request.put('/api/bible/position', {
    headers: { origin: `${baseURL}` },
    data: { bookId: 'PSA', chapter: 11, translation: 'WEB' },
  });
  await page.reload();
  await panel.getByRole('link', { name: 'Continue reading Psalm 11' }).click();
  await expect(page).toHaveURL('/bible/PSA/11');

  const home = page.getByRole('navigation', { name: 'Home' });
  await expect(home.getByRole('link', { name: 'Bible' })).toHaveAttribute('aria-current', 'true');
  await home.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Journal' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Journaling' }).click();
  await expect(home.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'true');
  await home.getByRole('link', { name: 'Chests' }).click();
  await expect(page.getByRole('tab', { name: 'Chests' })).toHaveAttribute('aria-selected', 'true');
});

test('collections have a tab of their own outside the navigation', async ({ page }) => {
  await signedIn(page);
  await page.goto('/?tab=wallpaper');
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await expect(page).toHaveURL('/?tab=collections');
  const panel = page.getByRole('tabpanel', { name: 'Collections' });
  await expect(panel.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute(
    'href',
    '/wallpapers',
  );
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/?tab=nonsense');
  await expect(page.getByRole('tabpanel', { name: 'Chests' })).toBeVisible();
});

test('an entry earns XP that is seen rising and said once', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  const announcement = page.getByText('10 XP earned', { exact: true });
  // On a phone the lamp says it: there is no room for the bar beside the places of every day.
  const lamp = page.getByRole('link', { name: /^Home: level 1, / });
  await expect(lamp).toHaveAccessibleName(/ 0 \/ 2500 XP/);
  await expect(announcement).toHaveCount(0);
  await page.getByLabel('Your reflection').fill('The oil did not fail.');
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  await expect(announcement).toHaveCount(1);
  await expect(lamp).toHaveAccessibleName(/ 10 \/ 2500 XP/);

  await lamp.click();
  await expect(page.getByText('10 / 2500 XP', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 / 2500 XP', { exact: true })).toBeVisible();
  await expect(announcement).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a level reached is celebrated (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await signedIn(page);
    // The answer to the save says 240 XP more than the ledger does, so that one entry is enough.
    await page.route('**/api/journal/entries', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const entry = await response.json();
      const currentXP = entry.progress.currentXP + 240;
      const progress = { currentXP, level: Math.floor(currentXP / 250) + 1 };
      await route.fulfill({ response, json: { ...entry, progress } });
    });
    await page.goto('/journal');
    await page.getByLabel('Your reflection').fill('And the flame grew.');
    await page.getByRole('button', { name: /^Save Entry/ }).click();
    const card = page.getByRole('dialog', { name: 'Level 2' });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Continue' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('link', { name: 'Home: level 2, 250 / 2500 XP' })).toBeVisible();
  });
}

test('the journal’s tab asks the question of the day, takes it along, and shows what was written last', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/?tab=journal');
  const panel = page.getByRole('tabpanel', { name: 'Journal' });
  const question = panel.getByRole('paragraph').filter({ hasText: '?' }).first();
  await expect(panel.getByRole('heading', { name: /^Today’s prompt · / })).toBeVisible();
  await expect(panel.getByText('Your last entry')).toHaveCount(0);
  const asked = await question.innerText();
  await panel.getByRole('link', { name: 'Write about this' }).click();
  await expect(page.getByText(asked, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('link', { name: 'Go on writing' })).toBeVisible();
  await page.goForward();
  await page.getByLabel('Your reflection').fill('A bowl of oranges.');
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  await expect(page.getByRole('article')).toContainText('A bowl of oranges.');
  // On a phone the page has scrolled to the entry, and the lamp into which the spark flies is seen all the same.
  const lamp = page.getByRole('link', { name: /^Home: level 1, 10 .*240 XP to Level 2$/ });
  await expect(lamp).toBeInViewport({ ratio: 1 });
  await lamp.click();
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(panel.getByRole('heading', { name: /^Your last entry · / })).toBeVisible();
  await expect(panel).toContainText('A bowl of oranges.');
  await expectAccessible(page);
});

test('the verse of the day gets the quotation mark that it lacks, and no other', async ({ page }) => {
  let text = '';
  await page.route('**/api/bible/verse-of-the-day*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), text } });
  });
  await signedIn(page);
  for (const [told, shown] of [
    [
      'Yahweh will fight for you, and you shall be still.”',
      '“Yahweh will fight for you, and you shall be still.”',
    ],
    ['Jesus wept.', 'Jesus wept.'],
  ] as const) {
    text = told;
    await page.goto('/journal');
    await page.getByRole('link', { name: /^Home: / }).click();
    await expect(page.getByText(told.replace('”', ''))).toHaveText(shown);
  }
});

test('the menu leads to the settings and signs out', async ({ page }) => {
  await signedIn(page);
  await page.goto('/?tab=bible');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
