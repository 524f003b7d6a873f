import { expect, test } from '../fixtures.ts';
import { another, call, groupOf, PHONE, ready, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

test('whose post is removed elsewhere while they change it is told so, and can copy what they typed', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ready(page, 'Mia');
  const leader = await another(browser, baseURL, 'Hannah');
  const group = await groupOf(leader, page);
  const topic = await topicIn(leader, group, { title: 'Who brings what?', text: 'Salt is here.' });
  const { post } = await call<{ post: { id: string } }>(
    page,
    'POST',
    `/api/groups/threads/${topic.split('/').at(-1)}/posts`,
    { text: 'I bring bread.' },
  );
  await page.goto(topic);
  await page.getByRole('button', { name: 'More about your words' }).click();
  await page.getByRole('menuitem', { name: 'Change it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('I bring two loaves of bread.');
  await call(page, 'DELETE', `/api/groups/posts/${post.id}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('What you were changing was removed meanwhile.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy them' }).click();
  await expect(page.getByText('Words Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I bring two loaves of bread.');
  await leader.context().close();
});
