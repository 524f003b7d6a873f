import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { setGroupMuted } from '#features/groups/groups.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import {
  listNotifications,
  updateNotificationSettings,
} from '#features/notifications/notifications.contract.ts';
import { endRest, setRest } from '#features/today/today.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { askWhoCome, getNotAnswered } from '../asking.contract.ts';
import { answerGathering } from '../coming.contract.ts';
import { cancelGathering, createGathering, updateGathering } from '../gatherings.contract.ts';

const THURSDAY = { ...SUPPER, startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };
const WHEN = 'Thursday, 26 November, 19:00';

describeOnBothEngines('who has not answered', (app) => {
  /** A supper of a group on Thursday, four days ahead; the first of these people leads it. */
  async function supper<Name extends string>(group: string, ...names: Name[]) {
    app().clock.set('2026-11-22T12:00:00Z');
    const host = await member(app(), `${group}-host`);
    const guests = {} as Record<Name, Member>;
    for (const name of names) guests[name] = await member(app(), `${group}-${name}`);
    const groupId = await studyGroup(app(), group, [host, ...names.map((name) => guests[name])]);
    const made = (await host.client.call(createGathering, { body: { ...THURSDAY, groupId } })).body;
    return { host, guests, groupId, params: { gatheringId: made.gatheringId, start: made.start } };
  }
  type Named = { gatheringId: string; start: string };
  const without = async (host: Member, params: Named) => {
    const { people, ...counts } = (await host.client.call(getNotAnswered, { params })).body;
    return { ids: people.map(({ id }) => id).toSorted(), ...counts };
  };
  const ids = (...people: Member[]) => people.map(({ id }) => id).toSorted();
  const ask = async (host: Member, params: Named) => {
    const { asked, toAsk } = (await host.client.call(askWhoCome, { params })).body;
    return { asked, toAsk };
  };
  const answer = (who: Member, params: Named, given: 'going' | 'maybe' | 'cant') =>
    who.client.call(answerGathering, { params, body: { answer: given } });
  const questions = async (who: Member) =>
    (await who.client.call(listNotifications, { query: {} })).body
      .filter(({ kind }) => kind === 'gathering-asked')
      .map(({ title, text, href }) => [title, text, href]);

  it('is told to a host, and each is asked once, whichever host asks', async () => {
    const { host, guests, groupId, params } = await supper('Once', 'ada', 'ben', 'cyn', 'dan');
    const { ada, ben, cyn, dan } = guests;
    await answer(ada, params, 'going');
    await answer(ben, params, 'cant');
    expect(await without(host, params)).toEqual({ ids: ids(cyn, dan), count: 2, toAsk: 2 });
    expect(await ask(host, params)).toEqual({ asked: 2, toAsk: 0 });
    const question = [
      'Will you come to Supper in the kitchen?',
      WHEN,
      `/community/events/${params.gatheringId}/${params.start}`,
    ];
    for (const one of [cyn, dan]) expect(await questions(one)).toEqual([question]);
    for (const one of [host, ada, ben]) expect(await questions(one)).toEqual([]);
    // Again, by another host, with somebody who has come into the group since.
    const helper = await member(app(), 'once-helper');
    await comesInto(app(), groupId, helper, 'helper');
    const late = await member(app(), 'once-late');
    await comesInto(app(), groupId, late);
    expect(await without(helper, params)).toEqual({ ids: ids(host, cyn, dan, late), count: 4, toAsk: 2 });
    expect(await ask(helper, params)).toEqual({ asked: 2, toAsk: 0 });
    expect(await ask(helper, params)).toEqual({ asked: 0, toAsk: 0 });
    for (const one of [host, cyn, dan, late]) expect(await questions(one)).toEqual([question]);
    // Of another time it is still the same event.
    const moved = { scope: 'one', startsAt: '2026-11-26T20:00' } as const;
    await host.client.call(updateGathering, { params, body: moved });
    expect(await ask(host, params)).toMatchObject({ asked: 1 });
    expect(await questions(helper)).toHaveLength(1);
    expect(await questions(cyn)).toHaveLength(1);
    const file = (await cyn.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(file['gatheringsAskedTo']).toMatchObject([{ title: SUPPER.title, timezone: 'Europe/London' }]);
  });

  it('is asked no more once they have answered, or it has begun', async () => {
    const { host, guests, params } = await supper('Answered', 'ada', 'ben');
    await ask(host, params);
    await answer(guests.ada, params, 'maybe');
    expect(await questions(guests.ada)).toEqual([]);
    expect(await questions(guests.ben)).toHaveLength(1);
    app().clock.set('2026-11-26T18:59:59Z');
    expect(await questions(guests.ben)).toHaveLength(1);
    app().clock.set('2026-11-26T19:00:00Z');
    expect(await questions(guests.ben)).toEqual([]);
    expect(await without(host, params)).toEqual({ ids: ids(guests.ben), count: 1, toAsk: 0 });
    expect((await host.client.refused(askWhoCome, { params })).body.code).toBe('GATHERING_CLOSED');
  });

  it('is not asked of what does not take place', async () => {
    const { host, guests, params } = await supper('Off', 'ada');
    await host.client.call(cancelGathering, { params, body: { scope: 'one' } });
    expect(await without(host, params)).toEqual({ ids: ids(guests.ada), count: 1, toAsk: 0 });
    expect((await host.client.refused(askWhoCome, { params })).body.code).toBe('GATHERING_CLOSED');
    expect(await questions(guests.ada)).toEqual([]);
  });

  it('are not those whom a block parts from the host, who does not ask them; another host does', async () => {
    const { host, guests, groupId, params } = await supper('Parted', 'ada', 'ben', 'cyn');
    const { ada, ben, cyn } = guests;
    await block(host, ada);
    await block(ben, host);
    expect(await without(host, params)).toEqual({ ids: ids(cyn), count: 1, toAsk: 1 });
    expect(await ask(host, params)).toEqual({ asked: 1, toAsk: 0 });
    for (const one of [ada, ben]) expect(await questions(one)).toEqual([]);
    const helper = await member(app(), 'parted-helper');
    await comesInto(app(), groupId, helper, 'helper');
    expect(await ask(helper, params)).toEqual({ asked: 3, toAsk: 0 });
    for (const one of [host, ada, ben, cyn]) expect(await questions(one)).toHaveLength(1);
  });

  it('are left in peace in a rest, in a group that they have muted, and with the switch off', async () => {
    const { host, guests, groupId, params } = await supper('Peace', 'rest', 'mute', 'off', 'ada');
    const { rest, mute, off, ada } = guests;
    const muted = (isMuted: boolean) =>
      mute.client.call(setGroupMuted, { params: { groupId }, body: { isMuted } });
    const switched = (isOn: boolean) =>
      off.client.call(updateNotificationSettings, { body: { switches: { 'gathering-questions': isOn } } });
    await rest.client.call(setRest, { body: { until: '2026-11-24' } });
    await muted(true);
    await switched(false);
    // The host learns of none of it: they count, and were asked, like all others.
    expect(await without(host, params)).toEqual({ ids: ids(rest, mute, off, ada), count: 4, toAsk: 4 });
    expect(await ask(host, params)).toEqual({ asked: 4, toAsk: 0 });
    await muted(false);
    await switched(true);
    expect(await ask(host, params)).toEqual({ asked: 0, toAsk: 0 });
    for (const one of [rest, mute, off]) expect(await questions(one)).toEqual([]);
    expect(await questions(ada)).toHaveLength(1);
    await rest.client.call(endRest, {});
  });

  it('are named up to fifty, and all counted', async () => {
    const { host, groupId, params } = await supper('Many');
    const people: Member[] = [];
    for (let n = 0; n < 52; n += 1) {
      const one = await member(app(), `many-${n}`);
      app().clock.advance({ minutes: 1 });
      await comesInto(app(), groupId, one);
      people.push(one);
    }
    const { people: named, count } = (await host.client.call(getNotAnswered, { params })).body;
    expect(named.map(({ id }) => id)).toEqual(people.slice(0, 50).map(({ id }) => id));
    expect(count).toBe(52);
    expect(await ask(host, params)).toEqual({ asked: 52, toAsk: 0 });
    expect(await questions(people[51]!)).toHaveLength(1);
  });

  it('is asked once by two hosts at once, of nobody who answers or leaves at that moment', async () => {
    for (const round of ['first', 'second', 'third']) {
      const { host, guests, groupId, params } = await supper(`at-once-${round}`, 'ada', 'ben', 'cyn', 'dan');
      const helper = await member(app(), `at-once-${round}-helper`);
      await comesInto(app(), groupId, helper, 'helper');
      await answer(helper, params, 'going');
      await answer(host, params, 'going');
      const { ada, ben, cyn, dan } = guests;
      const [one, two, three] = await Promise.all([
        host.client.call(askWhoCome, { params }),
        helper.client.call(askWhoCome, { params }),
        host.client.call(askWhoCome, { params }),
        answer(ada, params, 'going'),
        ben.client.call(leaveGroup, { params: { groupId } }),
      ]);
      await app().server.idle();
      const asked = await app()
        .db.selectFrom('gathering_asked')
        .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_asked.occurrence_id')
        .select('gathering_asked.user_id')
        .where('gathering_occurrence.gathering_id', '=', params.gatheringId)
        .execute();
      expect([one, two, three].reduce((sum, { body }) => sum + body.asked, 0)).toBe(asked.length);
      expect(asked.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining(ids(cyn, dan)));
      const rows = await app()
        .db.selectFrom('notification')
        .select('user_id')
        .where('kind', '=', 'gathering-asked')
        .where(
          'user_id',
          'in',
          [ada, ben, cyn, dan].map(({ id }) => id),
        )
        .execute();
      // One for each who was asked, in whatever order it all happened.
      expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(
        asked.map(({ user_id }) => user_id).toSorted(),
      );
      expect(await without(host, params)).toMatchObject({ ids: ids(cyn, dan), toAsk: 0 });
    }
  });
});
