import { type Kysely, sql } from 'kysely';

/** Finds what is due, in its order, and claims that run out, without reading what was parked or waits for later. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('event_delivery_due').execute();
  await db.schema
    .createIndex('event_delivery_due')
    .on('event_delivery')
    .columns(['due_at', 'position'])
    .where(sql<boolean>`parked_at is null`)
    .execute();
  await db.schema
    .createIndex('event_delivery_claimed')
    .on('event_delivery')
    .column('claimed_until')
    .where(sql<boolean>`claimed_until is not null`)
    .execute();
}
