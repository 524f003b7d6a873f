import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { another as anotherAt, empower } from '../moderators.ts';
import { testWithOwnServer as test } from '../own-server.ts';
import { another, call, groupOf, PHONE, ready, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

const dialog = (page: Page) => page.getByRole('dialog');
const kept = (page: Page) => page.getByText('Your changes are kept', { exact: true }).first();

/** A change of words is kept when its dialog is closed and the page loaded again, saves when it can, and is forgotten by 'Cancel'. */
async function keepsWhatIsChanged(
  page: Page,
  { open, field, from, save }: { open: () => Promise<void>; field: string; from: string; save: RegExp },
) {
  const words = dialog(page).getByRole('textbox', { name: field });
  await open();
  await expect(words).toHaveValue(from);
  await words.fill('Nobody wants this');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(words).toHaveValue(from);
  await words.fill('Changed at the kitchen table');
  await page.keyboard.press('Escape');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await open();
  await expect(words).toHaveValue('Changed at the kitchen table');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: save }).click();
  await expect(dialog(page)).toBeHidden();
  await open();
  await expect(words).toHaveValue('Changed at the kitchen table');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => JSON.stringify(localStorage).includes('kitchen table'))).toBe(false);
}

async function choose(page: Page, menu: string | RegExp, item: string | RegExp) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('what is changed of words that others read is kept until it is saved', async ({
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
  await call(page, 'POST', `/api/prayer/requests/${requestId}/encouragements`, { text: 'I pray.' });
  await page.goto(`/prayers/requests/${requestId}`);
  await keepsWhatIsChanged(page, {
    open: () => choose(page, 'More about your words', 'Change it'),
    field: 'Your words',
    from: 'I pray.',
    save: /^Save/,
  });
  await ruth.goto(`/prayers/requests/${requestId}`);
  await keepsWhatIsChanged(ruth, {
    open: () => choose(ruth, 'Edit, change who sees it, delete', /^Edit/),
    field: 'What shall we pray for?',
    from: 'For my exam',
    save: /^Save/,
  });

  const tola = await another(browser, baseURL, 'Tola');
  const { week } = await call<{ week: string }>(tola, 'GET', '/api/debates/current');
  const { positions } = await call<{ positions: { key: string }[] }>(tola, 'GET', `/api/debates/${week}`);
  const { id: claimId } = await call<{ id: string }>(tola, 'POST', `/api/debates/${week}/claims`, {
    position: positions[0]!.key,
    claimId: null,
    side: 'for',
    text: 'It was given for our good.',
    cites: [],
    otherSide: null,
  });
  await tola.goto(`/community/debates/claims/${claimId}`);
  await keepsWhatIsChanged(tola, {
    open: () => choose(tola, 'Change it or take it back', 'Change it'),
    field: 'Your claim',
    from: 'It was given for our good.',
    save: /^Save/,
  });

  // What an input method hears is not the field's.
  await choose(tola, 'Change it or take it back', 'Change it');
  await dialog(tola).getByRole('button', { name: 'Cite a passage' }).click();
  const passage = dialog(tola).getByRole('textbox', { name: 'Which passage?' });
  await passage.fill('創世記');
  const asked: string[] = [];
  tola.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await passage.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await passage.fill('');
  await dialog(tola).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(tola)).toBeHidden();
  expect(asked).not.toContain('/api/debates/cite');
  for (const other of [ruth, tola]) await other.context().close();
});

test('a post and a matter of the list are kept while they are changed, and what thanks says', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const topic = await topicIn(page, await groupOf(page, ruth), { title: 'Soup', text: 'Lentils?' });
  await page.goto(topic);
  await keepsWhatIsChanged(page, {
    open: () => choose(page, 'More about your words', 'Change it'),
    field: 'Your words',
    from: 'Lentils?',
    save: /^Save/,
  });

  await call(ruth, 'POST', '/api/prayer/items', { text: 'My brother' });
  await ruth.goto('/prayers');
  const open = () => ruth.getByRole('button', { name: /^(My brother|Changed at)/ }).click();
  await keepsWhatIsChanged(ruth, { open, field: 'A person or a matter', from: 'My brother', save: /^Save/ });
  await open();
  await dialog(ruth).getByRole('button', { name: 'It was answered' }).click();
  const thanks = dialog(ruth).getByRole('textbox', { name: /^What happened/ });
  await thanks.fill('He called.');
  await ruth.reload();
  await open();
  await dialog(ruth).getByRole('button', { name: 'It was answered' }).click();
  await expect(thanks).toHaveValue('He called.');
  await dialog(ruth).getByRole('button', { name: 'Give thanks' }).click();
  await expect(dialog(ruth)).toBeHidden();
  expect(await ruth.evaluate(() => JSON.stringify(localStorage).includes('He called'))).toBe(false);
  await ruth.context().close();
});

test('one leader is shown what another has changed of the group, before it is replaced', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);
  const api = group.replace('/community', '/api');
  const { id: ruthId } = await call<{ id: string }>(ruth, 'GET', '/api/auth/user');
  await call(page, 'PUT', `${api}/members/${ruthId}/offer`, { way: 'beside' });
  const { offer } = await call<{ offer: { id: string } }>(ruth, 'GET', api);
  await call(ruth, 'PUT', `${api}/offer`, { offerId: offer.id, answer: 'lead' });

  await page.goto(`${group}/keep`);
  const about = page.getByLabel('In a sentence or two (optional)');
  await about.fill('Soup and Acts');
  await call(ruth, 'PATCH', api, { about: 'Soup and bread', name: 'Friday kitchen' });
  const since = page.getByRole('region', { name: /^This was changed since you began/ });
  await expect(since).toContainText('Soup and bread');
  await expect(since).not.toContainText('Friday kitchen');
  await expect(page.getByLabel('Name')).toHaveValue('Friday kitchen');
  await expectAccessible(page);
  await page.reload();
  await expect(about).toHaveValue('Soup and Acts');
  await expect(since).toContainText('Soup and bread');

  // What is typed while it is being saved stays.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${api}`, async (route) => {
    if (route.request().method() === 'PATCH') await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await about.fill('Soup and Acts 2');
  resolve();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(since).toHaveCount(0);
  await expect(about).toHaveValue('Soup and Acts 2');
  expect(await call<{ about: string }>(ruth, 'GET', api)).toMatchObject({ about: 'Soup and Acts' });

  // Whoever has not heard of it replaces nothing either: the server asks what they saw.
  expectedErrors.push(/status of 409/);
  await page.route('**/api/live*', (route) => route.abort());
  await page.reload();
  await expect(about).toHaveValue('Soup and Acts 2');
  await call(ruth, 'PATCH', api, { about: 'Bread alone' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not Saved Yet', { exact: true }).first()).toBeVisible();
  await expect(since).toContainText('Bread alone');
  // From the end of the form one is led to it.
  await expect(since).toBeInViewport();
  await expect(since).toBeFocused();
  await expect(about).toHaveValue('Soup and Acts 2');
  expect(await call<{ about: string }>(ruth, 'GET', api)).toMatchObject({ about: 'Bread alone' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(since).toHaveCount(0);
  expect(await call<{ about: string }>(ruth, 'GET', api)).toMatchObject({ about: 'Soup and Acts 2' });
  await ruth.context().close();
});

test('what a moderator writes is there again where the decision was not taken, and an answer to it in a later tab', async ({
  page,
  browser,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (403|503)/);
  await ready(page, 'Ada');
  const { id: requestId } = await call<{ id: string }>(page, 'POST', '/api/prayer/requests', {
    text: 'Pray that my neighbour gets what he deserves.',
    audience: { kind: 'everyone', id: null },
    isAnonymous: false,
  });
  const ben = await anotherAt(browser, ownServer, 'Ben');
  await ben.page.goto(`/prayers/requests/${requestId}`);
  await choose(ben.page, 'More about this request', 'Report');
  const comment = ben.page.getByRole('dialog').getByRole('textbox');
  await comment.fill('He lives next door to me.');
  await ben.page.reload();
  await choose(ben.page, 'More about this request', 'Report');
  await expect(comment).toHaveValue('He lives next door to me.');
  await ben.page.getByRole('radio', { name: 'It is cruel to someone' }).check();
  await ben.page.getByRole('button', { name: 'Send to moderators' }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();

  const deborah = await anotherAt(browser, ownServer, 'Deborah');
  await empower(deborah.page, ownServer, deborah.person);
  await deborah.page.goto('/moderation');
  const desk = deborah.page.getByRole('region', { name: 'Decision' });
  const decisions = '**/api/moderation/cases/*/decisions';
  await deborah.page.route(decisions, (route) => route.fulfill({ status: 503, json: {} }));
  const words = desk.getByRole('textbox');
  const hide = async () => {
    await desk.getByRole('button', { name: 'Hide' }).click();
    await desk.getByRole('button', { name: /write it/ }).click();
  };
  await hide();
  await words.fill('It asks for harm to a man who is not here.');
  await desk.getByRole('button', { name: 'Hide', exact: true }).last().click();
  await expect(deborah.page.getByText('Not Done', { exact: true }).first()).toBeVisible();
  await deborah.page.unroute(decisions);
  await hide();
  await expect(words).toHaveValue('It asks for harm to a man who is not here.');
  await desk.getByRole('button', { name: 'Hide', exact: true }).last().click();
  await expect(deborah.page.getByRole('heading', { name: 'Nothing waits. Go in peace.' })).toBeVisible();
  await expect
    .poll(() => deborah.page.evaluate(() => JSON.stringify(localStorage).includes('asks for harm')))
    .toBe(false);
  for (const { page: other } of [ben, deborah]) await other.context().close();
});
