import { expect, it } from 'vitest';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { entriesFromOldest, onThisDay } from './journal-store.ts';

// Without the right index these read every entry of an account, or of everybody.
describeOnBothEngines('entries are found by an index', (app) => {
  it('of a calendar day', async () => {
    const plan = await planOf(app().db, (db) => onThisDay(db, 'somebody', '2026-11-21'));
    expect(plan).toContain('journal_entry_day');
  });

  it.each([null, { createdAt: 5, id: 'last' }])('of one person for the export, after %o', async (last) => {
    const wanted = { userId: 'somebody', last, limit: 200 };
    const plan = await planOf(app().db, (db) => entriesFromOldest(db, wanted));
    expect(plan).toContain('journal_entry_newest');
  });
});
