import { expect, it } from 'vitest';
import { leaveCircle } from '#features/circle/circle.contract.ts';
import type { Audience } from '#features/prayer/prayer.rules.ts';
import { answerRequest, createRequest } from '#features/prayer/requests.contract.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { migrationsOf } from './migrations-of.ts';

const NAME = '093-readers-of-testimonies';
const CIRCLE: Audience = { kind: 'circle', id: null };
const EVERYONE: Audience = { kind: 'everyone', id: null };

describeOnBothEngines(
  'who could read what came of a request without a name, before it had its own readers,',
  (app) => {
    it('reads it on, but for those who were only asked; nobody loses what they were asked', async () => {
      const { db } = app();
      const [asker, friend, blocked, gone, ivy] = (await Promise.all(
        ['asker', 'friend', 'blocked', 'gone', 'ivy'].map((name) => member(app(), name)),
      )) as [Member, Member, Member, Member, Member];
      for (const one of [friend, blocked, gone]) await joinCircles(asker, one);
      const group: Audience = { kind: 'group', id: await studyGroup(app(), 'Kitchen', [asker, ivy]) };
      const told = async (audience: Audience, to: Audience, before: readonly Member[]) => {
        const body = { text: 'For rain', audience, isAnonymous: true };
        const { id: requestId } = (await asker.client.call(createRequest, { body })).body;
        const answer = { text: 'It rained', audience: to };
        await asker.client.call(answerRequest, { params: { requestId }, body: answer });
        await db.deleteFrom('prayer_reader').where('request_id', '=', requestId).execute();
        const rows = before.map(({ id }) => ({ request_id: requestId, user_id: id }));
        await db.insertInto('prayer_reader').values(rows).execute();
        return requestId;
      };
      const ofGroup = await told(group, CIRCLE, [ivy, friend, blocked]);
      const ofEveryone = await told(EVERYONE, CIRCLE, [friend, blocked, gone]);
      const ofCircle = await told(CIRCLE, group, [friend, blocked, gone, ivy]);
      const ofTheSame = await told(CIRCLE, CIRCLE, [friend, blocked, gone]);
      await gone.client.call(leaveCircle, { params: { personId: asker.id } });
      await block(asker, blocked);

      // The database as it was before, with these readers in it.
      await db.schema.dropTable('prayer_testimony_reader').execute();
      await db.transaction().execute((tx) => migrationsOf()[NAME]!.up(tx as never));

      const namesIn = async (table: 'prayer_reader' | 'prayer_testimony_reader', requestId: string) => {
        const rows = await db
          .selectFrom(table)
          .select('user_id')
          .where('request_id', '=', requestId)
          .execute();
        const people = Object.entries({ asker, friend, blocked, gone, ivy });
        return rows.map(({ user_id }) => people.find(([, { id }]) => id === user_id)?.[0]).toSorted();
      };
      const readersOf = async (requestId: string) => ({
        asked: await namesIn('prayer_reader', requestId),
        told: await namesIn('prayer_testimony_reader', requestId),
      });
      expect(await readersOf(ofGroup)).toEqual({
        asked: ['blocked', 'friend', 'ivy'],
        told: ['blocked', 'friend'],
      });
      expect(await readersOf(ofEveryone)).toEqual({ asked: [], told: ['blocked', 'friend', 'gone'] });
      expect(await readersOf(ofCircle)).toEqual({
        asked: ['blocked', 'friend', 'gone', 'ivy'],
        told: ['ivy'],
      });
      expect(await readersOf(ofTheSame)).toEqual({ asked: ['blocked', 'friend', 'gone'], told: [] });
      await migrateToLatest(db, migrationsOf());
    });
  },
);
