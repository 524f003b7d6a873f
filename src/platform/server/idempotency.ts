import { WEEK_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from './db/database.ts';
import { prepared } from './db/prepared.ts';
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

/**
 * Words whose answer was lost wait in their browser, with the key, until somebody comes back to them: after a weekend away from the
 * laptop on which they wrote, as a rule. A key that was forgotten by then would save them a second time.
 */
const KEPT_MS = WEEK_MS;

/** A request of somebody, with its key if it came with one. */
interface KeyedRequest {
  userId: string;
  idempotency: { key: string; requestHash: string } | null;
  now: number;
}

/**
 * Creates something at most once for a key: a repeated request is answered with what the first one made, as it is now.
 * Call it inside the creation's `inUserTransaction`, so that two at once take turns and a failure keeps nothing.
 * @param readAgain finds by its id what `create` made; undefined when it is gone.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with a different request before, NOT_FOUND when what it made
 * was deleted since.
 */
export async function once<T extends { id: string }>(
  tx: Tx,
  request: KeyedRequest,
  create: () => Promise<T>,
  readAgain: (id: string) => Promise<T | undefined>,
): Promise<T> {
  const before = await madeBefore(tx, request, readAgain);
  if (before) return before;
  const made = await create();
  await keepKey(tx, request, made.id);
  return made;
}

const knownKey = prepared((db) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'resource_id'])
    .where('user_id', '=', '')
    .where('key', '=', ''),
);

/** The first half of `once`: what the same request has made before, as it is now; null when it has made nothing. */
export async function madeBefore<T>(
  tx: Tx,
  { userId, idempotency }: KeyedRequest,
  readAgain: (id: string) => Promise<T | undefined>,
): Promise<T | null> {
  if (!idempotency) return null;
  const [known] = await knownKey(tx, [userId, idempotency.key]);
  if (!known) return null;
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

/**
 * Whether this very request has made something before. For what is asked ahead of the transaction: what came of a request that was saved is
 * answered, also where it would be refused by now.
 */
export async function hasMade(db: Db, { userId, idempotency }: Omit<KeyedRequest, 'now'>): Promise<boolean> {
  if (idempotency === null) return false;
  const [known] = await knownKey(db, [userId, idempotency.key]);
  return known?.request_hash === idempotency.requestHash;
}

const insertion = prepared((db) =>
  db
    .insertInto('idempotency_key')
    .values({ user_id: '', key: '', request_hash: '', resource_id: '', created_at: 0 }),
);

/** The second half of `once`: ties the key to what the request makes. */
export async function keepKey(tx: Tx, request: KeyedRequest, madeId: string): Promise<void> {
  const { userId, idempotency, now } = request;
  if (idempotency) await insertion(tx, [userId, idempotency.key, idempotency.requestHash, madeId, now]);
}

/** Forgets keys older than `KEPT_MS`; run now and then. */
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
