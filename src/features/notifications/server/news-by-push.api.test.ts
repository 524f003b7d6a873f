import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logout } from '#features/accounts/accounts.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { endReminder, getReminder, saveReminder } from '#features/reminders/reminders.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { networkOf, type PushServer, startPushServer } from '#test-support/push-server.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { tellingFeature } from '#test-support/telling-feature.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  addDevice,
  getNotificationSettings,
  listNotifications,
  markRead,
  removeDevice,
  updateNotificationSettings,
} from '../notifications.contract.ts';
import { tellByPush } from './news-by-push.ts';
import { notify } from './notify.ts';

const SECRET = 'a secret that is only used by the tests, 48 chars';
const MORNINGS = Array<string>(7).fill('06:40');

let push: PushServer;

describeOnBothEngines(
  'what is new, by push',
  (app) => {
    let client: TestClient;
    let id: string;
    let name: string;

    beforeAll(async () => {
      push = await startPushServer(SECRET);
    });
    afterAll(() => push.stop());
    beforeEach(async () => {
      app().clock.set('2026-11-25T12:00Z');
      name = `ruth-${randomUUID().slice(0, 8)}`;
      client = await app().user(name);
      id = (await client.call(getCurrentUser, {})).body.id;
      push.arrived.length = 0;
      push.answerWith(null);
    });

    const choose = (by = client, device = name) =>
      by.call(addDevice, { body: { device: push.subscribe(device) } });
    const tell = (...told: [kind: string, subjectId: string][]) =>
      inTransaction(app().db, (tx) =>
        notify(
          tx,
          told.map(([kind, subjectId]) => ({ userId: id, kind, subjectId, actorId: null })),
          app().clock.now(),
        ),
      );
    /** What arrived by a time, by the jobs of three servers at once. */
    async function arrivedAt(time: string) {
      app().clock.set(time);
      const run = () => tellByPush(app().server.deps, new AbortController().signal);
      await Promise.all([run(), run(), run()]);
      await app().server.idle();
      return push.arrived.splice(0).map(({ to, message, urgency, topic }) => ({
        to,
        text: message.text,
        path: message.path,
        how: `${urgency} ${topic}`,
      }));
    }
    const settings = async (by = client) => (await by.call(getNotificationSettings, {})).body.push;

    it('comes a minute later as one message, on the devices that were chosen, without names and words', async () => {
      expect(await settings()).toMatchObject({ isOnHere: false, devices: 0, isKnownHere: false });
      await tell(['greeted', 'before']);
      expect((await choose()).body.push).toMatchObject({ isOnHere: true, devices: 1, isKnownHere: true });
      await tell(['greeted', 'morning'], ['hugged', 'tight']);
      app().clock.set('2026-11-25T12:00:30Z');
      await tell(['warned', 'of ice']);
      expect(await arrivedAt('2026-11-25T12:00:59Z')).toEqual([]);
      const text = 'Something for you\nA greeting';
      const how = 'normal news';
      expect(await arrivedAt('2026-11-25T12:01Z')).toEqual([{ to: name, text, path: '/notifications', how }]);
      expect(await arrivedAt('2026-11-25T13:00Z')).toEqual([]);
      expect(push.refused).toEqual([]);
    });

    it('says nothing of what was read meanwhile, is gone, or was turned off', async () => {
      await choose();
      await tell(['greeted', 'gone'], ['warned', 'of ice']);
      const [newest] = (await client.call(listNotifications, {})).body;
      await client.call(markRead, { params: { notificationId: newest!.id } });
      expect(await arrivedAt('2026-11-25T12:05Z')).toEqual([]);
      await tell(['greeted', 'noon']);
      await client.call(updateNotificationSettings, { body: { switches: { greetings: false } } });
      expect(await arrivedAt('2026-11-25T12:10Z')).toEqual([]);
    });

    it('waits until quiet hours are over, also when they are chosen meanwhile', async () => {
      await choose();
      await client.call(updateNotificationSettings, { body: { quiet: { from: '11:00', to: '13:00' } } });
      await tell(['greeted', 'noon']);
      expect(await arrivedAt('2026-11-25T12:59Z')).toEqual([]);
      expect(await arrivedAt('2026-11-25T13:00Z')).toHaveLength(1);
      await tell(['greeted', 'afternoon']);
      await client.call(updateNotificationSettings, { body: { quiet: { from: '13:00', to: '15:00' } } });
      expect(await arrivedAt('2026-11-25T14:00Z')).toEqual([]);
      await client.call(updateNotificationSettings, { body: { quiet: null } });
      expect(await arrivedAt('2026-11-25T14:01Z')).toHaveLength(1);
    });

    it('is apart from the reminder: either ends without the other', async () => {
      await choose();
      await client.call(saveReminder, {
        body: { way: 'push', times: MORNINGS, device: push.subscribe(name) },
      });
      expect((await client.call(removeDevice, {})).body.push).toMatchObject({
        isOnHere: false,
        devices: 0,
        isKnownHere: true,
      });
      await tell(['greeted', 'noon']);
      expect(await arrivedAt('2026-11-25T12:05Z')).toEqual([]);
      await choose();
      expect((await client.call(endReminder, {})).body.push).toMatchObject({
        isOnHere: false,
        devices: 0,
        isKnownHere: true,
      });
      await tell(['greeted', 'noon']);
      expect(await arrivedAt('2026-11-25T12:10Z')).toHaveLength(1);
    });

    it('stays what it was for when its owner has signed in anew in the same browser', async () => {
      await client.call(saveReminder, {
        body: { way: 'push', times: MORNINGS, device: push.subscribe(name) },
      });
      const again = await app().user(name);
      await choose(again);
      expect((await again.call(getReminder, {})).body.push).toMatchObject({ isOnHere: true, devices: 1 });
      await again.call(saveReminder, {
        body: { way: 'push', times: MORNINGS, device: push.subscribe(name) },
      });
      expect(await settings(again)).toMatchObject({ isOnHere: true, devices: 1 });
    });

    it('is looked at anew at each try: quiet hours, what was read, and whether it is still chosen', async () => {
      await choose();
      await client.call(saveReminder, {
        body: { way: 'push', times: MORNINGS, device: push.subscribe(name) },
      });
      await client.call(updateNotificationSettings, { body: { quiet: { from: '12:03', to: '12:30' } } });
      push.answerWith(503);
      await tell(['greeted', 'noon']);
      expect(await arrivedAt('2026-11-25T12:01Z')).toEqual([]);
      push.answerWith(null);
      expect(await arrivedAt('2026-11-25T12:10Z')).toEqual([]);
      expect(await arrivedAt('2026-11-25T12:31Z')).toHaveLength(1);
      push.answerWith(503);
      await tell(['greeted', 'afternoon']);
      expect(await arrivedAt('2026-11-25T12:33Z')).toEqual([]);
      await client.call(removeDevice, {});
      push.answerWith(null);
      expect(await arrivedAt('2026-11-25T12:50Z')).toEqual([]);
    });

    it('belongs to one of two who choose it on one device at once', async () => {
      const other = await app().user(`other-${name}`);
      for (let round = 0; round < 5; round++) {
        const address = `${name}-shared-${round}`;
        const answers = await Promise.all([choose(client, address), choose(other, address)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const of = async (who: TestClient) => (await who.call(getNotificationSettings, {})).body.push.devices;
        expect((await of(client)) + (await of(other))).toBe(1);
      }
    });

    it('goes to each device by itself, and to none that is signed out, another’s, or of whoever is banned', async () => {
      const other = await app().user(name);
      await choose();
      await choose(other, `${name}-phone`);
      await tell(['greeted', 'noon']);
      const both = await arrivedAt('2026-11-25T12:05Z');
      expect(both.map(({ to }) => to).toSorted()).toEqual([name, `${name}-phone`]);
      await other.call(logout, {});
      const ben = await app().user(`ben-${name}`);
      await choose(ben, `${name}-ben`);
      await tell(['greeted', 'evening']);
      expect((await arrivedAt('2026-11-25T12:10Z')).map(({ to }) => to)).toEqual([name]);
      await tell(['greeted', 'night']);
      await app().db.updateTable('user').set({ bannedUntil: 8.64e15 }).where('id', '=', id).execute();
      expect(await arrivedAt('2026-11-25T12:15Z')).toEqual([]);
    });
  },
  { moreFeatures: [tellingFeature], push: { network: networkOf(() => push) }, secret: SECRET },
);
