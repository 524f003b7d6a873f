import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { dayAhead } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addDate, answerDate, createDatePoll, decideDate, removeDate } from '../date-polls.contract.ts';
import { DATE_POLL_LIMITS } from '../date-polls.rules.ts';
import { datePollsCheck } from './date-polls-check.ts';

const startOn = (days: number) => dayAhead(days, '19:00', '21:00').startsAt;

describeOnBothEngines('several at once at a poll for a date', (app) => {
  it('answer, leave, are gone, change its dates and take one: all are answered, and one event comes of it', async () => {
    for (let round = 0; round < 4; round++) {
      const people = await Promise.all(
        Array.from({ length: 6 }, (_, i) => member(app(), `dates-at-once${round}x${i}`)),
      );
      const [lead, second, going, leaving, gone, late] = people as [
        Member,
        Member,
        Member,
        Member,
        Member,
        Member,
      ];
      const groupId = await studyGroup(app(), `Dates at once ${round}`, [lead, going, leaving, gone, late]);
      await comesInto(app(), groupId, second, 'leader');
      const body = {
        groupId,
        title: 'Supper',
        minutes: 120,
        timezone: 'UTC',
        startsAt: [4, 5, 6].map(startOn),
      };
      const poll = (await lead.client.call(createDatePoll, { body })).body;
      const params = { pollId: poll.id };
      const [first, , third] = poll.dates.map(({ id }) => id) as [string, string, string];
      const say = ({ client }: Member, dateId: string) =>
        client.call(answerDate, { params: { ...params, dateId }, body: { answer: 'yes' } });
      for (const one of [lead, going, leaving, gone]) await say(one, first);

      const asker = round % 2 === 0 ? gone : lead;
      const answers = await Promise.all([
        second.client.call(decideDate, { params, body: { dateId: first, place: '' } }),
        say(late, first),
        say(going, third),
        leaving.client.call(leaveGroup, { params: { groupId } }),
        asker.client.call(deleteAccount, { body: { password: PASSWORD } }),
        lead.client.call(addDate, { params, body: { startsAt: startOn(7) } }),
        lead.client.call(removeDate, { params: { ...params, dateId: third } }),
      ]);
      const strange = answers
        .map(({ status }) => status)
        .filter((s) => ![200, 204, 401, 404, 409].includes(s));
      expect(strange).toEqual([]);
      expect(answers[0]!.status).toBe(200);
      await app().server.idle();

      const { db, objects, clock } = app().server.deps;
      const { findings } = await datePollsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
      expect(findings).toEqual([]);
      const events = await db
        .selectFrom('gathering')
        .innerJoin('gathering_occurrence', 'gathering_occurrence.gathering_id', 'gathering.id')
        .select('gathering_occurrence.id')
        .where('gathering.group_id', '=', groupId)
        .execute();
      expect(events).toHaveLength(1);
      const coming = await db
        .selectFrom('gathering_answer')
        .select(['user_id', 'place'])
        .where('occurrence_id', '=', events[0]!.id)
        .orderBy('place')
        .execute();
      const ids = coming.map(({ user_id }) => user_id);
      expect(ids).toContain(going.id);
      // Who is gone or has left comes to nothing.
      expect(ids).not.toContain(asker.id);
      expect(ids).not.toContain(leaving.id);
      expect(new Set(coming.map(({ place }) => place)).size).toBe(coming.length);
    }
  });

  it('ask for the last search that a group can have: one of them does', async () => {
    const [lead, second] = [await member(app(), 'dates-last'), await member(app(), 'dates-last-second')];
    const groupId = await studyGroup(app(), 'Dates last', [lead]);
    await comesInto(app(), groupId, second, 'leader');
    const body = { groupId, title: 'Supper', minutes: 120, timezone: 'UTC', startsAt: [4, 5].map(startOn) };
    const ask = ({ client }: Member) => client.call(createDatePoll, { body });
    for (let i = 1; i < DATE_POLL_LIMITS.open; i++) await ask(lead);
    const both = await Promise.all([ask(lead), ask(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
