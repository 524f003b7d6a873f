import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import type { Person } from '#test-support/community.ts';
import { answerTheOffer, bringIn, giveGroupRole, linkInto, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { setGroupArchived } from '../groups.contract.ts';
import {
  approveAsking,
  declineAsking,
  joinByLink,
  joinGroup,
  listGroupLinks,
  withdrawAsking,
} from '../joining.contract.ts';
import { offerToLead } from '../leading.contract.ts';
import { leaveGroup, removeGroupMember, setGroupRole } from '../members.contract.ts';
import { groupsCheck } from './groups-check.ts';

describeOnBothEngines('two at once at a study group', (app) => {
  let count = 0;
  const someone = () => {
    count += 1;
    return member(app(), `atonce${String.fromCharCode(97 + (count % 26))}${count}`);
  };
  const some = (n: number) => Promise.all(Array.from({ length: n }, someone));
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const leadersOf = async (groupId: string) =>
    (
      await app()
        .db.selectFrom('group_member')
        .select('user_id')
        .where('group_id', '=', groupId)
        .where('role', '=', 'leader')
        .execute()
    ).length;
  const rightly = async () => {
    const { db, objects, clock } = app().server.deps;
    const { findings } = await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect(findings).toEqual([]);
  };
  const groupWith = async (leader: Person, others: readonly Person[]) => {
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, others);
    return groupId;
  };

  it('the last use of a link lets exactly one in', async () => {
    const [leader, ...others] = await some(4);
    const groupId = await startedBy(leader!, { admission: 'link' });
    const token = await linkInto(groupId, leader!, 1);
    const answers = others.map(({ client }) => client.call(joinByLink, { params: { token } }));
    expect(await statuses(answers)).toEqual([200, 404, 404]);
    await rightly();
  });

  it('one who presses twice is one', async () => {
    const [leader, one] = await some(2);
    const groupId = await startedBy(leader!);
    const params = { groupId };
    const token = await linkInto(groupId, leader!, 20);
    const join = () => one!.client.call(joinGroup, { params, body: {} });
    const byLink = () => one!.client.call(joinByLink, { params: { token } });
    expect(await statuses([join(), byLink(), join(), byLink()])).toEqual([200, 200, 200, 200]);
    const [link] = (await leader!.client.call(listGroupLinks, { params })).body;
    expect([19, 20]).toContain(link!.usesLeft);
    await rightly();
  });

  it('of two leaders who go at once one stays, however they go', async () => {
    for (const how of ['leave', 'let go', 'both'] as const) {
      const [a, b, other] = await some(3);
      const groupId = await groupWith(a!, [b!, other!]);
      await giveGroupRole(groupId, a!, b!, 'leader');
      const leave = ({ client }: Person) => client.call(leaveGroup, { params: { groupId } });
      const letGo = ({ client, id }: Person) =>
        client.call(setGroupRole, { params: { groupId, personId: id }, body: { role: 'member' } });
      const answers = await statuses([
        how === 'let go' ? letGo(a!) : leave(a!),
        how === 'leave' ? leave(b!) : letGo(b!),
      ]);
      expect(answers[1]).toBe(409);
      expect(await leadersOf(groupId)).toBe(1);
    }
    await rightly();
  });

  it('two leaders who take each other’s role leave one', async () => {
    const [a, b] = await some(2);
    const groupId = await groupWith(a!, [b!]);
    await giveGroupRole(groupId, a!, b!, 'leader');
    const demote = (by: Person, whom: Person) =>
      by.client.call(setGroupRole, { params: { groupId, personId: whom.id }, body: { role: 'member' } });
    expect(await statuses([demote(a!, b!), demote(b!, a!)])).toEqual([200, 403]);
    expect(await leadersOf(groupId)).toBe(1);
  });

  it('asked, let in, declined and taken back: each of it holds, or what came before', async () => {
    const [leader, helper] = await some(2);
    const groupId = await startedBy(leader!, { admission: 'request' });
    await bringIn(groupId, leader!, [helper!]);
    await giveGroupRole(groupId, leader!, helper!, 'helper');
    for (const one of await some(6)) {
      await one.client.call(joinGroup, { params: { groupId }, body: {} });
      const params = { groupId, personId: one.id };
      const answers = await statuses([
        leader!.client.call(approveAsking, { params }),
        helper!.client.call(declineAsking, { params, body: {} }),
        one.client.call(withdrawAsking, { params: { groupId } }),
      ]);
      // Declining answers whether its word tells of danger, the others nothing.
      expect(answers.filter((status) => [200, 204].includes(status))).toHaveLength(1);
      await rightly();
    }
  });

  it('removed while they accept to lead: they are out, or a leader whom nobody removes', async () => {
    for (let i = 0; i < 4; i++) {
      const [a, b, one] = await some(3);
      const groupId = await groupWith(a!, [b!, one!]);
      await giveGroupRole(groupId, a!, b!, 'leader');
      const params = { groupId, personId: one!.id };
      await b!.client.call(offerToLead, { params, body: { way: 'beside' } });
      const [removed, promoted] = await Promise.all([
        a!.client.call(removeGroupMember, { params }),
        answerTheOffer(groupId, one!, 'lead'),
      ]);
      expect([removed.status, promoted.status]).toBeOneOf([
        [204, 404],
        [403, 200],
      ]);
    }
    await rightly();
  });

  it('accounts of two leaders deleted at once, while others come and go: it is led, or gone', async () => {
    const [a, b, c, d] = await some(4);
    const groupId = await groupWith(a!, [b!, c!]);
    await giveGroupRole(groupId, a!, b!, 'leader');
    const deletion = ({ client }: Person) => client.call(deleteAccount, { body: { password: PASSWORD } });
    const params = { groupId };
    await Promise.all([
      deletion(a!),
      deletion(b!),
      d!.client.call(joinGroup, { params, body: {} }),
      c!.client.call(leaveGroup, { params }),
    ]);
    await app().server.idle();
    await rightly();
  });

  it('the last one leaves while somebody comes in, or it is archived', async () => {
    for (let i = 0; i < 4; i++) {
      const [a, b] = await some(2);
      const groupId = await startedBy(a!);
      const params = { groupId };
      await Promise.all([
        a!.client.call(leaveGroup, { params }),
        i % 2 === 0
          ? b!.client.call(joinGroup, { params, body: {} })
          : a!.client.call(setGroupArchived, { params, body: { isArchived: true } }),
      ]);
      await app().server.idle();
      await rightly();
    }
  });
});
