import type { Page } from '@playwright/test';
import { expect, expectAccessible, withoutFirstAnswers } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';
import { call, hannahAndRuth, PHONE } from '../study-group.ts';

/** Reading Acts 2:42–47 since today. */
async function plan(leader: Page, group: string): Promise<void> {
  const startsOn = new Date().toISOString().slice(0, 10);
  await call(leader, 'POST', `/api/groups/${group.split('/').at(-1)}/plan`, {
    references: ['Acts 2:42-47'],
    startsOn,
    every: 'week',
  });
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
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });

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
  await withoutFirstAnswers(ruth);
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

test('what one has sent below a passage comes into the window, also on a slow phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  await plan(page, group);
  // What is answered is shown some frames later there.
  await ruth.addInitScript(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, { setTimeout: (then: () => void, ms = 0) => wait(then, Math.max(ms, 100)) });
  });
  await ruth.setViewportSize({ width: 390, height: 600 });
  await ruth.goto(group);
  const empty = ruth.getByText('Be the first to say what you heard.');
  await expect(empty).toBeVisible();
  await expect(empty).not.toBeInViewport();
  await answer(ruth, 'Glad and single hearts, at home.');
  const sent = ruth.getByRole('listitem').filter({ hasText: 'Glad and single hearts, at home.' });
  await expect(sent).toBeInViewport({ ratio: 1 });
  // One writes on where one was.
  await expect(ruth).toHaveURL(group);
  await ruth.context().close();
});

test('opens a topic, which is new to others until they have read it, and is quiet for whoever wants', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
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
  await ruth.getByRole('button', { name: 'More about this group' }).click();
  await ruth.getByRole('menuitem', { name: 'Mute this group' }).click();
  await expect(ruth.getByText('This group is muted', { exact: true })).toBeVisible();
  await expect(ruth.getByText('Muted', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Write to the group…' }).fill('Four, if somebody is small.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Posts' })).toContainText('Four, if somebody is small.');
  await ruth.goto('/community');
  await expect(ruth.getByRole('link', { name: /Thursday kitchen.*quiet/ })).not.toContainText('new');
  await ruth.context().close();
});
