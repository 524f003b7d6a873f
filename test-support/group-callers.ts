import { expect } from 'vitest';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { type Person, takesPart } from './community.ts';
import { hostOf } from './hosts.ts';
import { block, member } from './members.ts';
import { mute } from './mute.ts';
import type { TestApp } from './start-test-app.ts';
import { comesInto, studyGroup } from './study-groups.ts';
import type { TestClient } from './test-client.ts';

/** Who calls, in this order. Those after `leader` are not in the group, but for `muted`, `young` and `parted`, who are members. */
export const CALLERS = [
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
  /** A member who has blocked `other`, whose words the tables are about. */
  'parted',
] as const;
export type CallerName = (typeof CALLERS)[number];
export type GroupPeople = Record<Exclude<CallerName, 'visitor'> | 'asker' | 'second' | 'other', Person>;

/** Everybody who calls: as they stand to the server, not yet to a group. */
export async function groupPeople(app: TestApp): Promise<GroupPeople> {
  const grown = (name: string) => member(app, name);
  const moderator = { client: await hostOf(app, 'mia', 'moderator'), id: '' };
  await takesPart(moderator);
  const people = {
    stranger: await grown('stranger'),
    asked: await grown('asked'),
    member: await grown('member'),
    helper: await grown('helper'),
    leader: await grown('leader'),
    removed: await grown('removed'),
    blocked: await grown('blocked'),
    muted: await grown('muted'),
    young: await member(app, 'young', { age: 'under-16' }),
    parted: await grown('parted'),
    moderator,
    asker: await grown('asker'),
    second: await grown('second'),
    other: await grown('other'),
  };
  await block(people.leader, people.blocked);
  await block(people.parted, people.other);
  await mute(moderator.client, people.muted, people.other);
  return people;
}

/** A new group in which each caller stands as they are called, instead of every other. Its id, and what `fill` gives besides. */
export function freshGroup(
  { db, clock }: TestApp,
  people: GroupPeople,
  fill: (groupId: string, db: Db) => Promise<Record<string, string>>,
): Promise<Record<string, string>> {
  return inTransaction(db, async (tx) => {
    const app = { db: tx as unknown as Db, clock };
    const now = clock.now();
    const {
      leader,
      second,
      helper,
      member: one,
      muted,
      young,
      parted,
      other,
      removed,
      asked,
      asker,
    } = people;
    await tx.deleteFrom('study_group').execute();
    const groupId = await studyGroup(app, 'Kitchen', [leader, one, muted, young, parted, other]);
    await comesInto(app, groupId, second, 'leader');
    await comesInto(app, groupId, helper, 'helper');
    const gone = { group_id: groupId, user_id: removed.id, removed_at: now, name: null };
    await tx.insertInto('group_removed').values(gone).execute();
    const asking = [asked, asker].map(({ id }) => ({ id: `asking-${id}`, user_id: id }));
    await tx
      .insertInto('group_asking')
      .values(asking.map((row) => ({ ...row, group_id: groupId, word: '', asked_at: now })))
      .execute();
    await tx.updateTable('study_group').set({ asking: 2 }).execute();
    return { groupId, ...(await fill(groupId, app.db)) };
  });
}

/** What a table says: by the name of a call, a status for each caller. */
export function answersIn(table: string): Map<string, number[]> {
  const lines = table.trim().split('\n');
  return new Map(
    lines
      .map((line) => line.trim().split(/\s+/))
      .map(([name, ...statuses]) => [name!, statuses.map(Number)] as const),
  );
}

/** The calls of contracts, by their names. */
export function callsOf(...contracts: readonly object[]): Map<string, Endpoint> {
  return new Map(
    contracts.flatMap((contract) =>
      Object.entries(contract).filter(([, value]) => 'method' in (value as object)),
    ) as [string, Endpoint][],
  );
}

/** The table has a line for each call, and none besides. */
export function expectALineForEach(table: Map<string, number[]>, calls: Map<string, Endpoint>): void {
  expect([...table.keys()].toSorted()).toEqual([...calls.keys()].toSorted());
}

/**
 * How everybody is answered. What was changed is made anew before the next one calls; a refusal leaves all as it was.
 * @param fresh makes it, and gives the ids that the address names
 * @param more what each caller sends
 */
export async function answersToAll(
  app: TestApp,
  people: GroupPeople,
  endpoint: Endpoint,
  fresh: () => Promise<Record<string, string>>,
  more: (caller: CallerName) => {
    body?: unknown;
    ids?: Record<string, string>;
    query?: Record<string, string>;
  },
): Promise<number[]> {
  const answers: number[] = [];
  let params = await fresh();
  for (const caller of CALLERS) {
    const client: TestClient = caller === 'visitor' ? app.visitor() : people[caller].client;
    const { body, ids, query } = more(caller);
    const answer = await client.fetch(endpointUrl(endpoint.path, { ...params, ...ids }, query ?? {}), {
      method: endpoint.method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    await answer.text();
    answers.push(answer.status);
    if (endpoint.method !== 'GET' && answer.ok) params = await fresh();
  }
  return answers;
}
