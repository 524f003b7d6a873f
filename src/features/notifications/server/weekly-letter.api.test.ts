import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { setRest } from '#features/today/today.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { tellingFeature } from '#test-support/telling-feature.ts';
import {
  getNotificationSettings,
  listNotifications,
  markAllRead,
  stopWeeklyLetter,
  updateNotificationSettings,
} from '../notifications.contract.ts';
import { notify } from './for-other-features.ts';
import { dueLetters } from './weekly-letter.ts';

/** Somebody whose address is confirmed and who wants the letter. */
async function reader(app: TestApp, name: string) {
  const client = await app.user(name);
  const { id, email } = (await client.call(getCurrentUser, {})).body;
  await app.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', id).execute();
  await client.call(updateNotificationSettings, { body: { weeklyLetter: true } });
  return { client, id, email };
}

const tell = (app: TestApp, userId: string, ...subjects: string[]) =>
  inTransaction(app.db, (tx) =>
    notify(
      tx,
      subjects.map((subjectId) => ({ userId, kind: 'greeted', subjectId, actorId: null })),
      app.clock.now(),
    ),
  );

/** As the jobs of three processes at once. */
async function letters(app: TestApp, to: string) {
  const write = () => dueLetters(app.server.deps, new AbortController().signal);
  await Promise.all([write(), write(), write()]);
  await app.server.idle();
  return app.mails.filter((mail) => mail.to === to && mail.subject === 'Your week at Lampstand');
}

describeOnBothEngines(
  'the weekly letter',
  (app) => {
    it('comes once a week, whoever writes it, with what waits', async () => {
      const { id, email } = await reader(app(), 'ada');
      await tell(app(), id, 'morning', 'gone', 'evening');
      expect(await letters(app(), email)).toEqual([]);
      app().clock.advance({ days: 7 });
      await tell(app(), id, 'noon');
      const [letter, ...more] = await letters(app(), email);
      expect(more).toEqual([]);
      expect(letter!.text).toContain('Dear Ada,');
      expect(letter!.text).toContain('Good noon');
      expect(letter!.text).not.toContain('Good gone');
      expect(letter!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
      expect(await letters(app(), email)).toHaveLength(1);
      app().clock.advance({ days: 7 });
      await tell(app(), id, 'night');
      expect(await letters(app(), email)).toHaveLength(2);
    });

    it('comes on the next Saturday also after a clock was a year ahead and put it off', async () => {
      const { id, email } = await reader(app(), 'eunice');
      app().clock.advance({ days: 365 });
      expect(await letters(app(), email)).toEqual([]);
      app().clock.advance({ days: -365 });
      await tell(app(), id, 'morning');
      expect(await letters(app(), email)).toEqual([]);
      app().clock.advance({ days: 7 });
      expect(await letters(app(), email)).toHaveLength(1);
    });

    it('stays away from who rests, and comes again after it', async () => {
      const { client, id, email } = await reader(app(), 'tabitha');
      const day = (days: number) =>
        new Date(app().clock.now() + days * 86_400_000).toISOString().slice(0, 10);
      await client.call(setRest, { body: { until: day(10) } });
      app().clock.advance({ days: 7 });
      await tell(app(), id, 'morning');
      expect(await letters(app(), email)).toEqual([]);
      app().clock.advance({ days: 7 });
      await tell(app(), id, 'noon');
      expect(await letters(app(), email)).toHaveLength(1);
    });

    it('comes once a week to whoever moves to where it is a day earlier, on the Saturday there', async () => {
      app().clock.set('2027-06-02T12:00:00Z');
      const { client, id, email } = await reader(app(), 'noah');
      const live = (timezone: string) => client.call(updateSettings, { body: { timezone } });
      await live('Pacific/Kiritimati');
      await client.call(updateNotificationSettings, { body: { weeklyLetter: false } });
      await client.call(updateNotificationSettings, { body: { weeklyLetter: true } });
      await tell(app(), id, 'morning');
      await live('Pacific/Honolulu');
      app().clock.set('2027-06-04T18:00:00Z'); // Saturday, 8:00 on Kiritimati; Friday, 8:00 on Honolulu
      expect(await letters(app(), email)).toEqual([]);
      app().clock.set('2027-06-05T18:00:00Z');
      expect(await letters(app(), email)).toHaveLength(1);
      await live('Pacific/Kiritimati');
      app().clock.set('2027-06-11T18:00:00Z');
      await tell(app(), id, 'noon');
      expect(await letters(app(), email)).toHaveLength(1);
      app().clock.set('2027-06-12T18:00:00Z'); // as it was due before
      expect(await letters(app(), email)).toHaveLength(2);
      app().clock.set('2027-06-18T17:59:00Z');
      expect(await letters(app(), email)).toHaveLength(2);
    });

    it('does not come when nothing waits, or the address is not confirmed', async () => {
      const { client, id, email } = await reader(app(), 'ben');
      app().clock.advance({ days: 7 });
      expect(await letters(app(), email)).toEqual([]);
      await tell(app(), id, 'morning');
      const [newest] = (await client.call(listNotifications, {})).body;
      await client.call(markAllRead, { body: { upTo: newest!.id } });
      app().clock.advance({ days: 7 });
      expect(await letters(app(), email)).toEqual([]);
      await tell(app(), id, 'noon');
      await app().db.updateTable('user').set({ emailVerified: 0 }).where('id', '=', id).execute();
      app().clock.advance({ days: 6 });
      expect(await letters(app(), email)).toEqual([]);
    });

    it('ends by its link, without signing in, as people and mail programs open it', async () => {
      const { client, id, email } = await reader(app(), 'cleo');
      app().clock.advance({ days: 6 });
      await tell(app(), id, 'morning');
      app().clock.advance({ days: 1 });
      const [letter] = await letters(app(), email);
      const address = /<http:\/\/localhost:3000([^>]+)>/.exec(letter!.headers!['List-Unsubscribe']!)![1]!;
      const visitor = app().visitor();
      // Opening it ends nothing: mail programs look at links.
      expect((await visitor.fetch(address)).status).toBeGreaterThanOrEqual(400);
      expect((await client.call(getNotificationSettings, {})).body.weeklyLetter).toBe(true);
      const oneClick = await visitor.fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(oneClick.status).toBe(204);
      expect((await client.call(getNotificationSettings, {})).body.weeklyLetter).toBe(false);
      const token = new URL(address, 'http://localhost').searchParams.get('token')!;
      expect((await visitor.call(stopWeeklyLetter, { query: { token } })).status).toBe(204);
      expect(letter!.text).toContain(`/letters/stop?token=${token}`);
    });

    it('is ended by no link that this server did not make', async () => {
      const { client, id } = await reader(app(), 'dan');
      for (const token of ['', 'x', `${id}.`, `${id}.${'A'.repeat(43)}`]) {
        expect((await app().visitor().refused(stopWeeklyLetter, { query: { token } })).status).toBe(404);
      }
      expect((await client.call(getNotificationSettings, {})).body.weeklyLetter).toBe(true);
    });
  },
  { moreFeatures: [tellingFeature] },
);
