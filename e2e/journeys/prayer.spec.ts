import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, focusOn, loseConnection, signedIn, test } from '../fixtures.ts';
import { testWithTime } from '../own-server.ts';

/** Somebody else, in a browser of their own, who may write to others. */
async function another(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: `${baseURL}` });
  const page = await context.newPage();
  await signedIn(page, firstName);
  await maySpeak(page);
  return page;
}

/** The guidelines are agreed to and the age is told, as after somebody's first word. */
async function maySpeak(page: Page, age: 'grown' | 'under-16' = 'grown') {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  const agreed = await page.request.post('/api/guidelines/agreement', { headers, data: { version } });
  expect(agreed.ok()).toBe(true);
  const told = await page.request.put('/api/people/me/age', { headers, data: { answer: age } });
  expect(told.ok()).toBe(true);
}

/** Asks everyone for prayer over HTTP; each person asks once, as newcomers do. */
async function asks(page: Page, text: string) {
  const headers = {
    origin: new URL((await page.request.get('/healthz')).url()).origin,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const data = { text, audience: { kind: 'everyone', id: null }, isAnonymous: false };
  const answer = await page.request.post('/api/prayer/requests', { headers, data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const words = (page: Page) => page.getByLabel('What shall we pray for?');

testWithTime(
  'a request is asked, prayed for, encouraged, and answered',
  async ({ page, browser, baseURL, time, expectedErrors }) => {
    expectedErrors.push(/status of 403/);
    await signedIn(page, 'Miriam');
    const ruth = await another(browser, baseURL, 'Ruth');
    const text = `My sister’s visa interview is on Thursday ${Date.now()}`;

    // Before her first word others see, Miriam is asked what everybody is asked once; the words go out by themselves then.
    await page.goto('/prayers/ask');
    await page.getByRole('button', { name: 'Keep for myself' }).click();
    await expect(words(page)).toHaveAccessibleDescription('Please write what we shall pray for.');
    await expect(words(page)).toBeFocused();
    await words(page).fill(text);
    await expect(page.getByText('Please write what we shall pray for.')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Only me/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Keep for myself' })).toBeVisible();
    await page.getByText('Everyone here', { exact: true }).click();
    await expect(page.getByText(/will see this, from/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask everyone here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before your first word here' });
    await sheet.getByLabel('I agree to the guidelines').check();
    await sheet.getByText('No', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Agree and go on' }).click();
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page.getByText('It is with them now. Prayer is often quiet.')).toBeVisible();

    // Ruth finds it, prays, and writes a line with a verse.
    const keeper = ruth.waitForResponse(/\/keep-focus-/);
    await ruth.goto(page.url());
    await ruth.getByRole('button', { name: 'I prayed' }).click();
    await expect(ruth.getByRole('main').getByText('You prayed today')).toBeVisible();
    const said = ruth.locator('[aria-live=polite]').filter({ hasText: 'You prayed today' });
    await expect(said).toBeAttached();
    // It was a slip of the finger, and then it was not; by keys, the focus stays where both are.
    await (await keeper).finished();
    await ruth.getByRole('button', { name: 'Not yet' }).press('Enter');
    await expect(ruth.getByRole('button', { name: 'I prayed' })).toBeFocused();
    await ruth.keyboard.press('Enter');
    await expect(ruth.getByRole('main').getByText('You prayed today')).toBeVisible();
    await expect(ruth.getByRole('button', { name: 'Not yet' })).toBeFocused();
    await ruth.getByLabel('Write a few words').fill('I am awake at five with you.');
    await ruth.getByRole('button', { name: 'Add a verse' }).click();
    await ruth.getByLabel('Which verse?').fill('ps 27:14');
    await ruth.getByRole('button', { name: 'Find it' }).click();
    await ruth.getByRole('button', { name: 'Put it beside my words' }).click();
    await ruth.getByRole('button', { name: 'Send' }).click();
    await expect(ruth.getByRole('list', { name: 'What people wrote' })).toContainText('Psalm 27:14, WEB');

    // Miriam sees it come, without loading anything again.
    await expect(page.getByRole('heading', { name: 'One person prayed', level: 2 })).toBeVisible();
    await expect(page.getByText('I am awake at five with you.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'It was answered' }).click();
    await page.getByLabel('What happened? A line is enough.').fill('She was heard, and she slept.');
    // A newcomer's words go out half a minute apart; until then they stay where they are.
    const tell = page.getByRole('button', { name: 'Tell it' });
    time.pass(1);
    await tell.click();
    await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('She was heard');

    await ruth.goto('/prayers/answered');
    const story = ruth.getByRole('article').filter({ hasText: text });
    await expect(story).toContainText('She was heard, and she slept.');
    await expect(story).toContainText('Miriam T.');
    await expect(story.getByRole('button', { name: 'More about this answer: Miriam T.' })).toBeVisible();
    await expectAccessible(ruth);
  },
);

test('the list is prayed through by keys, with a breath between, and ends with a verse', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const name of ['Jonas', 'Elena']) {
    await asks(await another(browser, baseURL, name), `${name} asks for prayer ${Date.now()}`);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Tola');
  await page.goto('/prayers');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting for prayer');
  await expectAccessible(page);
  await page.goto('/prayers/pray');
  const request = page.getByRole('heading', { level: 1 });
  const first = await request.textContent();
  // A few words leave the picture bare; in letters that fill the window they fade under the buttons.
  const foot = page.getByRole('button', { name: 'I prayed' }).locator('xpath=../..');
  await expect(foot).toHaveCSS('background-image', 'none');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '400%'));
  await expect(foot).toHaveCSS('background-image', /gradient/);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await expect(foot).toHaveCSS('background-image', 'none');
  await focusOn(page.getByRole('button', { name: 'Stop here' }));
  await page.keyboard.press('ArrowRight');
  await expect(request).not.toHaveText(`${first}`);
  await page.keyboard.press('ArrowLeft');
  await expect(request).toHaveText(`${first}`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await focusOn(page.getByRole('button', { name: 'I prayed' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Breathe', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(request).not.toHaveText(`${first}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  // Others of this server may wait as well.
  const amen = page.getByRole('button', { name: 'Amen' });
  while (!(await amen.isVisible())) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('You prayed for one person.')).toBeVisible();
  await expectAccessible(page);
  await amen.click();
  await expect(page).toHaveURL('/prayers');
});

test('what is asked without a connection is kept, and goes out by itself', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, 'Samuel');
  const text = `Kept until there is a connection ${Date.now()}`;
  await page.goto('/prayers');
  await page.getByRole('link', { name: /Ask for prayer|Write a first prayer/ }).click();
  await words(page).fill(text);
  await expect(page.getByRole('radio', { name: /Only me/ })).toBeChecked();
  const reconnect = await loseConnection(page);
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  const kept = page.getByText('Kept here. It goes out when you are online.');
  await expect(kept).toBeVisible();
  await reconnect();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
});

test('whoever writes of danger is shown help before, after and later, and not a word is changed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, 'Daniel');
  await maySpeak(page);
  const text = 'I want to kill myself. Please pray. I can’t tell my family.';
  await page.goto('/prayers/ask');
  await words(page).fill(text);
  await page.getByText('Everyone here', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask everyone here' }).click();
  await expect(page.getByRole('heading', { name: 'You don’t have to carry this alone' })).toBeVisible();
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  const call = page.getByRole('link', { name: /116 123/ });
  await expect(call).toHaveAttribute('href', 'tel:116123');
  await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask everyone here' }).click();
  await expect(page.getByText('It is posted. Stay near someone tonight.')).toBeVisible();
  await page.getByRole('button', { name: 'To your request' }).click();
  await expect(page.getByRole('heading', { name: text })).toBeVisible();

  // It is still there when they come back; whoever reads the request is shown nothing of it.
  const help = (of: Page) => of.getByRole('heading', { name: 'You don’t have to carry this alone' });
  const requestUrl = page.url();
  await page.goto('/prayers');
  await page.goto(requestUrl);
  await expect(help(page)).toBeVisible();
  await expectAccessible(page);
  const ruth = await another(browser, baseURL, 'Ruth');
  await ruth.goto(requestUrl);
  await expect(ruth.getByRole('button', { name: 'I prayed' })).toBeVisible();
  await expect(help(ruth)).toHaveCount(0);

  await page.getByRole('button', { name: 'I’m all right for now' }).click();
  await expect(page.getByText('Good. It is put away for this request.')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
  await expect(page.getByText('It is with them now. Prayer is often quiet.')).toBeVisible();
  await expect(help(page)).toHaveCount(0);
});

test('under sixteen, nobody but oneself can be asked', async ({ page }) => {
  await signedIn(page, 'Ada');
  await maySpeak(page, 'under-16');
  await page.goto('/prayers/ask');
  await expect(page.getByRole('radio', { name: /Only me/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Everyone here/ })).toHaveCount(0);
  await words(page).fill('For my friend at school');
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  await expect(page.getByRole('button', { name: 'For my friend at school', exact: true })).toBeVisible();
});

test('who sees a request stays narrowed in another tab, while its words are changed and what came of it is told', async ({
  page,
}) => {
  await signedIn(page, 'Naomi');
  await maySpeak(page);
  const id = await asks(page, `For my exam ${Date.now()}`);
  const [answering, narrowing] = [await page.context().newPage(), await page.context().newPage()];
  const edit = (tab: Page) => tab.getByRole('dialog', { name: 'Your request' });
  for (const tab of [page, narrowing]) {
    await tab.goto(`/prayers/requests/${id}`);
    await tab.getByRole('button', { name: 'Edit, change who sees it, delete' }).click();
    await tab.getByRole('menuitem', { name: 'Edit, or change who sees it' }).click();
    await expect(edit(tab).getByRole('radio', { name: /Everyone here/ })).toBeChecked();
  }
  await answering.goto(`/prayers/requests/${id}`);
  await answering.getByRole('button', { name: 'It was answered' }).click();
  const answer = answering.getByRole('dialog', { name: 'It was answered' });
  await answer.getByLabel('What happened? A line is enough.').fill('I have passed it.');
  await expect(answer.getByRole('button', { name: 'Tell it' })).toBeVisible();

  await edit(narrowing).getByText('Only me', { exact: true }).click();
  await edit(narrowing).getByRole('button', { name: 'Save' }).click();
  await expect(edit(narrowing)).toBeHidden();

  await expect(edit(page).getByRole('radio', { name: /Only me/ })).toBeChecked();
  await words(page).fill('For my exam, which is hard');
  await edit(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'For my exam, which is hard' })).toBeVisible();
  const saved = await (await page.request.get(`/api/prayer/requests/${id}`)).json();
  expect(saved.audience).toEqual({ kind: 'only-me', id: null });
  await answer.getByRole('button', { name: 'Keep it for myself' }).click();
  const told = answering.getByRole('region', { name: 'What came of it' });
  await expect(told).toContainText('I have passed it.');
});

test('the private list: folders, a reminder, prayed today, and thanks', async ({ page }) => {
  await signedIn(page, 'Esther');
  await page.goto('/prayers/ask?begin=family');
  await expect(words(page)).toHaveAttribute('placeholder', 'Who in your family is on your heart?');
  await page.goto('/prayers/ask');
  await words(page).fill('Dad’s knee');
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await page.getByLabel('A person or a matter').fill('Wisdom for Ada’s school');
  await page.getByRole('switch', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'Put it on my list' }).click();
  await expect(page.getByText('Remind me at 7:00')).toBeVisible();
  await page.getByRole('button', { name: 'Folders' }).click();
  await page.getByLabel('A new folder').fill('Family');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Name of Family')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name of Family').fill('Household');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Wisdom/ }).click();
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Household' });
  await page.getByRole('button', { name: 'Save' }).click();
  const family = page.getByRole('region', { name: 'Household' });
  const tick = family.getByRole('button', { name: 'Prayed today: Wisdom for Ada’s school' });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await family.getByRole('button', { name: /^Wisdom/ }).click();
  await page.getByRole('button', { name: 'It was answered' }).click();
  await page.getByLabel('What happened? A line is enough.').fill('She found a school, and a friend.');
  await page.getByRole('button', { name: 'Give thanks' }).click();
  await expect(family).toHaveCount(0);
  await page.getByRole('link', { name: 'Answered' }).click();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByRole('region', { name: 'From your list' })).toContainText('She found a school');
});

test('a journal entry and a verse lead to prayer, for oneself alone', async ({ page }) => {
  await signedIn(page, 'Hannah');
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('I keep coming back to the sparrows.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('button', { name: 'Pray about this' }).click();
  await expect(page).toHaveURL('/prayers/ask');
  await expect(words(page)).toHaveValue('I keep coming back to the sparrows.');
  await expect(page.getByRole('radio', { name: /Only me/ })).toBeChecked();
  await page.goto('/bible/PSA/23/1');
  await page.getByRole('button', { name: 'More with Psalm 23:1' }).click();
  await page.getByRole('menuitem', { name: 'Pray about this: Psalm 23:1' }).click();
  await expect(page.getByText('Psalm 23:1, WEB')).toBeVisible();
  // What was begun before is still there.
  await expect(words(page)).toHaveValue('I keep coming back to the sparrows.');
});
