import { expect, expectAccessible, test } from '../fixtures.ts';
import { hannahAndRuth, PHONE, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

test('asks the group, whose answers are there at once, and ends it', async ({ page, browser, baseURL }) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(page, group, { title: 'What comes next', text: 'Acts is at its end.' });
  for (const who of [page, ruth]) {
    await who.goto(talk);
    await expect(who.getByText('Acts is at its end.')).toBeVisible();
  }

  await ruth.getByRole('button', { name: 'Add pictures or a poll' }).click();
  await expectAccessible(ruth);
  await ruth.getByRole('menuitem', { name: 'A poll' }).click();
  const asking = ruth.getByRole('dialog', { name: 'Ask the group' });
  const ask = asking.getByRole('button', { name: 'Ask', exact: true });
  await ask.click();
  const question = asking.getByRole('textbox', { name: 'Your question' });
  await expect(question).toBeFocused();
  await expect(asking.getByText('Please give two answers at least.')).toBeVisible();
  await expectAccessible(ruth);
  await question.fill('What shall we read next?');
  const answer = (n: number) => asking.getByRole('textbox', { name: `Answer ${n}` });
  await answer(1).fill('The book of Ruth');
  await answer(2).fill('Jonah');
  await answer(3).fill('jonah');
  await ask.click();
  await expect(answer(3)).toBeFocused();
  await expect(asking.getByText('This one stands above already.')).toBeVisible();
  await answer(2).press('Enter');
  await answer(3).fill('Philippians');
  await answer(3).press('Enter');
  await expect(answer(4)).toBeFocused();
  await asking.getByRole('button', { name: 'One more answer' }).click();
  await expect(answer(5)).toBeFocused();
  await ask.dblclick();
  await expect(asking).toBeHidden();

  // Hannah sees it while she reads, and is told.
  const seen = page.getByRole('group', { name: 'What shall we read next?' });
  await expect(seen.getByRole('radio')).toHaveCount(3);
  await expect(page.getByText('Choose one. The group sees who chose what.')).toBeVisible();
  const hers = ruth.getByRole('group', { name: 'What shall we read next?' });
  await expect(hers).toHaveCount(1);
  await seen.getByText('Jonah').click();
  await expect(seen.getByRole('radio', { name: 'Jonah chosen by one person' })).toBeChecked();
  await expect(hers.getByRole('radio', { name: 'Jonah chosen by one person' })).not.toBeChecked();
  await hers.getByText('Jonah').click();
  await expect(seen.getByRole('radio', { name: 'Jonah chosen by 2 people' })).toBeChecked();
  // With the keyboard, whose arrows only move, and taken back.
  await seen.getByRole('radio', { name: 'Jonah' }).press('ArrowUp');
  await expect(seen.getByRole('radio', { name: 'Jonah' })).toBeChecked();
  await page.keyboard.press('Space');
  await expect(hers.getByRole('radio', { name: 'The book of Ruth chosen by one person' })).toBeVisible();
  await page.getByRole('button', { name: 'Take mine back' }).click();
  await expect(hers.getByRole('radio', { name: 'The book of Ruth chosen by nobody' })).toBeVisible();
  await seen.getByText('Jonah').click();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^2 people have chosen/ }).click();
  const who = page.getByRole('dialog', { name: 'Who chose what' });
  const jonah = who.getByRole('region', { name: 'Jonah' });
  await expect(jonah.getByRole('listitem')).toHaveCount(2);
  await expect(jonah.getByText('You', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/notifications');
  await expect(page.getByText(/^Ruth .*asks Thursday kitchen$/)).toBeVisible();
  await page.getByRole('link', { name: /asks Thursday kitchen/ }).click();
  await expect(seen).toBeVisible();

  await ruth.getByRole('button', { name: 'More about your words' }).click();
  await ruth.getByRole('menuitem', { name: 'End the poll' }).click();
  await ruth.getByRole('button', { name: 'End it' }).click();
  for (const one of [page, ruth]) {
    await expect(one.getByText('This poll has ended.')).toBeVisible();
    await expect(one.getByRole('radio', { name: 'Jonah chosen by 2 people' })).toBeDisabled();
    await expectAccessible(one);
  }
});

test('a question stays where the connection is lost, and several can be chosen', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(ruth, group, { title: 'Thursday', text: 'Soup again?' });
  await page.goto(talk);
  const asking = page.getByRole('dialog', { name: 'Ask the group' });
  const open = async () => {
    await page.getByRole('button', { name: 'Add pictures or a poll' }).click();
    await page.getByRole('menuitem', { name: 'A poll' }).click();
  };
  await open();
  await asking.getByRole('textbox', { name: 'Your question' }).fill('Who brings what?');
  for (const [i, what] of ['Bread', 'Salad', 'שלום'].entries())
    await asking.getByRole('textbox', { name: `Answer ${i + 1}` }).fill(what);
  await asking.getByRole('switch', { name: 'Several can be chosen' }).click();
  expectedErrors.push(/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/posts', (route) => route.abort());
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Not Asked Yet', { exact: true })).toBeVisible();
  await page.unroute('**/posts');
  // Even a page that was left and opened again has it.
  await page.reload();
  await open();
  await expect(asking.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('Salad');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking).toBeHidden();

  const seen = page.getByRole('group', { name: 'Who brings what?' });
  // Whichever way it is read, it stands where the others do.
  const left = (words: string) =>
    seen.getByText(words, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  expect(await left('שלום')).toBe(await left('Bread'));
  await seen.getByText('Bread').click();
  await seen.getByText('Salad').click();
  await expect(seen.getByRole('checkbox', { name: 'Bread chosen by one person' })).toBeChecked();
  await expect(seen.getByRole('checkbox', { name: 'Salad chosen by one person' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^One person has chosen/ })).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/vote'));
  await seen.getByText('Bread').click();
  await expect(seen.getByRole('checkbox', { name: 'Bread chosen by nobody' })).not.toBeChecked();
  // What is pressed shows before it is kept.
  await kept;
  await page.reload();
  await expect(seen.getByRole('checkbox', { name: 'Salad chosen by one person' })).toBeChecked();

  // A vote that does not come through is not shown as one.
  await page.route('**/vote', (route) => route.abort());
  await seen.getByText('Bread').click();
  await expect(page.getByText('Not Chosen Yet', { exact: true })).toBeVisible();
  await expect(seen.getByRole('checkbox', { name: 'Bread chosen by nobody' })).not.toBeChecked();
});
