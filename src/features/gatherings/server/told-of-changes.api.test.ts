import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { setGroupMuted } from '#features/groups/groups.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto } from '#test-support/study-groups.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { answerGathering, answerSeries } from '../coming.contract.ts';
import { cancelGathering, createGathering } from '../gatherings.contract.ts';

describeOnBothEngines('a change of an event', (app) => {
  const supper = createSuppers(app);
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .map(({ title }) => title)
      .filter((title) => !title.startsWith('New: '));

  it('of a group is told to all of it, once each, but for who has muted it, and who did it; that it is off, to none who could not come', async () => {
    const { host, guest, groupId, named, say, come, change, cancel } = await supper('group');
    const names = ['regular', 'absent', 'mute', 'muted-guest'] as const;
    const others: Member[] = [];
    for (const name of names) others.push(await member(app(), `group-${name}`));
    const [regular, absent, mute, mutedGuest] = others as [Member, Member, Member, Member];
    for (const one of others) await comesInto(app(), groupId, one);
    for (const { client } of [mute, mutedGuest])
      await client.call(setGroupMuted, { params: { groupId }, body: { isMuted: true } });
    await say(regular, '2026-11-26', 'going');
    await say(absent, '2026-12-03', 'cant');
    for (const one of [guest, mutedGuest]) await say(one, '2026-12-03', 'maybe');
    await change('2026-12-03', { scope: 'one', startsAt: '2026-12-04T18:00' });
    // Whoever could not come on Thursday may be able to on Friday.
    for (const one of [regular, guest, mutedGuest, absent])
      expect(await told(one)).toEqual(['Changed: Supper']);
    await cancel('2026-12-03', 'one');
    // That it was moved is said no more of what does not take place.
    for (const one of [regular, guest, mutedGuest]) expect(await told(one)).toEqual(['Cancelled: Supper']);
    for (const one of [absent, mute, host]) expect(await told(one)).toEqual([]);
    // Of several, who comes hears of the soonest to which they do, the others of the soonest that they have not refused.
    await say(absent, '2026-12-10', 'cant');
    await come('2026-12-24');
    app().clock.advance({ minutes: 1 });
    await cancel('2026-12-17', 'all');
    const soonest = async ({ client }: Member) =>
      (await client.call(listNotifications, { query: {} })).body[0]!.href;
    const href = (day: string) => `/community/events/${named(day).params.gatheringId}/${day}T19:00`;
    expect(await Promise.all([regular, guest, absent].map(soonest))).toEqual(
      ['2026-11-26', '2026-12-24', '2026-11-26'].map(href),
    );
  });

  it('says what is otherwise than before, on the reader’s clocks, and the place to who may see it', async () => {
    const { guest, groupId, come, change } = await supper('what');
    const other = await member(app(), 'what-other');
    await comesInto(app(), groupId, other);
    for (const { client } of [guest, other]) {
      await client.call(updateSettings, { body: { timezone: 'Europe/Berlin' } });
    }
    await come('2026-11-26');
    const says = async ({ client }: Member) =>
      (await client.call(listNotifications, { query: {} })).body[0]!.text;
    app().clock.advance({ minutes: 1 });
    await change('2026-11-26', { scope: 'one', startsAt: '2026-11-27T18:00', place: '12 Mill Lane' });
    const when =
      'Friday, 27 November, 19:00 (18:00 in London) · was Thursday, 26 November, 20:00 (19:00 in London)';
    expect(await says(guest)).toBe(`${when} · now at 12 Mill Lane`);
    expect(await says(other)).toBe(`${when} · a new place`);
    app().clock.advance({ minutes: 1 });
    await change('2026-12-03', { scope: 'following', title: 'Soup', endsAt: '2026-12-03T22:00' });
    expect(await says(other)).toBe(
      'Thursday, 3 December, 20:00 (19:00 in London), now until 23:00 (22:00 in London) · a new name',
    );
    app().clock.advance({ minutes: 1 });
    const times = { startsAt: '2026-11-27T17:00', endsAt: '2026-11-28T12:00' };
    await change('2026-11-26', { scope: 'one', ...times, place: '' });
    expect(await says(guest)).toBe(
      'Friday, 27 November, 18:00 (17:00 in London), now until Saturday, 28 November, 13:00 (12:00 in London) · was Friday, 27 November, 19:00 (18:00 in London) · no place named now',
    );
  });

  it('is not said of what an evening has of its own, and keeps', async () => {
    const { guest, come, change } = await supper('own');
    await come('2026-12-03');
    await change('2026-12-03', { scope: 'one', title: 'Picnic', place: 'The park' });
    app().clock.advance({ minutes: 1 });
    await change('2026-11-26', {
      scope: 'all',
      title: 'Soup',
      place: '12 Mill Lane',
      endsAt: '2026-11-26T22:00',
    });
    const [said] = (await guest.client.call(listNotifications, { query: {} })).body;
    expect(said).toMatchObject({
      title: 'Changed: Picnic',
      text: 'Thursday, 3 December, 19:00, now until 22:00',
    });
  });

  it('that calls a whole series off says so, also to who could not come to its soonest evening', async () => {
    const { guest, groupId, named, say, cancel } = await supper('series');
    const never = await member(app(), 'series-never');
    await comesInto(app(), groupId, never);
    await say(guest, '2026-12-03', 'cant');
    await never.client.call(answerSeries, { ...named('2026-12-03'), body: { answer: 'cant' } });
    app().clock.advance({ minutes: 1 });
    await cancel('2026-12-03', 'following');
    const [said] = (await guest.client.call(listNotifications, { query: {} })).body;
    expect(said).toMatchObject({
      title: 'Cancelled: Supper',
      text: 'The whole series is off, from Thursday, 3 December, 19:00 on',
    });
    expect(await told(never)).toEqual([]);
  });

  it('for everyone is told to those alone who come', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const moderator = await hostOf(app(), 'changing-moderator', 'moderator');
    const { id } = (await moderator.call(getCurrentUser, {})).body;
    await takesPart({ id, client: moderator });
    await trust(app(), id);
    const [guest, other] = [await member(app(), 'all-guest'), await member(app(), 'all-other')];
    const times = { startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };
    const body = { ...SUPPER, ...times, groupId: null };
    const { gatheringId, start } = (await moderator.call(createGathering, { body })).body;
    const params = { gatheringId, start };
    await guest.client.call(answerGathering, { params, body: { answer: 'going' } });
    await moderator.call(cancelGathering, { params, body: { scope: 'one' } });
    expect([await told(guest), await told(other)]).toEqual([[`Cancelled: ${SUPPER.title}`], []]);
  });
});
