import { afterEach, describe, expect, inject, it } from 'vitest';
import { getPosition } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { connectForeigner } from '#test-support/foreigner.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { waitingForRows } from '#test-support/waiting-for-rows.ts';

const CALLS = 20;

describe.skipIf(inject('postgresUrl') === null)('while a foreign transaction holds', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function start(how: { poolSize: number; statementMs?: number }) {
    const made = await createPostgresDatabase(inject('postgresUrl'), inject('databaseTemplates').postgres);
    const location = { ...made.location, ...how };
    const db = openDatabase(location);
    const drop = async () => {
      await db.destroy();
      await made.remove();
    };
    const app = await startTestApp('postgres', null, { database: { db, location, drop } });
    ends.push(() => app.stop());
    const foreigner = await connectForeigner(made.location.url);
    ends.push(() => foreigner.leave());
    return { app, foreigner };
  }

  const save = async (client: TestClient) =>
    (await client.call(createEntry, { body: { content: 'Grace', writingTimeMinutes: 1 } })).status;
  const times = <T>(call: (n: number) => Promise<T>) => Array.from({ length: CALLS }, (_, n) => call(n));
  const idOf = async (app: TestApp, email: string) =>
    (await app.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  it(`one row, ${CALLS} of ${CALLS} calls of another person are answered, the same call included`, async () => {
    const { app, foreigner } = await start({ poolSize: 10 });
    const [ruth, boaz] = [await app.user('ruth'), await app.user('boaz')];
    await foreigner.hold('select id from "user" where id = $1 for update', [
      await idOf(app, 'ruth@example.org'),
    ]);
    const blocked = times(() => save(ruth));
    await expect.poll(() => waitingForRows(app.db)).toBe(4);

    expect(await Promise.all(times(() => save(boaz)))).toEqual(Array(CALLS).fill(201));
    expect(await waitingForRows(app.db)).toBe(4);
    await foreigner.letGo();
    expect(await Promise.all(blocked)).toEqual(Array(CALLS).fill(201));
  });

  it(`one table, ${CALLS} of ${CALLS} calls that do not want it are answered`, async () => {
    const { app, foreigner } = await start({ poolSize: 10 });
    const people: TestClient[] = [];
    for (let n = 0; n < CALLS; n++) people.push(await app.user(`reader-${n}`));
    await foreigner.hold('lock table journal_entry in access exclusive mode');
    const blocked = people.map(save);
    await expect.poll(() => waitingForRows(app.db)).toBe(5);

    const positions = people.map(async (client) => (await client.call(getPosition, {})).status);
    expect(await Promise.all(positions)).toEqual(Array(CALLS).fill(200));
    expect((await app.visitor().send('GET', '/readyz')).status).toBe(200);
    expect(await waitingForRows(app.db)).toBe(5);
    await foreigner.letGo();
    expect(await Promise.all(blocked)).toEqual(Array(CALLS).fill(201));
  });

  it('a row for too long, those who want it are told to come again', async () => {
    const { app, foreigner } = await start({ poolSize: 4, statementMs: 1000 });
    const ruth = await app.user('ruth');
    await foreigner.hold('select id from "user" where id = $1 for update', [
      await idOf(app, 'ruth@example.org'),
    ]);
    const refused = await ruth.refused(createEntry, { body: { content: 'Grace', writingTimeMinutes: 1 } });
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('5');
    // The connection is as good as before.
    await foreigner.letGo();
    expect(await save(ruth)).toBe(201);
  });
});
