import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  finishedPlansOf,
  openPlansOf,
  planCounts,
  plansAfter,
  readCountsOf,
  readPlacesOf,
} from './plan-store.ts';

// Without an index these read the plans, or what was read of them, of everybody.
describeOnBothEngines('what is read of plans is found by an index', (app) => {
  it.each([
    ['open ones', (db: DbOrTx) => openPlansOf(db, 'somebody')],
    ['those read to the end', (db: DbOrTx) => finishedPlansOf(db, 'somebody')],
    ['how many', (db: DbOrTx) => planCounts(db, 'somebody')],
    ['for an export', (db: DbOrTx) => plansAfter(db, { userId: 'somebody', last: null, limit: 10 })],
    ['how many places', (db: DbOrTx) => readCountsOf(db, ['one', 'another'])],
    ['places', (db: DbOrTx) => readPlacesOf(db, ['one', 'another'])],
  ])('%s', async (_, query) => {
    const plan = await planOf(app().db, query);
    expect(plan).toMatch(
      /reading_plan_mine|reading_plan_in_order|reading_plan_place_pk|sqlite_autoindex_reading_plan/,
    );
    expect(plan).not.toMatch(/SCAN reading_plan|Seq Scan/);
  });
});
