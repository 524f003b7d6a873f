import { expect, test } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { hannahAndRuth, topicIn } from '../study-group.ts';

test('words that are changed after their answer was lost do not stand in the talk twice', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/, /409 \(Conflict\)/);
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(ruth, group, { title: 'Thursday', text: 'Who comes?' });
  await page.goto(talk);
  const composer = page.getByRole('textbox', { name: 'Write to the group…' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const { letGo, release } = await hold(page, '**/api/groups/threads/*/posts', 'POST');
  await composer.fill('I come');
  await send.click();
  letGo('lose the answer');
  await expect(page.getByText('Not Sent Yet', { exact: true })).toBeVisible();
  await release();
  await composer.fill('I come, and bring soup');
  await send.click();
  await expect(page.getByText('It had arrived already', { exact: true })).toBeVisible();
  await expect(composer).toHaveValue(', and bring soup');
  await expect(page.getByText('I come', { exact: true })).toHaveCount(1);
  const posts = await (await page.request.get(`/api/groups/threads/${talk.split('/').at(-1)}/posts`)).json();
  expect(posts.map(({ text }: { text: string }) => text)).toEqual(['Who comes?', 'I come']);
});
