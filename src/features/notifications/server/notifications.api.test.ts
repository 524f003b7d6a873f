import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { blockPerson, unblockPerson } from '#features/circle/circle.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { tellingFeature } from '#test-support/telling-feature.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { getUnread, listNotifications, markAllRead, markRead } from '../notifications.contract.ts';
import { NOTIFICATION_LIMITS } from '../notifications.rules.ts';
import { forgetNotifications, type Notice, notify } from './for-other-features.ts';

const moreFeatures = [tellingFeature];

const idOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.id;
const unreadOf = async (client: TestClient) => (await client.call(getUnread, {})).body.unread;

/** Somebody new, with their id. */
async function somebody(app: TestApp, name: string) {
  const client = await app.user(name);
  return { client, id: await idOf(client) };
}

function tell(app: TestApp, ...notices: Notice[]): Promise<void> {
  return inTransaction(app.db, (tx) => notify(tx, notices, app.clock.now()));
}

const greeting = (userId: string, subjectId: string, more: Partial<Notice> = {}): Notice => ({
  userId,
  kind: 'greeted',
  subjectId,
  actorId: null,
  ...more,
});

describeOnBothEngines(
  'notifications',
  (app) => {
    it('are listed newest first, in the words of their kind, and counted', async () => {
      const { client, id } = await somebody(app(), 'ada');
      await tell(app(), greeting(id, 'morning', { data: { times: 2 } }));
      app().clock.advance({ seconds: 1 });
      await tell(app(), greeting(id, 'evening'));
      const list = await client.call(listNotifications, {});
      expect(list.body.map(({ title }) => title)).toEqual(['Good evening', 'Good morning']);
      expect(list.body[1]).toMatchObject({
        kind: 'greeted',
        subjectId: 'morning',
        data: { times: 2 },
        emphasis: 'morning',
        textIs: 'note',
        href: '/',
        person: null,
        readAt: null,
      });
      expect(await unreadOf(client)).toBe(2);
    });

    it('are the reader’s alone', async () => {
      const { client, id } = await somebody(app(), 'ben');
      const cleo = await app().user('cleo');
      await tell(app(), greeting(id, 'morning'));
      const [mine] = (await client.call(listNotifications, {})).body;
      expect((await cleo.call(listNotifications, {})).body).toEqual([]);
      const params = { notificationId: mine!.id };
      expect((await cleo.refused(markRead, { params })).status).toBe(404);
      expect((await cleo.refused(markAllRead, { body: { upTo: mine!.id } })).status).toBe(404);
      expect(await unreadOf(client)).toBe(1);
      const visitor = app().visitor();
      expect((await visitor.refused(listNotifications, {})).status).toBe(401);
      expect((await visitor.refused(getUnread, {})).status).toBe(401);
      expect((await visitor.refused(markRead, { params })).status).toBe(401);
      expect((await visitor.refused(markAllRead, { body: { upTo: mine!.id } })).status).toBe(401);
    });

    it('are counted up to ten', async () => {
      const { client, id } = await somebody(app(), 'dan');
      await tell(app(), ...Array.from({ length: 12 }, (_, i) => greeting(id, `day-${i}`)));
      expect(await unreadOf(client)).toBe(NOTIFICATION_LIMITS.counted);
    });

    it('come a page at a time, and none twice', async () => {
      const { client, id } = await somebody(app(), 'eve');
      await tell(app(), ...Array.from({ length: 7 }, (_, i) => greeting(id, `day-${i}`)));
      const seen: string[] = [];
      for (let cursor: string | undefined, page = 0; page < 4; page++) {
        const answer = await client.call(listNotifications, {
          query: { limit: 3, ...(cursor && { cursor }) },
        });
        seen.push(...answer.body.map(({ subjectId }) => subjectId));
        cursor = /cursor=([\w-]+)/.exec(answer.headers.get('link') ?? '')?.[1];
        if (!cursor) break;
      }
      expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, i) => `day-${i}`));
    });

    it('are read once, however often that is said, and by two tabs at once', async () => {
      const { client, id } = await somebody(app(), 'fay');
      await tell(app(), greeting(id, 'morning'), greeting(id, 'noon'));
      const [one] = (await client.call(listNotifications, {})).body;
      const params = { notificationId: one!.id };
      const answers = await Promise.all([1, 2, 3].map(() => client.call(markRead, { params })));
      expect(answers.map(({ status, body }) => [status, body.unread])).toEqual([1, 2, 3].map(() => [200, 1]));
      const { readAt } = (await client.call(listNotifications, {})).body[0]!;
      app().clock.advance({ minutes: 1 });
      await client.call(markRead, { params });
      expect((await client.call(listNotifications, {})).body[0]!.readAt).toBe(readAt);
    });

    it('are all read up to the newest that was seen, and not what came since', async () => {
      const { client, id } = await somebody(app(), 'gus');
      await tell(app(), greeting(id, 'first'), greeting(id, 'second'));
      const seen = (await client.call(listNotifications, {})).body[0]!;
      app().clock.advance({ ms: 1 });
      await tell(app(), greeting(id, 'since'));
      const answer = await client.call(markAllRead, { body: { upTo: seen.id } });
      expect(answer.body.unread).toBe(1);
      const list = (await client.call(listNotifications, {})).body;
      expect(list.filter(({ readAt }) => readAt === null).map(({ subjectId }) => subjectId)).toEqual([
        'since',
      ]);
    });

    it('are not read by that while a block hides who caused them: nobody has seen those', async () => {
      const { client, id } = await somebody(app(), 'gia');
      const { id: gio } = await somebody(app(), 'gio');
      await tell(app(), greeting(id, 'hidden', { actorId: gio }), greeting(id, 'seen'));
      await client.call(blockPerson, { params: { personId: gio } });
      const seen = (await client.call(listNotifications, {})).body.find(
        ({ subjectId }) => subjectId === 'seen',
      )!;
      expect((await client.call(markAllRead, { body: { upTo: seen.id } })).body.unread).toBe(0);
      await client.call(unblockPerson, { params: { personId: gio } });
      expect(await unreadOf(client)).toBe(1);
    });

    it('are written once for a once-key, even by two at once', async () => {
      const { client, id } = await somebody(app(), 'hal');
      const once = () => tell(app(), greeting(id, 'day', { onceKey: 'today' }));
      await Promise.all([once(), once(), once()]);
      await once();
      expect(await unreadOf(client)).toBe(1);
    });

    it('tell nobody what they did themselves, and nobody who is gone', async () => {
      const { client, id } = await somebody(app(), 'ida');
      await tell(app(), greeting(id, 'own', { actorId: id }), greeting('nobody-there', 'gone'));
      expect(await unreadOf(client)).toBe(0);
    });

    it('are refused for a kind that nobody has registered', async () => {
      const { id } = await somebody(app(), 'jan');
      const unknown = tell(app(), { ...greeting(id, 'x'), kind: 'nothing-of-this-name' });
      await expect(unknown).rejects.toThrow('nothing-of-this-name');
    });

    it('of what is gone are left out, and no longer counted', async () => {
      const { client, id } = await somebody(app(), 'kim');
      await tell(app(), greeting(id, 'morning'), greeting(id, 'gone'));
      expect((await client.call(listNotifications, {})).body.map(({ subjectId }) => subjectId)).toEqual([
        'morning',
      ]);
      await app().server.idle();
      expect(await unreadOf(client)).toBe(1);
    });

    it('of what is gone are told anew when it happens again, under the same once-key, too', async () => {
      const { client, id } = await somebody(app(), 'kay');
      await tell(app(), greeting(id, 'gone', { onceKey: 'invited' }));
      expect((await client.call(listNotifications, {})).body).toEqual([]);
      await app().server.idle();
      await tell(app(), greeting(id, 'noon', { onceKey: 'invited' }));
      expect(await unreadOf(client)).toBe(1);
      expect((await client.call(listNotifications, {})).body.map(({ subjectId }) => subjectId)).toEqual([
        'noon',
      ]);
    });

    it('are forgotten by whoever caused them', async () => {
      const { client, id } = await somebody(app(), 'leo');
      await tell(app(), greeting(id, 'kept'), greeting(id, 'dropped'));
      await inTransaction(app().db, (tx) =>
        forgetNotifications(tx, 'greeted', ['dropped'], app().clock.now()),
      );
      expect((await client.call(listNotifications, {})).body.map(({ subjectId }) => subjectId)).toEqual([
        'kept',
      ]);
    });

    it('of two who tell each other at once do not wait for one another', async () => {
      const { id: mia } = await somebody(app(), 'mia');
      const { id: ned } = await somebody(app(), 'ned');
      const barrier = Promise.withResolvers<void>();
      let inside = 0;
      const tellOther = (from: string, to: string) =>
        inUserTransaction(app().db, from, async (tx) => {
          // Both hold their own row before either writes about the other; SQLite's take turns instead.
          await tx.selectFrom('user').select('id').where('id', '=', from).execute();
          if (++inside === 2) barrier.resolve();
          if (engineOf(app().db) === 'postgres') await barrier.promise;
          await notify(tx, [greeting(to, 'hello', { actorId: from })], app().clock.now());
        });
      await Promise.all([tellOther(mia, ned), tellOther(ned, mia)]);
      const rows = await app()
        .db.selectFrom('notification')
        .select('user_id')
        .where('user_id', 'in', [mia, ned])
        .execute();
      expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual([mia, ned].toSorted());
    });

    it('are exported, and fall with the account of either', async () => {
      const { client: olga, id } = await somebody(app(), 'olga');
      const { client: pia, id: piaId } = await somebody(app(), 'pia');
      await tell(
        app(),
        greeting(id, 'morning', { actorId: piaId, data: { times: 3 } }),
        greeting(id, 'noon'),
      );
      const file = (await olga.call(exportMine, {})).body as unknown as Record<string, unknown[]>;
      expect(file['notifications']).toHaveLength(2);
      expect(JSON.stringify(file['notifications'])).not.toContain(piaId);
      expect((await pia.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      expect((await olga.call(listNotifications, {})).body.map(({ subjectId }) => subjectId)).toEqual([
        'noon',
      ]);
      expect((await olga.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      const left = await app().db.selectFrom('notification').select('id').where('user_id', '=', id).execute();
      expect(left).toEqual([]);
    });
  },
  { moreFeatures },
);
