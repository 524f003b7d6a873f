import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { ban as banAsModerator } from '#test-support/ban.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup, listMyGroups } from '../groups.contract.ts';
import { leaveGroup, listGroupMembers, setGroupRole } from '../members.contract.ts';
import { groupsCheck } from './groups-check.ts';
import { otherLeaderOf } from './membership-store.ts';

describeOnBothEngines('people of a study group whom others do not see', (app) => {
  const someone = (name: string) => member(app(), name);
  const rolesIn = async ({ client }: Member, groupId: string) =>
    (await client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
      person.id,
      role,
    ]);
  const told = async ({ client }: Member) => (await client.call(listNotifications, {})).body;
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };
  /** They come in one after the other. */
  async function groupOf(leader: Member, others: readonly Member[]): Promise<string> {
    const groupId = await startedBy(leader);
    for (const other of others) {
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, leader, [other]);
    }
    return groupId;
  }

  it('are as many as their reader sees, who can leave where a block hides all the others', async () => {
    const [lea, one, two] = [await someone('seesa'), await someone('seesb'), await someone('seesc')];
    const groupId = await groupOf(lea, [one, two]);
    const params = { groupId };
    const seen = async ({ client }: Member) => [
      (await client.call(getGroup, { params })).body.members,
      (await client.call(listMyGroups, {})).body.find(({ id }) => id === groupId)?.members,
      (await client.call(listGroupMembers, { params })).body.length,
    ];
    await block(one, lea);
    await block(lea, one);
    expect([await seen(lea), await seen(one), await seen(two)]).toEqual([
      [2, 2, 2],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    expect((await lea.client.refused(leaveGroup, { params })).body.code).toBe('LAST_LEADER');
    await block(two, lea);
    expect(await seen(lea)).toEqual([1, 1, 1]);
    // Whom she does not see, she cannot hand it over to: it goes to who comes next.
    expect((await lea.client.call(leaveGroup, { params })).status).toBe(204);
    expect(await rolesIn(two, groupId)).toEqual([
      [one.id, 'leader'],
      [two.id, 'member'],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('is led by somebody else, too, while its only leader is banned for good', async () => {
    const [lea, one, two] = [await someone('banla'), await someone('banlb'), await someone('banlc')];
    const groupId = await groupOf(lea, [one, two]);
    await giveGroupRole(groupId, lea, two, 'helper');
    const { db, clock } = app().server.deps;
    const ban = async (until: number | null) => {
      const deps = { events: app().server.deps.events, now: clock.now() };
      await inTransaction(db, (tx) => setBan(tx, lea.id, until, deps));
      await app().server.idle();
    };
    await ban(clock.now() + 7 * 24 * 60 * 60_000);
    expect(await rolesIn(two, groupId)).toEqual([
      [two.id, 'helper'],
      [one.id, 'member'],
    ]);
    await ban(FOREVER);
    expect((await rolesIn(two, groupId))[0]).toEqual([two.id, 'leader']);
    expect((await told(two))[0]).toMatchObject({ kind: 'group-handed-over' });
    // An appeal is granted: nothing was taken.
    await ban(null);
    expect(await rolesIn(one, groupId)).toEqual([
      [lea.id, 'leader'],
      [two.id, 'leader'],
      [one.id, 'member'],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('keeps its only leader where the ban is undone while it can be', async () => {
    const [lea, one] = [await someone('undla'), await someone('undlb')];
    const groupId = await groupOf(lea, [one]);
    const mia = await hostOf(app(), 'mia-of-bans', 'moderator');
    const { decisionId } = await banAsModerator(mia, { banned: lea, reporter: one }, 'for-good');
    await app().server.idle();
    expect(await rolesIn(one, groupId)).toEqual([[one.id, 'member']]);
    await mia.call(undoDecision, { params: { decisionId } });
    app().clock.advance({ minutes: 10 });
    await app().server.idle();
    expect(await rolesIn(one, groupId)).toEqual([
      [lea.id, 'leader'],
      [one.id, 'member'],
    ]);
  });

  it('is not left to a leader who is banned for good: the other one hands it over first', async () => {
    const [lea, ban, one] = [await someone('twola'), await someone('twolb'), await someone('twolc')];
    const groupId = await groupOf(lea, [ban, one]);
    await giveGroupRole(groupId, lea, ban, 'leader');
    const { db, clock, events } = app().server.deps;
    await inTransaction(db, (tx) => setBan(tx, ban.id, FOREVER, { events, now: clock.now() }));
    await app().server.idle();
    const stepDown = { params: { groupId, personId: lea.id }, body: { role: 'member' } } as const;
    expect((await lea.client.refused(setGroupRole, stepDown)).body.code).toBe('LAST_LEADER');
    expect((await lea.client.refused(leaveGroup, { params: { groupId } })).body.code).toBe('LAST_LEADER');
    // What somebody has planned whose account goes, somebody answers for who can.
    await giveGroupRole(groupId, lea, one, 'leader');
    expect(await inTransaction(db, (tx) => otherLeaderOf(tx, groupId, lea.id))).toBe(one.id);
    expect((await lea.client.call(leaveGroup, { params: { groupId } })).status).toBe(204);
  });
});
