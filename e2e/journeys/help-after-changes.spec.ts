import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { dayAhead, kitchenOf } from '../kitchen.ts';
import { makeGroup } from '../make-group.ts';
import { testWithOwnServer as test } from '../own-server.ts';
import { another, call, PHONE, ready } from '../study-group.ts';

test.use({ viewport: PHONE });

const DANGER = 'I want to kill myself.';
const help = (page: Page) => page.getByRole('heading', { name: 'You don’t have to carry this alone' });

/** Who helps comes before the words go out, and they do with one press. */
async function sendIt(page: Page): Promise<void> {
  const before = page.getByRole('dialog', { name: 'You don’t have to carry this alone' });
  await expect(before.getByText(DANGER)).toBeVisible();
  await expect(before.getByText('You don’t have to carry this alone')).toBeFocused();
  const send = before.getByRole('button', { name: 'Send it' });
  await send.click();
  await expect(send).toBeHidden();
}

test('whoever changes their words to words of danger is shown who helps', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Daniel');
  const ruth = await another(browser, baseURL, 'Ruth');
  const { id: requestId } = await call<{ id: string }>(ruth, 'POST', '/api/prayer/requests', {
    text: 'For my exam',
    audience: { kind: 'everyone', id: null },
    isAnonymous: false,
  });
  await call(page, 'POST', `/api/prayer/requests/${requestId}/encouragements`, { text: 'I pray with you.' });
  await page.goto(`/prayers/requests/${requestId}`);
  await page.getByRole('button', { name: 'More about your words' }).click();
  await page.getByRole('menuitem', { name: 'Change it' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Your words' }).fill(DANGER);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await sendIt(page);
  await expect(help(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back to the request' }).click();
  await expect(page.getByText(DANGER)).toBeVisible();

  const tola = await another(browser, baseURL, 'Tola');
  const { week } = await call<{ week: string }>(ruth, 'GET', '/api/debates/current');
  const { positions } = await call<{ positions: { key: string }[] }>(ruth, 'GET', `/api/debates/${week}`);
  const position = positions[0]!.key;
  const { id: claimId } = await call<{ id: string }>(tola, 'POST', `/api/debates/${week}/claims`, {
    position,
    claimId: null,
    side: 'for',
    text: 'It was given for our good.',
    cites: [],
    otherSide: null,
  });
  await tola.goto(`/community/debates/claims/${claimId}`);
  await tola.getByRole('button', { name: 'Change it or take it back' }).click();
  await tola.getByRole('menuitem', { name: 'Change it' }).click();
  await tola.getByRole('textbox', { name: 'Your claim' }).fill(DANGER);
  await tola.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await sendIt(tola);
  await expect(help(tola)).toBeFocused();
  await tola.getByRole('button', { name: 'Back to the debate' }).click();
  await expect(tola.getByRole('heading', { level: 1, name: DANGER })).toBeVisible();
});

test('whoever writes words of danger of an event, beside it, or to somebody who asks is shown who helps', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const groupId = await kitchenOf(page, [], [ruth]);
  await page.goto(`/community/events/new?group=${groupId}`);
  await page.getByLabel('What is it?').fill('Supper');
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(7));
  await page.getByLabel('From').fill('19:00');
  await page.getByLabel('To', { exact: true }).fill('21:00');
  await page.getByLabel('What is needed? One thing a line (optional)').fill(DANGER);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('dialog', { name: 'You don’t have to carry this alone' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing was sent. Your words are still here.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await sendIt(page);
  await expect(help(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the event' }).click();
  await expect(page.getByRole('heading', { name: 'Supper' })).toBeVisible();
  const event = page.url();

  await ruth.goto(event);
  await ruth.getByLabel('Something else').fill(DANGER);
  await ruth.getByRole('button', { name: 'Leave it for someone' }).click();
  await sendIt(ruth);
  await expect(help(ruth)).toBeFocused();
  await ruth.getByRole('button', { name: 'Back to the event' }).click();
  await expect(ruth.getByText(DANGER)).toHaveCount(2);

  const tola = await another(browser, baseURL, 'Tola');
  const asking = await makeGroup(tola, `Psalms ${Date.now()}`);
  await call(ruth, 'POST', `/api/groups/${asking.split('/').at(-1)}/join`, { word: '' });
  await tola.goto(`${asking}?tab=people`);
  await tola.getByRole('button', { name: 'Decline Ruth T.' }).click();
  await tola.getByRole('textbox', { name: 'A word to them' }).fill(DANGER);
  await tola.getByRole('button', { name: 'Decline', exact: true }).click();
  await sendIt(tola);
  await expect(help(tola)).toBeFocused();
  await tola.getByRole('button', { name: 'Back to the group' }).click();
  await expect(tola.getByRole('list', { name: 'People in this group' })).toBeVisible();
});

test('whoever has sent words of danger at a screen that says nothing of it itself is shown who helps over the next', async ({
  page,
}) => {
  await ready(page, 'Hannah');
  await page.goto('/community/groups/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday kitchen');
  await page.getByRole('textbox', { name: /^In a sentence or two/ }).fill(DANGER);
  await page.getByRole('button', { name: 'Start the group' }).click();
  await sendIt(page);
  await expect(page).toHaveURL(/groups\/(?!new)/);
  const after = page.getByRole('dialog', { name: 'You don’t have to carry this alone' });
  await expect(after.getByText('Your words are kept.')).toBeVisible();
  await expectAccessible(page);
  const group = page.url();
  await page.goBack();
  await expect(after).toBeHidden();
  await expect(page).toHaveURL(group);
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday kitchen' })).toBeVisible();
});

test('whoever asks to come in with words of danger is shown who helps', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Daniel');
  const address = await makeGroup(page, 'Thursday light');
  const ruth = await another(browser, baseURL, 'Ruth');
  await ruth.goto(address);
  await ruth.getByRole('textbox', { name: /^A word to the leaders/ }).fill(`${DANGER} And I need people.`);
  await ruth.getByRole('button', { name: 'Ask to come in' }).click();
  await sendIt(ruth);
  await expect(help(ruth)).toBeVisible();
  await expect(ruth.getByText('You have asked to come in. Stay near someone tonight.')).toBeVisible();
  await ruth.getByRole('button', { name: 'Back to the group' }).click();
  await expect(
    ruth.getByRole('main').getByText(/^You have asked to come in\. A leader answers/),
  ).toBeVisible();
});
