import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startBreakableProxy } from '#test-support/breakable-proxy.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { withReadOnlyDatabase } from '#test-support/read-only-database.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { startTestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const SAVES = 200;

const save = (client: TestClient, n: number) =>
  client.call(
    createEntry,
    { body: { content: `entry ${n}`, writingTimeMinutes: 1 } },
    { 'idempotency-key': `save-number-${n}` },
  );

async function everyEntry(client: TestClient) {
  const entries = [];
  let next: string | undefined = '/api/journal/entries?limit=100';
  while (next) {
    const page: Awaited<ReturnType<typeof client.call<typeof listEntries>>> = await client.send('GET', next);
    entries.push(...page.body);
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return entries;
}

describe.each(['sqlite', 'postgres'] as const)(
  'kill -9 in the middle of 200 parallel saves, on %s',
  (engine) => {
    it.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(
      'keeps every acknowledged entry and its XP, exactly once',
      async () => {
        const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
        const env: Record<string, string> = database ? { DATABASE_URL: database.location.url } : {};
        const first = await startRealServer({ env });
        let client = await signedUp(first.url, 'ruth');
        const acknowledged: string[] = [];
        const saves = Array.from({ length: SAVES }, async (_, n) => {
          const answer = await save(client, n).catch(() => null);
          if (answer?.status === 201) acknowledged.push(answer.body.id);
          if (acknowledged.length === 40) await first.stop('SIGKILL');
        });
        await Promise.all(saves);
        expect(acknowledged.length).toBeGreaterThanOrEqual(40);
        expect(acknowledged.length).toBeLessThan(SAVES);

        const second = await startRealServer({ env, dataDir: first.dataDir });
        client = await signedIn(second.url, 'ruth');
        const kept = await everyEntry(client);
        const ids = kept.map((entry) => entry.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
        const paid = kept.reduce((sum, entry) => sum + entry.xpEarned, 0);
        expect((await client.call(getCurrentUser, {})).body.currentXP).toBe(paid);

        // The client sends again, under the same keys, what was not answered; nothing is done twice.
        for (let n = 0; n < SAVES; n++) expect((await save(client, n)).status).toBe(201);
        expect((await everyEntry(client)).length).toBe(SAVES);
        expect((await client.call(getCurrentUser, {})).body.currentXP).toBe(50);
        await second.dispose();
        await database?.remove();
      },
    );
  },
);

describe('a full disk', () => {
  it('refuses with 503, keeps what was there, and recovers by itself', async () => {
    const app = await startTestApp('sqlite', null);
    const client = await app.user('alice');
    await save(client, 1);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count + 2))}`.execute(app.db);
    const big = { body: { content: 'x'.repeat(50_000), writingTimeMinutes: 1 } };
    const refused = await client.refused(createEntry, big);
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await client.call(listEntries, { query: {} })).body.length).toBe(1);
    expect((await client.call(getCurrentUser, {})).body.currentXP).toBe(10);
    await sql`pragma max_page_count = 1073741823`.execute(app.db);
    expect((await client.call(createEntry, big)).status).toBe(201);
    expect((await client.call(getCurrentUser, {})).body.currentXP).toBe(20);
    await app.stop();
  });
});

describe('another process that writes to the same SQLite file', () => {
  it('keeps a save waiting, and nobody who reads', async () => {
    const app = await startTestApp('sqlite', null);
    const client = await app.user('alice');
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(app.db);
    const other = openDatabase({ file: rows[0]!.file });
    const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
    const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
    const writing = other.transaction().execute(() => {
      begun();
      return end;
    });
    await hasBegun;
    const saved = save(client, 1);
    expect((await client.call(listEntries, { query: {} })).body).toEqual([]);
    expect((await client.send('GET', '/readyz')).status).toBe(200);
    letGo();
    await writing;
    expect((await saved).status).toBe(201);
    expect((await client.call(listEntries, { query: {} })).body.length).toBe(1);
    await other.destroy();
    await app.stop();
  });
});

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that takes no writes, as a standby', () => {
  it('is told by /readyz, and that it takes them again', async () => {
    const app = await startTestApp('postgres', inject('postgresUrl'));
    const ready = async () => {
      const answer = await app.visitor().fetch('/readyz');
      return [answer.status, await answer.text()];
    };
    expect(await ready()).toEqual([200, 'ready']);
    await withReadOnlyDatabase(app, async () => {
      for (const _ of [1, 2])
        expect(await ready()).toEqual([503, expect.stringContaining('The database cannot be written to.')]);
    });
    expect(await ready()).toEqual([200, 'ready']);
    await app.stop();
  });
});

describe.skipIf(inject('postgresUrl') === null)('a lost database', () => {
  it('refuses with 503 while it is gone, and serves again when it is back', async () => {
    const database = await createPostgresDatabase(inject('postgresUrl'));
    const target = new URL(database.location.url);
    const proxy = await startBreakableProxy({ host: target.hostname, port: Number(target.port) });
    const through = new URL(target);
    through.port = String(proxy.port);
    const server = await startRealServer({ env: { DATABASE_URL: through.href } });
    const client = await signedUp(server.url, 'ruth');
    await save(client, 1);

    await proxy.cut();
    for (const answer of await Promise.all([save(client, 2), client.send('GET', '/readyz')])) {
      expect(answer.status).toBe(503);
    }
    expect((await client.send('GET', '/healthz')).status).toBe(200);
    await proxy.mend();
    expect((await save(client, 2)).status).toBe(201);
    expect((await everyEntry(client)).length).toBe(2);
    await server.dispose();
    await proxy.cut();
    await database.remove();
  });
});

describe('SIGTERM', () => {
  it('drains and ends with code 0', async () => {
    const server = await startRealServer();
    const client = await signedUp(server.url, 'ruth');
    await save(client, 1);
    expect(await server.stop('SIGTERM')).toBe(0);
    const db = openDatabase({ file: `${server.dataDir}/lampstand.db` });
    expect((await db.selectFrom('journal_entry').select('id').execute()).length).toBe(1);
    await db.destroy();
    await server.dispose();
  });
});

describe('a wrong setting', () => {
  it('stops the start with one line that names it', async () => {
    await expect(startRealServer({ env: { PORT: 'harbour' } })).rejects.toThrow(
      /code 1:\nWrong configuration: PORT/,
    );
    await expect(startRealServer({ env: { OIDC_ISSUER: 'https://id.example.org' } })).rejects.toThrow(
      /OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together/,
    );
  });
});
