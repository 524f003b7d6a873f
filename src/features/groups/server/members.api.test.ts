import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Person } from '#test-support/community.ts';
import { bringIn, giveGroupRole, linkInto, startedBy } from '#test-support/group-people.ts';
import { block, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup, listMyGroups, setGroupArchived } from '../groups.contract.ts';
import { joinGroup, listGroupLinks } from '../joining.contract.ts';
import {
  leaveGroup,
  listGroupActs,
  listGroupMembers,
  removeGroupMember,
  setGroupRole,
} from '../members.contract.ts';
import { groupsCheck } from './groups-check.ts';

describeOnBothEngines('who is in a study group', (app) => {
  const someone = (name: string) => member(app(), name);
  const rolesIn = async ({ client }: Person, groupId: string) =>
    (await client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
      person.id,
      role,
    ]);
  const told = async ({ client }: Person) => (await client.call(listNotifications, {})).body;
  const give = ({ client }: Person, groupId: string, { id: personId }: Person, role: 'helper' | 'member') =>
    client.call(setGroupRole, { params: { groupId, personId }, body: { role } });
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };
  async function groupOf(leader: Person, others: readonly Person[]): Promise<string> {
    const groupId = await startedBy(leader);
    for (const other of others) {
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, leader, [other]);
    }
    return groupId;
  }

  it('is listed to those who are in it: leaders, helpers, members, who came first first, page by page', async () => {
    const [lea, one, two, three] = [
      await someone('lista'),
      await someone('listb'),
      await someone('listc'),
      await someone('listd'),
    ];
    const groupId = await groupOf(lea, [one, two, three]);
    await giveGroupRole(groupId, lea, three, 'helper');
    const order = [lea, three, one, two].map(({ id }) => id);
    expect((await rolesIn(two, groupId)).map(([id]) => id)).toEqual(order);
    const seen: string[] = [];
    for (let url: string | null = `/api/groups/${groupId}/members?limit=1`; url; ) {
      const answer = await two.client.fetch(url);
      seen.push(...((await answer.json()) as { person: { id: string } }[]).map(({ person }) => person.id));
      url = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(order);
    const stranger = await someone('liste');
    expect((await stranger.client.refused(listGroupMembers, { params: { groupId } })).status).toBe(404);
    await block(one, two);
    expect((await rolesIn(two, groupId)).map(([id]) => id)).toEqual([lea.id, three.id, two.id]);
    expect((await two.client.call(getGroup, { params: { groupId } })).body.faces).toHaveLength(3);
  });

  it('has the roles that leaders give, of which each is told', async () => {
    const [lea, one, two] = [await someone('rolea'), await someone('roleb'), await someone('rolec')];
    const groupId = await groupOf(lea, [one, two]);
    expect((await give(lea, groupId, one, 'helper')).body).toMatchObject({
      role: 'helper',
      can: { remove: true },
    });
    expect((await told(one))[0]).toMatchObject({
      kind: 'group-role',
      title: 'You help in Thursday kitchen now',
    });
    const params = { groupId, personId: two.id };
    expect((await one.client.refused(setGroupRole, { params, body: { role: 'helper' } })).status).toBe(403);
    const mine = { groupId, personId: lea.id };
    const alone = await lea.client.refused(setGroupRole, { params: mine, body: { role: 'member' } });
    expect(alone.body.code).toBe('LAST_LEADER');
    // Once another leads it too, whoever led lets it go.
    await giveGroupRole(groupId, lea, one, 'leader');
    expect((await give(lea, groupId, lea, 'member')).body).toMatchObject({
      role: 'member',
      can: { changeRole: false },
    });
    expect(await rolesIn(two, groupId)).toEqual([
      [one.id, 'leader'],
      [lea.id, 'member'],
      [two.id, 'member'],
    ]);
    const acts = (await one.client.call(listGroupActs, { params: { groupId } })).body;
    expect(acts.map(({ act, role, by, about }) => [act, role, by?.id, about?.id])).toEqual(
      expect.arrayContaining([
        ['role', 'leader', lea.id, one.id],
        ['role', 'member', lea.id, lea.id],
      ]),
    );
    expect((await two.client.refused(listGroupActs, { params: { groupId } })).status).toBe(403);
  });

  it('lets helpers remove members, leaders helpers too, and nobody a leader', async () => {
    const [lea, hel, one, two] = [
      await someone('outa'),
      await someone('outb'),
      await someone('outc'),
      await someone('outd'),
    ];
    const groupId = await groupOf(lea, [hel, one, two]);
    await giveGroupRole(groupId, lea, hel, 'helper');
    const remove = (by: Person, whom: Person) =>
      by.client.call(removeGroupMember, { params: { groupId, personId: whom.id } });
    const refused = async (by: Person, whom: Person) =>
      (await by.client.refused(removeGroupMember, { params: { groupId, personId: whom.id } })).status;
    expect(await refused(one, two)).toBe(403);
    expect(await refused(hel, lea)).toBe(403);
    expect(await refused(hel, hel)).toBe(403);
    expect((await remove(hel, one)).status).toBe(204);
    expect(await refused(hel, one)).toBe(404);
    expect((await one.client.refused(listGroupMembers, { params: { groupId } })).status).toBe(404);
    expect((await remove(lea, hel)).status).toBe(204);
    expect((await rolesIn(lea, groupId)).map(([id]) => id)).toEqual([lea.id, two.id]);
    expect(await findings()).toEqual([]);
  });

  it('is left by everybody but the last leader of others, who hands over or archives it first', async () => {
    const [lea, one, two] = [await someone('leava'), await someone('leavb'), await someone('leavc')];
    const groupId = await groupOf(lea, [one, two]);
    const params = { groupId };
    const token = await linkInto(groupId, lea);
    expect(token).toBeTruthy();
    expect((await lea.client.refused(leaveGroup, { params })).body.code).toBe('LAST_LEADER');
    expect((await two.client.call(leaveGroup, { params })).status).toBe(204);
    expect((await two.client.refused(leaveGroup, { params })).status).toBe(404);
    // Nobody keeps it from coming back.
    expect((await two.client.call(joinGroup, { params, body: {} })).body.standing).toBe('member');
    await giveGroupRole(groupId, lea, one, 'leader');
    expect((await lea.client.call(leaveGroup, { params })).status).toBe(204);
    expect((await one.client.call(listGroupLinks, { params })).body).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('is led by who has helped longest once the last leader of an archived one leaves', async () => {
    const [lea, one, two] = [await someone('arca'), await someone('arcb'), await someone('arcc')];
    const groupId = await groupOf(lea, [one, two]);
    await giveGroupRole(groupId, lea, two, 'helper');
    const params = { groupId };
    await lea.client.call(setGroupArchived, { params, body: { isArchived: true } });
    expect((await lea.client.call(leaveGroup, { params })).status).toBe(204);
    expect(await rolesIn(one, groupId)).toEqual([
      [two.id, 'leader'],
      [one.id, 'member'],
    ]);
    expect((await told(two))[0]).toMatchObject({
      kind: 'group-handed-over',
      title: 'Thursday kitchen is in your hands now',
    });
  });

  it('goes with all that is in it once nobody is in it', async () => {
    const lea = await someone('gonea');
    const groupId = await groupOf(lea, []);
    expect((await lea.client.call(leaveGroup, { params: { groupId } })).status).toBe(204);
    await app().server.idle();
    const rows = await app().db.selectFrom('study_group').select('id').where('id', '=', groupId).execute();
    expect(rows).toEqual([]);
    expect((await lea.client.call(listMyGroups, {})).body).toEqual([]);
  });

  it('is handed over when the account of its last leader is deleted, and goes when nobody is left', async () => {
    const [lea, one, asker] = [await someone('acca'), await someone('accb'), await someone('accc')];
    const groupId = await groupOf(lea, [one]);
    const alone = await startedBy(lea, { admission: 'request' });
    await asker.client.call(joinGroup, { params: { groupId: alone }, body: { word: 'For the export' } });
    const all = (await lea.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(all['groups']).toMatchObject([{ role: 'leader' }, { role: 'leader' }]);
    expect(all['groupTexts']).toHaveLength(2);
    expect(all['groupLinks']).toHaveLength(1);
    const asked = (await asker.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(asked['groupAskings']).toMatchObject([{ word: 'For the export' }]);
    const gone = await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(gone.status).toBe(204);
    await app().server.idle();
    expect(await rolesIn(one, groupId)).toEqual([[one.id, 'leader']]);
    expect((await told(one))[0]).toMatchObject({ kind: 'group-handed-over' });
    const acts = (await one.client.call(listGroupActs, { params: { groupId } })).body;
    expect(acts).toMatchObject([{ act: 'hand-over', by: null, about: { id: one.id } }]);
    const rows = await app().db.selectFrom('study_group').select('id').where('id', '=', alone).execute();
    expect(rows).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('takes back what was asked when the account of who asked is deleted', async () => {
    const [lea, asker] = [await someone('askda'), await someone('askdb')];
    const groupId = await startedBy(lea, { admission: 'request' });
    await asker.client.call(joinGroup, { params: { groupId }, body: {} });
    await asker.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect((await lea.client.call(getGroup, { params: { groupId } })).body.asking).toBe(0);
    expect(await told(lea)).toEqual([]);
  });
});
