import { expect, it } from 'vitest';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { sweepIdempotencyKeys } from '#platform/server/idempotency.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

describeOnBothEngines('a creation that is repeated days later', (app) => {
  it('is answered with what it made, as long as words wait in a browser, and its key is forgotten in the end', async () => {
    const nora = await app().user('nora');
    const write = () =>
      nora.call(
        createEntry,
        { body: { content: 'On Friday', writingTimeMinutes: 1 } },
        { 'idempotency-key': 'a-key-of-nora' },
      );
    const sweep = () => sweepIdempotencyKeys(app().db, app().clock.now(), new AbortController().signal);
    const { id } = (await write()).body;
    app().clock.advance({ days: 4 });
    await sweep();
    expect((await write()).body.id).toBe(id);
    expect((await nora.call(listEntries, { query: {} })).body).toHaveLength(1);
    app().clock.advance({ days: 4 });
    await sweep();
    expect(await app().db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
  });
});
