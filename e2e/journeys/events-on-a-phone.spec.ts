import { expect, expectAccessible, test } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { call, PHONE, ready } from '../study-group.ts';

test.use({ timezoneId: 'Europe/London', viewport: PHONE });

test('the page of a group leads to all its events, and whoever may plans another one from there', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  await miriam.setViewportSize(PHONE);
  const tola = await inLondon(browser, baseURL, 'Tola');
  const groupId = await kitchenOf(leader, [tola], [miriam]);
  await planSupper(leader, groupId, dayAhead(5));
  await planSupper(tola, groupId, dayAhead(6), { title: 'Walk' });
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
  for (const page of [miriam, tola]) await page.context().close();
});

test('where every seat is taken, one joins the waiting list, and reads why nothing can be brought', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  await miriam.setViewportSize(PHONE);
  const ruth = await inLondon(browser, baseURL, 'Ruth');
  const groupId = await kitchenOf(leader, [], [miriam, ruth]);
  const more = { seats: 1, brings: ['Bread'] };
  const { gatheringId, start } = await planSupper(leader, groupId, dayAhead(5), more);
  const path = `/${gatheringId}/${encodeURIComponent(start)}`;
  await call(ruth, 'PUT', `/api/gatherings${path}/answer`, { answer: 'going' });
  await miriam.goto(`/community/events${path}`);
  await expect(
    miriam.getByText('Every seat is taken. Once you have one, you can bring something.'),
  ).toBeVisible();
  await expect(miriam.getByRole('button', { name: /bring/ })).toHaveCount(0);
  await expectAccessible(miriam);
  await miriam.getByText('Join the waiting list').click();
  await expect(miriam.getByRole('radio', { name: 'On the waiting list' })).toBeChecked();
  await expect(miriam.getByText('Once you have a seat, you can bring something.')).toBeVisible();
  for (const page of [miriam, ruth]) await page.context().close();
});

test('a month in which nothing comes leads to the next event', async ({ page: leader, browser, baseURL }) => {
  await ready(leader, 'Hannah');
  const tola = await inLondon(browser, baseURL, 'Tola');
  const groupId = await kitchenOf(tola, [leader], []);
  const day = dayAhead(40);
  await planSupper(leader, groupId, day);
  await leader.goto(`/community/events?view=month&group=${groupId}`);
  await expect(leader.getByText('Nothing is planned in this month.')).toBeVisible();
  await expect(leader.getByText('The next one is on')).toBeVisible();
  await expectAccessible(leader);
  await leader.getByRole('link', { name: new RegExp(` ${Number(day.slice(8))} `) }).click();
  await expect(leader.getByRole('link', { name: /Supper/ })).toBeVisible();
  await expect(leader).toHaveURL(new RegExp(`month=${day.slice(0, 7)}`));
  await tola.context().close();
});
