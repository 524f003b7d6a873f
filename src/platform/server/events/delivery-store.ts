import type { Selectable } from 'kysely';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { passOverHeld } from '../db/engine.ts';
import { newId } from '../ids.ts';
import type { EventDeliveryTable } from './event-tables.ts';

export type Delivery = Selectable<EventDeliveryTable>;

/** The last error of a delivery whose process ended in the middle of it, without a word. */
export const LOST = 'The server ended, or was lost, in the middle of this.';

/** Due whatever the clock says, also when it is set back. */
export const AT_ONCE = 0;

/** One try. A try is ended by both values, so that a late one cannot end a later try. */
type Attempt = Pick<Delivery, 'position' | 'attempts'>;

export async function createDeliveries(
  tx: Tx,
  handlers: readonly string[],
  event: Pick<Delivery, 'type' | 'subject' | 'user_id' | 'payload'>,
  now: number,
  /** It waits from then on, for whoever counts how long. */
  notBefore: number = AT_ONCE,
): Promise<void> {
  const fresh = { attempts: 0, claimed_until: null, last_error: null, parked_at: null };
  await tx
    .insertInto('event_delivery')
    .values(
      handlers.map((handler) => ({
        ...event,
        ...fresh,
        id: newId(now),
        handler,
        created_at: Math.max(now, notBefore),
        due_at: notBefore,
      })),
    )
    .execute();
}

/**
 * Begins the next try of what is due, at most `limit` of it: of each handler and subject only the earliest, so that the
 * order is kept. No other process gets the same before `until`. A claim that ends later than `latest` was left by a process whose
 * clock was wrong, and keeps nobody away. `busy` is left out: what this process is at, also when its
 * claim seems to be over because the machine slept or its clock was set.
 */
export function claimDue(
  db: Db,
  wanted: {
    handlers: readonly string[];
    busy: readonly number[];
    now: number;
    until: number;
    latest: number;
    limit: number;
  },
): Promise<Delivery[]> {
  const { handlers, busy, now, until, latest, limit } = wanted;
  return db
    .with(
      (due) => due('due').materialized(),
      (with_) =>
        passOverHeld(
          with_
            .selectFrom('event_delivery as one')
            .select('one.position')
            .where('one.parked_at', 'is', null)
            .where('one.due_at', '<=', now)
            .where((eb) =>
              eb.or([
                eb('one.claimed_until', 'is', null),
                eb('one.claimed_until', '<=', now),
                eb('one.claimed_until', '>', latest),
              ]),
            )
            .where('one.handler', 'in', handlers)
            .$if(busy.length > 0, (query) => query.where('one.position', 'not in', busy))
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('event_delivery as earlier')
                    .select('earlier.position')
                    .whereRef('earlier.handler', '=', 'one.handler')
                    .whereRef('earlier.subject', '=', 'one.subject')
                    .where('earlier.parked_at', 'is', null)
                    .whereRef('earlier.position', '<', 'one.position'),
                ),
              ),
            )
            .orderBy('one.due_at')
            .orderBy('one.position')
            .limit(limit),
          db,
        ),
    )
    .updateTable('event_delivery')
    .set((eb) => ({
      claimed_until: until,
      attempts: eb('attempts', '+', 1),
      last_error: eb.case().when('claimed_until', 'is not', null).then(LOST).else(eb.ref('last_error')).end(),
    }))
    .where('position', 'in', (eb) => eb.selectFrom('due').select('due.position'))
    .returningAll()
    .execute();
}

/**
 * When the next delivery will be due, epoch ms: one that waits for its next try, or one whose process was lost. Null:
 * none will.
 */
export async function nextDueAt(db: Db, handlers: readonly string[], now: number): Promise<number | null> {
  // The first entry of an index each, however much waits.
  const waiting = db
    .selectFrom('event_delivery')
    .where('parked_at', 'is', null)
    .where('handler', 'in', handlers)
    .limit(1);
  const later = await waiting
    .select('due_at as at')
    .where('due_at', '>', now)
    .orderBy('due_at')
    .executeTakeFirst();
  const claimed = await waiting
    .select('claimed_until as at')
    .where('claimed_until', '>', now)
    .orderBy('claimed_until')
    .executeTakeFirst();
  const times = [later?.at, claimed?.at].filter((at) => typeof at === 'number');
  return times.length === 0 ? null : Math.min(...times);
}

/** Keeps others away for longer, unless the try has ended meanwhile. */
export async function extendClaim(db: Db, attempt: Attempt, until: number): Promise<void> {
  await ofAttempt(db, attempt).set({ claimed_until: until }).where('claimed_until', 'is not', null).execute();
}

/** The try succeeded. Returns false when another process has taken the delivery over. */
export async function finishDelivery(db: DbOrTx, { position, attempts }: Attempt): Promise<boolean> {
  const result = await db
    .deleteFrom('event_delivery')
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The try failed: the next one is due at `dueAt`. */
export async function postponeDelivery(
  db: Db,
  attempt: Attempt,
  failure: { error: string; dueAt: number },
): Promise<void> {
  await ofAttempt(db, attempt)
    .set({ claimed_until: null, last_error: failure.error, due_at: failure.dueAt })
    .execute();
}

/** Gives a claim back as if it had not been made: another process may take the delivery at once. */
export async function releaseClaim(db: Db, attempt: Attempt): Promise<void> {
  await ofAttempt(db, attempt)
    .set({ claimed_until: null, last_error: null, attempts: attempt.attempts - 1 })
    .execute();
}

/** The last try failed. Returns false when another process has taken the delivery over. */
export async function parkDelivery(
  db: DbOrTx,
  attempt: Attempt,
  failure: { error: string; now: number },
): Promise<boolean> {
  const result = await ofAttempt(db, attempt)
    .set({ claimed_until: null, last_error: failure.error, parked_at: failure.now })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function ofAttempt(db: DbOrTx, { position, attempts }: Attempt) {
  return db.updateTable('event_delivery').where('position', '=', position).where('attempts', '=', attempts);
}

/** Makes due what was put off to later than this: no handler asks for such a pause, so a clock was ahead when a try failed. */
export async function updateAstray(db: DbOrTx, latest: number): Promise<void> {
  await db
    .updateTable('event_delivery')
    .set({ due_at: AT_ONCE })
    .where('parked_at', 'is', null)
    .where('due_at', '>', latest)
    // What was not tried yet waits for a moment that somebody named.
    .where('attempts', '>', 0)
    .execute();
}

export async function deleteDeliveriesOf(tx: Tx, type: string, subject: string): Promise<void> {
  await tx.deleteFrom('event_delivery').where('type', '=', type).where('subject', '=', subject).execute();
}
