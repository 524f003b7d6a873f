import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createEntry, deleteEntry, listEntries, updateEntry } from '../journal.contract.ts';

const DAY_LIMIT = 12;
const BYTES = 10_000;

const save = (client: TestClient, content = 'A line', key?: string) =>
  client.call(
    createEntry,
    { body: { content, writingTimeMinutes: 1 } },
    key === undefined ? {} : { 'idempotency-key': key },
  );

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

describeOnBothEngines(
  'the room of a journal',
  (app) => {
    const usageOf = async (client: TestClient) => {
      const { id } = (await client.call(getCurrentUser, {})).body;
      return app().db.selectFrom('journal_usage').selectAll().where('user_id', '=', id).executeTakeFirst();
    };

    it('has so many entries a day, with a clear answer to one more, also of thirty at once', async () => {
      const alice = await app().user('alice');
      const answers = await Promise.all(Array.from({ length: 30 }, () => save(alice)));
      const statuses = answers.map(({ status }) => status);
      expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([DAY_LIMIT, 30 - DAY_LIMIT]);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(refused.body).toEqual({
        code: 'TOO_MANY_REQUESTS',
        message:
          'You have saved 12 entries within a day, which is as many as can be kept. ' +
          'Your words are still here in the form: please save them in 24 hours.',
      });
      expect(Number(refused.headers.get('retry-after'))).toBe(24 * 60 * 60);
      // Nothing of a refused entry stays, and what was saved was paid.
      expect((await alice.call(listEntries, {})).body).toHaveLength(DAY_LIMIT);
      expect((await alice.call(getCurrentUser, {})).body.currentXP).toBe(50);
      app().clock.advance({ days: 1 });
      expect((await save(alice)).status).toBe(201);
    });

    it('gives the place of a deleted entry back, and asks none for a request that is repeated', async () => {
      const bob = await app().user('bob');
      for (let i = 1; i < DAY_LIMIT; i++) await save(bob);
      const last = await save(bob, 'the last', 'the-last-one');
      expect((await save(bob)).status).toBe(429);
      expect((await save(bob, 'the last', 'the-last-one')).body.id).toBe(last.body.id);
      expect((await bob.call(deleteEntry, { params: { entryId: last.body.id } })).status).toBe(204);
      expect((await save(bob)).status).toBe(201);
      expect((await save(bob)).status).toBe(429);
    });

    it('has so many bytes, also of thirty at once, and gives back what is deleted or made shorter', async () => {
      const carol = await app().user('carol');
      const answers = await Promise.all(Array.from({ length: 30 }, () => save(carol, 'ü'.repeat(1000))));
      const statuses = answers.map(({ status }) => status);
      expect([countOf(statuses, 201), countOf(statuses, 413)]).toEqual([5, 25]);
      expect(answers.find(({ status }) => status === 413)!.body).toMatchObject({
        code: 'TOO_LARGE',
        message: expect.stringContaining('please export your data, then delete entries'),
      });
      const [first, second] = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
      const change = (entryId: string, content: string) =>
        carol.call(updateEntry, { params: { entryId }, body: { content } });
      expect((await change(first!, 'ü'.repeat(1001))).status).toBe(413);
      expect((await change(first!, 'ü'.repeat(500))).status).toBe(200);
      expect((await save(carol, 'x'.repeat(1001))).status).toBe(413);
      expect((await save(carol, 'x'.repeat(1000))).status).toBe(201);
      await carol.call(deleteEntry, { params: { entryId: second! } });
      expect((await save(carol, 'x'.repeat(2000))).status).toBe(201);
      expect((await usageOf(carol))?.bytes).toBe(BYTES);
      expect((await save(carol, 'x')).status).toBe(413);
    });

    it('counts what was written before anybody counted, and finds out when it counted wrongly', async () => {
      const dan = await app().user('dan');
      const { id } = (await dan.call(getCurrentUser, {})).body;
      for (let i = 0; i < 3; i++) await save(dan, 'x'.repeat(1000));
      const entry = (await dan.call(listEntries, {})).body[0]!;
      await app().db.deleteFrom('journal_usage').where('user_id', '=', id).execute();
      await dan.call(deleteEntry, { params: { entryId: entry.id } });
      expect(await usageOf(dan)).toMatchObject({ bytes: 2000, day_entries: 2 });
      await app().db.deleteFrom('journal_usage').where('user_id', '=', id).execute();
      await save(dan, 'x'.repeat(1000));
      expect(await usageOf(dan)).toMatchObject({ bytes: 3000, day_entries: 3 });
      // As after a server of an older version has deleted entries.
      await app().db.updateTable('journal_usage').set({ bytes: BYTES }).where('user_id', '=', id).execute();
      expect((await save(dan, 'x'.repeat(1000))).status).toBe(201);
      expect((await usageOf(dan))?.bytes).toBe(4000);
    });
  },
  { journalQuota: { bytes: BYTES, entriesPerDay: DAY_LIMIT } },
);
