import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { blockPerson } from '#features/circle/circle.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { tellingFeature } from '#test-support/telling-feature.ts';
import {
  getNotificationSettings,
  getUnread,
  listNotifications,
  updateNotificationSettings,
} from '../notifications.contract.ts';
import { type Notice, notify } from './for-other-features.ts';
import { tellAfterQuietHours } from './quiet-hours.ts';

async function somebody(app: TestApp, name: string) {
  const client = await app.user(name);
  return { client, id: (await client.call(getCurrentUser, {})).body.id };
}

function tell(app: TestApp, userId: string, kind = 'greeted', actorId: string | null = null): Promise<void> {
  const notice: Notice = { userId, kind, subjectId: 'morning', actorId };
  return inTransaction(app.db, (tx) => notify(tx, [notice], app.clock.now()));
}

describeOnBothEngines(
  'what reaches somebody, and when',
  (app) => {
    it('is everything by itself, at any hour, without letters', async () => {
      const { client } = await somebody(app(), 'ada');
      const { body } = await client.call(getNotificationSettings, {});
      expect(body).toMatchObject({ quiet: null, weeklyLetter: false });
      expect(body.switches).toContainEqual({
        id: 'greetings',
        label: 'Greetings',
        description: 'Somebody greeted you.',
        isOn: true,
      });
      // Two kinds share the switch, and one has none.
      expect(body.switches.filter(({ id }) => id === 'greetings')).toHaveLength(1);
      const visitor = app().visitor();
      expect((await visitor.refused(getNotificationSettings, {})).status).toBe(401);
      expect((await visitor.refused(updateNotificationSettings, { body: {} })).status).toBe(401);
    });

    it('is nothing of a kind whose switch is off, and that alone', async () => {
      const { client, id } = await somebody(app(), 'ben');
      const off = await client.call(updateNotificationSettings, { body: { switches: { greetings: false } } });
      expect(off.body.switches.find((one) => one.id === 'greetings')?.isOn).toBe(false);
      await tell(app(), id, 'greeted');
      await tell(app(), id, 'hugged');
      await tell(app(), id, 'warned');
      expect((await client.call(listNotifications, {})).body.map(({ kind }) => kind)).toEqual(['warned']);
      await client.call(updateNotificationSettings, { body: { switches: { greetings: true } } });
      await tell(app(), id, 'hugged');
      expect((await client.call(getUnread, {})).body.unread).toBe(2);
    });

    it('is nothing about whom one has blocked, either way', async () => {
      const cleo = await somebody(app(), 'cleo');
      const dan = await somebody(app(), 'dan');
      expect((await cleo.client.call(blockPerson, { params: { personId: dan.id } })).status).toBeLessThan(
        300,
      );
      await tell(app(), cleo.id, 'greeted', dan.id);
      await tell(app(), dan.id, 'greeted', cleo.id);
      await tell(app(), dan.id);
      expect((await cleo.client.call(getUnread, {})).body.unread).toBe(0);
      expect((await dan.client.call(getUnread, {})).body.unread).toBe(1);
    });

    it('keeps the rest when one thing is changed, and clears by null', async () => {
      const { client } = await somebody(app(), 'eve');
      const change = async (body: object) => (await client.call(updateNotificationSettings, { body })).body;
      await change({ quiet: { from: '21:00', to: '06:30' } });
      expect(await change({ weeklyLetter: true })).toMatchObject({
        quiet: { from: '21:00', to: '06:30' },
        weeklyLetter: true,
      });
      expect(await change({ quiet: null })).toMatchObject({ quiet: null, weeklyLetter: true });
      const file = (await client.call(exportMine, {})).body as unknown as Record<string, object[]>;
      expect(file['notificationSettings']).toMatchObject([{ turnedOff: [], quietHours: null }]);
    });

    it.each([
      { quiet: { from: '21:00', to: '21:00' } },
      { quiet: { from: '24:00', to: '06:30' } },
      { quiet: { from: '9:00', to: '10:00' } },
      { weeklyLetter: 'yes' },
      { more: 1 },
    ])('refuses %j', async (body) => {
      const { client } = await somebody(app(), 'fay');
      const answer = await client.send('PATCH', updateNotificationSettings.path, body);
      expect(answer.status).toBe(400);
    });

    it('refuses a switch that is not there', async () => {
      const { client } = await somebody(app(), 'gus');
      const body = { switches: { 'no-such-switch': false } };
      expect((await client.refused(updateNotificationSettings, { body })).status).toBe(404);
    });

    it('waits for the end of quiet hours before browsers hear of it; the list has it', async () => {
      const { client, id } = await somebody(app(), 'hal');
      const tomorrow = new Date(app().clock.now() + 86_400_000).toISOString().slice(0, 10);
      app().clock.set(`${tomorrow}T12:00:00Z`);
      await client.call(updateNotificationSettings, { body: { quiet: { from: '11:00', to: '13:00' } } });
      const listener = await LiveListener.open(client);
      await tell(app(), id);
      expect((await client.call(getUnread, {})).body.unread).toBe(1);
      const told = () => tellAfterQuietHours(app(), new AbortController().signal);
      await told();
      const held = await app()
        .db.selectFrom('live_message')
        .select('position')
        .where('user_id', '=', id)
        .execute();
      app().clock.advance({ hours: 1 });
      await told();
      await told();
      const rows = await app()
        .db.selectFrom('live_message')
        .select('position')
        .where('user_id', '=', id)
        .execute();
      expect(rows.length).toBe(held.length + 1);
      expect(await listener.changed()).toEqual(['/api/notifications']);
      listener.leave();
      // What was held back while a clock was a year ahead is not held back for a year.
      app().clock.advance({ days: 364, hours: 23 });
      await tell(app(), id);
      app().clock.advance({ days: -364 });
      await told();
      const { held_until } = await app()
        .db.selectFrom('notification_setting')
        .select('held_until')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(held_until).toBeNull();
    });
  },
  { moreFeatures: [tellingFeature] },
);
