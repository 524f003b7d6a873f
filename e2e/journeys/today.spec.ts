import type { Page } from '@playwright/test';
import { login } from '../../src/features/accounts/accounts.contract.ts';
import { updateSettings } from '../../src/features/accounts/settings.contract.ts';
import { createPrayerOfToday, setSabbath } from '../../src/features/today/today.contract.ts';
import { readChapters } from '../earning.ts';
import { expect, expectAccessible, focusOn, signedIn, test } from '../fixtures.ts';
import { testWithOwnServer, testWithTime } from '../own-server.ts';

const DAY_IN_MINUTES = 24 * 60;

const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const lamps = (page: Page) => today(page).getByRole('img', { name: /lit|waiting/ });

/** What waits below the one line for the first words. */
async function begin(page: Page, words: string) {
  const line = today(page).getByRole('textbox');
  await expect(line).toBeEditable();
  await line.fill(words);
}

// On a server of its own: where others ask for prayer, theirs is what is next.
testWithOwnServer('the first day: read, write, pray, and nothing more to do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Miriam');
  await page.goto('/');
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: waiting.');
  await expect(today(page)).toContainText('Clay Jar: one entry away');
  await expectAccessible(page);

  await today(page).getByRole('link', { name: 'Read Mark 1' }).click();
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(page.getByText(/5 XP/).first()).toBeVisible();
  await page.goBack();
  await expect(lamps(page)).toHaveAccessibleName('Read: lit. Write and pray: waiting.');

  await begin(page, 'The rain on the roof.');
  await today(page).getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  await expect(lamps(page)).toHaveAccessibleName('Read and write: lit. Pray: waiting.');
  // Their last button is gone, and whoever uses the keyboard is still here.
  await expect(today(page)).toBeFocused();
  await expect(today(page)).toContainText('Clay Jar: ready to open');

  await today(page).getByRole('button', { name: 'Pray', exact: true }).click();
  const prayer = page.getByRole('dialog', { name: 'Pray' });
  await expect(prayer).toContainText('Our Father in heaven');
  await expectAccessible(page);
  // It stands for two seconds alone: the page itself looks at each of its frames.
  const still = page.waitForFunction(() => document.documentElement.dataset['still'] !== undefined);
  await prayer.getByRole('button', { name: 'Amen' }).click();
  await still;
  await expect(page.getByRole('status').filter({ hasText: 'All three are lit.' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing more to do here today.', { exact: true })).toBeHidden();
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: lit.');
  await expect(today(page)).toBeFocused();
  await expect(today(page).getByText('All three are lit.', { exact: true })).toBeVisible();

  // Once on each day: who comes back finds the wallpaper as it is, and the room for what else there is.
  await page.reload();
  await expect(today(page).getByText('All three are lit.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Treasure chests' })).toBeVisible();
  await expect(page.getByText('Nothing more to do here today.', { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test('what was begun on home goes on in the journal, and what was begun there stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Lois');
  await page.goto('/?tab=journal');
  const question = await today(page).getByRole('textbox').getAttribute('placeholder');
  expect(question).toBe('Begin here…');
  await begin(page, 'The rain');
  // Beside it the tab knows of it, and does not put its own question in the place of these words.
  await page.getByRole('tabpanel').getByRole('link', { name: 'Go on writing' }).click();
  const journal = page
    .getByRole('textbox', { name: 'Your words' })
    .or(page.getByPlaceholder('What is on your heart?'));
  await expect(journal.first()).toHaveValue('The rain');
  await journal.first().fill('The rain on the roof.');
  await page.goto('/');
  await expect(today(page).getByRole('textbox')).toHaveValue('The rain on the roof.');
  await today(page)
    .getByRole('button', { name: /Save Entry/ })
    .click();
  await expect(lamps(page)).toHaveAccessibleName('Write: lit. Read and pray: waiting.');

  await page.goto('/journal');
  await page.getByPlaceholder('What is on your heart?').fill('Of something else.');
  await page.goto('/');
  await expect(today(page).getByRole('link', { name: 'Go on writing' })).toHaveCount(0);
  await expect(today(page)).toContainText('Lit');
});

test('on the sabbath the card says that nothing is asked, and its lamps can be lit all the same', async ({
  page,
}) => {
  await signedIn(page, 'Joanna');
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const { date } = await (await page.request.get('/api/today')).json();
  const weekday = ((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7) + 1;
  const choose = (day: number) => page.request.put(setSabbath.path, { data: { weekday: day }, headers });
  expect((await choose((weekday % 7) + 1)).ok()).toBe(true);
  await page.goto('/');
  const word = today(page).getByText(/day is your sabbath: nothing is asked of you today\./);
  await expect(today(page).getByRole('link', { name: 'Read Mark 1' })).toBeVisible();
  await expect(word).toHaveCount(0);
  expect((await choose(weekday)).ok()).toBe(true);
  await page.goto('/');
  await expect(word).toBeVisible();
  await expect(today(page).getByRole('link', { name: 'Read Mark 1' })).toBeVisible();
});

test.describe('far from home', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('today says by whose clocks it goes, and leads to where that is changed', async ({ page }) => {
    await signedIn(page, 'Phoebe');
    const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
    const data = { timezone: 'Pacific/Pago_Pago' };
    expect((await page.request.patch(updateSettings.path, { data, headers })).ok()).toBe(true);
    await page.goto('/');
    // 25 hours lie between them: it is never the same day.
    await expect(today(page)).toContainText(/In Pago Pago it is still \w+day/);
    await expectAccessible(page);
    await today(page).getByRole('link', { name: 'Change your time zone' }).click();
    await page.getByRole('button', { name: /^Time zone/ }).click();
    await page.getByRole('option', { name: /As your device/ }).click();
    await expect(page.getByRole('button', { name: /^Time zone: Kiritimati/ })).toBeVisible();
    await page.goto('/');
    await expect(lamps(page)).toBeVisible();
    await expect(today(page)).not.toContainText('by its clocks');
  });
});

testWithTime('days, a week, a rest, and a long time away', async ({ page, time, expectedErrors }) => {
  // What the open page asks for when weeks have passed at once is refused, until the person has signed in again.
  expectedErrors.push(/status of 401/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await signedIn(page, 'Ruth');
  const origin = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  let days = 0;
  const passDays = async (more: number) => {
    days += more;
    time.pass(days * DAY_IN_MINUTES);
    await page.request.post(login.path, { data: { email, password }, headers: origin });
  };
  const pray = () => page.request.post(createPrayerOfToday.path, { headers: origin });

  for (let day = 1; day < 8; day++) {
    await pray();
    await passDays(1);
  }
  await readChapters(page, 1);
  await page.request.post('/api/journal/entries', {
    data: { content: 'A quiet morning.', writingTimeMinutes: 1 },
    headers: origin,
  });
  await pray();
  await page.goto('/');
  await page.keyboard.press('Escape');
  await expect(today(page)).toContainText('Eight days. A flask of oil is kept for you.');

  // A rest is begun and ended with two taps each, and asks for nothing.
  await today(page).getByRole('button', { name: 'My rhythm' }).click();
  const rhythm = page.getByRole('dialog', { name: 'My rhythm' });
  await expect(rhythm).toContainText('Longest');
  await rhythm.getByRole('combobox', { name: 'My sabbath' }).selectOption('Wednesday');
  await expect(rhythm.getByRole('combobox', { name: 'My sabbath' })).toHaveValue('3');
  await rhythm.getByRole('button', { name: 'Begin to rest' }).click();
  await expect(rhythm).toContainText('Resting until');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await passDays(3);
  await page.goto('/');
  await expect(today(page)).toContainText('Resting until');
  await expect(lamps(page)).toHaveCount(0);
  await today(page).getByRole('button', { name: 'I am back' }).click();
  await expect(lamps(page)).toHaveAccessibleName('Read, write, pray: waiting.');
  await pray();

  await passDays(10);
  await page.goto('/');
  await expect(today(page).getByRole('heading', { name: 'Welcome back.' })).toBeVisible();

  await passDays(40);
  await page.goto('/');
  await expect(today(page).getByRole('heading', { name: 'Welcome back, Ruth.' })).toBeVisible();
  await expect(today(page)).toContainText('9 days here, all kept');
  await expect(today(page)).not.toContainText(/50|streak|missed/);
  await expectAccessible(page);
  await focusOn(today(page).getByRole('button', { name: 'Somewhere else' }));
  await page.keyboard.press('Enter');
  await expect(today(page).getByRole('link', { name: 'Read Mark 1' })).toBeVisible();
  // It is asked once, also of whoever has been at another place of home.
  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.getByRole('tab', { name: 'Chests' }).click();
  await expect(today(page).getByRole('link', { name: 'Read Mark 1' })).toBeVisible();
  await expect(today(page).getByRole('heading', { name: 'Welcome back, Ruth.' })).toHaveCount(0);
  await page.reload();
  await expect(today(page).getByRole('link', { name: 'Read Mark 1' })).toBeVisible();
  await expect(today(page).getByRole('heading', { name: 'Welcome back, Ruth.' })).toHaveCount(0);

  await passDays(210);
  await page.goto('/');
  await today(page).getByRole('link', { name: 'Or begin somewhere new' }).click();
  await expect(page.getByRole('tab', { name: 'Browse' })).toHaveAttribute('aria-selected', 'true');
});
