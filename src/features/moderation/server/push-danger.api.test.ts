import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDevice,
  removeDevice,
  updateNotificationSettings,
} from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { networkOf, type PushServer, startPushServer } from '#test-support/push-server.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

const SECRET = 'a secret that is only used by the tests, 48 chars';
const TEXT = 'Somebody may be in danger. Please look soon.';

let push: PushServer;

describeOnBothEngines(
  'words of danger',
  (app) => {
    beforeAll(async () => {
      push = await startPushServer(SECRET);
    });
    afterAll(() => push.stop());

    const onDevice = async (client: TestClient, name: string) => {
      const device = push.subscribe(name);
      await client.call(addDevice, { body: { device } });
    };
    const writtenBy = async (name: string, text: string) => {
      const { client } = await personNamed(app(), name);
      const body = { text, audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
      await client.call(createRequest, { body });
      await app().server.idle();
    };
    const arrived = () => push.arrived.splice(0).toSorted((a, b) => (a.to < b.to ? -1 : 1));

    it('are told of at once on the devices that moderators chose, and say nothing of whom or what', async () => {
      const moderators = ['mia', 'max', 'moe', 'mel'];
      const [mia, max, moe, mel] = await Promise.all(
        moderators.map((name) => hostOf(app(), name, 'moderator')),
      );
      const ada = await personNamed(app(), 'ada');
      await Promise.all([onDevice(mia!, 'mia'), onDevice(max!, 'max'), onDevice(moe!, 'moe')]);
      await Promise.all([onDevice(mel!, 'mel'), onDevice(ada.client, 'ada')]);
      const off = { body: { switches: { 'words-of-danger': false } } };
      await max!.call(updateNotificationSettings, off);
      await moe!.call(removeDevice, {});
      await writtenBy('ben', 'I want to kill myself tonight');
      const [one, two, ...more] = arrived();
      expect(more).toEqual([]);
      for (const [message, to] of [
        [one, 'mel'],
        [two, 'mia'],
      ] as const) {
        expect(message).toMatchObject({ to, urgency: 'high', topic: 'urgent' });
        const path = expect.stringMatching(/^\/moderation\?case=[\w-]+$/) as unknown;
        expect(message!.message).toEqual({ text: TEXT, path });
      }
      expect(push.refused).toEqual([]);

      await giveRole(app(), 'mel', 'member');
      const { id } = (await mia!.call(getCurrentUser, {})).body;
      await app().db.updateTable('user').set({ bannedUntil: 8.64e15 }).where('id', '=', id).execute();
      await writtenBy('cat', 'I want to kill myself too');
      expect(arrived()).toEqual([]);
    });

    it('are told of nobody’s other words', async () => {
      await onDevice(await hostOf(app(), 'noa', 'moderator'), 'noa');
      await writtenBy('dan', 'Please pray for my exam');
      expect(arrived()).toEqual([]);
    });
  },
  { push: { network: networkOf(() => push) }, secret: SECRET },
);
