import { describe, expect, inject, it } from 'vitest';
import {
  changeMind,
  createClaim,
  judgeOtherSide,
  listOtherSides,
  markArgued,
  takeStand,
  withdrawClaim,
} from '#features/debates/claims.contract.ts';
import { getClaim, getDebate } from '#features/debates/debates.contract.ts';
import { closesAt, opensAt, weekOf, weeksLater } from '#features/debates/weeks.rules.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { letDeliveriesBeDue, withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { createServerClock } from '#test-support/server-clock.ts';
import { type RealServer, startRealServer } from '#test-support/start-real-server.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const ROUNDS = 9;
const KILLED_AFTER = 18;
const HOUR = 3_600_000;
const key = (n: number) => ({ 'idempotency-key': `kept-number-${n}` });
const isTakenBack = (n: number) => n % 3 === 2;

/*
 * A claim is a place, its words, a count and XP; a changed mind is a stand, a line, XP and a promise to pay somebody else. Each is
 * one transaction, so a kill leaves all of it or nothing, and what is promised is paid once.
 */
describe.each(['sqlite', 'postgres'] as const)('kill -9 in a debate and at its close, on %s', (engine) => {
  it.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(
    'keeps what was acknowledged, announces the close once and pays once',
    async () => {
      const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
      const env: Record<string, string> = database ? { DATABASE_URL: database.location.url } : {};
      const { later, goTo, dispose } = createServerClock();
      const week = weeksLater(weekOf(Date.now()), 1);
      goTo(opensAt(week)! + 12 * HOUR);

      const first = await startRealServer({ env, later });
      const { dataDir } = first;
      const location = database?.location ?? { file: `${dataDir}/lampstand.db` };
      const again = () => startRealServer({ env, later, dataDir });
      const arrive = async (name: string): Promise<Person & { name: string }> => {
        const client = await signedUp(first.url, name);
        const person = { id: (await client.call(getCurrentUser, {})).body.id, client, name };
        await takesPart(person);
        await withDatabaseOf(location, (db) => trust({ db, clock: { now: Date.now } as never }, person.id));
        return person;
      };
      const ruth = await arrive('ruth');
      const naomi = await arrive('naomi');
      const boaz = await arrive('boaz');
      const people = [ruth, naomi, boaz];
      const comeBack = async ({ url }: RealServer) => {
        for (const person of people) person.client = await signedIn(url, person.name);
      };
      const findsNothing = async () =>
        expect(await command({ DATA_DIR: dataDir, ...env }, 'verify')).toEqual({
          code: 0,
          said: expect.stringMatching(/\n0 findings\.$/),
        });

      const debate = async ({ client }: Person) => (await client.call(getDebate, { params: { week } })).body;
      const [held, other] = (await debate(ruth)).positions.map((position) => position.key) as [
        string,
        string,
      ];
      const say = (person: Person, n: number) =>
        person.client.call(
          createClaim,
          {
            params: { week },
            body: {
              position: other,
              claimId: null,
              side: 'for',
              text: `Number ${n}`,
              cites: [],
              otherSide:
                n === 0
                  ? null
                  : { position: person === naomi ? held : other, text: 'It is good.', cites: [] },
            },
          },
          key(n),
        );
      const mark = ({ client }: Person, claimId: string, n: number) =>
        client.call(markArgued, { params: { claimId }, body: { isArgued: n % 2 === 0 } });
      const change = ({ client }: Person, claimId: string, n: number) =>
        client.call(
          changeMind,
          { params: { claimId }, body: { from: held, to: other, text: 'Yes.' } },
          key(n),
        );
      const judge = ({ client }: Person, statementId: string) =>
        client.call(judgeOtherSide, { params: { statementId }, body: { verdict: 'fair', text: '' } });

      // Ruth and Boaz hold one position; Naomi has stated it, and everybody's first claim has come to light.
      for (const { client } of [ruth, boaz]) {
        await client.call(takeStand, { params: { week }, body: { position: held } });
      }
      const begun: string[] = [];
      for (const person of people) begun.push((await say(person, 0)).body.id);
      expect((await say(naomi, 1)).status).toBe(201);
      goTo(opensAt(week)! + 13 * HOUR);
      const { others } = (await ruth.client.call(listOtherSides, { params: { week } })).body;
      const statementId = others[0]!.id;
      const [ofRuth] = begun as [string];

      const made = new Map<string, string>();
      const takenBack = new Set<string>();
      const marked = new Map<string, boolean>();
      let acknowledged = 0;
      const note = async () => {
        acknowledged += 1;
        if (acknowledged === KILLED_AFTER) await first.stop('SIGKILL');
      };
      await Promise.all(
        people.map(async (person, nth) => {
          const { client, name } = person;
          const claimId = begun[(nth + 1) % people.length]!;
          for (let n = 1; n < ROUNDS; n++) {
            const claim = await say(person, n).catch(() => null);
            if (claim?.status === 201) {
              made.set(`${name} ${n}`, claim.body.id);
              await note();
              if (isTakenBack(n)) {
                const params = { claimId: claim.body.id };
                const answer = await client.call(withdrawClaim, { params }).catch(() => null);
                if (answer?.status === 204) takenBack.add(claim.body.id);
              }
            }
            marked.delete(name);
            const answer = await mark(person, claimId, n).catch(() => null);
            if (answer?.status === 200) {
              marked.set(name, answer.body.isArgued);
              await note();
            }
            if (n === 3 && person !== naomi) await judge(person, statementId).catch(() => null);
            if (n === 3 && person === boaz) await change(boaz, ofRuth, 100).catch(() => null);
          }
        }),
      );
      expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AFTER);
      expect(made.size).toBeLessThan((ROUNDS - 1) * people.length);

      await findsNothing();
      const second = await again();
      await comeBack(second);
      const read = async ({ client }: Person, claimId: string) =>
        client.call(getClaim, { params: { claimId }, query: {} });
      for (const [nth, person] of people.entries()) {
        for (const [what, id] of made) {
          if (!what.startsWith(person.name) || isTakenBack(Number(what.split(' ')[1]))) continue;
          expect((await read(person, id)).body).toMatchObject({ isMine: true, gone: null });
        }
        if (marked.has(person.name)) {
          const { body } = await read(person, begun[(nth + 1) % people.length]!);
          expect(body.isArgued).toBe(marked.get(person.name));
        }
      }
      for (const id of takenBack) expect((await read(ruth, id)).status).toBe(404);

      // Whoever got no answer sends again, under the same keys: nothing is done twice.
      for (const person of people) {
        for (let n = 1; n < ROUNDS; n++) {
          const known = made.get(`${person.name} ${n}`);
          const { status, body } = await say(person, n);
          if (known && takenBack.has(known)) expect(status).toBe(404);
          else if (known && !isTakenBack(n)) expect([status, body.id]).toEqual([201, known]);
          else expect([201, 404]).toContain(status);
          if (status === 201 && isTakenBack(n)) {
            await person.client.call(withdrawClaim, { params: { claimId: body.id } });
          }
        }
        const standing = Array.from({ length: ROUNDS }, (_, n) => n).filter((n) => !isTakenBack(n)).length;
        expect((await debate(person)).mine.claims).toBe(standing);
        // Whoever has changed their mind holds it no more, and has judged before.
        if (person !== naomi && (await debate(person)).mine.mind === null) {
          expect((await judge(person, statementId)).status).toBe(200);
        }
      }
      expect((await change(boaz, ofRuth, 100)).status).toBe(201);
      expect((await change(boaz, ofRuth, 101)).body).toMatchObject({ code: 'ALREADY_DONE' });

      // The week ends while people speak, and the server dies with them.
      goTo(closesAt(week)! - 60_000);
      let said = 0;
      const last = await Promise.all(
        people.map(async (person) => {
          const answers: (string | number)[] = [];
          for (let n = ROUNDS; n < 2 * ROUNDS; n++) {
            const answer = await say(person, n).catch(() => null);
            if (!answer) continue;
            answers.push(answer.status === 201 ? 201 : (answer.body as unknown as { code: string }).code);
            said += 1;
            if (said === 6) goTo(closesAt(week)!);
            if (said === 12) await second.stop('SIGKILL');
          }
          return answers;
        }),
      );
      expect(new Set(last.flat())).toEqual(new Set([201, 'DEBATE_CLOSED']));
      for (const answers of last) expect(answers.join()).toMatch(/^(201,?)*(DEBATE_CLOSED,?)*$/);
      await findsNothing();

      // Whoever comes next closes it: of two servers on one database, one.
      await letDeliveriesBeDue(location);
      goTo(closesAt(week)! + HOUR);
      const closing = await Promise.all(database ? [again(), again()] : [again()]);
      for (const server of closing) {
        await comeBack(server);
        await expect.poll(async () => (await debate(naomi)).closedAt, { timeout: 30_000 }).not.toBeNull();
        expect((await debate(naomi)).closing).toMatchObject({ people: people.length });
      }
      const xp = () =>
        Promise.all(people.map(async ({ client }) => (await client.call(getCurrentUser, {})).body.currentXP));
      // 15 each; Ruth changed a mind, Naomi stated the other side fairly, and Boaz said what changed his.
      await expect.poll(xp, { timeout: 30_000 }).toEqual([35, 25, 20]);
      const told = async () => {
        const lists = people.map(async ({ client }) =>
          (await client.call(listNotifications, {})).body.map(({ kind }) => kind).toSorted(),
        );
        return Promise.all(lists);
      };
      await expect
        .poll(told, { timeout: 30_000 })
        .toEqual([
          ['debate-closed', 'debate-mind-changed'],
          ['debate-closed', 'debate-fair'],
          ['debate-closed'],
        ]);

      // A server that comes later does none of it again.
      for (const server of closing) await server.stop('SIGKILL');
      await letDeliveriesBeDue(location);
      goTo(closesAt(week)! + 24 * HOUR);
      const third = await again();
      await comeBack(third);
      expect([await xp(), (await told()).flat().length]).toEqual([[35, 25, 20], 5]);
      await third.stop();
      await findsNothing();
      await third.dispose();
      dispose();
      await database?.remove();
    },
  );
});
