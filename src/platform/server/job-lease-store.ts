import type { Db } from './db/database.ts';

/** Which process runs a job now. */
interface JobLeaseTable {
  job: string;
  holder: string;
  /** Epoch ms; another process may take the job from then on. */
  held_until: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    job_lease: JobLeaseTable;
  }
}

/**
 * False: another process has it still at `now`. One that ends later than `latest` was left by a process whose clock was wrong, and
 * keeps nobody away.
 */
export async function createLease(
  db: Db,
  lease: JobLeaseTable,
  { now, latest }: { now: number; latest: number },
): Promise<boolean> {
  const { holder, held_until } = lease;
  const result = await db
    .insertInto('job_lease')
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ holder, held_until })
        .where((eb) =>
          eb.or([eb('job_lease.held_until', '<=', now), eb('job_lease.held_until', '>', latest)]),
        ),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) > 0;
}

/** Epoch ms; null: nobody has it. */
export async function findLeaseEnd(db: Db, job: string): Promise<number | null> {
  const row = await db.selectFrom('job_lease').select('held_until').where('job', '=', job).executeTakeFirst();
  return row?.held_until ?? null;
}

export async function extendLease(db: Db, { job, holder, held_until }: JobLeaseTable): Promise<void> {
  await db
    .updateTable('job_lease')
    .set({ held_until })
    .where('job', '=', job)
    .where('holder', '=', holder)
    .execute();
}

export async function deleteLease(
  db: Db,
  { job, holder }: Pick<JobLeaseTable, 'job' | 'holder'>,
): Promise<void> {
  await db.deleteFrom('job_lease').where('job', '=', job).where('holder', '=', holder).execute();
}
