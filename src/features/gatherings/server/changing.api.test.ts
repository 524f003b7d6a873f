import { expect, it } from 'vitest';
import { listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { answerGathering, markCame } from '../coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  getGathering,
  listGatherings,
  updateGathering,
} from '../gatherings.contract.ts';
import type { Repeat } from '../gatherings.rules.ts';

const WEEKLY: Repeat = { kind: 'weekly', every: 1, until: null };

describeOnBothEngines('gatherings that change', (app) => {
  const supper = createSuppers(app);
  /** The first of what comes, and whether the reader comes. */
  const coming = async ({ client }: Member, few: number) =>
    (await client.call(listGatherings, { query: {} })).body
      .slice(0, few)
      .map(({ localStart, title, answer, cancelledAt }) =>
        [localStart, title, answer ?? '–', ...(cancelledAt === null ? [] : ['cancelled'])].join(' '),
      );
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .map(({ title }) => title)
      .filter((title) => !title.startsWith('New: '));

  it('change once, and their series stays', async () => {
    const { host, guest, come, change } = await supper('once');
    await come('2026-12-03');
    const moved = await change('2026-12-03', { scope: 'one', startsAt: '2026-12-04T18:00', title: 'Soup' });
    expect(moved).toMatchObject({
      start: '2026-12-03T19:00',
      localStart: '2026-12-04T18:00',
      localEnd: '2026-12-04T20:00',
    });
    expect(await coming(guest, 3)).toEqual([
      '2026-11-26T19:00 Supper –',
      '2026-12-04T18:00 Soup going',
      '2026-12-10T19:00 Supper –',
    ]);
    expect(await told(guest)).toEqual(['Changed: Soup']);
    expect(await told(host)).toEqual([]);
  });

  it('change from one on: what was before stays, and answers move along', async () => {
    const { guest, named, come, change } = await supper('following');
    for (const day of ['2026-11-26', '2026-12-10', '2026-12-17']) await come(day);
    const divided = await change('2026-12-10', {
      scope: 'following',
      startsAt: '2026-12-11T20:00',
      title: 'Late supper',
    });
    expect(divided.gatheringId).not.toBe(named('2026-12-10').params.gatheringId);
    expect(divided.start).toBe('2026-12-11T20:00');
    expect(await coming(guest, 5)).toEqual([
      '2026-11-26T19:00 Supper going',
      '2026-12-03T19:00 Supper –',
      '2026-12-11T20:00 Late supper going',
      '2026-12-18T20:00 Late supper going',
      '2026-12-25T20:00 Late supper –',
    ]);
    expect(await told(guest)).toEqual(['Changed: Late supper']);
  });

  it('are moved by nobody to another century', async () => {
    const { host, named } = await supper('slip');
    const body = { scope: 'one', startsAt: '2206-12-03T19:00' } as const;
    const refused = await host.client.refused(updateGathering, { ...named('2026-12-03'), body });
    expect([refused.status, refused.body.message]).toEqual([400, 'Please choose a day within two years.']);
  });

  it('change all: also what is left over of another rhythm brings no answer to another day', async () => {
    const { guest, come, change } = await supper('all');
    for (const day of ['2026-12-03', '2026-12-10', '2026-12-24']) await come(day);
    await change('2026-11-26', { scope: 'all', repeat: { ...WEEKLY, every: 2 } });
    const twoWeeks = [
      '2026-11-26T19:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-10T19:00 Supper going',
      '2026-12-24T19:00 Supper going',
    ];
    expect(await coming(guest, 4)).toEqual(twoWeeks);
    await change('2026-11-26', { scope: 'all', startsAt: '2026-11-27T18:00' });
    expect(await coming(guest, 4)).toEqual([
      '2026-11-27T18:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-11T18:00 Supper going',
      '2026-12-25T18:00 Supper going',
    ]);
  });

  it('on the 31st, moved to the 30th, keep the answers of each month', async () => {
    const { guest, come, change } = await supper('months', {
      day: '2026-12-31',
      repeat: { kind: 'month-day', every: 1, until: null },
    });
    for (const day of ['2027-03-31', '2027-05-31']) await come(day);
    await change('2026-12-31', { scope: 'all', startsAt: '2026-12-30T19:00' });
    expect((await coming(guest, 6)).filter((line) => line.endsWith('going'))).toEqual([
      '2027-03-30T19:00 Supper going',
      '2027-05-30T19:00 Supper going',
    ]);
  });

  it('once and then weekly, or weekly and then once, keep who comes to the first', async () => {
    const single = await supper('single', { repeat: null });
    await single.come('2026-11-26');
    await single.change('2026-11-26', { scope: 'all', startsAt: '2026-11-28T19:00', repeat: WEEKLY });
    expect(await coming(single.guest, 2)).toEqual([
      '2026-11-28T19:00 Supper going',
      '2026-12-05T19:00 Supper –',
    ]);
    const weekly = await supper('weekly');
    await weekly.come('2026-11-26');
    await weekly.change('2026-11-26', { scope: 'all', repeat: null });
    expect(await coming(weekly.guest, 3)).toEqual(['2026-11-26T19:00 Supper going']);
  });

  it('are cancelled one, from one on, or all; who comes is told once, and nothing is answered any more', async () => {
    const { guest, named, come, cancel } = await supper('cancelled');
    for (const day of ['2026-12-03', '2026-12-17', '2026-12-24']) await come(day);
    expect((await cancel('2026-12-03', 'one')).cancelledAt).not.toBeNull();
    expect(await told(guest)).toEqual(['Cancelled: Supper']);
    await cancel('2026-12-17', 'following');
    expect(await told(guest)).toEqual(['Cancelled: Supper', 'Cancelled: Supper']);
    expect(await coming(guest, 9)).toEqual([
      '2026-11-26T19:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-10T19:00 Supper –',
      '2026-12-17T19:00 Supper going cancelled',
      '2026-12-24T19:00 Supper going cancelled',
    ]);
    const late = await guest.client.refused(answerGathering, {
      ...named('2026-12-17'),
      body: { answer: 'maybe' },
    });
    expect(late.body.code).toBe('GATHERING_CLOSED');
    await cancel('2026-12-10', 'all');
    expect((await coming(guest, 9)).filter((line) => !line.endsWith('cancelled'))).toEqual([]);
  });

  it('change all from a date that the new rule has not: the first that goes on is answered, and none is lost', async () => {
    const { guest, come, change } = await supper('dropped');
    const other = await change('2026-12-03', { scope: 'all', repeat: { ...WEEKLY, every: 2 } });
    expect(other.start).toBe('2026-11-26T19:00');
    await come('2026-12-10');
    const single = await change('2026-12-24', { scope: 'all', repeat: null });
    expect(single).toMatchObject({ start: '2026-11-26T19:00', repeat: null });
    expect(await coming(guest, 9)).toEqual([
      '2026-11-26T19:00 Supper –',
      '2026-12-10T19:00 Supper going cancelled',
    ]);
    const months = await supper('short', {
      day: '2027-01-01',
      repeat: { kind: 'month-day', every: 1, until: null },
    });
    const moved = await months.change('2027-03-01', { scope: 'all', startsAt: '2027-02-28T19:00' });
    expect(moved.gatheringId).toBe(months.named('2027-01-01').params.gatheringId);
  });

  it('are called off where a new rhythm has no day, and whoever wanted to come is told', async () => {
    const { guest, come, change } = await supper('rhythm');
    for (const day of ['2026-12-03', '2026-12-10']) await come(day);
    await change('2026-11-26', { scope: 'all', repeat: { ...WEEKLY, every: 2 } });
    expect((await told(guest)).toSorted()).toEqual(['Cancelled: Supper', 'Changed: Supper']);
    await change('2026-11-26', { scope: 'all', repeat: { ...WEEKLY, every: 4 } });
    expect((await told(guest)).filter((title) => title.startsWith('Cancelled'))).toHaveLength(2);
  });

  it.each(['2026-12-04', '2026-12-02'])(
    'that were moved to %s move the others by as much as themselves, and last as long',
    async (day) => {
      const { guest, named, change } = await supper(`moved-${day}`);
      await change('2026-12-03', { scope: 'one', startsAt: `${day}T19:00` });
      const longer = await change('2026-12-03', { scope: 'following', endsAt: `${day}T21:30` });
      expect(longer).toMatchObject({ localStart: `${day}T19:00`, localEnd: `${day}T21:30` });
      expect(longer.gatheringId).not.toBe(named('2026-12-03').params.gatheringId);
      const listed = (await guest.client.call(listGatherings, { query: {} })).body.slice(0, 4);
      expect(listed.map(({ localStart, localEnd }) => `${localStart}–${localEnd.slice(8)}`)).toEqual([
        '2026-11-26T19:00–26T21:00',
        `${day}T19:00–${day.slice(8)}T21:30`,
        '2026-12-10T19:00–10T21:30',
        '2026-12-17T19:00–17T21:30',
      ]);
    },
  );

  it('that were postponed over others leave what has been where it was', async () => {
    const { guest, come, change } = await supper('postponed');
    for (const day of ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17']) await come(day);
    await change('2026-11-26', { scope: 'one', startsAt: '2026-12-19T19:00' });
    app().clock.set('2026-12-12T12:00:00Z');
    const later = await change('2026-11-26', { scope: 'following', startsAt: '2026-12-19T20:00' });
    expect(later.localStart).toBe('2026-12-19T20:00');
    expect(await coming(guest, 3)).toEqual([
      '2026-12-17T20:00 Supper going',
      '2026-12-19T20:00 Supper going',
      '2026-12-24T20:00 Supper –',
    ]);
    const past = await app()
      .db.selectFrom('gathering_occurrence')
      .innerJoin('gathering_answer', 'gathering_answer.occurrence_id', 'gathering_occurrence.id')
      .select('local_start')
      .where('user_id', '=', guest.id)
      .where('starts_at', '<', app().clock.now())
      .orderBy('local_start')
      .execute();
    expect(past.map(({ local_start }) => local_start)).toEqual(['2026-12-03T19:00', '2026-12-10T19:00']);
  });

  it('all, beside one that was postponed: it has the words, and keeps its time', async () => {
    const { guest, come, change } = await supper('beside');
    await come('2026-11-26');
    await change('2026-11-26', { scope: 'one', startsAt: '2026-12-19T19:00' });
    app().clock.set('2026-12-12T12:00:00Z');
    await change('2026-12-17', { scope: 'all', startsAt: '2026-12-17T20:00', title: 'Late supper' });
    expect(await coming(guest, 3)).toEqual([
      '2026-12-17T20:00 Late supper –',
      '2026-12-19T19:00 Late supper going',
      '2026-12-24T20:00 Late supper –',
    ]);
  });

  it('all, while one goes on: that one stays, with who came', async () => {
    const { host, guest, named, come, change } = await supper('running');
    for (const day of ['2026-11-26', '2026-12-03']) await come(day);
    app().clock.set('2026-11-26T19:30:00Z');
    const marked = { ...named('2026-11-26').params, personId: guest.id };
    await host.client.call(markCame, { params: marked, body: { came: true } });
    await change('2026-12-03', { scope: 'all', startsAt: '2026-12-04T19:00' });
    expect(await coming(guest, 3)).toEqual([
      '2026-11-26T19:00 Supper going',
      '2026-12-04T19:00 Supper going',
      '2026-12-11T19:00 Supper –',
    ]);
    const running = (await host.client.call(getGathering, named('2026-11-26'))).body;
    expect(running.people).toMatchObject([{ came: true }]);
    const longer = await change('2026-11-26', { scope: 'all', endsAt: '2026-11-26T22:00' });
    expect(longer).toMatchObject({ localStart: '2026-11-26T19:00', localEnd: '2026-11-26T22:00' });
  });

  it('once, moved or made longer while it goes on, as it is said', async () => {
    const { change } = await supper('alone', { repeat: null });
    await change('2026-11-26', { scope: 'one', startsAt: '2026-11-28T19:00' });
    app().clock.set('2026-11-28T19:30:00Z');
    const longer = await change('2026-11-26', { scope: 'all', endsAt: '2026-11-28T22:00' });
    expect(longer).toMatchObject({ localStart: '2026-11-28T19:00', localEnd: '2026-11-28T22:00' });
  });

  it('begin earlier and end when they did, where both are said', async () => {
    const { change } = await supper('earlier');
    const times = { startsAt: '2026-12-03T18:00', endsAt: '2026-12-03T21:00' };
    expect(await change('2026-12-03', { scope: 'one', ...times })).toMatchObject({
      localStart: '2026-12-03T18:00',
      localEnd: '2026-12-03T21:00',
    });
    const all = { startsAt: '2026-12-10T18:00', endsAt: '2026-12-10T21:00' };
    expect(await change('2026-12-10', { scope: 'all', ...all })).toMatchObject({
      localStart: '2026-12-10T18:00',
      localEnd: '2026-12-10T21:00',
    });
  });

  it('all get the words that one had for itself', async () => {
    const { guest, change } = await supper('words');
    await change('2026-12-03', { scope: 'one', title: 'Soup' });
    await change('2026-12-03', { scope: 'all', title: 'Soup', place: 'Hall' });
    expect(await coming(guest, 2)).toEqual(['2026-11-26T19:00 Soup –', '2026-12-03T19:00 Soup –']);
    await change('2026-12-03', { scope: 'one', title: 'Bread' });
    await change('2026-12-03', { scope: 'all', title: 'Soup' });
    expect(await coming(guest, 2)).toEqual(['2026-11-26T19:00 Soup –', '2026-12-03T19:00 Soup –']);
  });

  it('one, in the hour that clocks leave out, does not end before it begins', async () => {
    const { change } = await supper('gap', { repeat: null, day: '2027-03-28' });
    const night = { startsAt: '2027-03-28T02:15', endsAt: '2027-03-28T03:00', timezone: 'Europe/Berlin' };
    const moved = await change('2027-03-28', { scope: 'one', ...night });
    expect(moved.endsAt - moved.startsAt).toBe(45 * 60_000);
    expect(moved).toMatchObject({ localStart: '2027-03-28T03:15', localEnd: '2027-03-28T04:00' });
  });

  it('whose words wait for a moderator are not divided, and are all back afterwards', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const [leader, guest] = [await personNamed(app(), 'new-leader'), await member(app(), 'held-guest')];
    const moderator = await hostOf(app(), 'held-moderator', 'moderator');
    const groupId = await studyGroup(app(), 'Held', [leader, guest]);
    const times = { startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00', repeat: WEEKLY };
    const body = { ...SUPPER, ...times, groupId, description: 'fuck them' };
    const { gatheringId, hidden } = (await leader.client.call(createGathering, { body })).body;
    expect(hidden).toBe('held');
    const divide = {
      params: { gatheringId, start: '2026-12-10T19:00' },
      body: { scope: 'following', startsAt: '2026-12-10T20:00' },
    } as const;
    expect((await leader.client.refused(updateGathering, divide)).body.code).toBe('GATHERING_CLOSED');
    for (const { id: caseId } of (await moderator.call(listCases, {})).body) {
      const decision = { action: 'dismiss', reason: 'nothing-wrong' } as const;
      await decideAsRead(moderator, { params: { caseId }, body: decision });
    }
    expect((await leader.client.call(updateGathering, divide)).body.hidden).toBeNull();
    expect((await coming(guest, 3)).map((line) => line.slice(0, 16))).toEqual([
      '2026-11-26T19:00',
      '2026-12-03T19:00',
      '2026-12-10T20:00',
    ]);
  });

  it('are changed by hosts alone', async () => {
    const { guest, named } = await supper('hosts');
    const change = { ...named('2026-11-26'), body: { scope: 'one', title: 'Mine' } } as const;
    expect((await guest.client.refused(updateGathering, change)).status).toBe(404);
    const cancel = { ...named('2026-11-26'), body: { scope: 'all' } } as const;
    expect((await guest.client.refused(cancelGathering, cancel)).status).toBe(404);
    expect(await coming(guest, 1)).toEqual(['2026-11-26T19:00 Supper –']);
  });
});
