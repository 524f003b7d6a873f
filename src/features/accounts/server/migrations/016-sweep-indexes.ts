import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '#platform/server/db/concurrent-index.ts';

export const outsideTransaction = true;

/** For the sweeps of what has run out: without these each read its whole table every hour. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [index, table, column] of [
    ['session_end', 'session', 'expiresAt'],
    ['one_time_link_end', 'one_time_link', 'expires_at'],
    ['sign_in_failure_age', 'sign_in_failure', 'failed_at'],
  ] as const) {
    await createIndexConcurrently(db, { index, table, on: [column] });
  }
}
