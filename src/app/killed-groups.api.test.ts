import { describe, expect, inject, it } from 'vitest';
import { addBringLine, answerGathering } from '#features/gatherings/coming.contract.ts';
import { createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { createPost, listPosts } from '#features/groups/posts.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const ROUNDS = 12;
const KILLED_AFTER = 20;
const key = (n: number) => ({ 'idempotency-key': `kept-number-${n}` });

/*
 * A post counts in its thread and its group and is paid; an answer takes a seat, and a line is brought by who comes. Each is one
 * transaction, so a kill leaves all of it or nothing.
 */
describe.each(['sqlite', 'postgres'] as const)('kill -9 while a group talks and answers, on %s', (engine) => {
  it.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(
    'keeps what was acknowledged, once, and verify finds nothing',
    async () => {
      const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
      const env: Record<string, string> = database ? { DATABASE_URL: database.location.url } : {};
      const first = await startRealServer({ env });
      const location = database?.location ?? { file: `${first.dataDir}/lampstand.db` };
      const [ruth, ...others] = await Promise.all(
        ['ruth', 'naomi', 'boaz'].map(async (name): Promise<Person & { name: string }> => {
          const client = await signedUp(first.url, name);
          const person = { id: (await client.call(getCurrentUser, {})).body.id, client, name };
          await takesPart(person);
          await withDatabaseOf(location, (db) => trust({ db, clock: { now: Date.now } as never }, person.id));
          return person;
        }),
      );
      const people = [ruth!, ...others];
      const groupId = await startedBy(ruth!);
      await bringIn(groupId, ruth!, others);
      const plan = { references: ['Acts 2'], startsOn: '2026-11-16', every: 'week' as const };
      const { passages } = (await ruth!.client.call(addToPlan, { params: { groupId }, body: plan })).body;
      const threadId = passages[0]!.id;
      const body = { ...SUPPER, groupId, seats: people.length, brings: [] };
      const { gatheringId, start } = (await ruth!.client.call(createGathering, { body })).body;
      const params = { gatheringId, start };

      const post = ({ client, name }: (typeof people)[number], n: number) =>
        client.call(createPost, { params: { threadId }, body: { text: `${name} ${n}` } }, key(n));
      const bring = ({ client, name }: (typeof people)[number], n: number) =>
        client.call(addBringLine, { params, body: { text: `${name} ${n}`, isMine: true } }, key(100 + n));
      const answer = ({ client }: (typeof people)[number], n: number) =>
        client.call(answerGathering, { params, body: { answer: n % 2 === 0 ? 'going' : 'cant' } });

      const said: string[] = [];
      const brought: string[] = [];
      const note = async (list: string[], words: string) => {
        list.push(words);
        if (said.length + brought.length === KILLED_AFTER) await first.stop('SIGKILL');
      };
      await Promise.all(
        people.map(async (person) => {
          for (let n = 0; n < ROUNDS; n++) {
            await Promise.all([
              post(person, n).then(({ status }) =>
                status === 201 ? note(said, `${person.name} ${n}`) : null,
              ),
              bring(person, n).then(({ status }) =>
                status === 201 ? note(brought, `${person.name} ${n}`) : null,
              ),
              answer(person, n),
            ]).catch(() => null);
          }
        }),
      );
      expect(said.length + brought.length).toBeGreaterThanOrEqual(KILLED_AFTER);
      expect(said.length + brought.length).toBeLessThan(2 * ROUNDS * people.length);

      const verified = await command({ DATA_DIR: first.dataDir, ...env }, 'verify');
      expect(verified).toEqual({ code: 0, said: expect.stringMatching(/\n0 findings\.$/) });
      const second = await startRealServer({ env, dataDir: first.dataDir });
      for (const person of people) person.client = await signedIn(second.url, person.name);
      const texts = async () =>
        (await ruth!.client.call(listPosts, { params: { threadId }, query: { limit: 100 } })).body.map(
          ({ text }) => text,
        );
      const lines = async () =>
        (await ruth!.client.call(getGathering, { params })).body.brings.map(({ text }) => text);
      const kept = [await texts(), await lines()] as const;
      expect(said.filter((text) => !kept[0].includes(text))).toEqual([]);
      expect(brought.filter((text) => !kept[1].includes(text))).toEqual([]);

      // Whoever got no answer sends again, under the same keys: nothing is done twice.
      for (const person of people) {
        for (let n = 0; n < ROUNDS; n++) {
          expect([(await post(person, n)).status, (await bring(person, n)).status]).toEqual([201, 201]);
        }
        expect((await person.client.call(getCurrentUser, {})).body.currentXP).toBe(3);
      }
      const all = people.flatMap(({ name }) => Array.from({ length: ROUNDS }, (_, n) => `${name} ${n}`));
      expect((await texts()).toSorted()).toEqual(all.toSorted());
      expect((await lines()).toSorted()).toEqual(all.toSorted());
      await second.dispose();
      await database?.remove();
    },
  );
});
