import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, expectAccessible, focusOn, signedIn, test } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { ready } from '../study-group.ts';

/** What a calendar program reads; anything that is not strict iCalendar fails. */
async function eventsIn(page: Page, address: string): Promise<ICAL.Event[]> {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test.use({ timezoneId: 'Europe/London' });

test('plans a weekly supper; a member brings soup, another waits and moves up; one evening is called off, and what follows changes', async ({
  page: leader,
  browser,
  baseURL,
}) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  const ruth = await inLondon(browser, baseURL, 'Ruth');
  const daniel = await inLondon(browser, baseURL, 'Daniel');
  const tola = await inLondon(browser, baseURL, 'Tola');
  const groupId = await kitchenOf(tola, [leader, daniel], [miriam, ruth]);

  await leader.goto(`/community/events?group=${groupId}`);
  await expect(leader.getByText('The table is not laid yet.')).toBeVisible();
  await leader.getByRole('link', { name: 'Plan an event' }).click();
  await leader.getByRole('button', { name: 'Plan it' }).click();
  await expect(leader.getByText('Please give it a name.')).toBeVisible();
  await expectAccessible(leader);
  await leader.getByLabel('What is it?').fill('Supper and Acts 2');
  const first = dayAhead(7);
  await leader.getByLabel('Day', { exact: true }).fill(first);
  await leader.getByLabel('From').fill('19:00');
  await leader.getByLabel('To', { exact: true }).fill('21:30');
  await leader.getByRole('radio', { name: /^Every / }).check({ force: true });
  await leader.getByLabel('Where (optional)').fill('Hannah’s kitchen, 14 Mill Lane');
  await leader.getByLabel('Seats (optional)').fill('2');
  await leader.getByLabel('What is needed? One thing a line (optional)').fill('Soup\nBread');
  // What is typed outlives the page.
  await leader.reload();
  await expect(leader.getByLabel('What is it?')).toHaveValue('Supper and Acts 2');
  await leader.getByRole('button', { name: 'Plan it' }).click();
  await expect(leader.getByRole('heading', { name: 'Supper and Acts 2' })).toBeVisible();
  // Whoever plans it comes, before anybody else has a seat.
  await expect(leader.getByRole('radio', { name: 'Going' })).toBeChecked();
  await expect(leader.getByText('1 of 2 seats taken')).toBeVisible();
  // With the faces of those who are still to answer, which come after the rest.
  await expect(leader.getByText('4 haven’t answered yet')).toBeVisible();
  await expectAccessible(leader);
  const address = new URL(leader.url()).pathname;

  await miriam.goto(address);
  await expect(miriam.getByText('Shown to those who come')).toBeVisible();
  await expect(miriam.getByText('19:00–21:30')).toBeVisible();
  await focusOn(miriam.getByRole('radio', { name: 'Going' }));
  await miriam.keyboard.press('Space');
  await expect(miriam.getByText('Hannah’s kitchen, 14 Mill Lane')).toBeVisible();
  await expect(miriam.getByText('2 of 2 seats taken')).toBeVisible();
  await miriam.getByRole('button', { name: 'I’ll bring it: Soup' }).click();
  await expect(miriam.getByRole('button', { name: 'Give back: Soup' })).toBeVisible();
  await expectAccessible(miriam);

  await ruth.goto(address);
  await expect(ruth.getByText('Soup · Miriam T.')).toBeVisible();
  await focusOn(ruth.getByRole('button', { name: 'More about Soup' }));
  await ruth.keyboard.press('Enter');
  await ruth.keyboard.press('Enter');
  await expect(ruth.getByRole('dialog', { name: 'What is wrong?' })).toBeVisible();
  await ruth.getByRole('button', { name: 'Cancel' }).click();
  await ruth.getByText('Join the waiting list').click();
  await expect(
    ruth.getByRole('main').getByText('Waiting list: you are first, and move up by yourself'),
  ).toBeVisible();
  await expectAccessible(ruth);
  // A seat is free, and is hers without a word.
  await miriam.getByText('Can’t', { exact: true }).click();
  await expect(ruth.getByRole('main').getByText('Waiting list:')).toBeHidden();
  await expect(ruth.getByText('2 of 2 seats taken')).toBeVisible();
  // What Miriam wanted to bring is free again.
  await expect(ruth.getByRole('button', { name: 'I’ll bring it: Soup' })).toBeVisible();
  await ruth.getByLabel('Something else').fill('Salad');
  await ruth.getByRole('button', { name: 'I’ll bring this' }).click();
  await expect(ruth.getByRole('button', { name: 'Give back: Salad' })).toBeVisible();

  const [download] = await Promise.all([
    ruth.waitForEvent('download'),
    ruth.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const [single] = await eventsIn(ruth, new URL(download.url()).pathname);
  expect(single?.summary).toContain('Supper and Acts 2');
  expect(single?.startDate.toString()).toContain(`${first}T19:00`);

  // The month has it on the same day, beside another, and a key leads there.
  await planSupper(tola, groupId, first, {
    title: 'Walk',
    startsAt: `${first}T09:00`,
    endsAt: `${first}T10:00`,
  });
  await ruth.goto(`/community/events?view=month&month=${first.slice(0, 7)}`);
  const day = ruth.getByRole('button', { name: /^\w+ \d+ \w+( \d+)?, 2 events$/ });
  await expect(day).toBeVisible();
  await expectAccessible(ruth);
  await day.click();
  await expect(ruth.getByRole('link', { name: /Supper and Acts 2/ })).toBeVisible();

  await ruth.goto('/community/events');
  const suppers = ruth.getByRole('link', { name: /Supper and Acts 2/ });
  await expect(suppers.first()).toContainText('You are going');
  // Each is told from the others by its date, also where only links are heard.
  const heard = await suppers.evaluateAll((links) => links.map(({ textContent }) => textContent));
  expect(heard.length).toBeGreaterThan(1);
  expect(new Set(heard.map((text) => text.slice(0, 30))).size).toBe(heard.length);
  await ruth.getByRole('button', { name: 'Calendar address' }).click();
  const feed = await ruth.getByRole('dialog').getByText('/api/calendar-feed/').innerText();
  await expectAccessible(ruth);
  const inFeed = await eventsIn(miriam, new URL(feed).pathname);
  expect(inFeed.some(({ startDate }) => startDate.toString().startsWith(first))).toBe(true);
  await ruth.getByRole('button', { name: 'Renew' }).click();
  await ruth.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  await expect(ruth.getByText('Your calendar has a new address', { exact: true })).toBeVisible();
  expect((await miriam.request.get(new URL(feed).pathname)).status()).toBe(404);

  // This evening is called off; the others stay.
  await leader.goto(address);
  await leader.getByRole('button', { name: 'Change or call off' }).click();
  await leader.getByRole('menuitem', { name: 'Call it off' }).click();
  await expectAccessible(leader);
  // Neither button can be taken for the other.
  await expect(leader.getByRole('alertdialog').getByRole('button')).toHaveText(['Keep it', 'Call it off']);
  await leader.getByRole('button', { name: 'Call it off' }).click();
  await expect(leader.getByText('This one is cancelled.')).toBeVisible();
  await ruth.goto(address);
  await expect(ruth.getByText('This one is cancelled.')).toBeVisible();

  // From the next one on it is lunch.
  await daniel.goto(`/community/events?group=${groupId}`);
  await expect(daniel.getByText('Cancelled', { exact: true })).toBeVisible();
  await daniel
    .getByRole('link', { name: /Supper and Acts 2/ })
    .nth(1)
    .click();
  await daniel.getByRole('button', { name: 'Change or call off' }).click();
  await daniel.getByRole('menuitem', { name: 'Change' }).click();
  await daniel.getByRole('radio', { name: /^This and all that follow/ }).check({ force: true });
  await daniel.getByLabel('What is it?').fill('Lunch and Acts 3');
  await daniel.getByLabel(/^What is needed each time/).fill('Four chairs\nRice');
  await expectAccessible(daniel);
  await daniel.getByRole('button', { name: 'Save' }).click();
  await expect(daniel.getByRole('heading', { name: 'Lunch and Acts 3' })).toBeVisible();
  await expect(daniel.getByRole('button', { name: 'I’ll bring it: Rice' })).toBeVisible();
  await daniel.goto(`/community/events?group=${groupId}`);
  await expect(daniel.getByRole('link', { name: /Supper and Acts 2/ })).toHaveCount(1);
  await expect(daniel.getByRole('link', { name: /Lunch and Acts 3/ }).first()).toBeVisible();

  for (const page of [miriam, ruth, daniel, tola]) await page.context().close();
});

test('a host marks who came, who is thanked with XP', async ({ page: leader, browser, baseURL }) => {
  await ready(leader, 'Hannah');
  const miriam = await inLondon(browser, baseURL, 'Miriam');
  const tola = await inLondon(browser, baseURL, 'Tola');
  const groupId = await kitchenOf(tola, [leader], [miriam]);
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
  const { gatheringId, start } = await planSupper(leader, groupId, dayAhead(0), {
    title: 'Noon prayer',
    startsAt: clock(-10),
    endsAt: clock(120),
    timezone: 'UTC',
  });
  const address = `/community/events/${gatheringId}/${encodeURIComponent(start)}`;
  await miriam.goto(address);
  await miriam.getByText('Going', { exact: true }).click();
  await expect(miriam.getByText('One is coming')).toBeVisible();

  await leader.goto(address);
  const came = leader.getByRole('switch', { name: 'Miriam T.' });
  await came.click();
  await expect(came).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(leader);
  const { currentXP } = (await (await miriam.request.get('/api/auth/user')).json()) as { currentXP: number };
  expect(currentXP).toBe(10);
  for (const page of [miriam, tola]) await page.context().close();
});

test('says who plans events, and shows one that is not there as gone', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await signedIn(page);
  await page.goto('/community/events/new');
  await expect(page.getByRole('heading', { name: 'Leaders and helpers plan events' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/community/events/none/2026-11-26T19%3A00');
  await expect(page.getByRole('heading', { name: 'This event is not here' })).toBeVisible();
  await expectAccessible(page);
});

test('tells whoever is away from home by which clocks letters and notices go', async ({ page }) => {
  await signedIn(page, 'Wanda');
  await page.goto('/community/events');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  const note = page.getByText('Letters and notices go by the clocks of Los Angeles.');
  await expect(page.getByRole('link', { name: 'List' })).toBeVisible();
  await expect(note).toHaveCount(0);
  const origin = new URL((await page.request.get('/healthz')).url()).origin;
  const headers = { origin };
  const data = { timezone: 'America/Los_Angeles' };
  expect((await page.request.patch('/api/user/settings', { data, headers })).ok()).toBe(true);
  await page.reload();
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change your time zone' }).click();
  await expect(page.getByRole('button', { name: /^Time zone: Los Angeles/ })).toBeVisible();
});
