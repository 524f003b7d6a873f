import { expect, expectAccessible } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';
import { call, hannahAndRuth, PHONE, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

test('finds who said it, leads there, and Back comes back to what was found', async ({
  page,
  browser,
  baseURL,
  time,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const topic = await topicIn(page, group, { title: 'Thursday’s soup', text: 'Who brings what?' });
  const posts = `/api/groups/threads/${topic.split('/').at(-1)}/posts`;
  const { post } = await call<{ post: { id: string } }>(ruth, 'POST', posts, {
    text: `${'The barley was ripe. '.repeat(40)}My grandmother’s recipe: lentils, crème fraîche, and time.`,
  });
  for (const n of [1, 2, 3]) {
    time.pass(n);
    await call(ruth, 'POST', posts, { text: `Sheaf ${n}. ${'Nobody had counted it. '.repeat(60)}` });
  }
  time.pass(4);
  await call(page, 'POST', posts, { text: 'Thank you, I cook it with bread.', replyTo: post.id });

  await page.goto(`${group}?tab=talk`);
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search what was said' });
  await expect(field).toBeEditable();
  await field.fill('GRANDMOTHER creme');
  await field.press('Enter');
  const found = page.getByRole('list', { name: 'Found in what was said' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/tab=talk&q=GRANDMOTHER\+creme$/);
  await expect(page.getByText('1 result found')).toHaveCount(1);
  const result = found.getByRole('link', {
    name: /Ruth.*My grandmother’s recipe: lentils.*in Thursday’s soup/,
  });
  await expect(result.locator('mark')).toHaveText(['grandmother', 'crème']);
  await expectAccessible(page);

  // With the keyboard alone: from the field past its button to what was found.
  await field.press('Tab');
  await page.keyboard.press('Tab');
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  const said = page.getByRole('listitem').filter({ hasText: 'My grandmother’s recipe' }).first();
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();

  await page.goBack();
  await expect(field).toHaveValue('GRANDMOTHER creme');
  await expect(result).toBeVisible();

  // A reply, and a topic by its title.
  await field.fill('bread');
  await field.press('Enter');
  await found.getByRole('link', { name: /You.*I cook it with bread/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'I cook it with bread.' }).last()).toBeFocused();
  await page.goBack();
  await field.fill('soup');
  await field.press('Enter');
  await found.getByRole('link', { name: /A topic · You.*Thursday’s soup/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday’s soup' })).toBeVisible();
  await page.goBack();

  await field.fill('pancakes');
  await field.press('Enter');
  await expect(page.getByText('Nothing found for “pancakes”')).toBeVisible();
  await expectAccessible(page);
  await field.fill('a b c d e f g h i j k');
  await expect(page.getByText('Please search for at most 10 words.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all topics' }).click();
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
  await expect(field).toHaveValue('');

  // What Ruth takes back is found no more, also where it was found before.
  await field.fill('sheaf');
  await field.press('Enter');
  await expect(found.getByRole('listitem')).toHaveCount(3);
  const [sheaf] = await call<{ postId: string }[]>(
    page,
    'GET',
    `/api/groups/${group.split('/').at(-1)}/search?q=sheaf`,
  );
  await call(ruth, 'DELETE', `/api/groups/posts/${sheaf?.postId}`);
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await ruth.context().close();
});
