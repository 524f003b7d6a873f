import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { bringIn, giveGroupRole, linkInto, startedBy } from '#test-support/group-people.ts';
import { block, member } from '#test-support/members.ts';
import { otherToken } from '#test-support/other-token.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup, listMyGroups, setGroupArchived, updateGroup } from '../groups.contract.ts';
import { ASK_AGAIN_MS, GROUP_LIMITS } from '../groups.rules.ts';
import {
  approveAsking,
  createGroupLink,
  declineAsking,
  deleteGroupLink,
  getGroupByLink,
  joinByLink,
  joinGroup,
  listAsking,
  listGroupLinks,
  withdrawAsking,
} from '../joining.contract.ts';
import { listGroupMembers, removeGroupMember } from '../members.contract.ts';
import { createTopic } from '../talk.contract.ts';

describeOnBothEngines('the ways into a study group', (app) => {
  const someone = (name: string) => member(app(), name);
  const join = ({ client }: Person, groupId: string, word = '') =>
    client.call(joinGroup, { params: { groupId }, body: { word } });
  const refusedAt = async ({ client }: Person, groupId: string) => {
    const { status, body } = await client.refused(joinGroup, { params: { groupId }, body: {} });
    return [status, body.code];
  };
  const by = ({ client }: Person, token: string) => client.call(joinByLink, { params: { token } });
  const refusedBy = async ({ client }: Person, token: string) => {
    const { status, body } = await client.refused(joinByLink, { params: { token } });
    return [status, body.code];
  };
  const told = async ({ client }: Person) => (await client.call(listNotifications, {})).body;
  const waiting = async ({ client }: Person, groupId: string) =>
    (await client.call(listAsking, { params: { groupId } })).body;
  const membersOf = async (groupId: string) =>
    (
      await app()
        .db.selectFrom('study_group')
        .select(['members', 'asking'])
        .where('id', '=', groupId)
        .execute()
    )[0];

  it('an open one lets in at once, and a second time changes nothing', async () => {
    const [leader, one] = [await someone('openl'), await someone('openo')];
    const groupId = await startedBy(leader);
    expect((await join(one, groupId)).body).toMatchObject({
      standing: 'member',
      members: 2,
      can: { write: true },
    });
    expect((await join(one, groupId)).body).toMatchObject({ standing: 'member', members: 2 });
  });

  it('who leads or helps hears of those who came in by themselves, in one until it is read', async () => {
    const [leader, helper] = [await someone('camel'), await someone('cameh')];
    const groupId = await startedBy(leader);
    const token = await linkInto(groupId, leader, 20);
    app().clock.advance({ minutes: 1 });
    await by(helper, token);
    await giveGroupRole(groupId, leader, helper, 'helper');
    const welcomes = async (who: Person) =>
      (await told(who)).filter(({ kind }) => kind === 'group-came-in').map(({ title }) => title);
    expect(await welcomes(leader)).toEqual([expect.stringMatching(/^Cameh.* came into Thursday kitchen$/)]);
    const [one, two] = [await someone('cameo'), await someone('camet')];
    app().clock.advance({ minutes: 1 });
    await join(one, groupId);
    await by(two, token);
    expect(await welcomes(leader)).toEqual(['3 people came into Thursday kitchen']);
    expect(await welcomes(helper)).toEqual(['2 people came into Thursday kitchen']);
    expect(await welcomes(one)).toEqual([]);
    await leader.client.call(removeGroupMember, { params: { groupId, personId: two.id } });
    expect(await welcomes(helper)).toEqual([expect.stringMatching(/^Cameo.* came into/)]);
  });

  it('one by request shows help to who asks with words of danger, and again where the answer was lost', async () => {
    const [leader, one, other] = [await someone('helpl'), await someone('helpo'), await someone('helpt')];
    const groupId = await startedBy(leader, { admission: 'request' });
    expect((await join(one, groupId, 'I live next door')).body.needsHelp).toBe(false);
    app().clock.advance({ ms: 1 });
    const word = 'I want to kill myself, and need people.';
    expect((await join(other, groupId, word)).body).toMatchObject({ standing: 'asked', needsHelp: true });
    expect((await join(other, groupId, word)).body.needsHelp).toBe(true);
    expect((await waiting(leader, groupId)).map((asker) => asker.word)).toEqual(['I live next door', word]);
  });

  it('one by request asks its leaders and helpers, who let in', async () => {
    const [leader, helper, one] = [await someone('reql'), await someone('reqh'), await someone('reqo')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await bringIn(groupId, leader, [helper]);
    await giveGroupRole(groupId, leader, helper, 'helper');
    expect((await join(one, groupId, ' I live next door ')).body).toMatchObject({
      standing: 'asked',
      can: { join: false },
    });
    await join(one, groupId, 'Again');
    expect((await one.client.call(listMyGroups, {})).body).toMatchObject([
      { id: groupId, standing: 'asked' },
    ]);
    for (const keeper of [leader, helper]) {
      const [asked] = (await told(keeper)).filter(({ kind }) => kind === 'group-asking');
      expect(asked).toMatchObject({ text: 'I live next door', person: { id: one.id } });
      expect(await waiting(keeper, groupId)).toMatchObject([
        { person: { id: one.id }, word: 'I live next door' },
      ]);
    }
    expect((await helper.client.call(getGroup, { params: { groupId } })).body.asking).toBe(1);
    const params = { groupId, personId: one.id };
    expect((await one.client.refused(approveAsking, { params })).status).toBe(404);
    for (let i = 0; i < 2; i++) {
      expect((await helper.client.call(approveAsking, { params })).status).toBe(204);
    }
    expect((await told(one))[0]).toMatchObject({
      kind: 'group-let-in',
      title: 'You are in: Thursday kitchen',
    });
    expect(await waiting(leader, groupId)).toEqual([]);
    expect((await told(leader)).filter(({ kind }) => kind === 'group-asking')).toEqual([]);
    expect(await membersOf(groupId)).toEqual({ members: 3, asking: 0 });
    expect((await one.client.refused(listAsking, { params: { groupId } })).status).toBe(403);
  });

  it('declines with a word, after which somebody gives it a little time', async () => {
    const [leader, one] = [await someone('decl'), await someone('deco')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await join(one, groupId);
    const params = { groupId, personId: one.id };
    const body = { word: 'We are full until Easter.' };
    expect((await leader.client.call(declineAsking, { params, body })).status).toBe(200);
    expect((await leader.client.refused(declineAsking, { params, body })).status).toBe(404);
    expect((await told(one))[0]).toMatchObject({ kind: 'group-declined', text: body.word, person: null });
    expect((await one.client.call(getGroup, { params: { groupId } })).body).toMatchObject({
      standing: 'none',
      can: { join: false },
    });
    expect(await refusedAt(one, groupId)).toEqual([403, 'FORBIDDEN']);
    app().clock.advance({ days: ASK_AGAIN_MS / 86_400_000 });
    expect((await join(one, groupId)).body.standing).toBe('asked');
    expect(await membersOf(groupId)).toEqual({ members: 1, asking: 1 });
  });

  it('is asked no more by who takes it back', async () => {
    const [leader, one] = [await someone('wdl'), await someone('wdo')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await join(one, groupId);
    const params = { groupId };
    expect((await one.client.call(withdrawAsking, { params })).status).toBe(204);
    expect((await one.client.refused(withdrawAsking, { params })).status).toBe(404);
    expect((await one.client.call(getGroup, { params })).body).toMatchObject({
      standing: 'none',
      can: { join: true },
    });
    expect(await membersOf(groupId)).toEqual({ members: 1, asking: 0 });
  });

  it('one that is found by its links alone is there for nobody else', async () => {
    const [leader, one] = [await someone('linkl'), await someone('linko')];
    const groupId = await startedBy(leader, { admission: 'link' });
    expect(await refusedAt(one, groupId)).toEqual([404, 'NOT_FOUND']);
    const token = await linkInto(groupId, leader);
    const shown = await app().visitor().call(getGroupByLink, { params: { token } });
    expect(shown.body).toMatchObject({
      group: { id: groupId, standing: 'none', guidelines: 'What is said here stays here.' },
      inviter: { id: leader.id },
    });
    expect((await by(one, token)).body.standing).toBe('member');
    // Who has come in may look and press again; nobody else.
    expect((await by(one, token)).body.members).toBe(2);
    expect((await one.client.call(getGroupByLink, { params: { token } })).body.group.standing).toBe('member');
    expect(await refusedBy(await someone('linklate'), token)).toEqual([404, 'NOT_FOUND']);
  });

  it('links are made, seen and closed by leaders, open for two weeks, and ten at a time', async () => {
    const [leader, helper, one] = [await someone('manyl'), await someone('manyh'), await someone('manyo')];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [helper]);
    await giveGroupRole(groupId, leader, helper, 'helper');
    const params = { groupId };
    const make = { params, body: { uses: 1 } } as const;
    const key = { 'idempotency-key': 'one-link-and-no-more' };
    const twice = [
      await leader.client.call(createGroupLink, make, key),
      await leader.client.call(createGroupLink, make, key),
    ];
    expect(twice[0]!.body.id).toBe(twice[1]!.body.id);
    expect((await helper.client.refused(createGroupLink, make)).status).toBe(403);
    expect((await helper.client.refused(listGroupLinks, { params })).status).toBe(403);
    const closing = { params: { groupId, linkId: twice[0]!.body.id } };
    expect((await helper.client.refused(deleteGroupLink, closing)).status).toBe(403);
    expect((await leader.client.call(deleteGroupLink, closing)).status).toBe(204);
    expect((await leader.client.refused(deleteGroupLink, closing)).status).toBe(404);
    expect(await refusedBy(one, twice[0]!.body.token)).toEqual([404, 'NOT_FOUND']);
    const tokens: string[] = [];
    for (let i = 1; i < GROUP_LIMITS.openLinks; i++) tokens.push(await linkInto(groupId, leader));
    expect((await leader.client.refused(createGroupLink, make)).body.code).toBe('GROUP_LIMIT');
    expect((await leader.client.call(listGroupLinks, { params })).body).toHaveLength(10);
    app().clock.advance({ days: 14 });
    expect(await refusedBy(one, tokens[0]!)).toEqual([404, 'NOT_FOUND']);
    expect(await refusedBy(one, otherToken(tokens[0]!))).toEqual([404, 'NOT_FOUND']);
    expect((await leader.client.call(listGroupLinks, { params })).body).toEqual([]);
  });

  it('a link of who leads the group no more lets nobody in, nor one whose maker the reader may not see', async () => {
    const [leader, second, one] = [await someone('oldl'), await someone('olds'), await someone('oldo')];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [second]);
    await giveGroupRole(groupId, leader, second, 'leader');
    const token = await linkInto(groupId, second);
    await giveGroupRole(groupId, leader, second, 'member');
    expect(await refusedBy(one, token)).toEqual([404, 'NOT_FOUND']);
    const other = await linkInto(groupId, leader);
    await block(one, leader);
    expect(await refusedBy(one, other)).toEqual([404, 'NOT_FOUND']);
    expect((await one.client.refused(getGroupByLink, { params: { token: other } })).status).toBe(404);
  });

  it('under 16 they come in by a leader’s link, once they have said so and agreed', async () => {
    const [leader, child] = [await someone('kidl'), await personNamed(app(), 'kid', 'under-16')];
    const groupId = await startedBy(leader, { admission: 'request' });
    expect(await refusedAt(child, groupId)).toEqual([404, 'NOT_FOUND']);
    const token = await linkInto(groupId, leader, 20);
    expect((await by(child, token)).body).toMatchObject({ standing: 'member' });
    const unasked = { id: '', client: await app().user('kidunasked') };
    expect(await refusedBy(unasked, token)).toEqual([403, 'GUIDELINES_NOT_AGREED']);
  });

  it('whoever was removed comes back by a link that was made afterwards alone', async () => {
    const [leader, one] = [await someone('reml'), await someone('remo')];
    const groupId = await startedBy(leader);
    const before = await linkInto(groupId, leader, 20);
    await by(one, before);
    const topic = { params: { groupId }, body: { title: 'Bread', text: 'Who brings it?' } };
    expect((await one.client.call(createTopic, topic)).status).toBe(201);
    app().clock.advance({ minutes: 1 });
    const removed = await leader.client.call(removeGroupMember, { params: { groupId, personId: one.id } });
    expect(removed.status).toBe(204);
    expect((await told(one))[0]).toMatchObject({
      kind: 'group-removed',
      title: 'You are no longer in Thursday kitchen',
    });
    await leader.client.call(updateGroup, { params: { groupId }, body: { name: 'Supper without them' } });
    expect((await told(one))[0]).toMatchObject({ title: 'You are no longer in Thursday kitchen' });
    const exported = (await one.client.call(exportMine, {})).body as unknown as { groups: object[] };
    expect(exported.groups).toMatchObject([{ group: 'Thursday kitchen', removedAt: expect.any(Number) }]);
    // Nor where what they wrote stands, or what they were asked.
    expect(JSON.stringify(exported)).not.toContain('Supper without them');
    expect(await refusedAt(one, groupId)).toEqual([403, 'FORBIDDEN']);
    expect(await refusedBy(one, before)).toEqual([404, 'NOT_FOUND']);
    app().clock.advance({ minutes: 1 });
    expect((await by(one, await linkInto(groupId, leader))).body.standing).toBe('member');
  });

  it('a full one and an archived one let nobody in, and no use of a link is taken', async () => {
    const [leader, one] = [await someone('fulll'), await someone('fullo')];
    const groupId = await startedBy(leader);
    const token = await linkInto(groupId, leader, 20);
    const setMembers = (members: number) =>
      app().db.updateTable('study_group').set({ members }).where('id', '=', groupId).execute();
    await setMembers(GROUP_LIMITS.members);
    expect(await refusedBy(one, token)).toEqual([409, 'GROUP_LIMIT']);
    expect(await refusedAt(one, groupId)).toEqual([409, 'GROUP_LIMIT']);
    await setMembers(1);
    const params = { groupId };
    await leader.client.call(setGroupArchived, { params, body: { isArchived: true } });
    expect(await refusedBy(one, token)).toEqual([409, 'GROUP_ARCHIVED']);
    expect((await leader.client.refused(createGroupLink, { params, body: { uses: 1 } })).body.code).toBe(
      'GROUP_ARCHIVED',
    );
    await leader.client.call(setGroupArchived, { params, body: { isArchived: false } });
    expect((await leader.client.call(listGroupLinks, { params })).body).toMatchObject([{ usesLeft: 20 }]);
  });

  it('answers what was asked when the group has become open, or somebody came by a link', async () => {
    const [leader, one, two] = [await someone('becl'), await someone('beco'), await someone('bect')];
    const groupId = await startedBy(leader, { admission: 'request' });
    for (const asker of [one, two]) await join(asker, groupId);
    await leader.client.call(updateGroup, { params: { groupId }, body: { admission: 'open' } });
    expect((await join(one, groupId)).body.standing).toBe('member');
    await by(two, await linkInto(groupId, leader));
    expect(await membersOf(groupId)).toEqual({ members: 3, asking: 0 });
    expect((await leader.client.call(listGroupMembers, { params: { groupId } })).body).toHaveLength(3);
  });

  it('whom a block parts from a leader is neither let in nor shown to them', async () => {
    const [leader, one] = [await someone('parl'), await someone('paro')];
    const groupId = await startedBy(leader, { admission: 'request' });
    await join(one, groupId);
    await block(one, leader);
    expect(await waiting(leader, groupId)).toEqual([]);
    const params = { groupId, personId: one.id };
    expect((await leader.client.refused(approveAsking, { params })).status).toBe(404);
    expect((await one.client.call(listMyGroups, {})).body).toEqual([]);
    expect((await one.client.call(withdrawAsking, { params: { groupId } })).status).toBe(204);
  });
});
