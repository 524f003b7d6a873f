import { expect, test } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { call, ready } from '../study-group.ts';

test.use({ timezoneId: 'Europe/London' });

test('an open page follows its event to another day, where an old address leads, too', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  const groupId = await kitchenOf(leader, [], [miriam]);
  const [planned, moved] = [dayAhead(5), dayAhead(6)];
  const { gatheringId, start } = await planSupper(leader, groupId, planned);
  const address = `/community/events/${gatheringId}/${encodeURIComponent(start)}`;
  await miriam.goto(address);
  await expect(miriam.getByText('19:00–21:00')).toBeVisible();
  await leader.goto(`/community/events?view=month&month=${moved.slice(0, 7)}`);
  // As the form sends it for what takes place once.
  const path = `/api/gatherings/${gatheringId}/${encodeURIComponent(start)}`;
  await call(leader, 'PATCH', path, { scope: 'all', startsAt: `${moved}T18:00` });
  await expect(miriam.getByText('18:00–20:00')).toBeVisible();
  await expect(miriam).toHaveURL(new RegExp(encodeURIComponent(`${moved}T18:00`)));
  await miriam.getByText('Going', { exact: true }).click();
  await expect(miriam.getByText('One is coming')).toBeVisible();
  await miriam.goto(address);
  await expect(miriam.getByText('18:00–20:00')).toBeVisible();
  await expect(miriam).toHaveURL(new RegExp(encodeURIComponent(`${moved}T18:00`)));
  // The month followed as well.
  await expect(leader.getByRole('link', { name: /Supper/ })).toBeVisible();
  await miriam.context().close();
});
