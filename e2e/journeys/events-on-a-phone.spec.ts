import { expect, expectAccessible, test } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { PHONE, ready } from '../study-group.ts';

test.use({ timezoneId: 'Europe/London', viewport: PHONE });

test('the page of a group leads to all its events, and whoever may plans another one from there', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  await miriam.setViewportSize(PHONE);
  const groupId = await kitchenOf(leader, [], [miriam]);
  await planSupper(leader, groupId, dayAhead(5));
  await planSupper(leader, groupId, dayAhead(6), { title: 'Walk' });
  await miriam.goto(`/community/groups/${groupId}`);
  await expect(miriam.getByRole('link', { name: /^Supper · / })).toBeVisible();
  await expectAccessible(miriam);
  await miriam.getByRole('link', { name: 'All events' }).click();
  await expect(miriam.getByRole('link', { name: /Walk/ })).toBeVisible();
  await leader.goto(`/community/groups/${groupId}`);
  await leader.getByRole('button', { name: 'More about this group' }).click();
  await leader.getByRole('menuitem', { name: 'Plan an event' }).click();
  await expect(leader).toHaveURL(new RegExp(`/community/events/new\\?group=${groupId}`));
  await expect(leader.getByLabel('What is it?')).toBeVisible();
  await miriam.context().close();
});
