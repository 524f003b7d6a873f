import { expect, it } from 'vitest';
import { unreachedIn } from '#features/groups/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { answeredOfList, answeredRequests } from './answered-in-store.ts';
import { answeredBy } from './answered-store.ts';
import { othersHere } from './choice-store.ts';
import { dueRequests } from './due-store.ts';
import { encouragementsUnder } from './encouragement-store.ts';
import { foldersOf } from './folder-store.ts';
import { openInGroup } from './group-requests-store.ts';
import { dueReminders, openItems, thanksOf } from './item-store.ts';
import {
  encouragementsForExport,
  goneForExport,
  itemsForExport,
  prayedForExport,
  requestsForExport,
} from './personal-data-store.ts';
import type { Reading } from './reading.ts';
import { answeredWithoutName, ownRequests } from './request-store.ts';
import { shownRequests } from './shown-request-store.ts';
import { openCounted, openFirst, SEGMENTS, waitingIn } from './waiting-store.ts';

const reading: Reading = { id: 'somebody', age: 'grown', now: 1, today: '2026-11-22' };
const after = { at: 5, id: 'last' };
const page = { userId: 'somebody', after, limit: 20 };

// Without an index these read every request, or every 'I prayed', of everybody.
describeOnBothEngines('what is read of prayer is found by an index', (app) => {
  const expectNoScan = async (query: Parameters<typeof planOf>[1]) => {
    const plan = await planOf(app().db, query);
    // What one query has found is read by another.
    expect(plan).not.toMatch(/\bSCAN (?!CONSTANT|waiting\b)(?!.{0,60}USING)|Seq Scan/);
    return plan;
  };

  it.each(SEGMENTS)('of what waits: %s', async (segment) => {
    for (const start of [null, after]) {
      const count = waitingIn(app().db, segment, reading, { after: start, limit: 20 }).length;
      for (let i = 0; i < count; i++) {
        await expectNoScan((db) => waitingIn(db, segment, reading, { after: start, limit: 20 })[i]!);
      }
    }
  });

  it.each([
    ['the first', openFirst],
    ['counted', openCounted],
  ])('of all that waits and is open, in one question: %s', async (_, query) => {
    const plan = await expectNoScan((db) => query(db, reading, { limit: 20 }));
    // That would be everything that is asked of all circles.
    expect(plan).not.toContain('MULTI-INDEX OR');
  });

  it('of everyone, in the order of the index, so that no page sorts them all', async () => {
    const plan = await planOf(
      app().db,
      (db) => waitingIn(db, 'everyone', reading, { after: null, limit: 20 })[0]!,
    );
    expect(plan).toContain('prayer_request_waiting');
    expect(plan).not.toMatch(/TEMP B-TREE|"Sort|-> {2}Sort/);
  });

  it('of what is asked of a group', async () => {
    const plan = await expectNoScan((db) => openInGroup(db, reading, { groupId: 'group', after, limit: 20 }));
    expect(plan).toContain('prayer_request_of_group');
    const waiting = await expectNoScan(
      (db) => waitingIn(db, 'groups', reading, { after: null, limit: 20 })[0]!,
    );
    // PostgreSQL takes another index as long as its table is empty.
    if (engineOf(app().db) === 'sqlite') expect(waiting).toContain('prayer_request_of_group');
  });

  it('of what was answered', async () => {
    const ways = answeredBy(app().db, reading, { after, limit: 20 }).length;
    for (let i = 0; i < ways; i++) {
      const plan = await expectNoScan((db) => answeredBy(db, reading, { after, limit: 20 })[i]!);
      // The last two go by who was chosen: by day, it would be everything that was ever told to all circles.
      if (i >= ways - 2) expect(plan).not.toContain('prayer_testimony_by_day');
    }
    const plan = await planOf(app().db, (db) => answeredBy(db, reading, { after: null, limit: 20 })[0]!);
    expect(plan).toContain('prayer_testimony_by_day');
    // PostgreSQL sorts the one row that it expects of an empty table.
    if (engineOf(app().db) === 'sqlite') expect(plan).not.toContain('TEMP B-TREE');
  });

  it.each([
    ['my requests', (db: DbOrTx) => ownRequests(db, { ...page, state: undefined })],
    ['my answered ones', (db: DbOrTx) => ownRequests(db, { ...page, state: 'answered' })],
    ['requests by their ids', (db: DbOrTx) => shownRequests(db, reading, ['a', 'b'])],
    [
      'what stands under one',
      (db: DbOrTx) => encouragementsUnder(db, reading, { requestId: 'a', after, limit: 20 }),
    ],
    ['my list', (db: DbOrTx) => openItems(db, 'somebody')],
    ['my thanks', (db: DbOrTx) => thanksOf(db, page)],
    ['my folders', (db: DbOrTx) => foldersOf(db, 'somebody')],
    ['whom to tell how many prayed', (db: DbOrTx) => dueRequests(db, 'tell_prayed_at', 1, 20)],
    ['whom to tell of answers', (db: DbOrTx) => dueRequests(db, 'tell_answered_at', 1, 20)],
    ['answered without a name', (db: DbOrTx) => answeredWithoutName(db, 'somebody')],
    ['who of my groups is not reached', (db: DbOrTx) => unreachedIn(db, 'somebody', ['a', 'b'])],
    ['how many are here', (db: DbOrTx) => othersHere(db, 'somebody')],
    ['whom to ask', (db: DbOrTx) => dueRequests(db, 'ask_at', 1, 20)],
    ['whom to remind', (db: DbOrTx) => dueReminders(db, 1, 20)],
    [
      'an export of requests',
      (db: DbOrTx) => requestsForExport(db, { userId: 'x', last: { id: 'a', createdAt: 1 }, limit: 25 }),
    ],
    [
      'an export of prayers',
      (db: DbOrTx) =>
        prayedForExport(db, {
          userId: 'x',
          last: { prayedOn: '2026-01-01', requestId: 'a' },
          limit: 25,
        }),
    ],
    [
      'an export of encouragements',
      (db: DbOrTx) =>
        encouragementsForExport(db, { userId: 'x', last: { id: 'a', writtenAt: 1 }, limit: 25 }),
    ],
    [
      'an export of what is gone',
      (db: DbOrTx) => goneForExport(db, { userId: 'x', last: { id: 'a', writtenAt: 1 }, limit: 25 }),
    ],
    [
      'what was answered of a list in a year',
      (db: DbOrTx) => answeredOfList(db, { userId: 'x', start: 0, end: 1, limit: 12 }),
    ],
    [
      'requests that were answered in a year',
      (db: DbOrTx) => answeredRequests(db, { userId: 'x', start: 0, end: 1, limit: 12 }),
    ],
    [
      'an export of the list',
      (db: DbOrTx) => itemsForExport(db, { userId: 'x', last: { id: 'a', createdAt: 1 }, limit: 25 }),
    ],
  ] as const)('of %s', async (_, query) => {
    await expectNoScan(query);
  });
});
