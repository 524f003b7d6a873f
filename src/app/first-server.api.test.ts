import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPasswordHasher } from '#features/accounts/server/password-hash.ts';
import { sessionCookieName, signToken } from '#features/accounts/server/session-cookie.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase, sqliteFile } from '#test-support/test-database.ts';
import { migrationsOf } from './migrations-of.ts';
import { serverFeatures } from './server-features.ts';

/* The very first server had accounts and XP: the migrations 001 and 002, and nothing else (commit 1da5807). */
const migrations = migrationsOf();
const FIRST = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '003'));

const SECRET = 'the secret of the first server, which has 46 chars';
const PASSWORD = 'lamp-upon-a-stand-7';
const AT = '2026-01-02T03:04:05.000Z';
const PICTURE = '/api/pictures/0190a7c4-1111-7abc-8def-000000000001/512.webp';

/** Rows in each of its tables, as it wrote them. */
async function fill(db: Db, engine: Engine): Promise<void> {
  const yes = engine === 'postgres' ? sql`true` : sql`1`;
  const hasher = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
  await sql`
    insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName", role,
      "currentXP", "avatarGenderVibe", "profileImageUrl", timezone, theme)
    values ('ruth', 'Ruth Tester', 'ruth@example.org', ${yes}, ${AT}, ${AT}, 'Ruth', 'Tester', 'admin',
      260, 'feminine', ${PICTURE}, 'Pacific/Auckland', 'vigil'),
      ('boaz', 'Boaz Tester', 'boaz@example.org', ${yes}, ${AT}, ${AT}, 'Boaz', 'Tester', 'member',
      0, 'neutral', null, null, 'system')`.execute(db);
  await sql`
    insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values ('a', 'ruth', 'credential', 'ruth', ${await hasher.hash(PASSWORD)}, ${AT}, ${AT})`.execute(db);
  await sql`
    insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt", "ipAddress", "userAgent")
    values ('s', 'token-of-ruth', 'ruth', '2026-02-01T03:04:05.000Z', ${AT}, ${AT}, '127.0.0.1', 'Firefox')`.execute(
    db,
  );
  await sql`
    insert into verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
    values ('v', 'state', 'x', ${AT}, ${AT}, ${AT})`.execute(db);
  await sql`insert into sign_in_failure (id, subject, failed_at) values ('f', 'address:::1', 1)`.execute(db);
  await sql`
    insert into idempotency_key (user_id, key, request_hash, response, created_at)
    values ('ruth', 'once', 'hash', '{"id":"made-then","content":"words"}', ${Date.parse(AT)})`.execute(db);
  for (const [id, amount] of [
    ['one', 200],
    ['two', 60],
  ] as const) {
    await sql`
      insert into xp_grant (id, user_id, reason, source_id, amount, granted_at)
      values (${id}, 'ruth', 'journal_entry', ${id}, ${amount}, 1)`.execute(db);
  }
}

describe.each(['sqlite', 'postgres'] as const)('a database of the first server on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('goes up to today', () => {
    let app: TestApp;
    beforeAll(async () => {
      const { location, remove } =
        engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(inject('postgresUrl'));
      const db = openDatabase(location);
      expect(await migrateToLatest(db, FIRST)).toEqual(['001-accounts', '002-progress']);
      await fill(db, engine);
      expect(await migrateToLatest(db, migrations)).toEqual(Object.keys(migrations).slice(2));
      const drop = async () => {
        await db.destroy();
        await remove();
      };
      app = await startTestApp(engine, inject('postgresUrl'), {
        database: { db, location, drop },
        clock: new FakeClock(Date.parse(AT) + 60_000),
        secret: SECRET,
      });
    });
    afterAll(() => app?.stop());

    const WHO = {
      email: 'ruth@example.org',
      firstName: 'Ruth',
      role: 'admin',
      currentXP: 260,
      avatarGenderVibe: 'feminine',
      profileImageUrl: PICTURE,
      timezone: 'Pacific/Auckland',
      theme: 'vigil',
    };

    it('with everybody signed in, and who they are', async () => {
      const browser = new TestClient(app.url);
      const cookie = encodeURIComponent(signToken('token-of-ruth', SECRET));
      browser.setCookie(sessionCookieName('http://localhost:3000'), cookie);
      expect((await browser.send('GET', '/api/auth/user')).body).toMatchObject(WHO);
    });

    it('with their passwords', async () => {
      const visitor = app.visitor();
      const signedIn = await visitor.send('POST', '/api/auth/login', {
        email: WHO.email,
        password: PASSWORD,
      });
      expect(signedIn.status).toBe(200);
      expect((await visitor.send('GET', '/api/auth/user')).body).toMatchObject(WHO);
    });

    it('with what was promised to happen once, and none of the words', async () => {
      const rows = await app.db.selectFrom('idempotency_key').selectAll().execute();
      expect(rows).toEqual([
        {
          user_id: 'ruth',
          key: 'once',
          request_hash: 'hash',
          resource_id: 'made-then',
          created_at: Date.parse(AT),
        },
      ]);
    });

    it('and is whole', async () => {
      const deps = { db: app.db, objects: app.objects, now: app.clock.now(), readsBytes: true };
      for (const { title, run } of serverFeatures.flatMap((feature) => feature.checks ?? [])) {
        expect((await run(deps)).findings, title).toEqual([]);
      }
    });
  });
});
