import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { newestInPostgres } from '#platform/server/db/text-index/postgres-text-index.ts';
import { stepOfSqlite } from '#platform/server/db/text-index/sqlite-text-index.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { linesOfChapter, linesOfDays, moodsOfMonths } from './entry-lines-store.ts';
import { entriesFromOldest, entryTexts, onThisDay } from './journal-store.ts';

// Without the right index these read every entry of an account, or of everybody.
describeOnBothEngines('entries are found by an index', (app) => {
  it('of a calendar day, and of three days before', async () => {
    const plan = await planOf(app().db, (db) => onThisDay(db, 'somebody', '2026-11-21'));
    expect(plan.match(/journal_entry_day/g)).toHaveLength(4);
  });

  it('of a chapter', async () => {
    const plan = await planOf(app().db, (db) => linesOfChapter(db, 'somebody', 'PSA.23'));
    expect(plan).toContain('journal_entry_of_chapter');
  });

  it('of days of the calendar, and how many of each mood they have', async () => {
    const days = { from: '2026-01-01', until: '2026-12-31' };
    const wanted = { userId: 'somebody', days, mood: 'joyful' as const, after: null, limit: 51 };
    for (const query of [
      (db: DbOrTx) => linesOfDays(db, wanted),
      (db: DbOrTx) => moodsOfMonths(db, 'somebody', days),
    ])
      expect(await planOf(app().db, query)).toContain('journal_entry_by_day');
  });

  it.each([null, { createdAt: 5, id: 'last' }])('of one person for the export, after %o', async (last) => {
    const wanted = { userId: 'somebody', last, limit: 200 };
    const plan = await planOf(app().db, (db) => entriesFromOldest(db, wanted));
    expect(plan).toContain('journal_entry_newest');
  });

  it('of a search, among those of its author alone', async () => {
    if (engineOf(app().db) === 'sqlite') {
      const step = { match: '"mer"', from: 0, to: 4000 };
      const plan = await planOf(app().db, (db) => stepOfSqlite(db, entryTexts, step));
      // The rows that match ('M') within a range of rows ('<' and '>').
      expect(plan).toMatch(/SCAN hit VIRTUAL TABLE INDEX 0:[^"]*M[^"]*/);
      expect(plan).toContain('SEARCH known USING INTEGER PRIMARY KEY');
    } else {
      const wanted = { owner: 'somebody', words: ['mercy'], after: null, limit: 51 };
      const plan = await planOf(app().db, (db) => newestInPostgres(db, entryTexts, wanted));
      const searches = plan.match(/Index Cond: [^"]*/g) ?? [];
      expect(searches.length).toBeGreaterThan(0);
      for (const search of searches)
        expect(search).toMatch(/ARRAY\[user_id\] @>.*text_index_grams\(search_text\) @>/);
    }
  });
});
