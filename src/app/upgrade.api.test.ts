import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import {
  type Export,
  inOrder,
  type Thing,
  unlockedOf,
  withFirstFace,
  withPathsOf,
} from '#test-support/answers-of-then.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import {
  readOldCatalogue,
  readOldInstallation,
  restoreOldInstallation,
} from '#test-support/old-installation.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createTestDatabase } from '#test-support/test-database.ts';

/*
 * Today's server over the database and the files of an installation that commit 8c9924d made
 * (test-support/old-installation/README.md). The calls are written as paths and not as contracts, because a browser
 * that was open during the upgrade uses the paths of then.
 */
describe.each(['sqlite', 'postgres'] as const)('an old installation on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('after the upgrade', () => {
    const old = readOldInstallation(engine);
    const { alice, bob, carol } = old.people;
    let app: TestApp;
    let objectsDir: string;

    beforeAll(async () => {
      const restored = await restoreOldInstallation(engine, inject('postgresUrl'));
      objectsDir = restored.objectsDir;
      app = await startTestApp(engine, inject('postgresUrl'), {
        database: restored.database,
        clock: new FakeClock(old.now),
        objects: createDiskObjectStore(objectsDir),
        secret: old.secret,
        adminEmails: ['alice@example.org'],
      });
    });
    afterAll(async () => {
      await app?.stop();
      rmSync(objectsDir, { recursive: true, force: true });
    });

    /** A browser that was signed in before the upgrade. */
    function browserOf({ cookie }: { cookie: string }): TestClient {
      const client = new TestClient(app.url);
      for (const pair of cookie.split('; ')) {
        const at = pair.indexOf('=');
        client.setCookie(pair.slice(0, at), pair.slice(at + 1));
      }
      return client;
    }

    describe.each(Object.entries(old.people))('%s, with the cookie of then', (name, person) => {
      it.each(Object.keys(person.answers))('is answered as before: GET %s', async (path) => {
        const answer = await browserOf(person).send('GET', path);
        expect(answer.status).toBe(200);
        const before = person.answers[path];
        const ofCatalogue = readOldCatalogue()[path];
        // A catalogue may have grown since: only what was there then is compared.
        const now = ofCatalogue ? unlockedOf(answer.body as Thing[], ofCatalogue) : answer.body;
        // Which verse a day has is nobody's data, and was chosen anew since (docs/decisions/060): it has the fields of then.
        if (path === '/api/bible/verse-of-the-day')
          return expect(Object.keys(now as object)).toEqual(
            expect.arrayContaining(Object.keys(before as object)),
          );
        // Reading goes on in the next chapter since then, once the last one is marked as read, as Bob's Psalm 119 is.
        if (path === '/api/bible/position' && name.startsWith('bob'))
          return expect(now).toEqual({ ...(before as object), chapter: 120 });
        // An export has whole addresses since then, and none of a file that is not all there.
        const answered = path === '/api/user/export' ? withPathsOf(before as Export, now as Export) : now;
        // An answer may have more fields than then; each of those of then has its value.
        expect({ answer: inOrder(answered) }).toMatchObject({ answer: inOrder(withFirstFace(before)) });
      });
    });

    it.each(Object.entries(readOldCatalogue()))('offers what it offered: GET %s', async (path, before) => {
      const { body } = await browserOf(bob).send<Thing[]>('GET', path);
      const now = before.map(({ id }) => body.find((thing) => thing.id === id));
      expect(now).toMatchObject(before);
    });

    it('lets everybody sign in with their password, and nobody with another', async () => {
      for (const { email, password } of [alice, bob, carol]) {
        const visitor = app.visitor();
        const wrong = await visitor.send('POST', '/api/auth/login', { email, password: `${password}?` });
        expect(wrong.status).toBe(401);
        expect((await visitor.send('POST', '/api/auth/login', { email, password })).status).toBe(200);
        expect((await visitor.send('GET', '/api/auth/user')).body).toMatchObject({ email });
      }
    });

    it('has the picture, for every member', async () => {
      const { url, sha256, smallSha256 } = old.picture;
      expect(await hashOf(await browserOf(carol).fetch(url))).toBe(sha256);
      expect(await hashOf(await browserOf(carol).fetch(url.replace('/512.', '/96.')))).toBe(smallSha256);
      expect((await app.visitor().fetch(url)).status).toBe(401);
    });

    it('has the files, for their owner alone', async () => {
      const { single, inParts } = old.files;
      const contents = [
        [single.id, single.content],
        [inParts.id, inParts.line.repeat(inParts.lines) + inParts.end],
      ] as const;
      for (const [id, content] of contents) {
        const downloaded = await browserOf(bob).fetch(`/api/files/${id}/content`);
        expect((await downloaded.text()) === content).toBe(true);
        expect((await browserOf(alice).fetch(`/api/files/${id}/content`)).status).toBe(404);
      }
    });

    it('lets the upload that was under way come to its end', async () => {
      const { key, uploadId, line, lines, missing } = old.files.underWay;
      const browser = browserOf(bob);
      const path = (rest = '') => `/s3/multipart/${uploadId}${rest}?key=${key}`;
      const there = await browser.send<{ PartNumber: number; ETag: string }[]>('GET', path());
      const { url } = (await browser.send<{ url: string }>('GET', path(`/${missing.partNumber}`))).body;
      const sent = await browser.fetch(url, { method: 'PUT', body: missing.content });
      const arrived = there.body.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
      const parts = [...arrived, { PartNumber: missing.partNumber, ETag: sent.headers.get('etag') }];
      expect((await browser.send('POST', path('/complete'), { parts })).status).toBe(200);
      const files = (await browser.send<{ id: string; name: string }[]>('GET', '/api/files')).body;
      expect(files.find(({ id }) => id === key)?.name).toBe('on its way.txt');
      const content = await (await browser.fetch(`/api/files/${key}/content`)).text();
      expect(content === line.repeat(lines) + missing.content).toBe(true);
    });

    it('answers a request that is sent again with the entry of the first time, and pays nothing', async () => {
      const { key, body, entryId } = old.repeated.kept;
      const again = await browserOf(alice).send('POST', '/api/journal/entries', body, {
        'idempotency-key': key,
      });
      expect(again.body).toMatchObject({ id: entryId, content: body.content });
      const entries = await browserOf(alice).send('GET', '/api/journal/entries');
      // Entries may have more fields than then.
      expect(entries.body).toMatchObject(alice.answers['/api/journal/entries'] as object[]);
      await expectLedgersToHold();
    });

    it('ends the reading session that was open, and pays it', async () => {
      const before = bob.answers['/api/bible/reading-sessions/current'] as { id: string };
      const path = `/api/bible/reading-sessions/${before.id}/end`;
      const ended = await browserOf(bob).send('POST', path, { visibleMs: 0 });
      expect(ended.body).toMatchObject({ id: before.id, minutes: 4, xpEarned: 4 });
      await expectLedgersToHold();
    });

    it('opens the links in letters that were sent before', async () => {
      const confirm = (person: { cookie: string }, token: string) =>
        browserOf(person).send('POST', '/api/auth/verify-email', { token });
      const opened = await confirm(carol, old.links.carolsAddress);
      expect(opened.body).toMatchObject({ email: 'carol@example.org', changed: false });
      const moved = await confirm(bob, old.links.bobsNewAddress);
      expect(moved.body).toMatchObject({ email: 'bob.new@example.org', changed: true });
    });

    it('keeps the words of a deleted entry in no table', async () => {
      const places = await rowsThatMention(app.db, [old.repeated.deleted.body.content]);
      // That commit kept the answers to creations for a day, as text.
      expect(places).toEqual([]);
    });

    it('has the tables and columns of a new installation', async () => {
      const fresh = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
      try {
        expect(await columnsOf(app.db)).toEqual(await columnsOf(fresh.db));
      } finally {
        await fresh.drop();
      }
    });

    it('keeps nothing of a person who deletes the account', async () => {
      const { id } = bob.answers['/api/auth/user'] as { id: string };
      const gone = await browserOf(bob).send('POST', '/api/user/deletion', { password: bob.password });
      expect(gone.status).toBe(204);
      await app.server.idle();
      expect(await rowsThatMention(app.db, [id, 'bob.new@example.org', 'Kia ora'])).toEqual([]);
      expect((await browserOf(alice).send('GET', '/api/auth/user')).status).toBe(200);
      await expectLedgersToHold([alice, carol]);
    });

    /** What each person has is the sum of their grants. */
    async function expectLedgersToHold(people = [alice, bob, carol]): Promise<void> {
      for (const person of people) {
        const user = (
          await browserOf(person).send<{ id: string; currentXP: number }>('GET', '/api/auth/user')
        ).body;
        const paid = await app.db
          .selectFrom('xp_grant')
          .select((eb) => eb.fn.sum('amount').as('xp'))
          .where('user_id', '=', user.id)
          .executeTakeFirst();
        expect(user.currentXP).toBe(Number(paid?.xp ?? 0));
      }
    }
  });
});

async function hashOf(response: Response): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort();
}
