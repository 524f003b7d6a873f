import { afterEach, expect, inject, it } from 'vitest';
import { logout } from '#features/accounts/accounts.contract.ts';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { tellingFeature } from '#test-support/telling-feature.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { EVERYTHING, eventIdOf, LIVE } from '../live.rules.ts';
import { openLive } from '../notifications.contract.ts';
import { notify, sendLive } from './for-other-features.ts';
import { createLiveMessages } from './live-store.ts';

const moreFeatures = [tellingFeature];
const listeners: LiveListener[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.leave();
});

async function listen(client: TestClient, heard: string | number | null = null): Promise<LiveListener> {
  const listener = await LiveListener.open(client, heard);
  listeners.push(listener);
  return listener;
}

async function somebody(app: TestApp, name: string) {
  const client = await app.user(name);
  return { client, id: (await client.call(getCurrentUser, {})).body.id };
}

const send = (app: TestApp, ids: string[], ...paths: string[]) =>
  inTransaction(app.db, (tx) => sendLive(tx, ids, paths, app.clock.now()));

describeOnBothEngines(
  'open browsers',
  (app) => {
    it('hear what has changed for their own person, and nobody else does', async () => {
      const ada = await somebody(app(), 'ada');
      const ben = await somebody(app(), 'ben');
      const [first, second, bens] = [
        await listen(ada.client),
        await listen(ada.client),
        await listen(ben.client),
      ];
      await send(app(), [ada.id], '/api/a', '/api/b');
      expect(await first.changed()).toEqual(['/api/a', '/api/b']);
      expect(await second.changed()).toEqual(['/api/a', '/api/b']);
      await send(app(), [ben.id, ada.id], '/api/both');
      expect(await bens.changed()).toEqual(['/api/both']);
    });

    it('are none for visitors', async () => {
      expect((await app().visitor().refused(openLive, {})).status).toBe(401);
    });

    it('hear it from another server too', async () => {
      const { client, id } = await somebody(app(), 'cleo');
      const elsewhere = await app().visitorOfAnotherServer();
      for (const pair of client.cookieHeader().split('; ')) {
        const at = pair.indexOf('=');
        elsewhere.setCookie(pair.slice(0, at), pair.slice(at + 1));
      }
      const listener = await listen(elsewhere);
      await send(app(), [id], '/api/far');
      expect(await listener.changed()).toEqual(['/api/far']);
    });

    it('hear what another process wrote without a word', async () => {
      const { client, id } = await somebody(app(), 'dan');
      const listener = await listen(client);
      const message = { changed: '["/api/quietly"]', created_at: app().clock.now() };
      await inTransaction(app().db, (tx) => createLiveMessages(tx, [id], message));
      expect(await listener.changed()).toEqual(['/api/quietly']);
    });

    it('are told what they missed when they come back', async () => {
      const { client, id } = await somebody(app(), 'eve');
      const before = await listen(client);
      await send(app(), [id], '/api/heard');
      expect(await before.changed()).toEqual(['/api/heard']);
      before.leave();
      await send(app(), [id], '/api/missed');
      await send(app(), [id], '/api/missed', '/api/too');
      const after = await listen(client, before.lastId);
      expect(after.first?.data?.changed.toSorted()).toEqual(['/api/missed', '/api/too']);
      await send(app(), [id], '/api/now');
      // What was missed may be told once more, rather than never.
      for (let heard: string[] = []; !heard.includes('/api/now'); ) {
        heard = (await after.changed()) ?? expect.fail('the stream has ended');
      }
      const later = await listen(client, after.lastId);
      expect(later.first?.data).toBeUndefined();
    });

    it('are told what came since their page was made', async () => {
      const { client, id } = await somebody(app(), 'fay');
      await send(app(), [id], '/api/long-ago');
      app().clock.advance({ minutes: 5 });
      await send(app(), [id], '/api/just-now');
      app().clock.advance({ seconds: 10 });
      expect((await listen(client, 12_000)).first?.data?.changed).toEqual(['/api/just-now']);
      expect((await listen(client, LIVE.keptMs)).first?.data?.changed).toEqual([EVERYTHING]);
    });

    it('fetch everything again when they were away for too long, or heard of another database', async () => {
      const { client } = await somebody(app(), 'gus');
      const now = app().clock.now();
      const away = await listen(client, eventIdOf({ position: 1, at: now - LIVE.keptMs }));
      expect(away.first?.data?.changed).toEqual([EVERYTHING]);
      const future = await listen(client, eventIdOf({ position: 999_999_999, at: now }));
      expect(future.first?.data?.changed).toEqual([EVERYTHING]);
    });

    it('miss nothing that was committed after what was written later', async () => {
      const { client, id } = await somebody(app(), 'hal');
      if (engineOf(app().db) === 'sqlite') return; // There transactions take turns.
      const listener = await listen(client);
      const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow = inTransaction(app().db, async (tx) => {
        await sendLive(tx, [id], ['/api/late'], app().clock.now());
        written.resolve();
        await commit.promise;
      });
      await written.promise;
      await send(app(), [id], '/api/early');
      expect(await listener.changed()).toEqual(['/api/early']);
      const { lastId } = listener;
      commit.resolve();
      await slow;
      expect(await listener.changed()).toEqual(['/api/late']);
      // Neither does one who left in between.
      expect((await listen(client, lastId)).first?.data?.changed).toContain('/api/late');
    });

    it('hear nothing more when the session is over', async () => {
      const { client, id } = await somebody(app(), 'ida');
      const listener = await listen(client);
      expect((await client.call(logout, {})).status).toBeLessThan(300);
      app().clock.advance({ ms: LIVE.sessionTrustedMs });
      await send(app(), [id], '/api/secret');
      expect(await listener.next()).toMatchObject({ event: 'over', data: {} });
      expect(await listener.next()).toBeNull();
    });

    it('hear nothing more when the person is banned', async () => {
      const { client, id } = await somebody(app(), 'jan');
      const banned = await listen(client);
      await inTransaction(app().db, (tx) =>
        setBan(tx, id, app().clock.now() + 86_400_000, {
          events: app().server.deps.events,
          now: app().clock.now(),
        }),
      );
      app().clock.advance({ ms: LIVE.sessionTrustedMs });
      await send(app(), [id], '/api/secret');
      expect(await banned.next()).toMatchObject({ event: 'over' });
    });

    it('are told nothing of an account that is gone', async () => {
      const kim = await somebody(app(), 'kim');
      const deleted = await listen(kim.client);
      expect((await kim.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      await send(app(), [kim.id], '/api/secret');
      const rows = await app()
        .db.selectFrom('live_message')
        .select('changed')
        .where('user_id', '=', kim.id)
        .execute();
      expect(rows).toEqual([]);
      deleted.leave();
    });

    it('are so many a person; the oldest gives way and is told', async () => {
      const { client, id } = await somebody(app(), 'leo');
      const open: LiveListener[] = [];
      for (let i = 0; i < LIVE.perPerson; i++) open.push(await listen(client));
      const newest = await listen(client);
      expect(await open[0]!.next()).toMatchObject({ event: 'elsewhere' });
      await send(app(), [id], '/api/all');
      for (const listener of [...open.slice(1), newest])
        expect(await listener.changed()).toEqual(['/api/all']);
    });

    it('hear of a notification, and not in quiet hours', async () => {
      const { client, id } = await somebody(app(), 'mia');
      const listener = await listen(client);
      const notice = { userId: id, kind: 'greeted', subjectId: 'morning', actorId: null };
      await inTransaction(app().db, (tx) => notify(tx, [notice], app().clock.now()));
      expect(await listener.changed()).toEqual(['/api/notifications']);
    });

    it('hear nothing of what was not committed', async () => {
      const { client, id } = await somebody(app(), 'olga');
      const listener = await listen(client);
      const failed = inTransaction(app().db, async (tx) => {
        await sendLive(tx, [id], ['/api/never'], app().clock.now());
        throw new Error('not committed');
      });
      await expect(failed).rejects.toThrow('not committed');
      await send(app(), [id], '/api/after');
      expect(await listener.changed()).toEqual(['/api/after']);
    });

    it('are let go when the server stops', async () => {
      const engine = engineOf(app().db);
      const stopping = await startTestApp(engine, inject('postgresUrl'), { moreFeatures });
      const client = await stopping.user('ned');
      const listener = await listen(client);
      const stopped = stopping.server.stop({ delayMs: 0, withinMs: 60_000 });
      expect(await listener.next()).toBeNull();
      await stopped;
      await stopping.stop();
    });
  },
  { moreFeatures },
);
