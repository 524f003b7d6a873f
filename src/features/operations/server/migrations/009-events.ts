import type { Kysely } from 'kysely';
import { countingColumnType } from '#platform/server/db/engine.ts';

/** Events on their way to those who hear them (docs/decisions/021-events-that-last.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('event_delivery')
    .addColumn('position', countingColumnType(db), (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('handler', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('parked_at', 'bigint')
    .execute();
  // What is due, what comes before it, what falls with an account, and what an administrator sees.
  await db.schema.createIndex('event_delivery_due').on('event_delivery').column('due_at').execute();
  await db.schema
    .createIndex('event_delivery_order')
    .on('event_delivery')
    .columns(['handler', 'subject', 'position'])
    .execute();
  await db.schema.createIndex('event_delivery_user').on('event_delivery').column('user_id').execute();
  await db.schema.createIndex('event_delivery_parked').on('event_delivery').column('parked_at').execute();
}
