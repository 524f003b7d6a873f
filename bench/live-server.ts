import '#platform/server/thread-pool.ts';
import { serve } from '#app/serve.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** The server, which at SIGUSR2 tells everybody that something has changed, as a feature would. */
let db: Db | undefined;
await serve(readConfig(process.env), (deps) => {
  db = deps.db;
  return {};
});
process.on('SIGUSR2', async () => {
  if (!db) return;
  const people = await db.selectFrom('user').select('id').execute();
  const ids = people.map(({ id }) => id);
  await inTransaction(db, (tx) => sendLive(tx, ids, ['/api/told'], Date.now()));
});
