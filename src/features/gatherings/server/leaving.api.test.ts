import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { setGroupArchived } from '#features/groups/groups.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { answerAge, getCurrentUser } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { getMyCalendar } from '../calendar.contract.ts';
import { answerGathering, answerSeries, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering, listGatherings, updateGathering } from '../gatherings.contract.ts';

describeOnBothEngines('who goes', (app) => {
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .map(({ title }) => title)
      .filter((title) => !title.startsWith('New: '));

  it('a group that is archived holds no event any more: whoever comes is told, and it stays so', async () => {
    const [ann, ben] = [await member(app(), 'archiving'), await member(app(), 'archived')];
    const groupId = await studyGroup(app(), 'Archived', [ann, ben]);
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    const { gatheringId, start } = (
      await ann.client.call(createGathering, { body: { ...SUPPER, repeat, groupId } })
    ).body;
    const query = { groupId };
    const third = (await ben.client.call(listGatherings, { query })).body[2]!;
    for (const one of [ann, ben]) {
      const params = { gatheringId, start: third.start };
      await one.client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    const archive = (isArchived: boolean) =>
      ann.client.call(setGroupArchived, { params: { groupId }, body: { isArchived } });
    await archive(true);
    await app().server.idle();
    expect([await told(ben), await told(ann)]).toEqual([[`Cancelled: ${SUPPER.title}`], []]);
    await archive(false);
    const listed = (await ben.client.call(listGatherings, { query })).body;
    expect(listed.map((one) => [one.start, one.cancelledAt !== null])).toEqual([
      [start, true],
      [third.start, true],
    ]);
    const { path } = (await ben.client.call(getMyCalendar, {})).body;
    const feed = await (await app().visitor().fetch(path)).text();
    expect(feed.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED', 'STATUS:CANCELLED']);
  });

  it('a moderator, whose events for everyone another one holds then; without another, whoever comes is told', async () => {
    const moderator = async (name: string) => {
      const client = await hostOf(app(), name, 'moderator');
      const { id } = (await client.call(getCurrentUser, {})).body;
      await takesPart({ id, client });
      await trust(app(), id);
      return { id, client, name };
    };
    const ruth = await member(app(), 'ruth-of-all');
    const plannedBy = async (host: Member) => {
      const { gatheringId, start } = (
        await host.client.call(createGathering, { body: { ...SUPPER, groupId: null } })
      ).body;
      const params = { gatheringId, start };
      for (const one of [host, ruth]) {
        await one.client.call(answerGathering, { params, body: { answer: 'going' } });
      }
      return params;
    };
    const goes = async ({ client }: Member) => {
      expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      await app().server.idle();
    };
    const alone = await moderator('alone-mia');
    await plannedBy(alone);
    await goes(alone);
    expect(await told(ruth)).toEqual(['Cancelled: an event for everyone']);
    const [mia, max] = [await moderator('mia-of-two'), await moderator('max-of-two')];
    const params = await plannedBy(mia);
    await goes(mia);
    expect((await max.client.call(getGathering, { params })).body).toMatchObject({
      going: 1,
      can: { host: true, report: false },
    });
    expect(await told(ruth)).toHaveLength(1);
  });

  it('the only one who can lead a group, whose events go with the account: whoever comes is told of what was to come', async () => {
    const [ann, kid, sky] = [
      await member(app(), 'ann-of-youth'),
      await member(app(), 'kid-of-youth', { age: 'under-16' }),
      await member(app(), 'sky-of-youth', { age: 'under-16' }),
    ];
    const groupId = await studyGroup(app(), 'Youth', [ann, kid, sky]);
    const [first, second] = [
      (await ann.client.call(createGathering, { body: { ...SUPPER, groupId } })).body,
      (await ann.client.call(createGathering, { body: { ...SUPPER, title: 'Breakfast', groupId } })).body,
    ];
    for (const { gatheringId, start } of [first, second]) {
      const params = { gatheringId, start };
      await kid.client.call(answerGathering, { params, body: { answer: 'going' } });
      await sky.client.call(answerGathering, { params, body: { answer: 'cant' } });
    }
    expect((await ann.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    await app().server.idle();
    expect([await told(kid), await told(sky)]).toEqual([['Cancelled: an event of Youth'], []]);
    const [news] = (await kid.client.call(listNotifications, { query: {} })).body;
    expect(news).toMatchObject({ kind: 'gathering-gone', href: `/community/groups/${groupId}` });
    // What is said of a group is for those who are in it.
    await kid.client.call(leaveGroup, { params: { groupId } });
    expect(await told(kid)).toEqual([]);
  });

  it('leaves what others made of their series, and what people said of the whole of it', async () => {
    const [ann, ben, cat] = [
      await member(app(), 'ann-of-parts'),
      await member(app(), 'ben-of-parts', { age: 'under-16' }),
      await member(app(), 'cat-of-parts', { age: 'under-16' }),
    ];
    const groupId = await studyGroup(app(), 'Parts', [ann, ben, cat]);
    const becomes = (role: 'helper' | 'member') =>
      app().db.updateTable('group_member').set({ role }).where('user_id', '=', ben.id).execute();
    await becomes('helper');
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    const { gatheringId } = (await ann.client.call(createGathering, { body: { ...SUPPER, repeat, groupId } }))
      .body;
    const [, second] = (await ben.client.call(listGatherings, { query: { groupId } })).body;
    const named = { params: { gatheringId, start: second!.start } };
    const soup = (
      await ben.client.call(updateGathering, { ...named, body: { scope: 'following', title: 'Soup' } })
    ).body;
    // Nobody is left who could hold the rest.
    await becomes('member');
    const params = { gatheringId: soup.gatheringId, start: soup.start };
    await cat.client.call(answerSeries, { params, body: { answer: 'going' } });
    expect((await ann.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    await app().server.idle();
    expect((await cat.client.call(getGathering, { params })).body.seriesAnswer).toBe('going');
  });

  it('from a group, or from here, comes no more; who waits moves up, and what was planned stays', async () => {
    const [ann, ben, cat, dan] = (await Promise.all(
      ['ann', 'ben', 'cat', 'dan'].map((name) => member(app(), name)),
    )) as [Member, Member, Member, Member];
    const groupId = await studyGroup(app(), 'Goers', [ann, ben, cat]);
    await comesInto(app(), groupId, dan, 'leader');
    const made = (await ann.client.call(createGathering, { body: { ...SUPPER, seats: 1, groupId } })).body;
    const params = { gatheringId: made.gatheringId, start: made.start };
    for (const who of [ben, cat, dan]) {
      await who.client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    const line = { params: { ...params, lineId: made.brings[0]!.id }, body: { isMine: true } };
    await ben.client.call(takeBringLine, line);
    const places = async () => (await cat.client.call(getGathering, { params })).body;
    expect((await places()).waitingPlace).toBe(1);
    await ben.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    expect(await places()).toMatchObject({ going: 1, waiting: 1, waitingPlace: null });
    expect((await places()).brings).toMatchObject([{ isTaken: false }]);
    expect((await dan.client.call(getGathering, { params })).body.waitingPlace).toBe(1);
    // Whoever made it goes too: another leader answers for it.
    expect((await ann.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    await app().server.idle();
    expect((await dan.client.call(getGathering, { params })).body).toMatchObject({
      can: { host: true, report: false },
    });
    expect((await cat.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect((await dan.client.call(getGathering, { params })).body).toMatchObject({
      going: 1,
      waitingPlace: null,
    });
  });

  it('whoever says that they are under 16 after they wanted to come to an event for everyone; who waits has their seat', async () => {
    const host = await hostOf(app(), 'host-of-young', 'moderator');
    const { id } = (await host.call(getCurrentUser, {})).body;
    await takesPart({ id, client: host });
    await trust(app(), id);
    const young = await app().user('not-asked-yet');
    const ruth = await member(app(), 'ruth-who-waits');
    const { gatheringId, start } = (
      await host.call(createGathering, { body: { ...SUPPER, groupId: null, seats: 1 } })
    ).body;
    const params = { gatheringId, start };
    for (const client of [young, ruth.client]) {
      await client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    const people = async () =>
      (await host.call(getGathering, { params })).body.people.map(({ person, isWaiting }) => [
        person.id,
        isWaiting,
      ]);
    expect((await people()).at(-1)).toEqual([ruth.id, true]);
    await young.call(answerAge, { body: { answer: 'under-16' } });
    await app().server.idle();
    expect(await people()).toEqual([[ruth.id, false]]);
    expect(await told(ruth)).toEqual([`You have a seat: ${SUPPER.title}`]);
  });

  it('whoever is banned for good; for a week their seat is kept', async () => {
    const [ann, ben, cat] = [
      await member(app(), 'ann-of-banned'),
      await member(app(), 'ben-who-is-banned'),
      await member(app(), 'cat-who-waits'),
    ];
    const groupId = await studyGroup(app(), 'Banned', [ann, ben, cat]);
    const body = { ...SUPPER, groupId, seats: 1 };
    const { gatheringId, start } = (await ann.client.call(createGathering, { body })).body;
    const params = { gatheringId, start };
    for (const { client } of [ben, cat]) {
      await client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    const ban = async (until: number) => {
      const { db, clock } = app();
      const { events } = app().server.deps;
      await inTransaction(db, (tx) => setBan(tx, ben.id, until, { events, now: clock.now() }));
      await app().server.idle();
      return (await cat.client.call(getGathering, { params })).body.waitingPlace;
    };
    expect(await ban(app().clock.now() + 7 * 86_400_000)).toBe(1);
    expect(await ban(FOREVER)).toBeNull();
    expect(await told(cat)).toEqual([`You have a seat: ${SUPPER.title}`]);
  });
});
