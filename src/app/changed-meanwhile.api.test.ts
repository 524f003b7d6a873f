import { expect, it } from 'vitest';
import { getDebate } from '#features/debates/debates.contract.ts';
import { listSchedule, scheduleQuestion, writeClosingWords } from '#features/debates/schedule.contract.ts';
import { weekOf } from '#features/debates/weeks.rules.ts';
import { createGathering, getGathering, updateGathering } from '#features/gatherings/gatherings.contract.ts';
import { getGroup, updateGroup } from '#features/groups/groups.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, GROUP, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

describeOnBothEngines('what another has changed since somebody looked is not replaced', (app) => {
  const outcomes = async (calls: Promise<{ status: number; body: unknown }>[]) =>
    (await Promise.all(calls))
      .map(({ status, body }) => (status === 409 ? (body as { code: string }).code : status))
      .toSorted();

  it('of a group, by two leaders', async () => {
    const [one, two] = [await member(app(), 'leadone'), await member(app(), 'leadtwo')];
    const groupId = await startedBy(one);
    await bringIn(groupId, one, [two]);
    await giveGroupRole(groupId, one, two, 'leader');
    const change = ({ client }: typeof one, changes: object, basedOn?: object) =>
      client.call(updateGroup, { params: { groupId }, body: { ...changes, ...(basedOn && { basedOn }) } });
    const { name, about, topic } = GROUP;
    const both = [
      change(one, { about: 'Soup' }, { name, about }),
      change(two, { about: 'Bread' }, { name, about }),
    ];
    expect(await outcomes(both)).toEqual([200, 'CHANGED_MEANWHILE']);
    const other = [
      change(one, { name: 'Friday kitchen' }, { name }),
      change(two, { topic: 'prayer' }, { topic }),
    ];
    expect(await outcomes(other)).toEqual([200, 200]);
    const now = (await one.client.call(getGroup, { params: { groupId } })).body;
    expect(now).toMatchObject({ name: 'Friday kitchen', topic: 'prayer' });
    // The same once more, after an answer that was lost; and by whoever does not say what they saw.
    expect((await change(one, { about: now.about }, { about })).status).toBe(200);
    expect((await change(two, { about: 'Rice' })).status).toBe(200);
  });

  it.each(['one', 'all'] as const)('of an event, by two hosts: %s', async (scope) => {
    const [one, two] = [await member(app(), `hostone${scope}`), await member(app(), `hosttwo${scope}`)];
    const groupId = await startedBy(one);
    await bringIn(groupId, one, [two]);
    await giveGroupRole(groupId, one, two, 'helper');
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    const made = await one.client.call(createGathering, { body: { ...SUPPER, groupId, repeat } });
    const params = { gatheringId: made.body.gatheringId, start: made.body.start };
    const { title, place, description, startsAt, endsAt } = SUPPER;
    const basedOn = {
      title,
      place,
      description,
      startsAt,
      endsAt,
      repeat: { until: null, every: 1, kind: 'weekly' as const },
    };
    const change = ({ client }: typeof one, changes: object) =>
      client.call(updateGathering, { params, body: { scope, basedOn, ...changes } });
    expect(await outcomes([change(one, { place: 'Garden' }), change(two, { place: 'Hall' })])).toEqual([
      200,
      'CHANGED_MEANWHILE',
    ]);
    const { place: there } = (await one.client.call(getGathering, { params })).body;
    expect(await outcomes([change(one, { place: there }), change(two, { title: 'Breakfast' })])).toEqual([
      200, 200,
    ]);
    expect((await one.client.call(getGathering, { params })).body).toMatchObject({
      title: 'Breakfast',
      place: there,
    });
  });

  it('of a week’s question and its last words, by two moderators', async () => {
    const [mia, noa] = [await hostOf(app(), 'mia', 'moderator'), await hostOf(app(), 'noa', 'moderator')];
    const { week, question: none } = (await mia.call(listSchedule, {})).body[0]!;
    const words = {
      question: 'Shall we sing?',
      about: 'How we praise',
      positions: ['yes', 'no'].map((key) => ({ key, title: key, short: key, says: `We say ${key}.` })),
      passages: ['ps 117', 'Col 3:16', 'eph 5:19-20'].map((reference) => ({ reference, why: 'Why?' })),
    };
    const put = (by: typeof mia, about: string, basedOn: typeof words | null) =>
      by.call(scheduleQuestion, { params: { week }, body: { ...words, about, basedOn } });
    expect(await outcomes([put(mia, 'Praise', none), put(noa, 'Song', null)])).toEqual([
      200,
      'CHANGED_MEANWHILE',
    ]);
    const stands = (await mia.call(listSchedule, {})).body[0]!.question!;
    // References are kept as the Bible has them; the same once more is no other.
    expect((await put(noa, stands.about, null)).status).toBe(200);
    expect(await outcomes([put(mia, 'Hymns', stands), put(noa, 'Psalms', stands)])).toEqual([
      200,
      'CHANGED_MEANWHILE',
    ]);

    const now = weekOf(app().clock.now());
    const close = (by: typeof mia, text: string) =>
      by.call(writeClosingWords, { params: { week: now }, body: { text, basedOn: '' } });
    await mia.call(getDebate, { params: { week: now } });
    expect(await outcomes([close(mia, 'We listened.'), close(noa, 'Thank you.')])).toEqual([
      200,
      'CHANGED_MEANWHILE',
    ]);
  });
});
