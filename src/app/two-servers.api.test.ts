import { beforeAll, expect, it } from 'vitest';
import { changeRole } from '#features/administration/administration.contract.ts';
import { answerGathering, takeBringLine } from '#features/gatherings/coming.contract.ts';
import { createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { gatheringsCheck } from '#features/gatherings/server/gatherings-check.ts';
import { addGroupFile, listGroupFiles } from '#features/groups/files.contract.ts';
import { setGroupArchived } from '#features/groups/groups.contract.ts';
import { joinByLink, listGroupLinks } from '#features/groups/joining.contract.ts';
import {
  leaveGroup,
  listGroupMembers,
  removeGroupMember,
  setGroupRole,
} from '#features/groups/members.contract.ts';
import { groupsCheck } from '#features/groups/server/groups-check.ts';
import { createPost, createTopic, listPosts } from '#features/groups/talk.contract.ts';
import { decideCase } from '#features/moderation/decisions.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, giveGroupRole, linkInto, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { store } from '#test-support/my-files.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

const GOING = { answer: 'going' } as const;

/** Each remembers some of what the other changes: what counts must be what is in the database. */
describeOnBothEngines('two servers on one database', (app) => {
  let elsewhere: TestClient;
  let count = 0;
  beforeAll(async () => {
    elsewhere = await app().visitorOfAnotherServer();
  });
  const some = (n: number): Promise<Member[]> =>
    Promise.all(
      Array.from({ length: n }, () => {
        count += 1;
        return member(app(), `apart${count}`);
      }),
    );
  /** The same browser, whose calls reach the other server. */
  const there = ({ client }: { client: TestClient }) => elsewhere.withCookiesOf(client);
  const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const isWhole = async () => {
    const { db, objects, clock } = app().server.deps;
    const looking = { db, objects, now: clock.now(), readsBytes: false };
    for (const check of [groupsCheck, gatheringsCheck]) {
      expect((await check.run(looking)).findings).toEqual([]);
    }
  };
  const groupWith = async (leader: Member, others: readonly Member[]) => {
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, others);
    return groupId;
  };
  async function reportedPost(author: Member, reporter: Member): Promise<string> {
    const groupId = await groupWith(author, [reporter]);
    const topic = { title: 'Salt', text: 'Have salt in yourselves.' };
    const { id: threadId } = (await author.client.call(createTopic, { params: { groupId }, body: topic }))
      .body;
    const { post } = (
      await author.client.call(createPost, { params: { threadId }, body: { text: 'And be at peace.' } })
    ).body;
    const report = { kind: 'group-post', wordsId: post.id, reason: 'cruel' as const };
    expect((await reporter.client.call(createReport, { body: report })).status).toBe(201);
    const found = app().db.selectFrom('moderation_case').select('id').where('words_id', '=', post.id);
    return (await found.executeTakeFirstOrThrow()).id;
  }
  const decide = (client: TestClient, caseId: string, action: 'hide' | 'dismiss') =>
    client.call(decideCase, {
      params: { caseId },
      body: { action, reason: action === 'hide' ? 'cruel' : 'nothing-wrong' },
    });

  it('give a case to one of two moderators, and tell the other what was done', async () => {
    const [author, reporter] = (await some(2)) as [Member, Member];
    const mia = await hostOf(app(), 'mia', 'moderator');
    const max = there({ client: await hostOf(app(), 'max', 'moderator') });
    const caseId = await reportedPost(author, reporter);
    const [here, away] = await Promise.all([decide(mia, caseId, 'hide'), decide(max, caseId, 'dismiss')]);
    expect([here!.status, away!.status].toSorted()).toEqual([201, 409]);
    const lost = (here!.status === 409 ? here : away) as unknown as {
      body: { code: string; message: string };
    };
    expect(lost.body.code).toBe('CASE_CLOSED');
    expect(lost.body.message).toMatch(/^M\w+ T\. was here before you/);
    for (const client of [mia, max]) {
      expect((await client.call(listCases, {})).body.map(({ id }) => id)).not.toContain(caseId);
    }
  });

  it('take the role of a moderator who acts on the other', async () => {
    const [author, reporter] = (await some(2)) as [Member, Member];
    const admin = await hostOf(app(), 'ada', 'admin');
    const fred = there({ client: await hostOf(app(), 'fred', 'moderator') });
    const { id: personId } = (await fred.call(getCurrentUser, {})).body;
    const caseId = await reportedPost(author, reporter);
    expect((await fred.call(getCase, { params: { caseId } })).status).toBe(200);
    const [taken, acted] = await Promise.all([
      admin.call(changeRole, { params: { personId }, body: { role: 'member' } }),
      decide(fred, caseId, 'hide'),
    ]);
    expect([taken!.status, [201, 401, 403].includes(acted!.status)]).toEqual([200, true]);
    // Whatever came first, from now on it is nobody's who has no role.
    const after = await fred.call(listCases, {});
    expect([401, 403]).toContain(after.status);
    const closed = await app()
      .db.selectFrom('moderation_case')
      .select('closed_at')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    expect(closed.closed_at !== null).toBe(acted!.status === 201);
  });

  it('give the last seat to one, and a line to one', async () => {
    const [leader, ...guests] = (await some(5)) as [Member, ...Member[]];
    const groupId = await groupWith(leader, guests);
    const { body: made } = await leader.client.call(createGathering, {
      body: { ...SUPPER, groupId, seats: 1 },
    });
    const params = { gatheringId: made.gatheringId, start: made.start };
    const clients = guests.map((guest, i) => (i % 2 === 0 ? guest.client : there(guest)));
    expect(await statuses(clients.map((one) => one.call(answerGathering, { params, body: GOING })))).toEqual([
      200, 200, 200, 200,
    ]);
    const seen = await Promise.all(clients.map((one) => one.call(getGathering, { params })));
    expect(seen.map(({ body }) => body.waitingPlace ?? 0).toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(seen.map(({ body }) => `${body.going} ${body.waiting}`))).toEqual(new Set(['1 3']));
    const line = { ...params, lineId: made.brings[0]!.id };
    const taking = clients.map((one) => one.call(takeBringLine, { params: line, body: { isMine: true } }));
    expect(await statuses(taking)).toEqual([200, 409, 409, 409]);
    await isWhole();
  });

  it('let one in by a link of one use', async () => {
    const [leader, ...others] = (await some(5)) as [Member, ...Member[]];
    const groupId = await startedBy(leader, { admission: 'link' });
    const token = await linkInto(groupId, leader, 1);
    const clients = others.map((other, i) => (i % 2 === 0 ? other.client : there(other)));
    expect(await statuses(clients.map((one) => one.call(joinByLink, { params: { token } })))).toEqual([
      200, 404, 404, 404,
    ]);
    const links = (await there(leader).call(listGroupLinks, { params: { groupId } })).body;
    expect(links.filter(({ usesLeft }) => usesLeft > 0)).toEqual([]);
    await isWhole();
  });

  it('let nothing of somebody arrive in a group after they have left it', async () => {
    for (const how of ['leave', 'removed'] as const) {
      const [leader, guest] = (await some(2)) as [Member, Member];
      const groupId = await groupWith(leader, [guest]);
      const topic = { title: 'Paths', text: 'Ask for the old paths.' };
      const { id: threadId } = (await leader.client.call(createTopic, { params: { groupId }, body: topic }))
        .body;
      const fileId = await store(guest.client, 'A recording', 'recording.txt');
      const away = there(guest);
      const [left, wrote, shared] = await Promise.all([
        how === 'leave'
          ? guest.client.call(leaveGroup, { params: { groupId } })
          : leader.client.call(removeGroupMember, { params: { groupId, personId: guest.id } }),
        away.call(createPost, { params: { threadId }, body: { text: 'Walk in it.' } }),
        away.call(addGroupFile, { params: { groupId }, body: { fileId, title: 'Recording' } }),
      ]);
      expect(left!.status).toBe(204);
      expect([201, 404]).toContain(wrote!.status);
      expect([201, 404]).toContain(shared!.status);
      // What was refused is not there, what was taken is; and no more comes.
      const posts = (await leader.client.call(listPosts, { params: { threadId }, query: {} })).body;
      expect(posts.some(({ text }) => text === 'Walk in it.')).toBe(wrote!.status === 201);
      const files = (await leader.client.call(listGroupFiles, { params: { groupId }, query: {} })).body;
      expect(files.length).toBe(shared!.status === 201 ? 1 : 0);
      const late = { params: { threadId }, body: { text: 'And find rest.' } };
      expect((await away.call(createPost, late)).status).toBe(404);
      await isWhole();
    }
  });

  it('hand a group over while it is archived, and never leave it without a leader', async () => {
    for (let round = 0; round < 4; round++) {
      const [leader, next] = (await some(2)) as [Member, Member];
      const groupId = await groupWith(leader, [next]);
      const params = { groupId };
      const role = { params: { groupId, personId: next.id }, body: { role: 'leader' as const } };
      const answers = await statuses([
        leader.client.call(setGroupRole, role),
        there(leader).call(setGroupArchived, { params, body: { isArchived: true } }),
        ...(round % 2 === 0 ? [] : [leader.client.call(leaveGroup, { params })]),
      ]);
      expect(answers.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
      expect(await leadersOf(groupId)).toBeGreaterThan(0);
      await isWhole();
    }
  });

  it('remove somebody by the last leader who leaves at once: those who stay are led', async () => {
    for (let round = 0; round < 4; round++) {
      const [leader, helper, other] = (await some(3)) as [Member, Member, Member];
      const groupId = await groupWith(leader, [helper, other]);
      if (round % 2 === 0) await giveGroupRole(groupId, leader, helper, 'helper');
      const params = { groupId };
      const answers = await statuses([
        there(leader).call(removeGroupMember, { params: { groupId, personId: helper.id } }),
        leader.client.call(leaveGroup, { params }),
        there(other).call(leaveGroup, { params }),
      ]);
      expect(answers.filter((status) => ![204, 404, 409].includes(status))).toEqual([]);
      await app().server.idle();
      const inside = await app()
        .db.selectFrom('group_member')
        .select('role')
        .where('group_id', '=', groupId)
        .execute();
      expect(inside.length === 0 || inside.some((one) => one.role === 'leader')).toBe(true);
      if (inside.length > 0) {
        const listed = await leader.client.call(listGroupMembers, { params, query: {} });
        expect([200, 404]).toContain(listed.status);
      }
      await isWhole();
    }
  });

  const leadersOf = async (groupId: string) =>
    (
      await app()
        .db.selectFrom('group_member')
        .select('user_id')
        .where('group_id', '=', groupId)
        .where('role', '=', 'leader')
        .execute()
    ).length;
});
