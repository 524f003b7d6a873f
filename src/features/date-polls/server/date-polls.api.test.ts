import { expect, it } from 'vitest';
import { getNotAnswered } from '#features/gatherings/asking.contract.ts';
import { getGathering, updateGathering } from '#features/gatherings/gatherings.contract.ts';
import { datePollCalls, SATURDAY, SUPPER_POLL, THURSDAY } from '#test-support/date-polls.ts';
import { block, type Member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  addDate,
  answerDate,
  createDatePoll,
  decideDate,
  deleteDatePoll,
  getDatePoll,
  listDatePolls,
  removeDate,
} from '../date-polls.contract.ts';
import { datePollsCheck } from './date-polls-check.ts';

describeOnBothEngines('polls for a date', (app) => {
  const { group, ask, see, say, decide, told } = datePollCalls(app);
  const astray = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await datePollsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };

  it('ask a group: everybody is told, says which dates suit them, and sees who said what', async () => {
    const { groupId, name, people } = await group(3);
    const [ann, ben, cat] = people as [Member, Member, Member];
    const poll = await ask(ann, groupId);
    expect(poll.dates.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [Date.parse('2026-11-26T19:00:00Z'), Date.parse('2026-11-26T21:00:00Z')],
      [Date.parse('2026-11-28T10:00:00Z'), Date.parse('2026-11-28T12:00:00Z')],
    ]);
    expect(poll).toMatchObject({
      askedBy: { id: ann.id },
      can: { answer: true, keep: true, decide: true, end: true, report: false },
    });
    expect(await told(ben)).toEqual([['When can you: Supper', name, `/community/dates/${poll.id}`]]);
    expect(await told(ann)).toEqual([]);
    await say(ben, poll, 0, 'no');
    await say(ben, poll, 0, 'yes');
    const after = await say(cat, poll, 0, 'if-needed');
    expect(after.dates[0]).toMatchObject({ yes: 1, ifNeeded: 1, no: 0, answer: 'if-needed' });
    expect(after.answered).toBe(2);
    const said = after.people.map(({ person, answers }) => [person.id, answers]);
    expect(said.toSorted()).toEqual(
      [
        [ben.id, ['yes', null]],
        [cat.id, ['if-needed', null]],
      ].toSorted(),
    );
    const listed = (await ben.client.call(listDatePolls, { query: {} })).body;
    expect(listed).toEqual([
      {
        id: poll.id,
        group: { id: groupId, name, room: 'vineyard' },
        title: 'Supper',
        dates: 2,
        answered: 2,
        iAnswered: 1,
      },
    ]);
    await block(cat, ben);
    expect((await see(ben, poll)).people.map(({ person }) => person.id)).toEqual([ben.id]);
    expect((await see(ben, poll)).dates[0]).toMatchObject({ yes: 1, ifNeeded: 1 });
  });

  it('become an event on the date that is taken: whom it suits comes, and who cannot has said so', async () => {
    const { groupId, people } = await group(4);
    const [ann, ben, cat, dan] = people as [Member, Member, Member, Member];
    const poll = await ask(ann, groupId);
    await say(ben, poll, 0, 'yes');
    app().clock.advance({ minutes: 1 });
    await say(cat, poll, 0, 'if-needed');
    await say(dan, poll, 0, 'no');
    const { gathering, ...after } = (await decide(ann, poll, 0)).body;
    expect(after.dates.map(({ isTaken }) => isTaken)).toEqual([true, false]);
    expect(after).toMatchObject({ isClosed: true, can: { answer: false, keep: false, end: false } });
    const params = { gatheringId: gathering!.gatheringId, start: THURSDAY };
    expect(gathering).toMatchObject({ ...params, isCancelled: false });
    const event = (await ann.client.call(getGathering, { params })).body;
    expect(event).toMatchObject({
      title: 'Supper',
      place: '12 Mill Lane',
      startsAt: Date.parse('2026-11-26T19:00:00Z'),
      endsAt: Date.parse('2026-11-26T21:00:00Z'),
      going: 2,
      maybe: 1,
    });
    // Whoever takes the date comes, too.
    expect(event.people.map(({ person, answer }) => [person.id, answer])).toEqual([
      [ann.id, 'going'],
      [ben.id, 'going'],
      [cat.id, 'maybe'],
    ]);
    const seen = async (who: Member) => (await who.client.call(getGathering, { params })).body.answer;
    expect(await Promise.all([ben, cat, dan].map(seen))).toEqual(['going', 'maybe', 'cant']);
    // Nobody is asked a second time.
    expect((await ann.client.call(getNotAnswered, { params })).body).toMatchObject({ count: 0, toAsk: 0 });
    // The poll itself has nothing to ask any more.
    const event2 = `/community/events/${params.gatheringId}/${THURSDAY}`;
    expect((await told(dan)).map(([title, , href]) => [title, href])).toEqual([['New: Supper', event2]]);
    expect((await dan.client.call(listDatePolls, { query: {} })).body).toEqual([]);
    // Taken again it is the same event, and another date is not taken any more.
    expect((await decide(ann, poll, 0)).body.gathering).toEqual(gathering);
    const other = { params: { pollId: poll.id }, body: { dateId: poll.dates[1]!.id, place: '' } };
    expect((await ann.client.refused(decideDate, other)).body.code).toBe('DATE_POLL_CLOSED');
  });

  it('show their event as it is now, also when the whole of it was moved, which is what the form does', async () => {
    const { groupId, people } = await group(1);
    const ann = people[0];
    const poll = await ask(ann, groupId);
    const { gatheringId } = (await decide(ann, poll, 0)).body.gathering!;
    const startsAt = '2026-11-27T18:00';
    const params = { gatheringId, start: THURSDAY };
    await ann.client.call(updateGathering, { params, body: { scope: 'all', startsAt } });
    expect((await see(ann, poll)).gathering).toEqual({
      gatheringId,
      start: startsAt,
      startsAt: Date.parse('2026-11-27T18:00:00Z'),
      endsAt: Date.parse('2026-11-27T20:00:00Z'),
      isCancelled: false,
    });
  });

  it('get and lose dates: who has answered is told of one more, and what was said of a lost one goes', async () => {
    const { groupId, people } = await group(3);
    const [ann, ben, cat] = people as [Member, Member, Member];
    const poll = await ask(ann, groupId);
    const params = { pollId: poll.id };
    await say(ben, poll, 1, 'yes');
    app().clock.advance({ minutes: 1 });
    const add = (startsAt: string) => ann.client.call(addDate, { params, body: { startsAt } });
    const more = (await add('2026-11-24T18:00')).body;
    expect(more.dates.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16))).toEqual([
      '2026-11-24T18:00',
      THURSDAY,
      SATURDAY,
    ]);
    expect((await add('2026-11-24T18:00')).body.dates).toEqual(more.dates);
    expect((await told(ben)).map(([title]) => title)).toEqual([
      'One more date: Supper',
      'When can you: Supper',
    ]);
    expect((await told(cat)).map(([title]) => title)).toEqual(['When can you: Supper']);
    const gone = { params: { ...params, dateId: poll.dates[1]!.id } };
    expect((await ann.client.call(removeDate, gone)).body).toMatchObject({ answered: 0, people: [] });
    expect((await ann.client.call(removeDate, gone)).status).toBe(200);
    const answer = { params: gone.params, body: { answer: 'yes' } } as const;
    expect((await ben.client.refused(answerDate, answer)).status).toBe(404);
    for (const { id: dateId } of (await see(ann, poll)).dates.slice(1)) {
      await ann.client.call(removeDate, { params: { ...params, dateId } });
    }
    expect(await astray()).toEqual([]);
    const [last] = (await see(ann, poll)).dates;
    // It ends with the last date that is left, and goes on with a later one.
    app().clock.set('2026-11-24T18:00:00Z');
    expect((await see(ben, poll)).isClosed).toBe(true);
    app().clock.set('2026-11-24T17:00:00Z');
    const later = (await add('2026-12-24T18:00')).body;
    expect(await astray()).toEqual([]);
    await ann.client.call(removeDate, { params: { ...params, dateId: later.dates[1]!.id } });
    const lastOne = { params: { ...params, dateId: last!.id } };
    expect((await ann.client.refused(removeDate, lastOne)).body.code).toBe('DATE_POLL_LIMIT');
  });

  it('take only dates that can be', async () => {
    const { groupId, people } = await group(2);
    const [ann] = people;
    const refused = async (startsAt: string[], more: object = {}) => {
      const body = { ...SUPPER_POLL, groupId, startsAt, ...more };
      const { body: answer } = await ann.client.refused(createDatePoll, { body });
      return answer.issues?.map(({ path, message }) => [path, message]);
    };
    expect(await refused([THURSDAY, '2026-11-22T11:59'])).toEqual([
      ['body.startsAt.1', 'Please choose a time that is still to come.'],
    ]);
    expect(await refused(['2029-11-26T19:00', THURSDAY])).toEqual([
      ['body.startsAt.0', 'Please choose a day within two years.'],
    ]);
    expect(await refused([THURSDAY, THURSDAY])).toEqual([
      ['body.startsAt', 'Please give two dates at least.'],
    ]);
    const poll = await ask(ann, groupId);
    const params = { pollId: poll.id };
    for (let i = poll.dates.length; i < 12; i++) {
      await ann.client.call(addDate, { params, body: { startsAt: `2026-12-${i + 10}T19:00` } });
    }
    const thirteenth = { params, body: { startsAt: '2026-12-24T19:00' } };
    expect((await ann.client.refused(addDate, thirteenth)).body.code).toBe('DATE_POLL_LIMIT');
    for (let i = 1; i < 10; i++) await ask(ann, groupId);
    const eleventh = await ann.client.refused(createDatePoll, { body: { ...SUPPER_POLL, groupId } });
    expect(eleventh.body.code).toBe('DATE_POLL_LIMIT');
  });

  it('end by themselves with their last date, and one that has passed is not taken', async () => {
    const { groupId, people } = await group(2);
    const [ann, ben] = people;
    const poll = await ask(ann, groupId);
    app().clock.set('2026-11-26T19:00:00Z');
    const passed = { params: { pollId: poll.id, dateId: poll.dates[0]!.id } };
    const yes = { answer: 'yes' as const };
    expect((await ben.client.refused(answerDate, { ...passed, body: yes })).body.code).toBe(
      'DATE_POLL_CLOSED',
    );
    const taken = { params: { pollId: poll.id }, body: { dateId: poll.dates[0]!.id, place: '' } };
    expect((await ann.client.refused(decideDate, taken)).body.code).toBe('DATE_POLL_CLOSED');
    expect(await see(ben, poll)).toMatchObject({
      isClosed: false,
      dates: [{ isOver: true }, { isOver: false }],
    });
    app().clock.set('2026-11-28T10:00:00Z');
    expect(await see(ann, poll)).toMatchObject({
      isClosed: true,
      can: { answer: false, keep: false, decide: false, end: true },
    });
    expect((await ben.client.call(listDatePolls, { query: { groupId } })).body).toEqual([]);
    expect(await told(ben)).toEqual([]);
    await ann.client.call(deleteDatePoll, { params: { pollId: poll.id } });
    expect((await ann.client.refused(getDatePoll, { params: { pollId: poll.id } })).status).toBe(404);
  });

  it('sent again make one, and two who take two dates at once plan one event', async () => {
    const { groupId, people } = await group(2);
    const [ann, ben] = people;
    await app()
      .db.updateTable('group_member')
      .set({ role: 'leader' })
      .where('user_id', '=', ben.id)
      .execute();
    const key = { 'idempotency-key': `a-date-asked-once-${groupId}` };
    const body = { ...SUPPER_POLL, groupId };
    const twice = await Promise.all([1, 2].map(() => ann.client.call(createDatePoll, { body }, key)));
    expect(twice[0]!.body.id).toBe(twice[1]!.body.id);
    const poll = twice[0]!.body;
    const path = `/api/date-polls/${poll.id}/decision`;
    const both = await Promise.all(
      [ann, ben].map(({ client }, i) => client.send('PUT', path, { dateId: poll.dates[i]!.id, place: '' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const events = await app()
      .db.selectFrom('gathering')
      .select('id')
      .where('group_id', '=', groupId)
      .execute();
    expect(events).toHaveLength(1);
  });
});
