import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { onThisDay } from './journal-store.ts';

describeOnBothEngines('entries of a calendar day', (app) => {
  it('are found by an index, however many an account has', async () => {
    const plan = await inTransaction(app().db, async (tx) => {
      const isPostgres = engineOf(tx) === 'postgres';
      // A table this small would be read whole.
      if (isPostgres) await sql`set local enable_seqscan = off`.execute(tx);
      const query = onThisDay(tx, 'somebody', '2026-11-21').compile();
      const explain = isPostgres ? 'explain' : 'explain query plan';
      const { rows } = await tx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
      return JSON.stringify(rows);
    });
    expect(plan).toContain('journal_entry_day');
  });
});
