import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import type { Person } from '#test-support/community.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup, setGroupArchived } from '../groups.contract.ts';
import { createGroupLink } from '../joining.contract.ts';
import { leaveGroup, listGroupMembers, setGroupRole } from '../members.contract.ts';
import { groupsCheck } from './groups-check.ts';

describeOnBothEngines('whoever is under 16 in a group', (app) => {
  const rolesIn = async ({ client }: Person, groupId: string) =>
    (await client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
      person.id,
      role,
    ]);
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };
  async function groupOf(leader: Person, ...others: Person[]): Promise<string> {
    const groupId = await startedBy(leader);
    for (const other of others) {
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, leader, [other]);
    }
    return groupId;
  }
  const child = (name: string) => member(app(), name, { age: 'under-16' });

  it('is made a helper, but no leader, and no leader is told why', async () => {
    const [lea, kid] = [await member(app(), 'leaa'), await child('kida')];
    const groupId = await groupOf(lea, kid);
    await giveGroupRole(groupId, lea, kid, 'helper');
    const give = { params: { groupId, personId: kid.id }, body: { role: 'leader' as const } };
    const refused = await lea.client.refused(setGroupRole, give);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.body.message).not.toMatch(/16|old|young|age\b/);
    expect(await rolesIn(lea, groupId)).toEqual([
      [lea.id, 'leader'],
      [kid.id, 'helper'],
    ]);
    const link = { params: { groupId }, body: { uses: 20 as const } };
    expect((await kid.client.refused(createGroupLink, link)).status).toBe(403);
  });

  it('is passed over when somebody else has to lead, whoever has been there longest', async () => {
    const [lea, kid, one] = [await member(app(), 'leab'), await child('kidb'), await member(app(), 'oneb')];
    const groupId = await groupOf(lea, kid, one);
    await giveGroupRole(groupId, lea, kid, 'helper');
    await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await rolesIn(one, groupId)).toEqual([
      [one.id, 'leader'],
      [kid.id, 'helper'],
    ]);
  });

  it('leads none when nobody else is left: it is archived, and the last who leaves takes it along', async () => {
    const [lea, kid] = [await member(app(), 'leac'), await child('kidc')];
    const groupId = await groupOf(lea, kid);
    await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    const params = { groupId };
    expect((await kid.client.call(getGroup, { params })).body).toMatchObject({
      standing: 'member',
      archivedAt: expect.any(Number),
    });
    const reopen = await kid.client.refused(setGroupArchived, { params, body: { isArchived: false } });
    expect([reopen.status, await findings()]).toEqual([403, []]);
    await kid.client.call(leaveGroup, { params });
    await app().server.idle();
    const rows = await app().db.selectFrom('study_group').select('id').where('id', '=', groupId).execute();
    expect(rows).toEqual([]);
  });
});
