import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { makeGroup } from '../make-group.ts';
import { testWithTime } from '../own-server.ts';

const PHONE = { width: 390, height: 844 };

/** Answers what is asked before the first word that reaches others. */
async function readyForWords(page: Page, answer: 'grown' | 'under-16' = 'grown'): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const told = await page.request.put('/api/people/me/age', { data: { answer }, headers });
  expect(told.ok()).toBe(true);
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  const agreed = await page.request.post('/api/guidelines/agreement', { data: { version }, headers });
  expect(agreed.ok()).toBe(true);
}

/** Somebody else, with a phone of their own. */
async function another(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
  age?: 'grown' | 'under-16',
): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signedIn(page, firstName);
  await readyForWords(page, age);
  return page;
}

const people = (page: Page) => page.getByRole('list', { name: 'People in this group' });

async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `What ${name} may do` }).click();
}

test.use({ viewport: PHONE });
testWithTime.use({ viewport: PHONE });

test('home shows who is in a group what is theirs', async ({ page }) => {
  await signedIn(page);
  await readyForWords(page);
  const address = await makeGroup(page, 'Thursday soup');
  await page.goto('/?tab=community');
  await expect(page.getByRole('link', { name: /Thursday soup/ })).toHaveAttribute('href', address);
  await expect(page.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/community');
  await expectAccessible(page);
});

test('a group is made, joined by a link, helped, handed over and left', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // What leaders and members alone read may be on its way when the group is handed over and left.
  expectedErrors.push(/status of 40[34]/);
  await signedIn(page);
  await readyForWords(page);
  await page.goto('/community/groups');
  await expect(page.getByRole('heading', { name: 'Find a group' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start a group' }).click();
  await expectAccessible(page);

  // What is missing is said beside its field, and what is typed is kept when the page is left.
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Please give it a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday kitchen');
  await page
    .getByRole('textbox', { name: 'What you agree on together' })
    .fill('What is said here stays here.');
  await page.getByRole('radio', { name: 'The road to Emmaus' }).check();
  await page.goto('/community/groups/new');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Thursday kitchen');
  await expect(page.getByRole('radio', { name: 'The road to Emmaus' })).toBeChecked();
  await page.getByText('By a link', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page.getByRole('heading', { name: 'Thursday kitchen' })).toBeVisible();
  const group = new URL(page.url()).pathname;

  await page.goto(`${group}?tab=people`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByText('A table', { exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('dialog').getByText('/community/join/').innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const tola = await another(browser, baseURL, 'Tola');
  await tola.goto(address);
  await expect(tola.getByRole('heading', { name: 'Thursday kitchen' })).toBeVisible();
  await expect(tola.getByText('Miriam T. invites you')).toBeVisible();
  await expect(tola).toHaveTitle('An invitation to Thursday kitchen · Lampstand');
  await tola.getByRole('button', { name: 'Come in' }).click();
  await expect(tola.getByRole('alert')).toHaveText('Please tick that you will keep to it.');
  await expectAccessible(tola);
  await tola.getByRole('checkbox', { name: 'I will keep to this' }).check();
  await tola.getByRole('button', { name: 'Come in' }).click();
  await expect(tola).toHaveURL(group);
  // What was agreed on can be read again.
  await tola.getByRole('button', { name: 'What the group agrees on' }).click();
  const agreed = tola.getByRole('dialog', { name: 'What the group agrees on' });
  await expect(agreed.getByText('What is said here stays here.')).toBeVisible();
  await expectAccessible(tola);
  await tola.keyboard.press('Escape');
  await expect(agreed).toBeHidden();

  await page.goto(`${group}?tab=people`);
  await expect(people(page)).toContainText('Tola T.');
  await expect(page.getByText('19 of 20 left')).toBeVisible();
  await openMenuOf(page, 'Tola T.');
  await page.getByRole('menuitem', { name: 'Make a helper' }).click();
  await expect(people(page)).toContainText('Helper since');
  await expectAccessible(page);

  // The only leader is told what comes first.
  await page.getByRole('button', { name: 'Leave the group' }).click();
  await expect(page.getByRole('dialog', { name: 'Who leads it after you?' })).toBeVisible();
  await page.getByRole('button', { name: 'I see' }).click();
  await openMenuOf(page, 'Tola T.');
  await page.getByRole('menuitem', { name: 'Hand the group over' }).click();
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(people(page)).toContainText('Asked to lead');
  await expectAccessible(page);
  // It is hers to say.
  await tola.goto(`${group}?tab=people`);
  const asked = tola.getByRole('group', { name: 'Miriam T. asks you to lead the group' });
  await expectAccessible(tola);
  await asked.getByRole('button', { name: 'Yes, I will' }).click();
  await expect(asked).toHaveCount(0);
  await expect(people(tola)).toContainText('You · Leader since');
  // Whoever asked sees it at once, and leads it no more.
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the group' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/community');

  await tola.goto(`${group}/keep`);
  await expect(tola.getByText('made Tola T. a helper')).toBeVisible();
  await expectAccessible(tola);
  await tola.goto(`${group}?tab=people`);
  await expect(people(tola).getByRole('listitem')).toHaveCount(1);
  await expect(people(tola)).toContainText('Leader since');
  await tola.context().close();
});

testWithTime(
  'somebody asks, is declined with a word, asks again and is let in',
  async ({ page, browser, baseURL, time }) => {
    await signedIn(page, 'Hannah');
    await readyForWords(page);
    const group = await makeGroup(page, `Psalms at midnight ${Date.now()}`);

    const ruth = await another(browser, baseURL, 'Ruth');
    await ruth.goto(group);
    await ruth.getByRole('textbox', { name: 'A word to the leaders' }).fill('I live two doors from you.');
    await expectAccessible(ruth);
    await ruth.getByRole('button', { name: 'Ask to come in' }).click();
    await expect(ruth.getByRole('main').getByText('You have asked to come in.')).toBeVisible();
    await ruth.getByRole('button', { name: 'Take it back' }).click();
    const asking = ruth.getByRole('button', { name: 'Ask to come in' });
    await ruth.getByRole('textbox', { name: 'A word to the leaders' }).fill('I cook, too.');
    // Newcomers write to others one word after another, not at once.
    time.pass(2);
    await asking.click();
    await expect(ruth.getByRole('main').getByText('You have asked to come in.')).toBeVisible();

    await page.goto(`${group}?tab=people`);
    await expect(page.getByRole('region', { name: 'They ask to come in' })).toContainText('Ruth T.');
    await page.getByRole('button', { name: 'More about the words of Ruth T.' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await expect(page.getByText('Ruth T. isn’t told who wrote.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Decline Ruth T.' }).click();
    await page.getByRole('textbox', { name: 'A word to them' }).fill('We are full until Easter.');
    await expectAccessible(page);
    time.pass(2);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByRole('region', { name: 'They ask to come in' })).toHaveCount(0);

    await ruth.goto('/notifications');
    await expect(ruth.getByText('We are full until Easter.')).toBeVisible();
    await expectAccessible(ruth);
    await ruth.getByRole('button', { name: 'Report these words' }).click();
    await ruth.getByRole('radio', { name: 'It is cruel to someone' }).check();
    await ruth.getByRole('button', { name: 'Send to moderators' }).click();
    await expect(ruth.getByRole('dialog', { name: 'Thank you' })).toContainText(
      'Its author isn’t told who wrote',
    );
    await ruth.getByRole('button', { name: 'Done' }).click();
    await ruth.goto(group);
    await expect(ruth.getByText('A leader can send you a link to come in.')).toBeVisible();
    time.pass(15 * 24 * 60);
    await ruth.reload();
    await ruth.getByRole('button', { name: 'Ask to come in' }).click();
    await expect(ruth.getByRole('main').getByText('You have asked to come in.')).toBeVisible();
    await page.goto(`${group}?tab=people`);
    await page.getByRole('button', { name: 'Let in Ruth T.' }).click();
    await expect(people(page)).toContainText('Ruth T.');

    // Who was removed stands before a closed door.
    await openMenuOf(page, 'Ruth T.');
    await page.getByRole('menuitem', { name: 'Remove from the group' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(people(page)).not.toContainText('Ruth T.');
    await ruth.goto(group);
    await expect(ruth.getByRole('heading').first()).toBeVisible();
    await expect(ruth.getByRole('button', { name: 'Ask to come in' })).toHaveCount(0);
    await ruth.context().close();
  },
);

test('under 16, a leader’s link is the way in', async ({ page, browser, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 40[34]/);
  await signedIn(page, 'Daniel');
  await readyForWords(page);
  const group = await makeGroup(page, `Young ones ${Date.now()}`, 'Open');
  await page.goto(`${group}?tab=people`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('dialog').getByText('/community/join/').innerText();

  const esther = await another(browser, baseURL, 'Esther', 'under-16');
  await esther.goto('/community/groups');
  await expect(esther.getByText('A leader can invite you to a group.')).toBeVisible();
  await expect(esther.getByRole('search')).toHaveCount(0);
  await expectAccessible(esther);
  await esther.goto(address);
  await esther.getByRole('button', { name: 'Come in' }).click();
  await expect(esther).toHaveURL(group);

  // Daniel can ask her to lead with him, and hears no more than of anybody else.
  await page.goto(`${group}?tab=people`);
  await openMenuOf(page, 'Esther T.');
  await page.getByRole('menuitem', { name: 'Ask to lead with you' }).click();
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(people(page)).toContainText('Asked to lead');
  const asked = esther.getByRole('group', { name: 'Daniel T. asks you to lead the group' });
  await expect(asked).toContainText('From 16 on you can lead a group.');
  await expect(asked.getByRole('button', { name: 'Yes, I will' })).toHaveCount(0);
  await expectAccessible(esther);
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toHaveCount(0);
  await expect(people(page)).not.toContainText('Asked to lead');

  await esther.goto('/community');
  await expect(esther.getByRole('heading', { name: 'My groups' })).toBeVisible();
  await expect(esther.getByRole('link', { name: 'Find or start one' })).toHaveCount(0);
  // It was for one.
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await esther.context().close();
});
