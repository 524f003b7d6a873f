import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from './db/database.ts';
import { inBatches } from './in-batches.ts';

interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  request_hash: string;
  /** What the request made: not a word of it is kept here. */
  resource_id: string;
  created_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    idempotency_key: IdempotencyKeyTable;
  }
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Creates something at most once for a key: a repeated request is answered with what the first one made, as it is now.
 * Call it inside the creation's `inUserTransaction`, so that two at once take turns and a failure keeps nothing.
 * @param readAgain finds by its id what `create` made; undefined when it is gone.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with a different request before, NOT_FOUND when what it made
 * was deleted since.
 */
export async function once<T extends { id: string }>(
  tx: Tx,
  request: { userId: string; idempotency: { key: string; requestHash: string } | null; now: number },
  create: () => Promise<T>,
  readAgain: (id: string) => Promise<T | undefined>,
): Promise<T> {
  const { userId, idempotency, now } = request;
  if (!idempotency) return create();
  const known = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'resource_id'])
    .where('user_id', '=', userId)
    .where('key', '=', idempotency.key)
    .executeTakeFirst();
  if (known) {
    if (known.request_hash !== idempotency.requestHash) {
      throw new AppError(
        'IDEMPOTENCY_KEY_REUSED',
        'This request was sent before with other content. Please try again.',
      );
    }
    const made = await readAgain(known.resource_id);
    if (!made) throw new AppError('NOT_FOUND', 'This was saved before, and deleted since.');
    return made;
  }
  const made = await create();
  await tx
    .insertInto('idempotency_key')
    .values({
      user_id: userId,
      key: idempotency.key,
      request_hash: idempotency.requestHash,
      resource_id: made.id,
      created_at: now,
    })
    .execute();
  return made;
}

/** Forgets keys older than 24 hours; run now and then. */
export function sweepIdempotencyKeys(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_key')
      .where((eb) =>
        eb(
          eb.refTuple('user_id', 'key'),
          'in',
          eb
            .selectFrom('idempotency_key')
            .select(['user_id', 'key'])
            .where('created_at', '<', now - KEPT_MS)
            .limit(limit)
            .$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}
