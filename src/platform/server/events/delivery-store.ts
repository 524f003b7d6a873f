import { type Selectable, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { passOverHeld } from '../db/engine.ts';
import { newId } from '../ids.ts';
import type { EventDeliveryTable } from './event-tables.ts';

export type Delivery = Selectable<EventDeliveryTable>;

/** A try that was begun: what ends it names both, so that it ends no later try. */
type Attempt = Pick<Delivery, 'position' | 'attempts'>;

export async function insertDeliveries(
  tx: Tx,
  handlers: readonly string[],
  event: Pick<Delivery, 'type' | 'subject' | 'user_id' | 'payload'>,
  now: number,
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
        created_at: now,
        due_at: now,
      })),
    )
    .execute();
}

/**
 * Begins the next try of what is due, at most `limit` of it: of each handler and subject only the earliest, so that the
 * order is kept. No other process gets the same before `until`.
 */
export function claimDue(
  db: Db,
  wanted: { handlers: readonly string[]; now: number; until: number; limit: number },
): Promise<Delivery[]> {
  const { handlers, now, until, limit } = wanted;
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
            .where((eb) => eb.or([eb('one.claimed_until', 'is', null), eb('one.claimed_until', '<=', now)]))
            .where('one.handler', 'in', handlers)
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
    .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where('position', 'in', (eb) => eb.selectFrom('due').select('due.position'))
    .returningAll()
    .execute();
}

/** When something will be due that is not yet: a later try, or what a lost process had begun. Null: nothing will. */
export async function nextDueAt(db: Db, handlers: readonly string[], now: number): Promise<number | null> {
  const row = await db
    .selectFrom('event_delivery')
    .select(
      sql<number | null>`min(case when claimed_until > ${now} then claimed_until else due_at end)`.as('at'),
    )
    .where('parked_at', 'is', null)
    .where('handler', 'in', handlers)
    .where((eb) => eb.or([eb('due_at', '>', now), eb('claimed_until', '>', now)]))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Keeps others away for longer. */
export async function extendClaim(db: Db, attempt: Attempt, until: number): Promise<void> {
  await ofAttempt(db, attempt).set({ claimed_until: until }).execute();
}

/** The try went well. False: it is no longer this one's to end. */
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

/** The last try failed. */
export async function parkDelivery(
  db: Db,
  attempt: Attempt,
  failure: { error: string; now: number },
): Promise<void> {
  await ofAttempt(db, attempt)
    .set({ claimed_until: null, last_error: failure.error, parked_at: failure.now })
    .execute();
}

function ofAttempt(db: Db, { position, attempts }: Attempt) {
  return db.updateTable('event_delivery').where('position', '=', position).where('attempts', '=', attempts);
}

export async function deleteDeliveriesOf(tx: Tx, type: string, subject: string): Promise<void> {
  await tx.deleteFrom('event_delivery').where('type', '=', type).where('subject', '=', subject).execute();
}
