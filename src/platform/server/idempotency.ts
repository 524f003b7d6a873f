import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from './db/database.ts';

interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  request_hash: string;
  /** JSON of what was answered. */
  response: string;
  created_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    idempotency_key: IdempotencyKeyTable;
  }
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `create` at most once for a key: a repeated request is given the first one's answer. Call it inside the
 * creation's `inUserTransaction`, so that two at once take turns and a failure keeps nothing.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with a different request before.
 */
export async function once<T>(
  tx: Tx,
  request: { userId: string; idempotency: { key: string; requestHash: string } | null; now: number },
  create: () => Promise<T>,
): Promise<T> {
  const { userId, idempotency, now } = request;
  if (!idempotency) return create();
  const known = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
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
    return JSON.parse(known.response) as T;
  }
  const result = await create();
  await tx
    .insertInto('idempotency_key')
    .values({
      user_id: userId,
      key: idempotency.key,
      request_hash: idempotency.requestHash,
      response: JSON.stringify(result),
      created_at: now,
    })
    .execute();
  return result;
}

/** Forgets keys older than 24 hours; run now and then. */
export async function sweepIdempotencyKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
