import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';

const PHONE = { width: 390, height: 844 };

/** A call by the person of this page, as its screens would make it. */
async function call<Answer>(page: Page, method: string, path: string, data: object): Promise<Answer> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return JSON.parse((await answer.text()) || 'null') as Answer;
}

/** Somebody who has answered what is asked before the first word that reaches others. */
async function ready(page: Page, firstName: string): Promise<void> {
  await signedIn(page, firstName);
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  await call(page, 'PUT', '/api/people/me/age', { answer: 'grown' });
  await call(page, 'POST', '/api/guidelines/agreement', { version });
}

/** A group that the first leads and the second is in. Answers the address of its page. */
async function groupOf(leader: Page, member: Page): Promise<string> {
  const { id } = await call<{ id: string }>(leader, 'POST', '/api/groups', {
    name: 'Thursday kitchen',
    about: 'Twelve people and a long table',
    topic: 'scripture',
    language: 'en',
    admission: 'link',
    room: 'vineyard',
  });
  const { token } = await call<{ token: string }>(leader, 'POST', `/api/groups/${id}/links`, { uses: 1 });
  await call(member, 'POST', `/api/groups/by-link/${token}`, {});
  return `/community/groups/${id}`;
}

/** Reading Acts 2:42–47 since today. */
async function plan(leader: Page, group: string): Promise<void> {
  const startsOn = new Date().toISOString().slice(0, 10);
  await call(leader, 'POST', `/api/groups/${group.split('/').at(-1)}/plan`, {
    references: ['Acts 2:42-47'],
    startsOn,
    every: 'week',
  });
}

async function another(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await ready(page, firstName);
  return page;
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Answer the passage…' });

async function answer(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(composer(page)).toHaveValue('');
}

test.use({ viewport: PHONE });

test('answers a verse beside a passage; others see it at once, reply, and what was changed or hidden', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);

  // Before there is a plan, who leads is led to it, and others are told calmly.
  await page.goto(group);
  await expect(page.getByRole('link', { name: 'Choose what you read' })).toBeVisible();
  await expectAccessible(page);
  await ruth.goto(group);
  await expect(ruth.getByText('Nothing is chosen yet.')).toBeVisible();
  await plan(page, group);
  await page.goto(group);
  await ruth.goto(group);
  await expect(page.getByRole('heading', { name: 'Acts 2:42–47' })).toBeVisible();
  await expect(page.getByText('Be the first to say what you heard.')).toBeVisible();
  await expectAccessible(page);

  // An answer to verse 44, typed and kept over a reload, is seen by the other at once.
  await ruth.getByRole('link', { name: /^44 All who believed/ }).click();
  await expect(ruth.getByRole('heading', { name: 'Beside v. 44' })).toBeVisible();
  await composer(ruth).fill('Had all things in common scares me a little. See Acts 4:32.');
  // Until her verse is there, nothing can be sent: it would answer the whole passage.
  const opened = Promise.withResolvers<void>();
  await ruth.route(/\/api\/groups\/[^/]+\/passages\//, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await ruth.reload();
  await expect(ruth.getByRole('heading', { name: 'Acts 2:42–47' })).toBeVisible();
  await expect(composer(ruth)).toHaveCount(0);
  opened.resolve();
  await expect(composer(ruth)).toHaveValue(/scares me a little/);
  await ruth.getByRole('button', { name: 'Send' }).click();
  await expect(ruth.getByRole('list', { name: 'Posts' })).toContainText('scares me a little');
  const first = page.getByRole('list', { name: 'Posts' }).getByRole('listitem').first();
  await expect(first).toContainText('scares me a little');
  await expect(page.getByRole('link', { name: /^44 All who believed.*1 answer$/ })).toBeVisible();

  // A place that it names unfolds here, and 'v. 44' lights the verse.
  await first.getByRole('link', { name: 'Acts 4:32' }).click();
  await expect(first.getByRole('blockquote')).toContainText('one heart and soul');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'v. 44' }).click();
  await expect(page.getByRole('link', { name: /^44 All who believed/ })).toBeInViewport();

  // A reply stands below it, for both. A newcomer's words come a minute apart.
  time.pass(1);
  await first.getByRole('button', { name: 'Reply to Ruth T.' }).click();
  await expect(page.getByRole('button', { name: 'Write to everybody instead' })).toBeVisible();
  await answer(page, 'For me, hours. I could give Saturdays.');
  const replies = ruth.getByRole('list', { name: 'Replies' });
  await expect(replies).toContainText('I could give Saturdays.');

  // What is changed stays to be read as it was.
  await page.getByRole('button', { name: 'More about your words' }).click();
  await page.getByRole('menuitem', { name: 'Change it' }).click();
  await page
    .getByRole('textbox', { name: 'Your words' })
    .fill('For me, hours. I could give Saturday mornings.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(replies).toContainText('Saturday mornings');
  await replies.getByRole('button', { name: /^Edited/ }).click();
  const versions = ruth.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions).toContainText('I could give Saturdays.');
  await expectAccessible(ruth);
  await ruth.goBack();
  await expect(versions).toBeHidden();

  // The leader hides words: their author still reads them, and is told why others do not.
  await page.getByRole('button', { name: 'More about the words of Ruth T.' }).click();
  await page.getByRole('menuitem', { name: 'Hide it from the group' }).click();
  await expect(page.getByText('Hidden by the leader.')).toBeVisible();
  await expect(ruth.getByText('You alone still read it here.')).toBeVisible();
  await page.getByRole('button', { name: 'More about the words of Ruth T.' }).click();
  await page.getByRole('menuitem', { name: 'Show it again' }).click();
  await expect(ruth.getByText('You alone still read it here.')).toBeHidden();
  await ruth.context().close();
});

test('opens a topic, which is new to others until they have read it, and is quiet for whoever wants', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);
  await ruth.goto('/community');
  await expect(ruth.getByRole('link', { name: /Thursday kitchen/ })).toBeVisible();
  await expectAccessible(ruth);

  // A newcomer's words come a minute apart.
  time.pass(1);
  await page.goto(`${group}?tab=talk`);
  await page.getByRole('button', { name: 'Open a topic' }).click();
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Who drives to the lake?');
  await page.getByRole('textbox', { name: 'Your first words' }).fill('I have three seats.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { name: 'Who drives to the lake?' })).toBeVisible();
  await expect(page.getByText('I have three seats.')).toBeVisible();
  await expectAccessible(page);

  // The dot comes by itself, and goes when the words were seen.
  await expect(ruth.getByRole('link', { name: /Thursday kitchen.*1 new/ })).toBeVisible();
  await ruth.getByRole('link', { name: /Thursday kitchen/ }).click();
  await ruth.getByRole('link', { name: 'Talk', exact: true }).click();
  await expectAccessible(ruth);
  await ruth.getByRole('link', { name: /Who drives to the lake\?.*1 new/ }).click();
  await expect(ruth.getByText('I have three seats.')).toBeVisible();
  await ruth.getByRole('link', { name: 'Back to the group’s talk' }).click();
  await expect(ruth.getByRole('link', { name: /Who drives to the lake\?/ })).not.toContainText('new');

  // Muted, the group makes no dot.
  time.pass(2);
  await ruth.getByRole('button', { name: 'Tell me nothing of this group' }).click();
  await expect(ruth.getByRole('button', { name: 'Tell me what happens here' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Write to the group…' }).fill('Four, if somebody is small.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Posts' })).toContainText('Four, if somebody is small.');
  await ruth.goto('/community');
  await expect(ruth.getByRole('link', { name: /Thursday kitchen.*quiet/ })).not.toContainText('new');
  await ruth.context().close();
});

test('in a long talk leads past what is read to what is new, also where it has yet to be loaded', async ({
  page,
  browser,
  baseURL,
  time,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);
  const groupId = group.split('/').at(-1);
  const long = 'And the barley was ripe, and nobody had counted the sheaves. '.repeat(30);
  const topic = { title: 'What did you glean?', text: long };
  const { id } = await call<{ id: string }>(page, 'POST', `/api/groups/${groupId}/topics`, topic);
  const posts = `/api/groups/threads/${id}/posts`;
  for (const minutes of [1, 2]) {
    // A newcomer's words come a minute apart.
    time.pass(minutes);
    await call(page, 'POST', posts, { text: long });
  }
  await call(ruth, 'POST', posts, { text: 'An ephah of barley.' });
  // Pages of one post, so that few make many; the second does not come at first.
  let isDown = true;
  await page.route(/\/posts(\?|$)/, (route) => {
    const address = new URL(route.request().url());
    if (isDown && address.searchParams.has('cursor'))
      return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a moment.' } });
    address.searchParams.set('limit', '1');
    return route.continue({ url: address.href });
  });
  await page.goto(`${group}/threads/${id}`);
  const list = page.getByRole('list', { name: 'Posts' });
  await expect(list).toBeVisible();
  await expect(list).not.toContainText('An ephah of barley.');
  await expect(page.getByText('More did not come. Please try again.').first()).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Go to the newest' }).click();
  const newest = list.getByRole('listitem').filter({ hasText: 'An ephah of barley.' });
  await expect(newest).toBeInViewport();
  await expect(newest).toBeFocused();
  // It is all here now, and what was new is read.
  await expect(page.getByRole('button', { name: 'Go to the newest' })).toHaveCount(0);
  await ruth.context().close();
});

test('what was said before a long talk begins comes above it, without moving what is read', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const group = await groupOf(page, ruth);
  const topic = { title: 'Gleaning', text: 'Word 0.' };
  const { id } = await call<{ id: string }>(
    page,
    'POST',
    `/api/groups/${group.split('/').at(-1)}/topics`,
    topic,
  );
  const posts = `/api/groups/threads/${id}/posts`;
  const said: { id: string; writtenAt: number }[] = [];
  for (let n = 1; n <= 6; n += 1) {
    // A newcomer's words come a minute apart.
    time.pass(n * 2);
    const answer = await call<{ post: { id: string; writtenAt: number } }>(page, 'POST', posts, {
      text: `Word ${n}.`,
    });
    said.push(answer.post);
  }
  // As if it were too long to be read from its beginning, in pages of two.
  const { writtenAt, id: last } = said[2]!;
  const beginAt = Buffer.from(`${writtenAt}.${last}`).toString('base64url');
  await ruth.route(`**/api/groups/threads/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), beginAt } });
  });
  await ruth.route(`**${posts}?*`, (route) => {
    const address = new URL(route.request().url());
    if (address.searchParams.has('before')) address.searchParams.set('limit', '2');
    return route.continue({ url: address.href });
  });
  await ruth.goto(group);
  await ruth.getByRole('link', { name: 'Talk', exact: true }).click();
  await ruth.getByRole('link', { name: /Gleaning/ }).click();
  const list = ruth.getByRole('list', { name: 'Posts' });
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Word 4.');
  await expectAccessible(ruth);

  const earlier = ruth.getByRole('button', { name: 'Earlier posts' });
  const read = ruth.getByText('Word 4.', { exact: true });
  const topOf = () => read.evaluate((word) => word.getBoundingClientRect().top);
  // So low a window that it can be scrolled, in a browser that keeps nothing in its place by itself, as Safari.
  await ruth.setViewportSize({ width: 390, height: 400 });
  await ruth.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await earlier.focus();
  await items.first().evaluate((post) => post.scrollIntoView());
  const before = await topOf();
  await ruth.keyboard.press('Enter');
  await expect(items).toHaveCount(5);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4);
  await ruth.keyboard.press('Enter');
  await expect(items).toHaveCount(7);
  await expect(earlier).toHaveCount(0);
  await expect(list).toBeFocused();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4);

  // What others say meanwhile comes at its end, as ever.
  time.pass(20);
  await call(page, 'POST', posts, { text: 'Word 7.' });
  await expect(items).toHaveCount(8);
  await expect(items.last()).toContainText('Word 7.');
  await expect(items.first()).toContainText('Word 0.');

  // The address of a post leads to it, from wherever it is pasted.
  await ruth.unrouteAll();
  await ruth.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await items.nth(1).getByRole('button', { name: 'More about the words of Hannah T.' }).click();
  await ruth.getByRole('menuitem', { name: 'Copy the link' }).click();
  await expect(ruth.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await ruth.evaluate(() => navigator.clipboard.readText());
  await ruth.goto(link);
  await expect(items).toHaveCount(8);
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toBeInViewport();
  await ruth.goto(link.replace(/post=.*$/, 'post=gone'));
  await expect(ruth.getByText('The words that this leads to are not here any more.')).toBeVisible();
  await ruth.context().close();
});
