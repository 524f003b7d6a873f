import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { startTestAppBehindProxy, type TestAppBehindProxy } from '#test-support/test-app-behind-proxy.ts';
import type { TestClient } from '#test-support/test-client.ts';

const entry = (content: string) => ({ body: { content, writingTimeMinutes: 1 } });

describe.skipIf(inject('postgresUrl') === null)('lines to PostgreSQL that are lost', () => {
  let app: TestAppBehindProxy;
  beforeAll(async () => {
    app = await startTestAppBehindProxy({ poolSize: 4, statementMs: 1000 });
  });
  afterAll(() => app?.stop());

  async function journalOf(client: TestClient) {
    const entries = (await client.call(listEntries, { query: {} })).body.map(({ content }) => content);
    const { currentXP } = (await client.call(getCurrentUser, {})).body;
    return { entries, currentXP };
  }

  // The bytes of the messages: what the server says when it has committed, and what asks it to.
  it.each([
    ['its answer', 'ruth', 'back', 'COMMIT\0'],
    ['the COMMIT itself', 'naomi', 'there', 'commit\0'],
  ] as const)('in the COMMIT, with %s: 503, and the same key saves once', async (_what, name, way, bytes) => {
    const client = await app.user(name);
    const key = { 'idempotency-key': `the-key-of-${name}` };
    const isLost = app.proxy.loseNext(way, bytes);
    const refused = await client.refused(createEntry, entry('kept?'), key);
    await isLost;
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.body.message).toMatch(/may be saved or not/);
    expect(refused.headers.get('retry-after')).toBe('5');

    const again = await client.call(createEntry, entry('kept?'), key);
    const third = await client.call(createEntry, entry('kept?'), key);
    expect([again.status, third.status]).toEqual([201, 201]);
    expect(third.body.id).toBe(again.body.id);
    expect(await journalOf(client)).toEqual({ entries: ['kept?'], currentXP: 10 });
  });

  it('in the middle of a transaction: 503, and nothing is saved', async () => {
    const client = await app.user('boaz');
    const isLost = app.proxy.loseNext('there', 'gone for good');
    const refused = await client.refused(createEntry, entry('gone for good'));
    await isLost;
    expect(refused.status).toBe(503);
    expect(refused.body.message).toMatch(/Nothing was saved/);
    expect(await journalOf(client)).toEqual({ entries: [], currentXP: 0 });
  });

  it('that only say nothing any more are noticed and thrown away', async () => {
    const client = await app.user('obed');
    const list = async () => (await client.call(listEntries, { query: {} })).status;
    await Promise.all([list(), list(), list(), list()]);
    expect(app.proxy.silence()).toBeGreaterThan(1);
    // The first to notice has all of them thrown away.
    expect([await list(), await list(), await list()]).toEqual([503, 200, 200]);
  });

  it('are of no account to /readyz once there are others', async () => {
    const visitor = app.visitor();
    const ready = async () => (await visitor.send('GET', '/readyz')).status;
    expect(await ready()).toBe(200);
    await app.proxy.cut();
    expect(await ready()).toBe(503);
    await app.proxy.mend();
    expect(await ready()).toBe(200);
    // The line that it keeps is lost once more, and this time nobody has asked meanwhile.
    await app.proxy.cut();
    await app.proxy.mend();
    expect(await ready()).toBe(200);
  });
});
