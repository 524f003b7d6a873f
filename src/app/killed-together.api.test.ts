import { describe, expect, inject, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement, listEncouragements } from '#features/prayer/encouragements.contract.ts';
import { markPrayed } from '#features/prayer/prayer.contract.ts';
import { createRequest, getRequest, listMyRequests } from '#features/prayer/requests.contract.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const REQUESTS = 16;
const KILLED_AFTER = 30;
const PRAYING = ['naomi', 'boaz'];
const everyone = { kind: 'everyone', id: null } as const;
const key = (n: number) => ({ 'idempotency-key': `kept-number-${n}` });

const ask = (client: TestClient, n: number) =>
  client.call(
    createRequest,
    { body: { text: `prayer ${n}`, audience: everyone, isAnonymous: false } },
    key(n),
  );

const encourage = (client: TestClient, requestId: string, n: number) =>
  client.call(createEncouragement, { params: { requestId }, body: { text: 'I am with you' } }, key(n));

/*
 * What a person does for another changes rows of both: a request and its counts, the words under it, XP, what its author is
 * told. Each is one transaction, so a kill leaves all of it or nothing.
 */
describe.each(['sqlite', 'postgres'] as const)(
  'kill -9 while people pray for one another, on %s',
  (engine) => {
    it.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(
      'keeps what was acknowledged, once, with its counts and XP',
      async () => {
        const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
        const env: Record<string, string> = database ? { DATABASE_URL: database.location.url } : {};
        const first = await startRealServer({ env });
        const location = database?.location ?? { file: `${first.dataDir}/lampstand.db` };
        const people = new Map<string, Person>();
        for (const name of ['ruth', ...PRAYING]) {
          const client = await signedUp(first.url, name);
          const person = { id: (await client.call(getCurrentUser, {})).body.id, client };
          await takesPart(person);
          await withDatabaseOf(location, (db) => trust({ db, clock: { now: Date.now } as never }, person.id));
          people.set(name, person);
        }
        const of = (name: string) => people.get(name)!.client;
        const asked: string[] = [];
        const prayed: string[] = [];
        const encouraged: string[] = [];
        const note = async (list: string[], what: string) => {
          list.push(what);
          if (asked.length + prayed.length + encouraged.length === KILLED_AFTER) await first.stop('SIGKILL');
        };
        await Promise.all(
          Array.from({ length: REQUESTS }, async (_, n) => {
            const made = await ask(of('ruth'), n).catch(() => null);
            if (made?.status !== 201) return;
            const requestId = made.body.id;
            await note(asked, requestId);
            await Promise.all(
              PRAYING.flatMap((name) => [
                of(name)
                  .call(markPrayed, { params: { requestId } })
                  .then(({ status }) => (status === 200 ? note(prayed, `${requestId} ${name}`) : undefined))
                  .catch(() => undefined),
                encourage(of(name), requestId, n)
                  .then(({ status }) =>
                    status === 201 ? note(encouraged, `${requestId} ${name}`) : undefined,
                  )
                  .catch(() => undefined),
              ]),
            );
          }),
        );
        expect(asked.length).toBeGreaterThan(0);
        expect(prayed.length + encouraged.length).toBeGreaterThan(0);
        expect(asked.length + prayed.length + encouraged.length).toBeLessThan(REQUESTS * 5);

        const second = await startRealServer({ env, dataDir: first.dataDir });
        for (const [name, person] of people) person.client = await signedIn(second.url, name);
        const kept = (await of('ruth').call(listMyRequests, { query: { limit: 100 } })).body.map(
          ({ id }) => id,
        );
        expect(asked.filter((id) => !kept.includes(id))).toEqual([]);
        for (const requestId of kept) {
          const params = { requestId };
          const { own } = (await of('ruth').call(getRequest, { params })).body;
          const words = (await of('ruth').call(listEncouragements, { params })).body;
          const mine = (list: readonly string[]) => list.filter((what) => what.startsWith(requestId)).length;
          expect(own!.prayedPeople).toBeGreaterThanOrEqual(mine(prayed));
          expect(words.length).toBeGreaterThanOrEqual(mine(encouraged));
          expect(own!.encouragements).toBe(words.length);
        }

        // Whoever got no answer sends again, under the same keys: nothing is done twice.
        for (let n = 0; n < REQUESTS; n++) {
          const made = await ask(of('ruth'), n);
          expect(made.status).toBe(201);
          for (const name of PRAYING) {
            await of(name).call(markPrayed, { params: { requestId: made.body.id } });
            expect((await encourage(of(name), made.body.id, n)).status).toBe(201);
          }
        }
        const all = (await of('ruth').call(listMyRequests, { query: { limit: 100 } })).body;
        expect(all.length).toBe(REQUESTS);
        expect(new Set(all.map(({ own }) => [own!.prayedPeople, own!.prayedTimes].join()))).toEqual(
          new Set(['2,2']),
        );
        for (const name of PRAYING) {
          // Ten prayers and five encouragements of a day are paid.
          expect((await of(name).call(getCurrentUser, {})).body.currentXP).toBe(10 * 1 + 5 * 2);
        }
        await second.stop();
        // Every count and every sum of XP is held against the rows.
        const verified = await command({ DATA_DIR: first.dataDir, ...env }, 'verify');
        expect(verified).toEqual({ code: 0, said: expect.stringMatching(/\n0 findings\.$/) });
        await second.dispose();
        await database?.remove();
      },
    );
  },
);
