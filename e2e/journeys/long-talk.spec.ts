import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { type ServerTime, testWithTime as test } from '../own-server.ts';
import { call, hannahAndRuth, PHONE, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

test('in a long talk leads to its end, also where that has yet to be loaded', async ({
  page,
  browser,
  baseURL,
  time,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
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

/** A topic in which Ruth wrote so many times, long enough for several windows, and which comes in pages of three. Answers its id. */
async function muchSaid(
  { page, ruth, time }: { page: Page; ruth: Page; time: ServerTime },
  group: string,
  times: number,
): Promise<string> {
  const topic = await topicIn(page, group, { title: 'What did you glean?', text: 'Who was in the field?' });
  const id = topic.split('/').at(-1) ?? '';
  for (let n = 1; n <= times; n += 1) {
    // A newcomer's words are few on one day.
    time.pass(n * 180);
    const text = `Sheaf ${n}. ${'The barley was ripe, and nobody had counted it. '.repeat(12)}`;
    await call(ruth, 'POST', `/api/groups/threads/${id}/posts`, { text });
  }
  await page.route(/\/posts(\?|$)/, (route) => {
    const address = new URL(route.request().url());
    if (!address.searchParams.has('postId')) address.searchParams.set('limit', '3');
    return route.continue({ url: address.href });
  });
  await page.goto(topic);
  await expect(page.getByText('Sheaf 1.')).toBeVisible();
  return id;
}

test('what is sent at the beginning of a long talk comes into view at its end, and what lies between stays new', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const id = await muchSaid({ page, ruth, time }, group, 14);
  const items = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`${id}/read`)) reads.push(request.url());
  });
  const field = page.getByRole('textbox', { name: 'Write to the group…' });
  await field.fill('We come along.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(items).toHaveCount(16);
  await expect(items.last()).toContainText('We come along.');
  await expect(items.last()).toBeInViewport();
  await twoFrames(page);
  await expect(items.last()).toBeInViewport();
  // The way back is not covered by the foot.
  const bottomOf = (button: Element) => button.getBoundingClientRect().bottom;
  const bottom = await page.getByRole('button', { name: 'To the first new' }).evaluate(bottomOf);
  expect(bottom).toBeLessThan((await field.boundingBox())?.y ?? 0);
  expect(reads).toEqual([]);
  // Whoever looks through it has read it.
  const read = page.waitForRequest((request) => request.url().endsWith(`${id}/read`));
  for (const item of await items.all()) {
    await item.evaluate((post) => post.scrollIntoView());
    await twoFrames(page);
  }
  await read;
  await ruth.context().close();
});

/** What is observed in the window is told by then. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('the newest is at the end of a long talk, from where one goes back to the first that is new', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const id = await muchSaid({ page, ruth, time }, group, 14);
  const items = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
  const tops = await items.evaluateAll((posts) => posts.map((post) => post.getBoundingClientRect().top));
  const below = tops.findIndex((top) => top >= PHONE.height);
  const read = page.waitForRequest((request) => request.url().endsWith(`${id}/read`));
  await page.getByRole('button', { name: 'Go to the newest' }).click();
  await expect(items).toHaveCount(15);
  await expect(items.last()).toContainText('Sheaf 14.');
  await expect(items.last()).toBeInViewport();
  await expect(items.last()).toBeFocused();
  // Whoever chose to go there has done with what lies above.
  await read;
  await expectAccessible(page);
  const back = page.getByRole('button', { name: 'To the first new' });
  await back.click();
  // The first of those that were not in the window yet.
  await expect(items.nth(below)).toBeFocused();
  await expect(items.nth(below)).toBeInViewport();
  await expect(back).toHaveCount(0);
  await ruth.context().close();
});

test('what was said before a long talk begins comes above it, without moving what is read', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
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
    await route.fulfill({ response: answer, json: { ...(await answer.json()), beginAt, posts: 60 } });
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

  // A reply that was begun at another visit is led to where it stands, ahead of where the talk begins now.
  await items.nth(1).getByRole('button', { name: 'Reply to Hannah T.' }).click();
  await ruth.getByRole('textbox', { name: 'Write to the group…' }).fill('Word of Ruth.');
  await ruth.goto(group);
  await ruth.getByRole('link', { name: 'Talk', exact: true }).click();
  await ruth.getByRole('link', { name: /Gleaning/ }).click();
  await expect(items.first()).toContainText('Word 4.');
  await ruth.getByRole('button', { name: 'Send' }).click();
  const reply = ruth.getByRole('list', { name: 'Replies' }).getByRole('listitem');
  await expect(reply).toContainText('Word of Ruth.');
  await expect(reply).toBeInViewport();

  // The address of a post leads to it, from wherever it is pasted.
  await ruth.unrouteAll();
  await ruth.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await items.nth(1).getByRole('button', { name: 'More about the words of Hannah T.' }).click();
  await ruth.getByRole('menuitem', { name: 'Copy the link' }).click();
  await expect(ruth.getByText('Link Copied', { exact: true })).toBeVisible();
  const link = await ruth.evaluate(() => navigator.clipboard.readText());
  await ruth.goto(link);
  await expect(items).toHaveCount(9);
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toBeInViewport();
  await ruth.goto(link.replace(/post=.*$/, 'post=gone'));
  await expect(ruth.getByText('The words that this leads to are not here any more.')).toBeVisible();
  await ruth.context().close();
});
