import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { getNotificationSettings } from '../../src/features/notifications/notifications.contract.ts';
import { getCurrentUser } from '../../src/features/people/people.contract.ts';
import { getReminder } from '../../src/features/reminders/reminders.contract.ts';
import { endTokenOf } from '../../src/platform/server/letter-end.ts';
import { CHROMIUM_ARGS, findChromium } from '../../test-support/find-chromium.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer } from '../own-server.ts';

const SENTENCE = 'The lamp stands where you left it.';
const NEXT_SENTENCE = 'A verse and a quiet minute wait for you.';

const executablePath = findChromium();
// Who brings push is a worker, and the headless shell shows no notifications.
testWithOwnServer.use({
  serviceWorkers: 'allow',
  launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
});

/** Nobody brings push to this Chromium: the address is invented, and everything else is the browser's own. */
async function bringPush(page: Page, context: BrowserContext, url: string): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
  await context.grantPermissions(['notifications'], { origin: url });
  await page.evaluate((key) => {
    const keys = { p256dh: key, auth: 'A'.repeat(22) };
    const subscription = { toJSON: () => ({ endpoint: 'https://push.test/miriam', keys }) };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, p256dh);
}

testWithOwnServer(
  'a reminder: by calendar, by push on this device, and ended by the button of a notification',
  async ({ page, context, ownServer }) => {
    await signedIn(page, 'Miriam');
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Open my reminder' }).click();
    const standing = page.getByRole('region', { name: 'The next one' });
    await expect(page.getByRole('heading', { level: 1, name: 'A reminder' })).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByText('Each one says something else.')).toBeVisible();
    await page.getByText('In my calendar').click();
    await expect(page.getByText('The entry says the same each time.')).toBeVisible();
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (const name of week) await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Sunday is your sabbath, and it is silent then')).toBeVisible();
    await expectAccessible(page);
    for (const name of week) await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Sunday is your sabbath, and it is silent then')).toBeHidden();
    await page.getByLabel('At', { exact: true }).fill('06:40');
    await page.getByRole('button', { name: 'Sun', exact: true }).click();
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(standing).toContainText(/at 6:40/);
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Save as a file' }).getAttribute('href'))!,
    );
    expect(await file.text()).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA');
    await expectAccessible(page);

    await bringPush(page, context, ownServer.url);
    const line = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
        if (ours) resolve(ours.registrationId);
      });
    });
    await line.send('ServiceWorker.enable');
    const started = context.waitForEvent('serviceworker', (worker) =>
      worker.url().endsWith('/push-worker.js'),
    );
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('On this device.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save as a file' })).toBeHidden();

    const me = (await (await page.request.get(getCurrentUser.path)).json()) as { id: string };
    const secret = readFileSync(path.join(ownServer.dataDir, 'auth-secret'), 'utf8').trim();
    const worker = await started;
    const registrationId = await registered;
    const end = endTokenOf('reminder end', me.id, secret);
    const deliver = (text: string, how: object = { date: '2026-11-26', end }) => {
      const data = JSON.stringify({ text, ...how });
      return line.send('ServiceWorker.deliverPushMessage', { origin: ownServer.url, registrationId, data });
    };
    // Asked while one is on its way, Chromium forgets that one: so the worker says when it has shown them.
    await worker.evaluate(`{
      const show = self.registration.showNotification.bind(self.registration);
      self.shows = [];
      self.registration.showNotification = (...words) => self.shows[self.shows.push(show(...words)) - 1];
    }`);
    const shownAfter = async (count: number) => {
      await expect.poll(() => worker.evaluate('self.shows.length')).toBe(count);
      await worker.evaluate('Promise.all(self.shows).then(() => undefined)');
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push/');
        return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
      });
    };
    await deliver(SENTENCE);
    expect(await shownAfter(1)).toEqual([`Lampstand: ${SENTENCE}`]);
    // The next one stands in its place.
    await deliver(NEXT_SENTENCE);
    expect(await shownAfter(2)).toEqual([`Lampstand: ${NEXT_SENTENCE}`]);
    // What is urgent takes nobody's place, and neither does what is new; of that the next one does.
    await deliver('Please look soon.', { path: '/moderation' });
    await deliver('A new event', { path: '/notifications', tag: 'news' });
    await deliver('A new event\nAn encouragement for you', { path: '/notifications', tag: 'news' });
    expect((await shownAfter(5)).toSorted()).toEqual([
      'Lampstand: A new event\nAn encouragement for you',
      `Lampstand: ${NEXT_SENTENCE}`,
      'Lampstand: Please look soon.',
    ]);

    // As text: the page's types know nothing of a worker's. An event that is made by hand cannot wait: it is waited for here.
    await worker.evaluate(`self.registration.getNotifications({ tag: 'reminder' }).then(([notification]) => {
      const click = new NotificationEvent('notificationclick', { notification, action: 'end' });
      return new Promise((resolve) => {
        click.waitUntil = resolve;
        self.dispatchEvent(click);
      });
    })`);
    expect(await shownAfter(6)).toContainEqual(expect.stringMatching(/^Lampstand: No more reminders come\./));
    const kept = (await (await page.request.get(getReminder.path)).json()) as { way: string | null };
    expect(kept.way).toBeNull();
    // The open page hears of it.
    await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible();
    await expect(standing).toBeHidden();
  },
);

testWithOwnServer(
  'what is new on this device, apart from the reminder there',
  async ({ page, context, ownServer }) => {
    await signedIn(page, 'Miriam');
    await page.goto('/notifications');
    await bringPush(page, context, ownServer.url);
    await page.getByRole('button', { name: 'What reaches you, and when' }).click();
    const here = page.getByRole('switch', { name: 'On this device' });
    await expect(here).not.toBeChecked();
    await here.click();
    await expect(here).toBeChecked();
    await expectAccessible(page);
    const isWorking = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/push/')) !== undefined);
    const kept = async () => (await page.request.get(getNotificationSettings.path)).json();
    expect(await kept()).toMatchObject({ push: { isOnHere: true, devices: 1 } });
    await page.reload();
    await page.getByRole('button', { name: 'What reaches you, and when' }).click();
    await expect(here).toBeChecked();

    // The reminder begins and ends on this device without what is new.
    await page.goto('/settings/reminder');
    await bringPush(page, context, ownServer.url);
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByText('On this device.')).toBeVisible();
    await page.getByRole('button', { name: 'No more reminders' }).click();
    await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible();
    expect(await isWorking()).toBe(true);

    await page.goto('/notifications');
    await page.getByRole('button', { name: 'What reaches you, and when' }).click();
    await here.click();
    await expect(here).not.toBeChecked();
    await expect.poll(isWorking).toBe(false);
    expect(await kept()).toMatchObject({ push: { isOnHere: false, devices: 0, isKnownHere: false } });
  },
);
