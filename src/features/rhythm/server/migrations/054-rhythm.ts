import { type Kysely, sql } from 'kysely';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The lamps of each day, and what days in a row have come to. Earlier days are known by what was paid on them: each is a day with a
 * lamp, and rows begin anew.
 */
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
  await sql`
    insert into rhythm_day (user_id, date, started_at, read_at, write_at, pray_at)
    select user_id, xp_day, min(xp_day_started_at),
      min(case when reason in ('chapter_read', 'reading_session') then granted_at end),
      min(case when reason = 'journal_entry' then granted_at end),
      min(case when reason = 'prayed_for_someone' then granted_at end)
    from xp_grant
    where xp_day is not null and xp_day_started_at is not null
      and reason in ('chapter_read', 'reading_session', 'journal_entry', 'prayed_for_someone')
    group by user_id, xp_day`.execute(db);
  await sql`
    insert into rhythm (user_id, row_days, flasks, longest, total, until_date, until_end, lit_date, sabbath)
    select user_id, 0, 0, 0, count(*), max(date), max(started_at) + ${sql.lit(DAY_MS)}, max(date), 7
    from rhythm_day
    group by user_id`.execute(db);
}
