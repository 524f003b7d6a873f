import type { Kysely } from 'kysely';

/** The key of the app that shows codes, the codes that were written down, and which sessions have passed the step. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('second_step')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('sealed_key', 'text', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('set_up_at', 'bigint')
    .addColumn('last_counter', 'bigint')
    .addColumn('wrong_codes', 'integer', (c) => c.notNull())
    .addColumn('wrong_since', 'bigint')
    .execute();
  await db.schema
    .createTable('backup_code')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('backup_code_pk', ['user_id', 'code_hash'])
    .execute();
  await db.schema.alterTable('session').addColumn('secondStepAt', 'bigint').execute();
}
