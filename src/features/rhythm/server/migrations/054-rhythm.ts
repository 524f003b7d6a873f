import type { Kysely } from 'kysely';

/** The lamps of each day, and what days in a row have come to. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('rhythm')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('row_days', 'integer', (c) => c.notNull())
    .addColumn('flasks', 'integer', (c) => c.notNull())
    .addColumn('longest', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('until_date', 'text')
    .addColumn('until_end', 'bigint')
    .addColumn('lit_date', 'text')
    .addColumn('sabbath', 'integer', (c) => c.notNull())
    .addColumn('rest_from', 'text')
    .addColumn('rest_until', 'text')
    .addColumn('oil_on', 'text')
    .addColumn('oil_used_on', 'text')
    .execute();
  await db.schema
    .createTable('rhythm_day')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('write_at', 'bigint')
    .addColumn('pray_at', 'bigint')
    .addPrimaryKeyConstraint('rhythm_day_once', ['user_id', 'date'])
    .execute();
}
