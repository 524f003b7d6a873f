import type { Registry } from 'prom-client';
import type { Db } from '#platform/server/db/database.ts';
import type { DiskRoom } from '#platform/server/free-disk.ts';
import type { SeenRequest } from '#platform/server/http/watch-requests.ts';
import type { AccessLog } from '#platform/server/log/access-log.ts';
import { watchDatabase } from '#platform/server/metrics/database-metrics.ts';
import { countRequests, showDroppedLines } from '#platform/server/metrics/http-metrics.ts';
import { showDisk } from '#platform/server/metrics/process-metrics.ts';
import { showFileStore } from '#platform/server/metrics/store-metrics.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/**
 * Registers the figures of database, files and disk, and those of requests.
 * @returns whom to tell of each request that has ended, and how to stop
 */
export function watchServer(
  metrics: Registry,
  given: {
    db: Db;
    objects: ObjectStore;
    disk?: { room: () => Promise<DiskRoom> };
    accessLog?: AccessLog | null;
  },
): { seen: (request: SeenRequest) => void; stopWatching: () => Promise<void> } {
  const { db, objects, disk, accessLog } = given;
  const stopDatabase = watchDatabase(metrics, db);
  const count = countRequests(metrics);
  showDroppedLines(metrics, () => accessLog?.dropped() ?? 0);
  showFileStore(metrics, objects);
  if (disk) showDisk(metrics, disk.room);
  return {
    seen(request) {
      count(request);
      accessLog?.write(request);
    },
    async stopWatching() {
      stopDatabase();
      await accessLog?.close();
    },
  };
}
