import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logout } from '#features/accounts/accounts.contract.ts';
import { revokeOtherSessions, updateSettings } from '#features/accounts/settings.contract.ts';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { updateNotificationSettings } from '#features/notifications/notifications.contract.ts';
import { createPrayerOfToday, endRest, setRest, setSabbath } from '#features/today/today.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { networkOf, type PushServer, serverKeyOf, startPushServer } from '#test-support/push-server.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  endReminder,
  endReminderByToken,
  getReminder,
  removeDevice,
  saveReminder,
} from '../reminders.contract.ts';
import { remindDue } from './due-reminders.ts';

const SECRET = 'a secret that is only used by the tests, 48 chars';
const MORNINGS = Array<string>(7).fill('06:40');
const LETTER = 'A word for today';

let push: PushServer;

describeOnBothEngines(
  'a reminder',
  (app) => {
    let ruth: Person;
    let name: string;
    let email: string;

    beforeAll(async () => {
      push = await startPushServer(SECRET);
    });
    afterAll(() => push.stop());
    beforeEach(async () => {
      // A Wednesday.
      app().clock.set('2026-11-25T12:00Z');
      name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
      ruth = await personNamed(app(), name);
      email = `${name}@example.org`;
      push.arrived.length = 0;
      push.answerWith(null);
    });

    const confirm = () =>
      app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', ruth.id).execute();
    const state = async () => (await ruth.client.call(getReminder, {})).body;
    const choose = async (way: 'push' | 'letter' | 'calendar', times: (string | null)[] = MORNINGS) => {
      if (way === 'letter') await confirm();
      const device = way === 'push' ? { device: push.subscribe(name) } : {};
      return (await ruth.client.call(saveReminder, { body: { way, times, ...device } })).body;
    };
    /** As the jobs of three servers at once. */
    async function at(time: string) {
      app().clock.set(time);
      const run = () => remindDue(app().server.deps, new AbortController().signal);
      await Promise.all([run(), run(), run()]);
      await app().server.idle();
    }
    const letters = () => app().mails.filter(({ to, subject }) => to === email && subject === LETTER);
    const pushed = () => push.arrived.filter(({ to }) => to === name);

    it('is off until somebody chooses it', async () => {
      expect(await state()).toMatchObject({
        way: null,
        next: null,
        today: '2026-11-25',
        sabbath: 7,
        push: { isOnHere: false, devices: 0, serverKey: serverKeyOf(SECRET) },
      });
      await at('2026-11-26T06:40Z');
      expect([letters(), pushed()]).toEqual([[], []]);
    });

    it('comes by push, once a day, encrypted for the browser, with another sentence each day', async () => {
      expect(await choose('push')).toMatchObject({
        way: 'push',
        next: { date: '2026-11-26', time: '06:40' },
        push: { isOnHere: true, devices: 1 },
      });
      await at('2026-11-26T06:39:59Z');
      expect(pushed()).toEqual([]);
      await at('2026-11-26T06:40Z');
      await at('2026-11-26T06:41Z');
      expect(push.refused).toEqual([]);
      expect(pushed()).toEqual([
        {
          to: name,
          message: { text: expect.any(String), date: '2026-11-26', end: expect.any(String) },
          ttl: 3 * 60 * 60,
          urgency: 'low',
          topic: 'reminder',
          subject: expect.stringMatching(/^mailto:/),
        },
      ]);
      expect((await state()).next).toEqual({ date: '2026-11-27', time: '06:40' });
      await at('2026-11-27T06:40Z');
      const [first, second] = pushed().map(({ message }) => message.text);
      expect(second).not.toBe(first);
      // The same day chosen anew, or another time of it, brings no second one.
      await ruth.client.call(endReminder, {});
      await choose('push', Array<string>(7).fill('07:00'));
      await at('2026-11-27T07:00Z');
      expect(pushed()).toHaveLength(2);
    });

    it.each([
      ['and no day has two', '2026-11-26T06:50Z', 2],
      ['also where nothing is left of that day', '2026-11-26T05:00Z', 3],
    ])('comes again after a server’s clock was a year ahead, %s', async (_, right, times) => {
      await choose('push');
      if (times === 2) await at('2026-11-26T06:45Z');
      await at('2027-11-26T06:45Z');
      await at(right);
      expect(pushed()).toHaveLength(times === 2 ? 2 : 1);
      await at('2026-11-26T06:55Z');
      await at('2026-11-27T06:45Z');
      expect(pushed()).toHaveLength(3);
      expect((await state()).next).toEqual({ date: '2026-11-28', time: '06:40' });
    });

    it('comes by letter to a confirmed address, and ends by its link without signing in', async () => {
      const body = { way: 'letter', times: MORNINGS } as const;
      expect((await ruth.client.refused(saveReminder, { body })).body).toMatchObject({
        code: 'INVALID_INPUT',
      });
      await choose('letter');
      await at('2026-11-26T06:45Z');
      const [letter, ...more] = letters();
      expect(more).toEqual([]);
      expect(letter!.text).toContain('Lampstand: http://localhost:3000/\n');
      expect(letter!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
      const address = /<http:\/\/localhost:3000([^>]+)>/.exec(letter!.headers!['List-Unsubscribe']!)![1]!;
      const visitor = app().visitor();
      // Opening it ends nothing: mail programs look at links.
      expect((await visitor.fetch(address)).status).toBeGreaterThanOrEqual(400);
      expect((await state()).way).toBe('letter');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const oneClick = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' };
      expect((await visitor.fetch(address, oneClick)).status).toBe(204);
      expect(await state()).toMatchObject({ way: null, next: null, times: MORNINGS });
      for (const token of ['', 'x', `${ruth.id}.0.`, `${ruth.id}.0.${'A'.repeat(43)}`]) {
        expect((await visitor.refused(endReminderByToken, { query: { token } })).status).toBe(404);
      }
    });

    it('is ended on every device by what a notification carries', async () => {
      await choose('push');
      await at('2026-11-26T06:40Z');
      const token = pushed()[0]!.message.end!;
      expect((await app().visitor().call(endReminderByToken, { query: { token } })).status).toBe(204);
      expect(await state()).toMatchObject({ way: null, push: { devices: 0 } });
      await at('2026-11-27T06:40Z');
      expect(pushed()).toHaveLength(1);
    });

    it('is silent on the sabbath, in a rest, and once three lamps burn', async () => {
      await choose('letter');
      await ruth.client.call(setSabbath, { body: { weekday: 4 } });
      expect((await state()).next).toEqual({ date: '2026-11-27', time: '06:40' });
      await at('2026-11-26T06:40Z');
      expect(letters()).toEqual([]);
      await ruth.client.call(setRest, { body: { until: '2026-11-27' } });
      expect((await state()).next).toEqual({ date: '2026-11-28', time: '06:40' });
      await at('2026-11-27T06:40Z');
      expect(letters()).toEqual([]);
      await ruth.client.call(endRest, {});
      app().clock.set('2026-11-28T05:00Z');
      await ruth.client.call(markChapterRead, { params: { bookId: 'OBA', chapter: '1' } });
      await ruth.client.call(createPrayerOfToday, {});
      expect((await state()).next).toEqual({ date: '2026-11-28', time: '06:40' });
      const entry = { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 };
      await ruth.client.call(createEntry, { body: entry });
      expect((await state()).next).toEqual({ date: '2026-11-29', time: '06:40' });
      await at('2026-11-28T06:40Z');
      expect(letters()).toEqual([]);
      await at('2026-11-29T06:40Z');
      expect(letters()).toHaveLength(1);
    });

    it('asks about the day that it is of, also when it is sent a moment after midnight', async () => {
      await choose('letter', Array<string>(7).fill('23:59'));
      app().clock.set('2026-11-26T20:00Z');
      await ruth.client.call(markChapterRead, { params: { bookId: 'OBA', chapter: '1' } });
      await ruth.client.call(createPrayerOfToday, {});
      const entry = { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 };
      await ruth.client.call(createEntry, { body: entry });
      await at('2026-11-27T00:00:30Z');
      expect(letters()).toEqual([]);
      await at('2026-11-28T00:00:30Z');
      expect(letters()).toHaveLength(1);
    });

    it('comes at the chosen time in quiet hours, and not when it is held up until they begin', async () => {
      await ruth.client.call(updateNotificationSettings, { body: { quiet: { from: '07:00', to: '09:00' } } });
      await choose('letter', Array<string>(7).fill('08:00'));
      await at('2026-11-26T08:00Z');
      expect(letters()).toHaveLength(1);
      await choose('letter', Array<string>(7).fill('06:50'));
      await at('2026-11-27T07:05Z');
      expect(letters()).toHaveLength(1);
    });

    it('does not come hours later, after a server was down, nor to who is banned', async () => {
      await choose('letter');
      await at('2026-11-26T07:41Z');
      expect(letters()).toEqual([]);
      await at('2026-11-27T07:40Z');
      expect(letters()).toHaveLength(1);
      const bannedUntil = Date.parse('2026-11-29T00:00Z');
      await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', ruth.id).execute();
      await at('2026-11-28T06:40Z');
      expect(letters()).toHaveLength(1);
    });

    it('goes by the clock where somebody is, and gives no date two', async () => {
      const live = (timezone: string) => ruth.client.call(updateSettings, { body: { timezone } });
      await live('America/New_York');
      await choose('letter');
      expect((await state()).next).toEqual({ date: '2026-11-26', time: '06:40' });
      await live('Europe/Berlin');
      await app().server.idle();
      await at('2026-11-26T05:40Z');
      expect(letters()).toHaveLength(1);
      await live('America/New_York');
      await app().server.idle();
      await at('2026-11-26T11:40Z');
      expect(letters()).toHaveLength(1);
      await at('2026-11-27T11:40Z');
      expect(letters()).toHaveLength(2);
    });

    it('is tried again while push is not taken, within the hour, and the browser that is gone is forgotten', async () => {
      await choose('push');
      push.answerWith(503);
      await at('2026-11-26T06:40Z');
      push.answerWith(429);
      await at('2026-11-26T06:41:01Z');
      push.answerWith(null);
      await at('2026-11-26T06:43Z');
      expect(pushed()).toEqual([]);
      await at('2026-11-26T06:46Z');
      expect(pushed()).toHaveLength(1);
      push.answerWith(503);
      await at('2026-11-27T06:40Z');
      push.answerWith(null);
      await at('2026-11-27T07:41Z');
      expect(pushed()).toHaveLength(1);
      push.answerWith(410);
      await at('2026-11-28T06:40Z');
      expect(await state()).toMatchObject({ way: 'push', next: null, push: { isOnHere: false, devices: 0 } });
    });

    it('goes to every browser that asked for it, until that is signed out or says no', async () => {
      await choose('push');
      const [phone, tablet] = [await app().user(name), await app().user(name)];
      for (const [client, which] of [
        [phone, 'phone'],
        [tablet, 'tablet'],
      ] as const) {
        const device = push.subscribe(`${name}-${which}`);
        await client.call(saveReminder, { body: { way: 'push', times: MORNINGS, device } });
      }
      expect((await state()).push.devices).toBe(3);
      const arrivedAt = () => push.arrived.map(({ to }) => to).toSorted();
      await at('2026-11-26T06:40Z');
      expect(arrivedAt()).toEqual([name, `${name}-phone`, `${name}-tablet`]);
      await phone.call(logout, {});
      await tablet.call(removeDevice, {});
      expect((await state()).push).toMatchObject({ isOnHere: true, devices: 1 });
      await ruth.client.call(revokeOtherSessions, {});
      expect((await state()).push.devices).toBe(1);
      // A browser that somebody else signs in with is theirs.
      const other = await app().user(`boaz-${name}`);
      const device = push.subscribe(name);
      await other.call(saveReminder, { body: { way: 'push', times: MORNINGS, device } });
      expect((await state()).push).toMatchObject({ isOnHere: false, devices: 0 });
    });

    it('takes no address that leads into this network, and no key that is none', async () => {
      const good = push.subscribe(name);
      const refused = async (device: typeof good) =>
        (await ruth.client.refused(saveReminder, { body: { way: 'push', times: MORNINGS, device } })).status;
      for (const endpoint of [
        good.endpoint.replace('https', 'http'),
        'https://10.0.0.1/x',
        'https://[::1]/x',
        'https://127.0.0.1:22/x',
        'https://user:word@push.test/x',
        `https://push.test/${'x'.repeat(1000)}`,
        'nowhere',
      ]) {
        expect([endpoint, await refused({ ...good, endpoint })]).toEqual([endpoint, 400]);
      }
      const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
      expect(await refused({ ...good, keys: { ...good.keys, p256dh } })).toBe(400);
      // A name that leads elsewhere once it is asked: nothing is sent, and it is forgotten.
      const endpoint = `https://push.test:1/${name}`;
      await ruth.client.call(saveReminder, {
        body: { way: 'push', times: MORNINGS, device: { ...good, endpoint } },
      });
      await at('2026-11-26T06:40Z');
      expect((await state()).push.devices).toBe(0);
    });

    it('is everybody’s own, and no visitor’s', async () => {
      await choose('push');
      const other = await app().user(`boaz-${name}`);
      expect((await other.call(getReminder, {})).body).toMatchObject({ way: null, push: { devices: 0 } });
      expect((await app().visitor().send('GET', '/api/reminder')).status).toBe(401);
    });
  },
  { push: { network: networkOf(() => push) }, secret: SECRET },
);
