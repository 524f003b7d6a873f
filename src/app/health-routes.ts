import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import { databaseFault } from '#platform/server/db/database-errors.ts';
import { createReadiness, ReadOnlyDatabase } from '#platform/server/db/readiness.ts';
import { type DiskRoom, type DiskState, diskState } from '#platform/server/free-disk.ts';
import { sendError } from '#platform/server/http/error-handler.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/** What DATA_DIR is on. */
export interface DataDisk {
  /** Of its disk, or of that of the files where that has less. */
  room: () => Promise<DiskRoom>;
  /** Below this it is said to be nearly full. */
  warningBytes: number;
  /** The disk of the database, if that is there too: nothing can be saved once it is full, or takes no writes. */
  database: { room: () => Promise<DiskRoom>; mayWrite: () => Promise<boolean> } | null;
}

const NOT_WRITABLE = 'The database cannot be written to. Nothing can be saved.';

/**
 * For the operator. `/healthz` says that the process answers, `/readyz` that its database answers too. The answer of
 * `/readyz` mentions the file store, but does not depend on it: only files need the store, and if every instance were
 * taken out of service because of it, everything else would stop as well. A disk that is nearly full is mentioned while
 * there is still time; once a database can no longer be promised to take a write (its disk is full or became read-only, a PostgreSQL is a
 * standby), the server is not ready. A server
 * that is about to stop says so first there, so that requests are sent to others.
 */
export function healthRoutes(
  app: FastifyInstance,
  given: { db: Db; objects: ObjectStore; disk?: DataDisk; isStopping: () => boolean },
): void {
  const { db, objects, disk, isStopping } = given;
  const readiness = createReadiness(db);
  const filesAnswer = watchFiles(objects, app.log);
  app.addHook('onClose', () => readiness.close());
  app.get('/healthz', { config: { anyHost: true } }, async (_request, reply) =>
    reply.type('text/plain').send('ok'),
  );
  app.get('/readyz', { config: { anyHost: true } }, async (_request, reply) => {
    if (isStopping()) return sendError(reply, new AppError('UNAVAILABLE', 'The server is stopping.'));
    try {
      await readiness.ask();
    } catch (cause) {
      return sendError(reply, new AppError('UNAVAILABLE', whatIsWrong(cause), { cause }));
    }
    if (disk?.database && !(await disk.database.mayWrite())) {
      return sendError(reply, new AppError('UNAVAILABLE', NOT_WRITABLE));
    }
    if (disk?.database && (await stateOf(disk.database, disk)) === 'full') {
      return sendError(reply, new AppError('UNAVAILABLE', 'The disk is full. Nothing can be saved.'));
    }
    const state = disk ? await stateOf(disk, disk) : 'roomy';
    const files = (await filesAnswer()) ? '' : ', but the file store does not answer';
    const room = state === 'roomy' ? '' : `, but the disk is ${state}`;
    return reply.type('text/plain').send(`ready${files}${room}`);
  });
}

/** Asks the file store whether it answers. That it does not, and that it does again, is logged once. */
function watchFiles(objects: ObjectStore, log: FastifyInstance['log']): () => Promise<boolean> {
  let didAnswer = true;
  return async () => {
    const fault: unknown = await objects.ping().then(
      () => null,
      (error: unknown) => error,
    );
    if (fault !== null && didAnswer) log.error({ err: fault }, 'the file store does not answer');
    if (fault === null && !didAnswer) log.warn('the file store answers again');
    didAnswer = fault === null;
    return didAnswer;
  };
}

/** A disk that cannot be asked is not the reason why a server is taken out of service. */
async function stateOf(
  disk: { room: () => Promise<DiskRoom> },
  { warningBytes }: { warningBytes: number },
): Promise<DiskState> {
  const room = await disk.room().catch(() => null);
  return room ? diskState(room.free, warningBytes) : 'roomy';
}

function whatIsWrong(error: unknown): string {
  if (error instanceof ReadOnlyDatabase) return NOT_WRITABLE;
  return databaseFault(error) === 'damaged' ? 'The database is damaged.' : 'The database does not answer.';
}
