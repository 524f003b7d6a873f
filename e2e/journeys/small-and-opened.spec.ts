import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';
import { dayAhead, kitchenOf, planSupper } from '../kitchen.ts';
import { empower } from '../moderators.ts';
import { expectAllWhole, expectOpenedWhole, expectWhole } from '../opened-layers.ts';
import { testWithOwnServer } from '../own-server.ts';
import { SMALL_PHONE } from '../small-phone.ts';
import { another, call, ready, topicIn } from '../study-group.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi';

for (const one of [test, testWithOwnServer])
  one.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('what opens over prayer, groups and events is whole on the smallest phone, also in large letters and above a keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  // One thing of one newcomer comes half a minute after another: there are three of them.
  const [ruth, tola] = [await another(browser, baseURL, 'Ruth'), await another(browser, baseURL, LONG)];
  const ask = (who: Page, text: string) =>
    call<{ id: string }>(who, 'POST', '/api/prayer/requests', {
      text,
      audience: { kind: 'everyone', id: null },
      isAnonymous: false,
    });
  const mine = await ask(page, 'My sister’s visa');
  const hers = await ask(tola, 'w'.repeat(80));
  for (const name of ['Family', 'w'.repeat(40)]) await call(page, 'POST', '/api/prayer/folders', { name });
  await call(page, 'POST', '/api/prayer/items', { text: 'Dad’s knee', folderId: null, reminder: null });
  await expectAllWhole(page, '/prayers', [['Folders'], ['Add to my list'], [/^Dad’s knee/]]);
  await expectAllWhole(page, `/prayers/requests/${mine.id}`, [
    ['Edit, change who sees it, delete', 'Edit, or change who sees it'],
    ['Edit, change who sees it, delete', 'Delete'],
    ['It was answered'],
  ]);
  await expectAllWhole(page, `/prayers/requests/${hers.id}`, [['More about this request', 'Report']]);

  const groupId = await kitchenOf(ruth, [page], [tola]);
  const group = `/community/groups/${groupId}`;
  const { id: hannahId } = await call<{ id: string }>(page, 'GET', '/api/auth/user');
  await call(ruth, 'PUT', `/api/groups/${groupId}/members/${hannahId}/offer`, { way: 'beside' });
  const { offer } = await call<{ offer: { id: string } }>(page, 'GET', `/api/groups/${groupId}`);
  await call(page, 'PUT', `/api/groups/${groupId}/offer`, { offerId: offer.id, answer: 'lead' });
  const startsOn = new Date().toISOString().slice(0, 10);
  await call(page, 'POST', `/api/groups/${groupId}/plan`, {
    references: ['Acts 2:42-47'],
    startsOn,
    every: 'week',
  });
  const topic = await topicIn(tola, group, { title: LONG, text: 'I have three seats.' });
  await expectAllWhole(page, group, [['More about this group'], ['More about this group', 'Leave']]);
  await expectAllWhole(page, `${group}?tab=people`, [
    ['Invite'],
    [/^What Wolfe.* may do$/],
    [/^What Wolfe.* may do$/, 'Remove from the group'],
  ]);
  await expectAllWhole(page, `${group}?tab=talk`, [['Open a topic']]);
  await expectAllWhole(page, topic, [
    ['Add pictures or a poll', 'A poll'],
    [/^More about the words of/, 'Report'],
    ['More about this topic', 'Report'],
  ]);
  await page.getByRole('button', { name: 'More about this topic' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByText('Its author isn’t told who wrote.')).toBeVisible();

  const { gatheringId, start } = await planSupper(page, groupId, dayAhead(3), { brings: ['Soup'] });
  await call(ruth, 'PUT', `/api/gatherings/${gatheringId}/${start}/answer`, { answer: 'going' });
  await expectAllWhole(page, `/community/events/${gatheringId}/${start}`, [
    [/^Who comes: /],
    ['Change or call off'],
    ['Change or call off', 'Call it off'],
  ]);
  const poll = await call<{ id: string; dates: { id: string }[] }>(ruth, 'POST', '/api/date-polls', {
    groupId,
    title: LONG,
    minutes: 120,
    timezone: 'Europe/London',
    startsAt: [`${dayAhead(7)}T19:00`, `${dayAhead(8)}T19:00`],
  });
  await call(ruth, 'PUT', `/api/date-polls/${poll.id}/dates/${poll.dates[0]?.id}/answer`, { answer: 'yes' });
  await expectAllWhole(page, `/community/dates/${poll.id}`, [
    [/who can on/],
    [/^Take this date/],
    ['Change the dates or call it off', 'Add a date'],
    ['Change the dates or call it off', 'Call it off'],
  ]);
});

testWithOwnServer(
  'what opens over the Bible, the journal, the wardrobe, the settings and the desks is whole there, too',
  async ({ page, browser, baseURL, ownServer }) => {
    await page.goto('/healthz');
    const person = await signedIn(page, 'Hannah');
    await empower(page, ownServer, person, 'admin');
    const ruth = await another(browser, baseURL, LONG);
    for (const content of ['w'.repeat(300), 'Rain all day', 'A lamp', 'A walk', 'The sea']) {
      await call(page, 'POST', '/api/journal/entries', { content, mood: 'grateful', writingTimeMinutes: 1 });
    }
    await expectAllWhole(page, '/journal', [['Edit entry'], ['Delete entry'], [/^Your account/]]);
    await expectAllWhole(page, '/year', [[/written/], [/Grateful/]]);
    await expectAllWhole(page, '/year/page', [['Choose a line of yours']]);

    await expectAllWhole(page, '/bible/JHN/3/16', [
      [/other chapters$/],
      [/how the text is set$/],
      ['Note on John 3:16'],
      ['More with John 3:16'],
      ['More with John 3:16', 'Cross references of John 3:16'],
    ]);
    // From 'Go to a chapter' on a phone, and by its key.
    await page.keyboard.press('l');
    await expectOpenedWhole(page, 'Lately, letters 200 %');
    // Held sideways, what is done with a verse is one line that is moved, which cut its menu off.
    await page.setViewportSize({ width: SMALL_PHONE.height, height: SMALL_PHONE.width });
    await page.goto('/bible/JHN/3/16');
    await expectWhole(page, ['More with John 3:16'], 100);
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/bible/PSA/119');
    await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    for (const presses of [[/other chapters$/], [/how the text is set$/]] as const)
      await expectWhole(page, presses, 100);

    await expectAllWhole(page, '/?tab=chests', [['My rhythm'], [/^Open /]]);
    await expectAllWhole(page, '/?tab=outfits', [[/^Try on /]]);
    await expectAllWhole(page, '/circle', [['Invite someone']]);
    await expectAllWhole(page, '/notifications', [['What reaches you, and when']]);
    await expectAllWhole(page, '/settings', [
      [/^Change profile picture/],
      [/^Time zone/],
      ['New backup codes'],
      ['Turn it off'],
      ['Delete my account'],
    ]);

    const { id: ruthId } = await call<{ id: string }>(ruth, 'GET', '/api/auth/user');
    await expectAllWhole(page, `/administration/people/${ruthId}`, [['Sign out everywhere']]);
    await call(page, 'POST', '/api/invitations', { uses: 10, days: 14, note: LONG });
    await expectAllWhole(page, '/invitations', [['Take back']]);
  },
);
