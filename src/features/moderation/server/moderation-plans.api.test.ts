import { expect, it } from 'vitest';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { casesToldTo, queueFor } from './case-store.ts';

describeOnBothEngines('cases are found by an index', (app) => {
  it.each([null, { at: 5, id: 'last' }])('in the queue, after %o', async (after) => {
    const plan = await planOf(app().db, (db) => queueFor(db, { moderatorId: 'mia', limit: 51, after }));
    expect(plan).toContain('moderation_case_queue');
    expect(plan).not.toMatch(/TEMP B-TREE|"Sort/);
  });

  it.each([null, { at: 5, id: 'last' }])('of their author, after %o', async (after) => {
    const wanted = { authorId: 'ruth', toldBefore: 5, limit: 51, after };
    const plan = await planOf(app().db, (db) => casesToldTo(db, wanted));
    expect(plan).toMatch(/moderation_case_author/);
    expect(plan).toMatch(/moderation_action_case/);
  });
});
