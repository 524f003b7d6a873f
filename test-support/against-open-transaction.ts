import { expect } from 'vitest';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { TestApp } from './start-test-app.ts';
import { waitingForRows } from './waiting-for-rows.ts';

/**
 * Makes calls one after the other, on PostgreSQL, while what `change` did is open: the next one is made, and the transaction is committed,
 * once those before wait for a row or are answered.
 */
export async function againstOpenTransaction<T>(
  app: TestApp,
  change: (tx: Tx) => Promise<unknown>,
  ...calls: (() => Promise<T>)[]
): Promise<T[]> {
  // What still has to be done for what was called before could wait for the row, too, and be taken for one of these.
  await app.server.idle();
  const answers: Promise<T>[] = [];
  let answered = 0;
  await inTransaction(app.db, async (tx) => {
    await change(tx);
    for (const call of calls) {
      answers.push(call().finally(() => void answered++));
      await expect
        .poll(async () => (await waitingForRows(app.db)) + answered, { timeout: 2500 })
        .toBe(answers.length);
    }
  });
  return Promise.all(answers);
}
