import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DiskRoom } from '#platform/server/free-disk.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** The disk of `DATA_DIR`, or of the files where that has less room, and below how many free bytes it is nearly full; null: it is not watched. */
    dataDisk: { room: () => Promise<DiskRoom>; warningBytes: number } | null;
  }
}

/** What the routes of administration are built from. */
export interface AdministrationDeps {
  db: Db;
  clock: Clock;
  /** Lower case. */
  adminEmails: readonly string[];
  dataDisk: { room: () => Promise<DiskRoom>; warningBytes: number } | null;
}
