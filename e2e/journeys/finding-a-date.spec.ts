import { expect, expectAccessible, focusOn, test } from '../fixtures.ts';
import { dayAhead } from '../kitchen.ts';
import { another, call, groupOf, ready } from '../study-group.ts';

/** As a page says a day: 'Thursday 26 November'. */
const said = (day: string) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '');

test('a leader asks which dates suit, a member says so, and the date that is taken becomes an event', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await another(browser, baseURL, 'Miriam');
  const group = await groupOf(leader, miriam);
  const [first, second] = [dayAhead(7), dayAhead(9)];

  await leader.goto(group);
  await leader.getByRole('button', { name: 'More about this group' }).click();
  await leader.getByRole('menuitem', { name: 'Find a date' }).click();
  await leader.getByRole('button', { name: 'Ask the group' }).click();
  await expect(leader.getByText('Please say what it is.')).toBeVisible();
  await expect(leader.getByText('Please give two dates at least.')).toBeVisible();
  await expectAccessible(leader);
  await leader.getByLabel('What is it?').fill('Supper and Acts 2');
  await leader.getByLabel('Date 1', { exact: true }).fill(first);
  await expect(leader.getByText(said(first))).toBeVisible();
  await leader.getByLabel('Date 2', { exact: true }).fill(second);
  await leader.getByRole('button', { name: 'Remove date 3' }).click();
  // What is chosen outlives the page.
  await leader.reload();
  await expect(leader.getByLabel('Date 2', { exact: true })).toHaveValue(second);
  await leader.getByRole('button', { name: 'Ask the group' }).click();
  await expect(leader.getByRole('heading', { name: 'Supper and Acts 2' })).toBeVisible();
  await expect(
    leader.getByText('You ask which dates suit the group. Nobody has answered yet.'),
  ).toBeVisible();

  await miriam.goto('/');
  const asked = miriam.getByRole('link', { name: 'Supper and Acts 2' });
  await expect(asked).toBeVisible();
  await miriam.goto('/community');
  await asked.click();
  const firstDate = miriam.getByRole('listitem', { name: said(first) });
  await focusOn(firstDate.getByRole('radio', { name: 'I can', exact: true }));
  await miriam.keyboard.press('Space');
  await expect(firstDate.getByText('1 can')).toBeVisible();
  await miriam
    .getByRole('listitem', { name: said(second) })
    .getByText('If needed', { exact: true })
    .click();
  await expect(firstDate.getByText('Suits the most')).toBeVisible();
  await expectAccessible(miriam);
  await firstDate.getByRole('button', { name: /who can on/ }).click();
  await expect(miriam.getByRole('dialog').getByText('Miriam T.')).toBeVisible();
  await expectAccessible(miriam);
  await miriam.keyboard.press('Escape');

  // The leader's open page hears of it.
  await expect(leader.getByText('One has answered.')).toBeVisible();
  await leader.getByRole('button', { name: 'Change the dates or call it off' }).click();
  await leader.getByRole('menuitem', { name: 'Add a date' }).click();
  const added = leader.getByRole('dialog', { name: 'One more date' });
  await added.getByLabel('Day').fill(dayAhead(11));
  await added.getByRole('button', { name: 'Ask about it' }).click();
  await expect(leader.getByRole('listitem', { name: said(dayAhead(11)) })).toBeVisible();
  await expect(miriam.getByRole('listitem', { name: said(dayAhead(11)) })).toBeVisible();

  await leader.getByRole('button', { name: `Take this date: ${said(first)}` }).click();
  const taking = leader.getByRole('dialog', { name: 'Take this date?' });
  await taking.getByLabel('Where (optional)').fill('14 Mill Lane');
  await expectAccessible(leader);
  await taking.getByRole('button', { name: 'Plan it' }).click();
  await expect(leader.getByText('2 are coming')).toBeVisible();
  await expect(leader.getByRole('heading', { name: 'Supper and Acts 2' })).toBeVisible();
  await expect(leader).toHaveURL(/\/community\/events\//);

  await miriam.getByRole('link', { name: 'To the event' }).click();
  await expect(miriam.getByRole('radio', { name: 'Going' })).toBeChecked();
  await expect(miriam.getByText('14 Mill Lane')).toBeVisible();
  // The group's page has the event, and asks nothing any more.
  await miriam.goto(group);
  await expect(miriam.getByRole('link', { name: /^Supper and Acts 2 · / })).toHaveCount(1);
});

test('a search is called off, and its page says that it is gone', async ({
  page: leader,
  browser,
  baseURL,
  expectedErrors,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await another(browser, baseURL, 'Miriam');
  // Miriam's page asks again for what is gone.
  expectedErrors.push(/404.*\/api\/date-polls\//);
  const group = await groupOf(leader, miriam);
  const { id } = await call<{ id: string }>(leader, 'POST', '/api/date-polls', {
    groupId: group.split('/').at(-1),
    title: 'Walk along the river',
    minutes: 120,
    timezone: 'Europe/London',
    startsAt: [`${dayAhead(7)}T10:00`, `${dayAhead(8)}T10:00`],
  });
  await miriam.goto(`/community/dates/${id}`);
  await expect(miriam.getByText('Hannah T. asks which dates suit you.')).toBeVisible();
  await leader.goto(group);
  await leader.getByRole('link', { name: /^Walk along the river/ }).click();
  await leader.getByRole('button', { name: 'Change the dates or call it off' }).click();
  await leader.getByRole('menuitem', { name: 'Remove a date' }).click();
  await leader.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(leader.getByRole('listitem', { name: said(dayAhead(8)) })).toHaveCount(0);
  await leader.getByRole('button', { name: 'Change the dates or call it off' }).click();
  await leader.getByRole('menuitem', { name: 'Call it off' }).click();
  await leader.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(leader).toHaveURL(group);
  await expect(miriam.getByRole('heading', { name: 'This search for a date is not here' })).toBeVisible();
});
