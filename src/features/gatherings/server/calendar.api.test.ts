import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { leaveGroup, removeGroupMember } from '#features/groups/members.contract.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { otherToken } from '#test-support/other-token.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import {
  getCalendarFeed,
  getGatheringIcs,
  getMyCalendar,
  renewMyCalendar,
  updateMyCalendar,
} from '../calendar.contract.ts';
import { answerGathering } from '../coming.contract.ts';
import { cancelGathering, createGathering, listGatherings, updateGathering } from '../gatherings.contract.ts';

const SUPPER = {
  title: 'Supper, with soup; and "bread"',
  description: 'Come as you are.\nBring a friend — עברית 🙂',
  place: '4 Mill Lane, Leeds',
  link: '',
  startsAt: '2027-03-18T19:00',
  endsAt: '2027-03-18T21:00',
  timezone: 'Europe/London',
  seats: null,
  repeat: { kind: 'weekly', every: 1, until: null },
  brings: [],
} as const;

describeOnBothEngines('a calendar of gatherings', (app) => {
  async function supper(name: string) {
    app().clock.set('2027-03-10T12:00:00Z');
    const [host, guest] = [await member(app(), `${name}-host`), await member(app(), `${name}-guest`)];
    const groupId = await studyGroup(app(), name, [host, guest]);
    const made = await host.client.call(createGathering, { body: { ...SUPPER, brings: [], groupId } });
    expect(made.status).toBe(201);
    return { host, guest, groupId, gatheringId: made.body.gatheringId };
  }
  const feedPath = async (who: Member) => (await who.client.call(getMyCalendar, {})).body.path;
  const tokenOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  /** As a calendar program, which is not signed in. */
  async function read(path: string) {
    const answer = await app()
      .visitor()
      .call(getCalendarFeed, { params: { token: tokenOf(path) } });
    if (answer.status !== 200) return null;
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return eventsOf(String(answer.body));
  }

  it('is read by a calendar program without a session, on the same days through a change of clocks', async () => {
    const { guest } = await supper('days');
    const events = await read(await feedPath(guest));
    expect(events!.slice(0, 4).map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-03-18T19:00:00.000Z',
      '2027-03-25T19:00:00.000Z',
      '2027-04-01T18:00:00.000Z',
      '2027-04-08T18:00:00.000Z',
    ]);
    expect(events![0]).toMatchObject({
      summary: `${SUPPER.title} (days)`,
      location: null,
    });
    expect(events![0]!.description).toContain(SUPPER.description);
    expect(new Set(events!.map(({ uid }) => uid)).size).toBe(events!.length);
  });

  it('tells the place to whoever comes, leaves out what they cannot come to, and strikes what is cancelled', async () => {
    const { host, guest, gatheringId } = await supper('answers');
    const uids = (await read(await feedPath(guest)))!.map(({ uid }) => uid);
    const of = (start: string) => ({ params: { gatheringId, start } });
    const [first, second, third] = ['2027-03-18T19:00', '2027-03-25T19:00', '2027-04-01T19:00'] as const;
    await guest.client.call(answerGathering, { ...of(first), body: { answer: 'going' } });
    await guest.client.call(answerGathering, { ...of(second), body: { answer: 'cant' } });
    await host.client.call(cancelGathering, { ...of(third), body: { scope: 'one' } });
    const moved = { startsAt: '2027-04-09T20:00', endsAt: '2027-04-09T21:00', scope: 'one' } as const;
    expect((await host.client.call(updateGathering, { ...of('2027-04-08T19:00'), body: moved })).status).toBe(
      200,
    );
    const [one, cancelled, changed] = (await read(await feedPath(guest)))!;
    expect(one).toMatchObject({ location: SUPPER.place });
    expect(cancelled!.uid).toBe(uids[2]);
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(changed!.uid).toBe(uids[3]);
    expect(changed!.startDate.toJSDate().toISOString()).toBe('2027-04-09T19:00:00.000Z');
    expect(Number(changed!.sequence)).toBeGreaterThan(0);
    // Of a series that is divided the rest keeps its names, so that no calendar shows it twice.
    const later = { startsAt: '2027-04-15T18:30', endsAt: '2027-04-15T20:00', scope: 'following' } as const;
    expect((await host.client.call(updateGathering, { ...of('2027-04-15T19:00'), body: later })).status).toBe(
      200,
    );
    const after = (await read(await feedPath(guest)))!;
    expect(after.map(({ uid }) => uid)).toEqual(uids.filter((_, i) => i !== 1));
    expect(after[3]!.startDate.toJSDate().toISOString()).toBe('2027-04-15T17:30:00.000Z');
  });

  it('ends at its old address when it is renewed, and is of nobody who left', async () => {
    const { guest, groupId } = await supper('renewed');
    const old = await feedPath(guest);
    expect(await read(old)).not.toHaveLength(0);
    const renewals = await Promise.all([1, 2].map(() => guest.client.call(renewMyCalendar, {})));
    expect(renewals.map(({ status }) => status)).toEqual([200, 200]);
    const path = await feedPath(guest);
    expect(await read(old)).toBeNull();
    const [, serial] = tokenOf(path).split('.');
    expect(serial).toBe('2');
    expect(await read(path)).not.toHaveLength(0);
    expect(await read(otherToken(path))).toBeNull();
    await leaves(app(), groupId, guest);
    expect(await read(path)).toEqual([]);
    await app().db.deleteFrom('user').where('id', '=', guest.id).execute();
    expect(await read(path)).toBeNull();
  });

  it('shows no more than the pages do, whatever happens between its owner and a group', async () => {
    const { host, guest, groupId } = await supper('ways-out');
    const path = await feedPath(guest);
    const shown = async () => (await read(path))?.length ?? null;
    const listed = async () =>
      (await guest.client.call(listGatherings, { query: { groupId, limit: 100 } })).body.length;
    const all = await listed();
    expect(all).toBeGreaterThan(50);
    expect(await shown()).toBe(all);
    // A block is between two people; the group's evening is still theirs both.
    await block(host, guest);
    expect([await shown(), await listed()]).toEqual([all, all]);
    await host.client.call(removeGroupMember, { params: { groupId, personId: guest.id } });
    expect(await shown()).toBe(0);
    expect((await guest.client.refused(listGatherings, { query: { groupId } })).status).toBe(404);
    await comesInto(app(), groupId, guest);
    expect(await shown()).toBe(all);
    await guest.client.call(leaveGroup, { params: { groupId } });
    expect(await shown()).toBe(0);
    await comesInto(app(), groupId, guest);
    const bannedUntil = app().clock.now() + 86_400_000;
    await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', guest.id).execute();
    expect(await shown()).toBeNull();
    app().clock.set(bannedUntil + 1);
    expect(await shown()).toBe(all);
  });

  it('keeps whether letters come, whatever becomes of the address', async () => {
    const guest = await member(app(), 'letters');
    expect((await guest.client.call(getMyCalendar, {})).body.areLettersOn).toBe(true);
    await guest.client.call(updateMyCalendar, { body: { areLettersOn: false } });
    expect((await guest.client.call(renewMyCalendar, {})).body.areLettersOn).toBe(false);
    const { areLettersOn } = (await guest.client.call(updateMyCalendar, { body: { areLettersOn: true } }))
      .body;
    expect(areLettersOn).toBe(true);
    expect(tokenOf(await feedPath(guest)).split('.')[1]).toBe('1');
  });

  it('gives one as a file to whoever may see it', async () => {
    const { host, guest, groupId, gatheringId } = await supper('file');
    const stranger = await member(app(), 'file-stranger');
    const params = { gatheringId, start: '2027-03-25T19:00' };
    const asked = await guest.client.call(getGatheringIcs, { params });
    expect(asked.headers.get('content-disposition')).toContain('event.ics');
    const events = eventsOf(String(asked.body));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ location: null });
    expect(eventsOf(String((await host.client.call(getGatheringIcs, { params })).body))[0]!.location).toBe(
      SUPPER.place,
    );
    expect((await stranger.client.call(getGatheringIcs, { params })).status).toBe(404);
    await block(host, stranger);
    await comesInto(app(), groupId, stranger);
    expect((await stranger.client.call(getGatheringIcs, { params })).status).toBe(200);
    const never = { gatheringId, start: '2027-03-26T19:00' };
    expect((await guest.client.call(getGatheringIcs, { params: never })).status).toBe(404);
  });
});

/** Strictly parsed: what no calendar program could read throws. */
function eventsOf(file: string): ICAL.Event[] {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event, { strictExceptions: true }))
    .toSorted((a, b) => a.startDate.compare(b.startDate));
}
