import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { Log } from '#platform/server/server-deps.ts';
import type { FileLimits } from '../files.rules.ts';
import { discardObjects } from './discarded-objects.ts';
import { findFile } from './file-store.ts';
import type { PictureQueue } from './pictures/picture-queue.ts';
import { deleteObjects } from './stored-object-store.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** How much of the store people may fill. */
    fileLimits: FileLimits;
    /** Of all files, how many in a hundred a sweep may put aside within a day. */
    sweepPercent: number;
    /** Where everybody's pictures wait until they are made, whatever they are for. */
    pictureQueue: PictureQueue;
  }
}

declare module '#platform/server/deeds.ts' {
  interface Deeds {
    /** Somebody deletes a file of theirs; its row still stands. `now` is UTC epoch milliseconds. */
    'file-deleted': { fileId: string; now: number };
  }
}

/** What keeping files needs. */
export interface KeepingDeps {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  events: EventSender;
  fileLimits: FileLimits;
}

/** What the sweep receives. */
export interface SweepDeps extends KeepingDeps {
  log: Log;
  sweepPercent: number;
}

/** What the routes of this feature receive. */
export interface FilesDeps extends KeepingDeps {
  deeds: DeedTeller;
  secret: string;
  publicUrl: string;
}

/**
 * Takes away what there is of a file that did not come to its end.
 * @returns false when it has: another request, or another process, has noted it, and it stays.
 */
export function giveUpFile(
  { db, clock, events }: Pick<KeepingDeps, 'db' | 'clock' | 'events'>,
  { id, user_id }: { id: string; user_id: string },
): Promise<boolean> {
  return inUserTransaction(db, user_id, async (tx) => {
    const file = await findFile(tx, id);
    if (!file || file.stored_at !== null) return false;
    await deleteObjects(tx, [id]);
    await discardObjects(events, tx, [file], clock.now());
    return true;
  });
}

/** Takes a file away, and from wherever it is shared: its row at once, and what the store has of it soon. */
export function removeFile(
  { db, clock, events, deeds }: Pick<FilesDeps, 'db' | 'clock' | 'events' | 'deeds'>,
  file: { id: string; user_id: string; upload_id: string | null; stored_at: number | null },
): Promise<void> {
  return inUserTransaction(db, file.user_id, async (tx) => {
    const now = clock.now();
    await deeds.tell(tx, 'file-deleted', { fileId: file.id, now });
    await deleteObjects(tx, [file.id]);
    await discardObjects(events, tx, [file], now);
  });
}
