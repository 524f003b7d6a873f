import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { decideCase } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { type Person, takesPart } from '#test-support/community.ts';
import { GROUP } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, member } from '#test-support/members.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import type { TestClient } from '#test-support/test-client.ts';
import * as groups from '../groups.contract.ts';
import * as joining from '../joining.contract.ts';
import * as members from '../members.contract.ts';
import { tokenOf } from './group-token.ts';

/** Who calls, in this order. Those after `leader` are not in the group, but for `muted` and `young`, who are members. */
const CALLERS = [
  'visitor',
  'stranger',
  'asked',
  'member',
  'helper',
  'leader',
  'removed',
  'blocked',
  'muted',
  'young',
  'moderator',
] as const;
type CallerName = (typeof CALLERS)[number];

/** What each is answered, about a group that lets people in by request. */
const ANSWERS = `
  listMyGroups      401 200 200 200 200 200 200 200 200 200 200
  findGroups        401 200 200 200 200 200 200 200 200 200 200
  createGroup       401 201 201 201 201 201 201 201 403 403 201
  getGroup          401 200 200 200 200 200 200 404 200 200 200
  updateGroup       401 404 404 403 403 200 404 404 403 403 404
  setGroupArchived  401 404 404 403 403 200 404 404 403 403 404
  setGroupMuted     401 404 404 200 200 200 404 404 200 200 404
  joinGroup         401 200 200 200 200 200 403 404 200 200 200
  withdrawAsking    401 404 204 404 404 404 404 404 404 404 404
  listAsking        401 404 404 403 200 200 404 404 403 403 404
  approveAsking     401 404 404 403 204 204 404 404 403 403 404
  declineAsking     401 404 404 403 204 204 404 404 403 403 404
  listGroupLinks    401 404 404 403 403 200 404 404 403 403 404
  createGroupLink   401 404 404 403 403 201 404 404 403 403 404
  deleteGroupLink   401 404 404 403 403 204 404 404 403 403 404
  getGroupByLink    200 200 200 200 200 200 404 404 200 200 200
  joinByLink        401 200 200 200 200 200 404 404 200 200 200
  listGroupMembers  401 404 404 200 200 200 404 404 200 200 404
  setGroupRole      401 404 404 403 403 200 404 404 403 403 404
  removeGroupMember 401 404 404 403 204 204 404 404 403 403 404
  leaveGroup        401 404 404 204 204 204 404 404 204 204 404
  listGroupActs     401 404 404 403 403 200 404 404 403 403 404
`;
const expected = new Map(
  ANSWERS.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([name, ...statuses]) => [name!, statuses.map(Number)]),
);
const endpoints = new Map(
  [groups, joining, members].flatMap((contract) =>
    Object.entries(contract).filter(([, value]) => 'method' in (value as object)),
  ) as [string, Endpoint][],
);
const BODIES: Record<string, unknown> = {
  createGroup: GROUP,
  updateGroup: { about: 'Bread' },
  setGroupArchived: { isArchived: true },
  setGroupMuted: { isMuted: true },
  joinGroup: {},
  declineAsking: {},
  createGroupLink: { uses: 1 },
  setGroupRole: { role: 'helper' },
};

describeOnBothEngines('who may do what in a study group', (app) => {
  let people: Record<Exclude<CallerName, 'visitor'> | 'asker' | 'second' | 'other', Person>;
  let clients: Record<CallerName, TestClient>;

  beforeAll(async () => {
    const grown = (name: string) => member(app(), name);
    const moderator = { client: await hostOf(app(), 'mia', 'moderator'), id: '' };
    await takesPart(moderator);
    people = {
      stranger: await grown('stranger'),
      asked: await grown('asked'),
      member: await grown('member'),
      helper: await grown('helper'),
      leader: await grown('leader'),
      removed: await grown('removed'),
      blocked: await grown('blocked'),
      muted: await grown('muted'),
      young: await member(app(), 'young', { age: 'under-16' }),
      moderator,
      asker: await grown('asker'),
      second: await grown('second'),
      other: await grown('other'),
    };
    await block(people.leader, people.blocked);
    const body = { text: 'Be quiet', audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
    const wordsId = (await people.muted.client.call(createRequest, { body })).body.id;
    const report = { kind: 'prayer-request', wordsId, reason: 'cruel' } as const;
    await people.other.client.call(createReport, { body: report });
    const [one] = (await moderator.client.call(listCases, {})).body;
    const mute = { action: 'mute', reason: 'cruel', length: 'month' } as const;
    await moderator.client.call(decideCase, { params: { caseId: one!.id }, body: mute });
    clients = {
      visitor: app().visitor(),
      ...(Object.fromEntries(Object.entries(people).map(([name, { client }]) => [name, client])) as Record<
        Exclude<CallerName, 'visitor'>,
        TestClient
      >),
    };
  });

  /** A new group in which each caller stands as they are called; every call that changes something finds it untouched. */
  function freshGroup(): Promise<Record<string, string>> {
    return inTransaction(app().db, (tx) => groupIn({ db: tx as unknown as Db, clock: app().clock }));
  }

  async function groupIn({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<Record<string, string>> {
    const now = clock.now();
    const { leader, second, helper, member: one, muted, young, other, removed, asked, asker } = people;
    await db.deleteFrom('study_group').execute();
    const groupId = await studyGroup({ db, clock }, 'Kitchen', [leader, one, muted, young, other]);
    await comesInto({ db, clock }, groupId, second, 'leader');
    await comesInto({ db, clock }, groupId, helper, 'helper');
    await db
      .insertInto('group_removed')
      .values({ group_id: groupId, user_id: removed.id, removed_at: now })
      .execute();
    for (const { id } of [asked, asker]) {
      const row = { id: `asking-${id}`, group_id: groupId, user_id: id, word: '', asked_at: now };
      await db.insertInto('group_asking').values(row).execute();
    }
    await db.updateTable('study_group').set({ asking: 2 }).execute();
    const link = { id: `link-${now}`, group_id: groupId, user_id: leader.id, uses: 20, uses_left: 20 };
    await db
      .insertInto('group_link')
      .values({ ...link, created_at: now, expires_at: now + 60_000 })
      .execute();
    return { groupId, linkId: link.id, token: tokenOf(link.id, app().server.deps.secret) };
  }

  it('says of each call what everybody is answered', () => {
    expect([...expected.keys()]).toEqual([...endpoints.keys()].toSorted(inOrderOf([...expected.keys()])));
  });

  it.each([...expected])('%s', async (name, statuses) => {
    const endpoint = endpoints.get(name)!;
    const answers: number[] = [];
    let ids = await freshGroup();
    for (const caller of CALLERS) {
      if (endpoint.method !== 'GET') ids = await freshGroup();
      const personId = endpoint.path.includes('/asking/') ? people.asker.id : people.other.id;
      const body = BODIES[name];
      const answer = await clients[caller].fetch(endpointUrl(endpoint.path, { ...ids, personId }, {}), {
        method: endpoint.method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      await answer.text();
      answers.push(answer.status);
    }
    expect(answers).toEqual(statuses);
  });
});

function inOrderOf(names: readonly string[]) {
  return (a: string, b: string) => names.indexOf(a) - names.indexOf(b);
}
