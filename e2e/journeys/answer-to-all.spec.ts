import { expect, expectAccessible, focusOn, test } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { ready } from '../study-group.ts';

test.use({ timezoneId: 'Europe/London', viewport: { width: 390, height: 844 } });

test('who comes to every supper says so once, answers one evening otherwise, and each by itself again', async ({
  page: host,
  browser,
  baseURL,
}) => {
  await ready(host, 'Hannah');
  const ruth = await inLondon(browser, baseURL, 'Ruth');
  const groupId = await kitchenOf(host, [], [ruth]);
  const repeat = { kind: 'weekly', every: 1, until: null };
  const { gatheringId } = await planSupper(host, groupId, dayAhead(4), { repeat });
  const evening = (days: number) => `/community/events/${gatheringId}/${dayAhead(days)}T19:00`;
  const answered = (name: string) => ruth.getByRole('radio', { name });
  const said = ruth.getByText('You come to all of them. What you answer by itself stays as you say it.');

  await ruth.goto(evening(4));
  await expect(ruth.getByRole('button', { name: 'Come to all of them' })).toHaveCount(0);
  await focusOn(answered('Going'));
  await ruth.keyboard.press('Space');
  await ruth.getByRole('button', { name: 'Come to all of them' }).click();
  await expect(said).toBeFocused();
  await expectAccessible(ruth);

  await ruth.goto(evening(11));
  await expect(said).toBeVisible();
  await expect(answered('Going')).toBeChecked();
  await expect(ruth.getByText('One is coming')).toBeVisible();
  await focusOn(answered('Can’t'));
  await ruth.keyboard.press('Space');
  await expect(ruth.getByText('Nobody has said yet that they come')).toBeVisible();
  await ruth.getByRole('button', { name: 'Answer each by itself' }).click();
  await expect(said).toHaveCount(0);
  await expect(ruth.getByText('Only what you answered by itself stays.')).toBeFocused();

  await ruth.goto(evening(18));
  await expect(ruth.getByText('Nobody has said yet that they come')).toBeVisible();
  await expect(answered('Going')).not.toBeChecked();
  await ruth.goto(evening(4));
  await expect(answered('Going')).toBeChecked();
});
