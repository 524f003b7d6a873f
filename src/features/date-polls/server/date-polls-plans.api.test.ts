import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { answeredCounts, answersOf, countedAnswersOf, datesAnsweredBy } from './date-answer-store.ts';
import { datePollsById, datesOf, openDatePolls } from './date-poll-store.ts';
import { dateAnswersForExport, datePollsForExport } from './personal-data-store.ts';

// Without an index these read every poll, or every answer, of everybody.
describeOnBothEngines('what is read of polls for a date is found by an index', (app) => {
  it.each([
    ['polls by their ids', (db: DbOrTx) => datePollsById(db, ['a', 'b'])],
    [
      'open ones',
      (db: DbOrTx) => openDatePolls(db, { groupIds: ['a', 'b'], hostedIds: ['b'], now: 1, limit: 20 }),
    ],
    ['dates', (db: DbOrTx) => datesOf(db, ['a', 'b'])],
    ['answers', (db: DbOrTx) => answersOf(db, 'a')],
    ['answers that count', (db: DbOrTx) => countedAnswersOf(db, 'a')],
    ['how many have answered', (db: DbOrTx) => answeredCounts(db, ['a', 'b'])],
    ['what the reader has answered', (db: DbOrTx) => datesAnsweredBy(db, ['a', 'b'], 'x')],
    [
      'an export of polls',
      (db: DbOrTx) => datePollsForExport(db, { userId: 'x', last: { id: 'a', createdAt: 1 }, limit: 25 }),
    ],
    [
      'an export of answers',
      (db: DbOrTx) =>
        dateAnswersForExport(db, { userId: 'x', last: { dateId: 'a', answeredAt: 1 }, limit: 25 }),
    ],
  ] as const)('of %s', async (_, query) => {
    const plan = await planOf(app().db, query);
    expect(plan).not.toMatch(engineOf(app().db) === 'sqlite' ? /\bSCAN (?!CONSTANT)/ : /Seq Scan/);
  });
});
