import { expect, it } from 'vitest';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createPrayerOfToday, getToday } from '#features/today/today.contract.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { fewestRoundTrips } from '#test-support/count-round-trips.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

describeOnBothEngines('round trips to the database', (app) => {
  const expected = (trips: number) => (engineOf(app().db) === 'postgres' ? trips : 0);
  const entry = { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 };

  it('are four for a save: who calls, what is known, what is written, the commit', async () => {
    const alice = await app().user('alice');
    const save = (key: string) => alice.call(createEntry, { body: entry }, { 'idempotency-key': key });
    await save('first-key');
    const trips = await fewestRoundTrips(async (n) => {
      expect((await save(`another-key-${n}`)).status).toBe(201);
    });
    expect(trips).toBe(expected(4));
  });

  it('are six for a chapter that is marked read', async () => {
    const alice = await app().user('alice');
    const read = (chapter: number) =>
      alice.call(markChapterRead, { params: { bookId: 'PSA', chapter: String(chapter) } });
    await read(1);
    const trips = await fewestRoundTrips(async (n) => {
      expect((await read(n + 2)).body.xpEarned).toBe(5);
    });
    expect(trips).toBe(expected(6));
  });

  it('are two for a read: who calls, and what is there', async () => {
    const alice = await app().user('alice');
    await Promise.all([alice.call(getCurrentUser, {}), alice.call(listEntries, {})]);
    const trips = await fewestRoundTrips(async () => {
      await alice.call(getCurrentUser, {});
      await alice.call(listEntries, {});
    });
    expect(trips).toBe(expected(4));
  });

  it('are three for the day: who calls, what is theirs, what waits of others; two once they have prayed', async () => {
    const alice = await app().user('alice');
    const trips = () =>
      fewestRoundTrips(async () => {
        expect((await alice.call(getToday, {})).status).toBe(200);
      });
    await alice.call(getToday, {});
    expect(await trips()).toBe(expected(3));
    await alice.call(createPrayerOfToday, {});
    expect(await trips()).toBe(expected(2));
  });
});
