import { expect, it } from 'vitest';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { grantsFromOldest } from './progress-store.ts';

describeOnBothEngines('grants are found by an index', (app) => {
  it.each([null, { granted_at: 5, id: 'last' }])('of one person for the export, after %o', async (last) => {
    const wanted = { userId: 'somebody', last, limit: 200 };
    const plan = await planOf(app().db, (db) => grantsFromOldest(db, wanted));
    expect(plan).toContain('xp_grant_recent');
  });
});
